# Las palabras de los dibujos que acompañan a la mesa: espera, puntos, podio, reglas, ranking, perfil.

## Contratos y modos de juego

picture-contract-trios = { $count ->
    [one] 1 trío
   *[other] { $count } tríos
}
picture-contract-runs = { $count ->
    [one] 1 escalera
   *[other] { $count } escaleras
}
picture-contract-both = { $first } y { $second }
picture-contract-dirty = Escala sucia
picture-contract-royal = Escala real
picture-contract-letter-trio = T
picture-contract-letter-run = E
picture-contract-short-dirty = Sucia
picture-contract-short-royal = Real
picture-preset-classic = Clásica
picture-preset-chilean = Chilena
picture-preset-argentine = Argentina
picture-preset-express = Exprés

## La sala de espera

picture-lobby-title = Mesa de Carioca
picture-lobby-under = { $preset } · { $taken } de { $seats } asientos
picture-lobby-host = Abrió la mesa
picture-lobby-bot = Bot
picture-lobby-bot-aprendiz = Bot aprendiz
picture-lobby-bot-companero = Bot compañero
picture-lobby-bot-maestro = Bot maestro
picture-lobby-free = Asiento libre
picture-lobby-rounds = { $count ->
    [one] Una ronda
   *[other] Las { $count } rondas
}
picture-lobby-dealt = { $cards } cartas cada uno
picture-lobby-alt-host = { $name } (abrió la mesa)
picture-lobby-alt-bot = { $name } ({ $bot })
picture-lobby-alt-seated = En la mesa: { $names }
picture-lobby-alt-free = { $count ->
    [0] No quedan asientos libres
    [one] Queda 1 asiento libre
   *[other] Quedan { $count } asientos libres
}
picture-lobby-alt-rounds = Rondas: { $rounds }

## Los puntos de una ronda

picture-points-under = Ronda { $number } de { $rounds } · { $contract }
picture-points-winner = Ganó { $name }
picture-points-nobody = Se acabó el mazo
picture-points-total = Total
picture-points-chart = Ronda a ronda
picture-points-lowest = gana quien tenga menos
picture-points-alt-line = { $name }: { $points } en esta ronda, { $total } en total

## El podio

picture-podium-title = Fin de la partida
picture-podium-winner = ¡Ganó { $name }!
picture-podium-shared = ¡Victoria compartida!
picture-podium-points = { $points ->
    [one] 1 pto
   *[other] { $points } pts
}
picture-podium-rounds = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}
picture-podium-alt-line = { $place }.º { $name }, { $points } puntos, { $rounds }
picture-podium-alt-change = , nivel { $change }

## El ranking

picture-number = { $value }
picture-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-leaders-title = Ranking
picture-leaders-season = Esta temporada
picture-leaders-month = Este mes
picture-leaders-all = Desde siempre
picture-leaders-page = Página { $page } de { $pages }
picture-leaders-rating = Nivel
picture-leaders-wins = Ganadas
picture-leaders-average = Promedio
picture-leaders-won-of = { $wins } de { $matches }
picture-leaders-empty = { $period ->
    [season] Esta temporada todavía nadie ha terminado una partida. ¡La primera puede ser la tuya!
    [month] Este mes todavía nadie ha terminado una partida. ¡La primera puede ser la tuya!
   *[all] Todavía nadie ha terminado una partida. ¡La primera puede ser la tuya!
}
picture-leaders-empty-average = Todavía nadie tiene promedio: se necesitan { $matches } partidas terminadas.
picture-leaders-alt-line = { $place }.º { $name }: nivel { $rating }, ganó { $wins } de { $matches }, promedio { $average } puntos
picture-leaders-alt-own = Tu lugar: { $place }.º, nivel { $rating }, ganaste { $wins } de { $matches }, promedio { $average } puntos

## El perfil

picture-profile-place = Lugar { $place }
picture-profile-matches = Partidas
picture-profile-wins = Ganadas
picture-profile-share = Victorias
picture-profile-average = Promedio
picture-profile-best = Mejor total
picture-profile-chart = Nivel
picture-profile-streak = { $count } seguidas
picture-profile-last = Últimas { $count } partidas
picture-profile-presets = Por modo
picture-profile-rivals = Rivales
picture-profile-alt-chart = Nivel en las últimas { $count } partidas: de { $first } a { $last }, entre { $low } y { $high }

## Las reglas

picture-rules-under = { $preset } · página { $page } de { $pages }
picture-rules-goal = De qué se trata
picture-rules-melds = Tríos y escaleras
picture-rules-turn = Tu turno
picture-rules-add = Agregar cartas
picture-rules-points = Los puntos
picture-rules-key = Cómo leer la mesa
picture-rules-yes = se puede
picture-rules-no = no se puede
picture-rules-or = o
picture-rules-goal-text = Quédate sin cartas antes que los demás. Lo que te queda en la mano suma puntos, y gana quien junta menos.
picture-rules-goal-rounds = { $count ->
    [one] Hay una ronda, con su contrato: lo que hay que bajar a la mesa.
   *[other] Son { $count } rondas. Cada una pide su contrato: lo que hay que bajar a la mesa.
}
picture-rules-goal-last = La última ronda se gana de una vez: te bajas y quedas sin cartas en el mismo turno.
picture-rules-trio = Trío: tres cartas del mismo número. La pinta se puede repetir.
picture-rules-run = Escalera: cuatro cartas seguidas de la misma pinta.
picture-rules-ace-low = El as va antes del 2…
picture-rules-ace-high = … o después de la K.
picture-rules-no-wrap = Pero no da la vuelta: nunca K-A-2.
picture-rules-wrap = Y también da la vuelta: K-A-2.
picture-rules-joker = El comodín reemplaza cualquier carta.
picture-rules-two-jokers = Al bajarte, a lo más un comodín en cada juego.
picture-rules-same-rank = Los tríos del contrato son de números distintos.
picture-rules-same-suit = Las escaleras del contrato son de pintas distintas.
picture-rules-dirty = Escala sucia: las trece cartas, del as a la K, de cualquier pinta. Se baja entera.
picture-rules-royal = Escala real: las trece cartas, del as a la K, de una sola pinta. Se baja entera.
picture-rules-step-draw = Roba del mazo, o toma la carta de arriba del pozo.
picture-rules-step-lay = Si tienes el contrato, bájate: justo lo que pide la ronda, todo de una vez.
picture-rules-step-discard = Bota una carta al pozo. Así termina tu turno.
picture-rules-not-at-first = Nadie se baja en su primer turno de la ronda.
picture-rules-wait = Puedes tener el contrato listo y esperar para bajarte.
picture-rules-taken-back = La carta que acabas de tomar del pozo no la puedes botar en el mismo turno.
picture-rules-last-card = Tu última carta se bota: no se puede agregar.
picture-rules-buys = { $count ->
    [one] Una vez por ronda puedes comprar la carta del pozo fuera de turno, llevándote otra del mazo.
   *[other] Hasta { $count } veces por ronda puedes comprar la carta del pozo fuera de turno, llevándote otra del mazo.
}
picture-rules-add-any = Desde el turno siguiente a bajarte, agrega cartas a cualquier juego de la mesa, tuyo o ajeno.
picture-rules-add-own = Desde el turno siguiente a bajarte, agrega cartas a tus propios juegos de la mesa.
picture-rules-add-run = A una escalera, la carta que sigue en cualquiera de sus puntas.
picture-rules-add-trio = A un trío, otra carta del mismo número.
picture-rules-shift = Un comodín en la punta se corre hacia afuera cuando llega la carta que reemplaza.
picture-rules-other-end = Nunca salta a la otra punta: aquí sirven el 8, la K y la Q.
picture-rules-inside = Un comodín del medio ya no se cambia.
picture-rules-apart = Entre dos comodines de una escalera tiene que haber al menos { $count } cartas naturales.
picture-rules-points-text = Al terminar la ronda, cada carta que queda en la mano suma su valor. Quien se quedó sin cartas suma cero.
picture-rules-value-face = Su número
picture-rules-value-each = Del { $first } al { $last }: { $points }
picture-rules-value-alike = { $points } cada una
picture-rules-stock = { $count ->
    [one] Si se acaba el mazo, se baraja el pozo una vez. Si se acaba de nuevo, la ronda termina y todos suman.
   *[other] Si se acaba el mazo, se baraja el pozo, a lo más { $count } veces por ronda. Después la ronda termina y todos suman.
}
picture-rules-stock-once = Si se acaba el mazo, la ronda termina y todos suman.
picture-rules-tie-rounds = En un empate gana quien ganó más rondas; si siguen iguales, comparten la victoria.
picture-rules-tie-shared = En un empate se comparte la victoria.
picture-rules-key-turn = Marco de color: a quien le toca. Se sigue en el sentido de las flechas.
picture-rules-key-dealer = La D: reparte en esta ronda. Empieza quien le sigue.
picture-rules-key-facts = Cuántas cartas le quedan en la mano, y cuántos puntos lleva: mientras menos, mejor.
picture-rules-key-meld = El número de cada juego. La estrella es un comodín, con la carta por la que está.
picture-rules-key-played = Borde de color: lo último que se jugó.
picture-rules-key-contract = El contrato de la ronda, en dibujo. En la hoja de puntos, en letras: { $short } (T, tríos; E, escaleras).
picture-rules-key-locked = En tu mano, con borde: la recién sacada. Con candado: la tomaste del pozo y en este turno no la puedes botar.
picture-rules-key-new = En tu mano, con borde: la carta recién sacada.
picture-rules-key-points = En los puntos, disco dorado: ganó esa ronda. Total en verde: el más bajo, va ganando.

## La repetición de una partida

picture-replay-title = Repetición animada de una partida de { $names }
picture-replay-round = Ronda { $number }: ganó { $name }
picture-replay-round-nobody = Ronda { $number }: se acabó el mazo
picture-replay-totals = Totales: { $totals }
