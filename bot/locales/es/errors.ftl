# Por qué no se pudo hacer algo, y qué se puede hacer en cambio. Nada cambió.

## La mesa

error-channel-taken = En este canal ya hay una mesa abierta. Únete a ella, o abre la tuya en otro canal o en un hilo.
error-no-table = En este canal no hay ninguna mesa. Abre una con /carioca nueva.
error-too-many-tables = Ya tienes { $limit ->
    [one] una mesa abierta. Termínala
   *[other] { $limit } mesas abiertas. Termina una
} y podrás abrir otra.
error-too-fast = Vas muy rápido y no alcanzo a seguirte, así que no hice nada. Prueba de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-not-seated = No tienes asiento en esta mesa. Puedes mirar la partida y unirte a la próxima.
error-already-seated = Ya tienes asiento en esta mesa.
error-not-invited = Esta mesa es por invitación. Pide a alguien de la mesa que te invite.
error-table-full = La mesa está completa: con estas reglas caben { $seats }. Espera a que alguien salga o abre otra mesa.
error-too-many-seated = Esas reglas son para { $seats } asientos como máximo y hay más ocupados. Saca un bot o elige otras reglas.
error-no-such-bot = No hay ningún bot en ese asiento.
error-not-host = Eso lo decide quien abrió la mesa. Pídeselo.
error-not-host-or-moderator = Solo quien abrió la mesa o alguien que modere el canal puede terminarla. Si quieres irte, sal de la mesa.
error-too-few-players = Se necesitan al menos { $least } en la mesa. Invita a alguien o agrega un bot.
error-already-started = La partida ya empezó, así que eso ya no se puede cambiar. En la próxima mesa podrás.
error-not-started = { $opener ->
    [yes] La partida todavía no empieza. Empiézala con el botón **Empezar**.
   *[no] La partida todavía no empieza. Quien abrió la mesa la empieza con el botón **Empezar**.
 }
error-table-over = Esta mesa ya terminó. Abre otra con /carioca nueva.
error-stale = La mesa cambió desde que viste ese botón, así que no hice nada. Aquí está como va ahora.
error-paused = La partida está en pausa, { $reason ->
    [vote] por votación. Para seguir hay que votarlo: **Seguir jugando**, o /carioca seguir.
    [unreachable] porque no pude mostrar la mesa en su canal. Cuando se pueda, sigue con **Mi mano** o /carioca mesa.
   *[deserted] porque no quedaba nadie jugando. Para seguir: **Mi mano**, o /carioca mano.
}
error-not-paused = La partida no está en pausa: sigue jugando.
error-already-voted = Tu voto ya está contado. Faltan los de los demás.
error-already-cut = Alguien ya cortó y las cartas están repartidas.
error-not-away = Nadie juega por ti: el asiento ya es tuyo.
error-not-over = La partida todavía no termina. La llave de la baraja se muestra al final.
error-not-saved = No pude guardar eso, así que no pasó nada. Inténtalo de nuevo en un momento.
error-overtaken = Esta mesa siguió por otro lado mientras tanto, así que eso no se hizo. Ya la puse al día: mira tu mano e inténtalo de nuevo.
error-table-broken = La mesa n.º { $table } no se puede leer y quedó apartada. Avisa a quien administra el bot; mientras tanto puedes abrir otra.

## De quién es el turno y en qué va

error-not-your-turn = Todavía no es tu turno. Cuando te toque, te aviso en la mesa.
error-game-over = La partida ya terminó. Abre otra mesa con /carioca nueva.
error-draw-first = Primero roba del mazo o toma la carta del pozo.
error-already-drawn = Ya sacaste tu carta en este turno. Ahora bájate, agrega, o bota una carta.
error-not-your-card = Esa carta no está en tu mano. Elige una de las que tienes.

## Robar y tomar

error-discard-empty = El pozo está vacío. Roba del mazo.
error-must-draw = El pozo ya dio demasiadas vueltas sin que nadie baje cartas. Esta vez hay que robar del mazo.

## Bajarse

error-already-down = Ya te bajaste en esta ronda. Desde el turno siguiente agregas cartas a los juegos de la mesa.
error-too-many-jokers = En cada trío o escalera con que te bajas cabe un solo comodín. Reparte los comodines o usa cartas naturales.
error-not-a-meld = Esas cartas no forman un trío (del mismo número) ni una escalera (seguidas y de la misma pinta).
error-not-the-contract = Hay que bajar justo lo que pide la ronda, todo de una vez: tríos de tres cartas y escaleras de cuatro.
error-same-rank-trios = Con estas reglas los tríos tienen que ser de números distintos.
error-same-suit-runs = Con estas reglas las escaleras tienen que ser de pintas distintas.
error-first-turn = Con estas reglas nadie se baja en su primer turno de la ronda. Espera al siguiente.
error-cannot-go-out = En esta ronda quien se baja tiene que quedar sin cartas en el mismo turno, y así te sobrarían. Espera a que calcen todas.
error-no-contract = Todavía no tienes el contrato para bajarte: { $missing ->
    [one] te falta una carta.
   *[other] te faltan { $missing } cartas.
}
error-taken-left = Al bajarte te quedaría solo { $card }, que acabas de tomar del pozo y no se puede botar en el mismo turno.
error-all-laid = Bajarías todas tus cartas, y con estas reglas la ronda se termina botando una.
error-wrong-count = El contrato se baja con { $wanted } cartas justas, y elegiste { $chosen }.
error-no-melds = Con esas cartas no se arma nada del contrato ({ $contract }). Elige de nuevo.
error-not-all-melds = { $good } sirve, pero con { $rest } no se arma lo que falta: { $missing }. Elige de nuevo.

## Agregar

error-not-down = Para agregar cartas primero tienes que haberte bajado.
error-down-this-turn = Te bajaste en este turno. Desde el próximo podrás agregar cartas; ahora bota una.
error-no-such-meld = No hay ningún juego con ese número en la mesa.
error-not-your-meld = Con estas reglas solo agregas a tus propios juegos.
error-meld-closed = Una escalera de trece cartas está completa: no recibe más.
error-end-needed = Di en qué punta de la escalera va la carta: abajo o arriba.
error-end-on-trio = Un trío no tiene puntas: agrega la carta sin decir dónde.
error-does-not-fit = Esa carta no calza ahí. Un trío recibe su mismo número; una escalera, la carta que sigue en una punta; ambos, comodines.
error-no-rank-outside = En esa punta la escalera ya llegó al final: más allá no hay carta.
error-jokers-too-close = Ese comodín quedaría demasiado cerca de otro. Entre dos comodines de una escalera tiene que haber más cartas naturales.

## Botar

error-taken-card = Esa carta la acabas de tomar del pozo y no puedes botarla en el mismo turno. Bota otra.
error-no-discard-left = Si haces eso no te queda una carta que puedas botar para terminar el turno. Guarda una.

## Comprar

error-buying-open = Primero hay que decidir si alguien compra la carta del pozo.
error-no-buying = Ahora no se puede comprar ninguna carta.
