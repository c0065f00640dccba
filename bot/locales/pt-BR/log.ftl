# A partida contada em palavras: uma linha por vez, com o que todos puderam ver.

log-title = Carioca { $preset } para { $seats }: { $names }
log-preset-classic = clássica
log-preset-chilean = chilena
log-preset-argentine = argentina
log-preset-express = expressa
log-round = Rodada { $round } de { $rounds }: { $contract }. { $dealer } dá as cartas, { $starter } começa. No lixo: { $top }.
log-nothing = nada
log-joker = curinga
log-trios = { $count ->
    [one] uma trinca
   *[other] { $count } trincas
}
log-runs = { $count ->
    [one] uma sequência
   *[other] { $count } sequências
}
log-both = { $first } e { $second }
log-dirty = sequência suja
log-royal = sequência real

log-turn = { $number }. { $name } { $did }.
log-drew = compra do monte
log-took = pega { $card } do lixo
log-went-down = baixa { $melds }
log-laid-off = encaixa { $card } no jogo { $number }, que fica { $meld }
log-discarded = descarta { $card }
log-bought = { $name } compra { $card } do lixo e mais { $penalty ->
    [one] uma carta
   *[other] { $penalty } cartas
} de multa
log-refilled = o lixo foi embaralhado e o monte tem { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}

log-round-won = { $name } ganha a rodada.
log-round-out = O monte acabou: ninguém ganha a rodada.
log-points = { $name }: +{ $points } ({ $hand }), total { $total }.
log-points-none = { $name }: +0, total { $total }.
log-match-ended = Fim da partida.
log-place = { $place }.º { $name }, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
