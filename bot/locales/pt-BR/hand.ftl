# A mão: o que cada um vê sozinho.

hand-joker = curinga
hand-joker-some = um curinga
hand-round = Rodada { $round } de { $rounds }: { $contract }

## O que foi jogado por você

hand-clock-drew = ⏰ Seu tempo acabou: comprei por você.
hand-clock-discarded = ⏰ Seu tempo acabou: descartei { $card } por você.
hand-clock-drew-and-discarded-it = ⏰ Seu tempo acabou: comprei e descartei { $card } por você.
hand-clock-drew-and-discarded = ⏰ Seu tempo acabou: comprei { $drawn } e descartei { $card } por você.
hand-clock-declined = ⏰ Seu tempo para decidir acabou: não levei { $card } por você.
hand-bot-played = 🤖 Um bot jogou por você: { $did }.
hand-bot-plays = 🤖 Um bot joga por você, porque seu tempo acabou várias vezes seguidas. Para você mesmo jogar: **Continuar**.

## O que fazer agora

hand-over = A partida terminou. Bom jogo!
hand-paused-vote = A partida está em pausa, pelo voto de { $names }. Para continuar, { $missing ->
    [one] falta 1 voto
   *[other] faltam { $missing } votos
}: **Continuar** é o seu.
hand-paused-unreachable = A partida está em pausa: não consegui mostrar a mesa em <#{ $channel }>. Talvez me falte uma permissão lá (ver o canal, escrever, anexar arquivos) ou o tópico esteja fechado. Quando estiver resolvido: **Continuar**.
hand-paused-deserted = A partida está em pausa: não sobrou ninguém jogando, e os bots não seguem sozinhos. Aperte **Continuar**.
hand-wait = Esperando a sua vez. Sua mão se atualiza sozinha quando ela chegar.
hand-draw-or-take = **É a sua vez.** Compre do monte, ou pegue { $card } do lixo.
hand-draw-only = **É a sua vez.** Desta vez é preciso comprar do monte.
hand-draw-first = Você já tem o contrato: poderá baixar depois de pegar sua carta.
hand-may-buy = **Quer levar { $card }?** Vem junto uma carta do monte.
hand-may-lay = **Você tem o contrato!** Baixe já, ou guarde e descarte uma carta.
hand-kept = **Você tem o contrato completo**, mas ainda não pode baixar. { $why } **Descarte uma carta** para terminar sua vez.
hand-choosing = { $count ->
    [one] **É assim que você pode baixar.** Ou escolha você mesmo as cartas.
   *[other] **Escolha como baixar.**
}
hand-choosing-first = Com a 1 sobram menos pontos na sua mão.
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
hand-add-trio = { $card } → trinca de { $rank } de { $owner } (jogo { $number })
hand-add-run-low = { $card } → sequência { $suit } de { $owner } (jogo { $number }, embaixo)
hand-add-run-high = { $card } → sequência { $suit } de { $owner } (jogo { $number }, em cima)
hand-add-own-trio = { $card } → sua trinca de { $rank } (jogo { $number })
hand-add-own-run-low = { $card } → sua sequência { $suit } (jogo { $number }, embaixo)
hand-add-own-run-high = { $card } → sua sequência { $suit } (jogo { $number }, em cima)
