# La partida contada en palabras: una línea por turno, con lo que todos pudieron ver.

log-title = Carioca { $preset } para { $seats }: { $names }
log-preset-classic = clásica
log-preset-chilean = chilena
log-preset-argentine = argentina
log-preset-express = exprés
log-round = Ronda { $round } de { $rounds }: { $contract }. Reparte { $dealer }, empieza { $starter }. En el pozo: { $top }.
log-nothing = nada
log-joker = comodín
log-trios = { $count ->
    [one] un trío
   *[other] { $count } tríos
}
log-runs = { $count ->
    [one] una escalera
   *[other] { $count } escaleras
}
log-both = { $first } y { $second }
log-dirty = escala sucia
log-royal = escala real

log-turn = { $number }. { $name } { $did }.
log-drew = roba del mazo
log-took = toma { $card } del pozo
log-went-down = se baja con { $melds }
log-laid-off = agrega { $card } al juego { $number }, que queda en { $meld }
log-discarded = bota { $card }
log-bought = { $name } compra { $card } y roba { $penalty ->
    [one] una carta
   *[other] { $penalty } cartas
} de castigo
log-refilled = se barajó el pozo y quedan { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en el mazo

log-round-won = { $name } gana la ronda.
log-round-out = Se acabó el mazo: nadie gana la ronda.
log-points = { $name }: +{ $points } ({ $hand }), lleva { $total }.
log-points-none = { $name }: +0, lleva { $total }.
log-match-ended = Fin de la partida.
log-place = { $place }.º { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
