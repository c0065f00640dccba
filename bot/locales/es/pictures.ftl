# Las palabras del dibujo de la mesa y del de la mano, y lo que dicen a quien no los ve.

## La mesa

picture-round = Ronda { $round } de { $rounds }
picture-points = { $points ->
    [one] { $points } pto
   *[other] { $points } pts
}
picture-turn = Turno de { $name }
picture-joker = comodín
picture-joker-some = un comodín

picture-last-drew = { $name } robó del mazo
picture-last-took = { $name } tomó { $card } del pozo
picture-last-bought = { $name } compró { $card }
picture-last-went-down = { $name } se bajó
picture-last-laid-off = { $name } agregó { $card } al juego { $meld }
picture-last-discarded = { $name } botó { $card }
picture-last-refilled = Se barajó el pozo: hay mazo de nuevo
picture-last-round-started = Empieza { $name }
picture-last-round-won = { $name } ganó la ronda
picture-last-round-out = Se acabó el mazo: nadie ganó la ronda
picture-last-match-ended = Terminó la partida
picture-last-by-clock = { $did } (sin tiempo)

picture-alt-piles = Mazo: { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
}. Arriba del pozo: { $top }
picture-alt-nothing = nada
picture-alt-jokers = Entre paréntesis, lo que representa un comodín
picture-alt-dealer = Reparte { $name }
picture-alt-direction = Se juega en este orden: { $names }
picture-alt-seat = { $name }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## La mano

picture-hand-title = { $cards ->
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $cards } cartas
}
picture-hand-points = { $points ->
    [one] { $points } punto en contra
   *[other] { $points } puntos en contra
}
picture-hand-trio = Trío
picture-hand-run = Escalera
picture-hand-whole = Escala
picture-hand-fits = Puedes agregar
picture-hand-later = Podrás agregar
picture-hand-rest = Sueltas
picture-hand-group = { $missing ->
    [0] { $name }, ya está
    [one] { $name }: falta 1
   *[other] { $name }: faltan { $missing }
}
picture-hand-down = Ya te bajaste
picture-hand-alt-locked = En este turno no puedes botar { $card }: acabas de tomarla del pozo
picture-hand-alt-new = Carta nueva: { $card }
picture-hand-alt-selected = Elegidas: { $cards }

## Con qué bajarse

picture-lay-left = { $cards ->
    [0] No te queda nada
    [one] Te queda 1 carta
   *[other] Te quedan { $cards } cartas
}
picture-lay-alt = Opción { $number }: { $melds }. { $left }, { $points }
