# Lo que elige un servidor (/carioca config) y lo que elige cada quien (/carioca preferencias).

config-command = config
config-command-about = Configura las mesas del servidor (para quien lo administra)
config-title = Carioca en { $server }
config-change = Cambiar
config-back = Volver
config-yes = Sí
config-no = No
config-turn-on = Activar
config-turn-off = Desactivar

## Idioma

config-group-language = Idioma de las mesas
config-group-language-about = En qué idioma le hablo al canal. Lo que solo tú ves va en el tuyo.
config-language-auto = Automático
config-language-es = Español
config-language-en = English
config-language-pt-br = Português (Brasil)
config-auto-about = El del servidor; si nadie lo eligió, el de quien abre la mesa
config-select-language = Elige un idioma

## Reglas

config-group-rules = Reglas
config-house-rules = { $preset } con reglas de la casa
config-select-preset = Partir de un modo de juego
config-select-option = Cambiar una regla
config-select-value = Elige un valor
config-reset = Volver a la { $preset }
config-contracts = Cambiar las rondas
config-round = Ronda { $number }: { $contract } · { $cards } cartas
config-round-title = Ronda { $number }
config-round-add = Agregar una ronda
config-round-remove = Quitar la última
config-select-round = Elige una ronda
config-select-contract = Elige su contrato
config-decks = { $first ->
    [2] Hasta { $last } personas
   *[other] De { $first } a { $last } personas
}: { $decks ->
    [one] 1 mazo
   *[other] { $decks } mazos
} y { $jokers ->
    [0] ningún comodín
    [one] 1 comodín
   *[other] { $jokers } comodines
}, { $cards } cartas.
config-worth = Valen: { $values }
config-joker-worth = comodín { $points }
config-changes = Reglas de la casa: { $changes }

config-rule-deal = Cartas que se reparten
config-rule-deal-about = Con cuántas cartas parte cada persona la ronda.
config-deal-contract = una más que el contrato
config-rule-max-players = Máximo en la mesa
config-rule-max-players-about = Cuántas personas caben, bots incluidos.
config-rule-decks = Mazos
config-rule-decks-about = Cuántos mazos de 52 cartas se usan.
config-decks-auto = según cuántos jueguen
config-rule-jokers = Comodines por mazo
config-rule-jokers-about = Cuántos comodines trae cada mazo.
config-rule-buys = Comprar
config-rule-buys-about = Cuántas veces por ronda se puede comprar la carta del pozo fuera de turno, a cambio de otra del mazo.
config-rule-first-turn-lay = Bajarse en el primer turno
config-rule-first-turn-lay-about = Si alguien puede bajarse ya en su primer turno de la ronda.
config-rule-last-in-one-go = Última ronda de una vez
config-rule-last-in-one-go-about = Si la última ronda se gana bajándose y quedando sin cartas en el mismo turno.
config-rule-same-rank-trios = Tríos del mismo número
config-rule-same-rank-trios-about = Si los tríos de un contrato pueden ser del mismo número.
config-rule-same-suit-runs = Escaleras de la misma pinta
config-rule-same-suit-runs-about = Si las escaleras de un contrato pueden ser de la misma pinta.
config-rule-wrap = La escalera da la vuelta
config-rule-wrap-about = Si una escalera puede seguir después del as: Q-K-A-2.
config-rule-jokers-apart = Cartas entre comodines
config-rule-jokers-apart-about = Cuántas cartas naturales tiene que haber entre dos comodines de una escalera.
config-rule-lay-off-on = Dónde se agrega
config-rule-lay-off-on-about = A qué juegos de la mesa se pueden agregar cartas.
config-lay-off-on-any = a cualquier juego
config-lay-off-on-own = solo a los propios
config-rule-last-card = La última carta
config-rule-last-card-about = Cómo puede salir la última carta de la mano.
config-last-card-any = como sea
config-last-card-discard = solo botándola
config-rule-discard-taken = Botar la carta tomada
config-rule-discard-taken-about = Si se puede botar en el mismo turno la carta que se tomó del pozo.
config-rule-ace-value = Valor del as
config-rule-ace-value-about = Cuántos puntos suma un as que queda en la mano.
config-rule-court-values = Valor de J, Q y K
config-rule-court-values-about = Cuántos puntos suman las figuras que quedan en la mano.
config-court-values-rank = 11, 12 y 13
config-court-values-10 = 10 cada una
config-rule-number-values = Valor de los números
config-rule-number-values-about = Cuántos puntos suman del 2 al 10.
config-number-values-face = su número
config-number-values-fives = 5 hasta el 7, y 10 desde el 8
config-rule-joker-value = Valor del comodín
config-rule-joker-value-about = Cuántos puntos suma un comodín que queda en la mano.
config-rule-refills = Barajar el pozo
config-rule-refills-about = Cuántas veces por ronda se baraja el pozo cuando se acaba el mazo.
config-rule-take-laps = Vueltas tomando del pozo
config-rule-take-laps-about = Tras cuántas vueltas en que todos toman del pozo y nadie baja nada hay que robar del mazo.
config-rule-ties = Empates
config-rule-ties-about = Qué decide una partida con los mismos puntos.
config-ties-rounds-won = más rondas ganadas
config-ties-shared = se comparte la victoria

config-problem = Así las reglas no calzan entre sí, así que no cambié nada. Prueba otro valor.
config-problem-few = No cambié nada: en la ronda { $round } ({ $contract }) se reparten { $dealt } cartas y no alcanzan para el contrato. Reparte más, o elige uno más corto.
config-problem-whole = No cambié nada: para { $contract } (ronda { $round }) hay que repartir justo 12 cartas, y así se reparten { $dealt }. Elige repartir «una más que el contrato».
config-problem-left = No cambié nada: la ronda { $round } ({ $contract }) se gana de una vez, y repartiendo { $dealt } cartas sobrarían. Reparte menos, elige un contrato más largo, o quita «última ronda de una vez».
config-problem-last = No cambié nada: en la ronda { $round } ({ $contract }) no quedaría carta que botar al final. Reparte más de { $dealt }, o deja que la última carta salga como sea.
config-problem-suits = No cambié nada: en la ronda { $round } ({ $contract }) hay más escaleras que pintas. Deja que sean de la misma pinta, o elige otro contrato.
config-problem-decks = No cambié nada: { $cards } cartas no alcanzan para { $players } personas con { $dealt } cada una. Usa más mazos o deja menos asientos.

## Mesas

config-group-tables = Mesas
config-group-tables-about = Cómo son las mesas que se abren desde ahora.
config-select-clock = Tiempo por turno
config-clock-auto = Tiempo por turno de siempre
config-pings = Avisos
config-pings-about = Mencionar en el canal a quien le toca, si no está mirando sus cartas.
config-hints = Sugerencias
config-hints-about = Quien está en turno puede preguntar qué haría un buen jugador.
config-bots = Bots
config-bots-about = Se pueden agregar bots a las mesas.
config-threads = Un hilo por mesa
config-threads-about = Cada mesa se abre en un hilo propio y el canal queda libre.

## Lugares

config-group-places = Dónde y quiénes
config-group-places-about = Dónde se pueden abrir mesas y quién puede abrirlas. Sentarse puede cualquiera que vea el canal.
config-everywhere = en todos los canales
config-everybody = cualquiera
config-channels = Canales
config-channels-about = Solo en estos, y en sus hilos. Si no eliges ninguno, en todos.
config-select-channels = Elige canales
config-roles = Roles
config-roles-about = Solo quien tenga alguno de estos. Si no eliges ninguno, cualquiera.
config-select-roles = Elige roles

## Aspecto

config-group-looks = Aspecto
config-group-looks-about = Cómo se dibujan las mesas. Cada quien puede elegir otro aspecto para su mano con /carioca preferencias.
config-select-theme = Elige el paño
config-theme-felt = Paño verde
config-theme-midnight = Medianoche
config-theme-copihue = Copihue
config-select-indices = Letras de las figuras
config-indices-en = J, Q, K
config-indices-es = J, D, R
config-four-colours = Cuatro colores
config-four-colours-about = Cada pinta con un color propio: se distinguen mejor.
config-colours-four = cuatro colores
config-colours-two = dos colores

## Lo que elige cada quien

config-own-command = preferencias
config-own-command-about = Elige tu idioma, cómo se ven tus cartas y cómo te aviso
config-own-title = Tus preferencias
config-own-about = Valen en todos los servidores, para lo que solo tú ves.
config-own-language = Tu idioma
config-own-language-auto = El de tu Discord
config-own-theme = El paño de tu mano
config-own-colours = Los colores de las pintas
config-own-indices = Las letras de las figuras
config-own-as-server = Como el servidor
config-own-colours-four = Cuatro colores
config-own-colours-two = Dos colores
config-own-text-only = Solo texto
config-own-text-only-about = Tus cartas en palabras, sin dibujos: para lectores de pantalla o conexiones lentas.
config-own-ping-dm = Avisos por mensaje directo
config-own-ping-dm-about = Cuando te toca, te escribo a ti en vez de mencionarte en el canal.

config-dm-turn = Te toca jugar en <#{ $channel }>.
config-dm-go = Ir a la mesa

## Lo que no se puede

error-needs-server = Para eso se necesita un servidor donde yo esté. Invítame a uno y abre una mesa ahí; aquí puedes ver las reglas con /carioca reglas.
error-not-manager = Esto lo cambia quien puede administrar el servidor (permiso «Gestionar servidor»). Lo tuyo lo eliges con /carioca preferencias.
error-wrong-channel = En este servidor se juega en { $channels }. Abre tu mesa ahí.
error-wrong-role = En este servidor abre mesas quien tiene alguno de estos roles: { $roles }. Únete a la mesa de alguien, o pide el rol.
error-bots-not-allowed = En este servidor se juega sin bots. Invita a alguien más a la mesa.
error-cannot-thread = Aquí cada mesa va en un hilo propio, y no puedo crearlo: necesito permiso para crear hilos públicos y escribir en ellos. Pídeselo a quien administra el servidor.
config-thread-name = Carioca de { $name }
config-thread-opened = Tu mesa está servida en <#{ $channel }>.
