# Las palabras de los dibujos que acompañan a la mesa: espera, puntos, podio, reglas, clasificación, perfil.

## Contratos y modos de juego

picture-contract-trios = { $count ->
    [one] 1 trío
   *[other] { $count } tríos
}
picture-contract-runs = { $count ->
    [one] 1 escala
   *[other] { $count } escalas
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
picture-lobby-free = Asiento libre
picture-lobby-rounds = { $count ->
    [one] Una ronda
   *[other] Las { $count } rondas
}
picture-lobby-dealt = { $cards } cartas cada uno
picture-lobby-alt-host = { $name } (abrió la mesa)
picture-lobby-alt-bot = { $name } (bot)
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
picture-podium-alt-change = , clasificación { $change }
