# As palavras na imagem da mesa e da mão, e o que elas dizem a quem não as vê.

## A mesa

picture-round = Rodada { $round } de { $rounds }
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-turn = Vez de { $name }
picture-joker = curinga
picture-joker-some = um curinga

picture-last-drew = { $name } comprou do monte
picture-last-took = { $name } pegou { $card } do lixo
picture-last-bought = { $name } levou { $card } fora da vez
picture-last-went-down = { $name } baixou
picture-last-laid-off = { $name } acrescentou { $card } ao jogo { $meld }
picture-last-discarded = { $name } descartou { $card }
picture-last-refilled = O lixo foi embaralhado: há monte de novo
picture-last-round-started = { $name } começa
picture-last-round-won = { $name } bateu
picture-last-round-out = O monte acabou: ninguém bateu
picture-last-match-ended = A partida terminou
picture-last-by-clock = { $did } (sem tempo)

picture-alt-piles = Monte: { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
}. No topo do lixo: { $top }
picture-alt-nothing = nada
picture-alt-jokers = Entre parênteses, o que um curinga representa
picture-alt-dealer = { $name } dá as cartas
picture-alt-direction = Joga-se nesta ordem: { $names }
picture-alt-seat = { $name }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}

## A mão

picture-hand-title = { $cards ->
    [one] Sua mão: 1 carta
   *[other] Sua mão: { $cards } cartas
}
picture-hand-points = { $points ->
    [one] { $points } ponto contra
   *[other] { $points } pontos contra
}
picture-hand-trio = Trinca
picture-hand-run = Sequência
picture-hand-whole = Sequência de 13
picture-hand-fits = Pode acrescentar
picture-hand-later = Poderá acrescentar
picture-hand-rest = Soltas
picture-hand-group = { $missing ->
    [0] { $name }, já está
    [one] { $name }: falta 1
   *[other] { $name }: faltam { $missing }
}
picture-hand-down = Você já baixou
picture-hand-alt-locked = Nesta vez você não pode descartar { $card }: acabou de pegá-la do lixo
picture-hand-alt-new = Carta nova: { $card }
picture-hand-alt-selected = Escolhidas: { $cards }

## Com o que baixar

picture-lay-left = { $cards ->
    [0] Não sobra nada
    [one] Sobra 1 carta
   *[other] Sobram { $cards } cartas
}
picture-lay-alt = Opção { $number }: { $melds }. { $left }, { $points }
