# As dicas: o que um jogador forte faria, e por quê.

hint-command = sugestao
hint-command-about = O que um jogador forte faria no seu lugar, e por quê; só você vê
error-hints-off = Nesta mesa se joga sem sugestões.
error-hints-not-allowed = Neste servidor se joga sem sugestões.
error-no-hint = Não deu tempo de pensar numa sugestão. Tente de novo daqui a pouco.

## Os motivos

hint-take-completes = Pegue { $card }: completa o seu contrato.
hint-take-nearer = Pegue { $card }: { $missing ->
    [one] depois só falta uma carta para o contrato.
   *[other] depois faltam { $missing } cartas para o contrato.
}
hint-take-fits = Pegue { $card }: você pode encaixar essa carta em um jogo da mesa.
hint-draw-only = Compre do monte: agora não dá para pegar do lixo.
hint-draw-no-nearer = Compre do monte: { $card } não aproxima você do contrato.
hint-draw-complete = Compre do monte: seu contrato já está completo e { $card } não faz falta.
hint-draw-no-fit = Compre do monte: { $card } não encaixa em nenhum jogo da mesa.
hint-missing = { $missing ->
    [one] Falta uma carta
   *[other] Faltam { $missing } cartas
} para o contrato; { $helpful } das { $unseen } que você não viu aproximam você dele.
hint-buy-completes = Leve { $card }: completa o seu contrato.
hint-buy-nearer = Leve { $card }: { $missing ->
    [one] depois só falta uma carta para o contrato.
   *[other] depois faltam { $missing } cartas para o contrato.
}
hint-pass-down = Passe: você já baixou, e levar outra deixa mais cartas na sua mão.
hint-pass-in-one-go = Passe: esta rodada precisa terminar de uma vez, e levá-la deixa cartas demais na sua mão.
hint-pass-no-nearer = Passe: { $card } não aproxima você do contrato, e levar outra deixa mais cartas na sua mão.
hint-lay = Baixe: sobram { $cards } cartas na mão, que somam { $points } pontos, e delas você descarta uma.
hint-lay-ends = Baixe: com isso você termina a rodada.
hint-lay-fits = { $cards ->
    [one] Uma delas você pode encaixar na mesa na sua próxima vez, se ninguém chegar antes.
   *[other] Delas, { $cards } você pode encaixar na mesa na sua próxima vez, se ninguém chegar antes.
}
hint-add = Encaixe { $card } { $place }: { $points ->
    [one] um ponto a menos na sua mão.
   *[other] { $points } pontos a menos na sua mão.
}
hint-at-trio = na trinca de { $rank } de { $owner } (jogo { $number })
hint-at-run-low = na sequência { $suit } de { $owner } (jogo { $number }, embaixo)
hint-at-run-high = na sequência { $suit } de { $owner } (jogo { $number }, em cima)
hint-at-own-trio = na sua trinca de { $rank } (jogo { $number })
hint-at-own-run-low = na sua sequência { $suit } (jogo { $number }, embaixo)
hint-at-own-run-high = na sua sequência { $suit } (jogo { $number }, em cima)
hint-add-ends = Com isso você fica sem cartas e ganha a rodada.
hint-add-last = Depois sobra { $card }: descarte essa carta e ganhe a rodada.
hint-discard = Descarte { $card }: na mão custa { $points ->
    [one] um ponto.
   *[other] { $points } pontos.
}
hint-discard-spare = Descarte { $card }: sem essa carta você fica tão perto do contrato quanto antes, e na mão custa { $points ->
    [one] um ponto.
   *[other] { $points } pontos.
}
hint-discard-least = Descarte { $card }: qualquer carta que você descartar afasta você do contrato, e nenhuma menos que esta.
hint-discard-safe = Descarte { $card }: afasta você do contrato, mas quanto menos custar a sua mão, mais segura fica a sua vantagem de { $lead ->
    [one] um ponto
   *[other] { $lead } pontos
}; sem esta carta ela custa { $left ->
    [one] um ponto
   *[other] { $left } pontos
}.
hint-discard-late = Descarte { $card }: afasta você do contrato, mas alguém que já baixou só tem mais uma carta, e na mão esta custa { $points ->
    [one] um ponto.
   *[other] { $points } pontos.
}
hint-discard-loose = Descarte { $card }: não encaixa em nenhum jogo da mesa, e na mão custa { $points ->
    [one] um ponto.
   *[other] { $points } pontos.
}
hint-discard-chances = { $missing ->
    [one] Você fica a uma carta
   *[other] Você fica a { $missing } cartas
} do contrato; { $helpful } das { $unseen } que você não viu aproximam você.
hint-discard-complete = Descarte { $card }: sem essa carta o seu contrato continua completo, e na mão custa { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
hint-discard-dearest = Descarte { $card }: é o que mais custa na sua mão, { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
hint-discard-ends = Descarte { $card }: você fica sem cartas e ganha a rodada.
hint-discard-left-lying = No lixo há cartas parecidas que ninguém pegou.
hint-discard-no-gift = Quem joga depois já baixou, e não pode encaixar esta carta na mesa.
