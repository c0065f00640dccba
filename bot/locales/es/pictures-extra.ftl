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

## La clasificación

picture-number = { $value }
picture-leaders-title = Clasificación
picture-leaders-season = Esta temporada
picture-leaders-month = Este mes
picture-leaders-all = Desde siempre
picture-leaders-page = Página { $page } de { $pages }
picture-leaders-rating = Nivel
picture-leaders-wins = Ganadas
picture-leaders-average = Promedio
picture-leaders-won-of = { $wins } de { $matches }
picture-leaders-empty = Todavía nadie ha terminado una partida. ¡La primera puede ser la tuya!
picture-leaders-alt-line = { $place }.º { $name }: nivel { $rating }, { $wins } ganadas de { $matches }, promedio { $average } puntos
picture-leaders-alt-own = Tu lugar: { $place }.º, nivel { $rating }, { $wins } ganadas de { $matches }, promedio { $average } puntos

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
