# O que as imagens mostram, dito em palavras: para quem escolheu ler só texto.

said-table = A mesa
said-order = Ordem do jogo: { $names }
said-card = { $rank } de { $suit }
said-suit-S = espadas
said-suit-H = copas
said-suit-D = ouros
said-suit-C = paus
said-rank-A = ás
said-rank-J = valete
said-rank-Q = dama
said-rank-K = rei
said-joker-for = curinga no lugar de { $rank }
said-meld = Jogo { $number }: { $meld }
said-trio = trinca de { $rank }, { $count } cartas
said-trio-jokers = { $count ->
    [one] , uma é curinga
   *[other] , { $count } são curingas
}
said-run = sequência de { $suit }
said-dirty = sequência suja, treze cartas do ás ao rei
said-royal = sequência real de { $suit }, treze cartas do ás ao rei
said-ends = , de { $low } a { $high }
said-run-joker = , com curinga no lugar de { $rank }
