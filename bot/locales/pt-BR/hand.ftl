# A mão: o que cada um vê sozinho.

hand-joker = curinga
hand-round = Rodada { $round } de { $rounds }: { $contract }

## O que fazer agora

hand-over = A partida terminou. Bom jogo!
hand-paused = A partida está em pausa.
hand-wait = Esperando a sua vez. Sua mão se atualiza sozinha quando ela chegar.
hand-draw-or-take = **É a sua vez.** Compre do monte, ou pegue { $card } do lixo.
hand-draw-only = **É a sua vez.** Desta vez é preciso comprar do monte.
hand-may-buy = **Quer levar { $card }?** Vem junto uma carta do monte.
hand-may-lay = **Você tem o contrato!** Baixe já, ou guarde e descarte uma carta.
hand-picking = Escolha as { $count } cartas com que você baixa.
hand-may-add = **Você pode encaixar cartas** nos jogos da mesa. Para terminar sua vez, descarte uma.
hand-discard = **Descarte uma carta** para terminar sua vez.

## Botões e listas

hand-button-draw = Comprar
hand-button-take = Pegar { $card }
hand-button-buy = Levar { $card }
hand-button-pass = Passar
hand-button-lay = Baixar
hand-button-lay-this = Baixar a { $number }
hand-button-pick = Escolher eu mesmo
hand-button-back = Voltar
hand-button-hint = Sugestão
hand-button-resume = Continuar
hand-button-fresh = Atualizar
hand-select-add = Encaixar: qual carta e onde
hand-select-discard = Descartar: escolha uma carta
hand-select-pick = { $count ->
    [one] Falta 1 carta para baixar
   *[other] Faltam { $count } cartas para baixar
}
hand-option-more = Ver mais ({ $page } de { $pages })
hand-option-card = N.º { $place } · { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
hand-add-trio = { $card } → trinca de { $rank } de { $owner }
hand-add-run-low = { $card } → sequência { $suit } de { $owner } (embaixo)
hand-add-run-high = { $card } → sequência { $suit } de { $owner } (em cima)
