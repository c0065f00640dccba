# As palavras das imagens que acompanham a mesa: espera, pontos, pódio, regras, ranking, perfil.

## Contratos e modos de jogo

picture-contract-trios = { $count ->
    [one] 1 trinca
   *[other] { $count } trincas
}
picture-contract-runs = { $count ->
    [one] 1 sequência
   *[other] { $count } sequências
}
picture-contract-both = { $first } e { $second }
picture-contract-dirty = Sequência suja
picture-contract-royal = Sequência real
picture-contract-letter-trio = T
picture-contract-letter-run = S
picture-contract-short-dirty = Suja
picture-contract-short-royal = Real
picture-preset-classic = Clássica
picture-preset-chilean = Chilena
picture-preset-argentine = Argentina
picture-preset-express = Expressa

## A sala de espera

picture-lobby-title = Mesa de Carioca
picture-lobby-under = { $preset } · { $taken } de { $seats } lugares
picture-lobby-host = Abriu a mesa
picture-lobby-bot = Bot
picture-lobby-bot-aprendiz = Bot aprendiz
picture-lobby-bot-companero = Bot parceiro
picture-lobby-bot-maestro = Bot mestre
picture-lobby-free = Lugar livre
picture-lobby-rounds = { $count ->
    [one] Uma rodada
   *[other] As { $count } rodadas
}
picture-lobby-dealt = { $cards } cartas para cada um
picture-lobby-alt-host = { $name } (abriu a mesa)
picture-lobby-alt-bot = { $name } ({ $bot })
picture-lobby-alt-seated = Na mesa: { $names }
picture-lobby-alt-free = { $count ->
    [0] Não há lugares livres
    [one] Há 1 lugar livre
   *[other] Há { $count } lugares livres
}
picture-lobby-alt-rounds = Rodadas: { $rounds }

## Os pontos de uma rodada

picture-points-under = Rodada { $number } de { $rounds } · { $contract }
picture-points-winner = { $name } ganhou
picture-points-nobody = O monte acabou
picture-points-total = Total
picture-points-chart = Rodada a rodada
picture-points-lowest = ganha quem tiver menos
picture-points-alt-line = { $name }: { $points } nesta rodada, { $total } no total

## O pódio

picture-podium-title = Fim da partida
picture-podium-winner = { $name } ganhou!
picture-podium-shared = Vitória dividida!
picture-podium-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
picture-podium-rounds = { $count ->
    [one] 1 rodada ganha
   *[other] { $count } rodadas ganhas
}
picture-podium-alt-line = { $place }.º { $name }, { $points } pontos, { $rounds }
picture-podium-alt-change = , nível { $change }

## O ranking

picture-number = { $value }
picture-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-leaders-title = Ranking
picture-leaders-season = Esta temporada
picture-leaders-month = Este mês
picture-leaders-all = Desde sempre
picture-leaders-page = Página { $page } de { $pages }
picture-leaders-rating = Nível
picture-leaders-wins = Vitórias
picture-leaders-average = Média
picture-leaders-won-of = { $wins } de { $matches }
picture-leaders-empty = { $period ->
    [season] Ninguém terminou uma partida nesta temporada ainda. A primeira pode ser a sua!
    [month] Ninguém terminou uma partida neste mês ainda. A primeira pode ser a sua!
   *[all] Ninguém terminou uma partida ainda. A primeira pode ser a sua!
}
picture-leaders-empty-average = Ninguém tem média ainda: são necessárias { $matches } partidas terminadas.
picture-leaders-alt-line = { $place }.º { $name }: nível { $rating }, venceu { $wins } de { $matches }, média de { $average } pontos
picture-leaders-alt-own = Seu lugar: { $place }.º, nível { $rating }, você venceu { $wins } de { $matches }, média de { $average } pontos

## O perfil

picture-profile-place = Lugar { $place }
picture-profile-matches = Partidas
picture-profile-wins = Vitórias
picture-profile-share = Taxa
picture-profile-average = Média
picture-profile-best = Melhor total
picture-profile-chart = Nível
picture-profile-streak = { $count } seguidas
picture-profile-last = Últimas { $count } partidas
picture-profile-presets = Por modo
picture-profile-rivals = Rivais
picture-profile-alt-chart = Nível nas últimas { $count } partidas: de { $first } a { $last }, entre { $low } e { $high }

## As regras

picture-rules-under = { $preset } · página { $page } de { $pages }
picture-rules-goal = Do que se trata
picture-rules-melds = Trincas e sequências
picture-rules-turn = Sua vez
picture-rules-add = Encaixar cartas
picture-rules-points = Os pontos
picture-rules-key = Como ler a mesa
picture-rules-yes = pode
picture-rules-no = não pode
picture-rules-or = ou
picture-rules-goal-text = Fique sem cartas antes dos outros. O que sobra na sua mão soma pontos, e ganha quem soma menos.
picture-rules-goal-rounds = { $count ->
    [one] Há uma rodada, com seu contrato: o que é preciso baixar na mesa.
   *[other] São { $count } rodadas. Cada uma pede seu contrato: o que é preciso baixar na mesa.
}
picture-rules-goal-last = A última rodada se ganha de uma vez: você baixa e fica sem cartas na mesma vez.
picture-rules-trio = Trinca: três cartas do mesmo número. O naipe pode se repetir.
picture-rules-run = Sequência: quatro cartas seguidas do mesmo naipe.
picture-rules-ace-low = O ás vai antes do 2…
picture-rules-ace-high = … ou depois do K.
picture-rules-no-wrap = Mas não dá a volta: nunca K-A-2.
picture-rules-wrap = E também dá a volta: K-A-2.
picture-rules-joker = O curinga vale por qualquer carta.
picture-rules-two-jokers = Ao baixar, no máximo um curinga em cada jogo.
picture-rules-same-rank = As trincas do contrato são de números diferentes.
picture-rules-same-suit = As sequências do contrato são de naipes diferentes.
picture-rules-dirty = Sequência suja: as treze cartas, do ás ao K, de qualquer naipe. Baixa-se inteira.
picture-rules-royal = Sequência real: as treze cartas, do ás ao K, de um só naipe. Baixa-se inteira.
picture-rules-step-draw = Compre do monte, ou pegue a carta de cima do lixo.
picture-rules-step-lay = Se tiver o contrato, baixe: exatamente o que a rodada pede, tudo de uma vez.
picture-rules-step-discard = Descarte uma carta no lixo. Assim termina a sua vez.
picture-rules-not-at-first = Ninguém baixa na primeira vez da rodada.
picture-rules-wait = Você pode ter o contrato pronto e esperar para baixar.
picture-rules-taken-back = A carta que você acabou de pegar do lixo não pode ser descartada na mesma vez.
picture-rules-last-card = Sua última carta se descarta: não pode ser encaixada.
picture-rules-buys = { $count ->
    [one] Uma vez por rodada você pode levar a carta do lixo fora da vez, com mais uma do monte.
   *[other] Até { $count } vezes por rodada você pode levar a carta do lixo fora da vez, com mais uma do monte.
}
picture-rules-add-any = A partir da vez seguinte a baixar, encaixe cartas em qualquer jogo da mesa, seu ou dos outros.
picture-rules-add-own = A partir da vez seguinte a baixar, encaixe cartas nos seus próprios jogos da mesa.
picture-rules-add-run = Em uma sequência, a carta que segue em qualquer das pontas.
picture-rules-add-trio = Em uma trinca, outra carta do mesmo número.
picture-rules-shift = Um curinga na ponta corre para fora quando chega a carta que ele substitui.
picture-rules-other-end = Nunca pula para a outra ponta: aqui servem o 8, o K e a Q.
picture-rules-inside = Um curinga do meio já não se troca.
picture-rules-apart = Entre dois curingas de uma sequência deve haver pelo menos { $count } cartas naturais.
picture-rules-points-text = Quando a rodada termina, cada carta que sobra na mão soma seu valor. Quem bateu soma zero.
picture-rules-value-face = O próprio número
picture-rules-value-each = Do { $first } ao { $last }: { $points }
picture-rules-value-alike = { $points } cada uma
picture-rules-stock = { $count ->
    [one] Se o monte acaba, o lixo é embaralhado uma vez. Se acaba de novo, a rodada termina e todos somam.
   *[other] Se o monte acaba, o lixo é embaralhado, no máximo { $count } vezes por rodada. Depois a rodada termina e todos somam.
}
picture-rules-stock-once = Se o monte acaba, a rodada termina e todos somam.
picture-rules-tie-rounds = No empate ganha quem venceu mais rodadas; se continuar igual, a vitória é dividida.
picture-rules-tie-shared = No empate a vitória é dividida.
picture-rules-key-turn = Moldura colorida: de quem é a vez. Segue-se no sentido das setas.
picture-rules-key-dealer = O D: quem dá as cartas nesta rodada. Começa o seguinte.
picture-rules-key-facts = Quantas cartas tem na mão, e quantos pontos já soma: quanto menos, melhor.
picture-rules-key-meld = O número de cada jogo. A estrela é um curinga, com a carta que ele substitui.
picture-rules-key-played = Borda colorida: a última jogada.
picture-rules-key-contract = O contrato da rodada, em desenho. Na folha de pontos, em letras: { $short } (T, trincas; S, sequências).
picture-rules-key-locked = Na sua mão, com borda: a mais nova. Com cadeado: você a pegou do lixo e não pode descartá-la nesta vez.
picture-rules-key-new = Na sua mão, com borda: a carta mais nova.
picture-rules-key-points = Nos pontos, disco dourado: ganhou aquela rodada. Total em verde: o menor, está na frente.

## A repetição de uma partida

picture-replay-title = Repetição animada de uma partida de { $names }
picture-replay-round = Rodada { $number }: { $name } ganhou
picture-replay-round-nobody = Rodada { $number }: o monte acabou
picture-replay-totals = Totais: { $totals }
