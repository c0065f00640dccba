# As palavras na imagem da mesa e da mão, e o que elas dizem a quem não as vê.

## A mesa

picture-round = Rodada { $round } de { $rounds }
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-turn = Vez de { $name }
picture-joker = curinga

picture-last-drew = { $name } comprou do monte
picture-last-took = { $name } pegou { $card } do descarte
picture-last-bought = { $name } levou { $card } fora da vez
picture-last-went-down = { $name } baixou
picture-last-laid-off = { $name } acrescentou { $card } ao jogo { $meld }
picture-last-discarded = { $name } descartou { $card }
picture-last-refilled = O descarte foi embaralhado: há monte de novo
picture-last-round-started = { $name } começa
picture-last-round-won = { $name } bateu
picture-last-round-out = O monte acabou: ninguém bateu
picture-last-match-ended = A partida terminou

picture-alt-piles = Monte: { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
}. No topo do descarte: { $top }
picture-alt-nothing = nada
picture-alt-direction = Joga-se nesta ordem: { $names }
picture-alt-seat = { $name }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
