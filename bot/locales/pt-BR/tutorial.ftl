# O tutorial: uma primeira rodada contra um bot, passo a passo.

tutorial-command = tutorial
tutorial-command-about = Aprenda a jogar: uma primeira rodada contra um bot, passo a passo; só você vê
tutorial-title = Sua primeira rodada
tutorial-welcome =
    Em cada rodada todos buscam o mesmo **contrato**. O de hoje: **duas trincas**, ou seja, dois grupos de três cartas do mesmo número. Quem ficar sem cartas primeiro ganha a rodada; os outros somam os pontos do que têm na mão, e **ganha quem soma menos**.
    Para ser curta, desta vez você tem 9 cartas em vez de 11. Abaixo estão a mesa e a sua mão.
tutorial-your-turn = ⏰ **Atenção: é a sua vez em <#{ $channel }>**, e o seu tempo continua correndo: acaba { $when }. A lição espera por você; a sua vez, não.
tutorial-step = Passo { $step } de { $steps }
tutorial-draw = A vez sempre começa com uma carta a mais: você **compra** do monte, sem saber o que vem, ou **pega** a de cima do lixo, que todos veem. No lixo está { $top } e ela não combina com nenhuma carta sua. Melhor **comprar**.
tutorial-discard = Veio uma Q! Você já tem uma trinca de Q. A vez termina **descartando uma carta**. Veja as suas cartas soltas: se alguém ganhar a rodada, cada uma soma pontos para você, e { $card } é a que mais pesa, com { $points }. **Descarte { $card }.**
tutorial-take = { $bot } jogou e descartou { $top }. É justamente a que falta para a trinca de 7! Desta vez não conte com a sorte: **pegue { $top }**.
tutorial-lay = Você tem três Q e três 7: **o contrato está completo**. **Baixe**: as duas trincas vão para a mesa, e essas seis cartas já não custam pontos.
tutorial-end-turn = Na mesa estão as suas duas trincas. Encaixar mais cartas só dá **a partir da sua próxima vez**; agora só falta descartar. { $card } é a carta mais cara que você tem, com { $points } pontos. **Descarte { $card }.**
tutorial-draw-again = { $bot } também baixou, com uma trinca de 5 e uma de 2. De agora em diante você pode **encaixar** cartas em qualquer jogo da mesa, nos dele também! Mas antes, como sempre, uma carta. { $top } não encaixa em nenhuma trinca da mesa: **compre**.
tutorial-add-theirs = Um **curinga**! Vale por qualquer carta, e se ficar na sua mão custa 25 pontos. As suas outras cartas também encaixam: a trinca de 5 de { $bot } recebe { $card }. **Encaixe { $card }** na trinca de 5.
tutorial-add-more = Uma a menos. Numa vez você pode encaixar todas as que couberem. **Encaixe { $card }** na trinca de 2.
tutorial-add-joker = Agora o curinga, que entra em qualquer trinca. **Encaixe** na sua trinca de Q.
tutorial-last = Falta uma só carta. **Descarte { $card }** e você fica sem cartas: ganha a rodada!
tutorial-over = Você ganhou sua primeira rodada!
tutorial-over-text =
    Você ficou sem cartas: **0 pontos** para você. Tito ficou com cartas que valem { $points } pontos, somados ao total dele.
    Uma partida são seis rodadas, cada uma com um contrato mais difícil. Em várias há **sequências**: quatro cartas seguidas do mesmo naipe, como 5♠︎ 6♠︎ 7♠︎ 8♠︎. No fim ganha quem juntou menos pontos.
    Para jogar: `/carioca nova`, e adicione um bot aprendiz se não houver mais ninguém. As regras completas: `/carioca regras`. E se não souber o que fazer na sua vez, o botão **Sugestão** diz o que um jogador forte faria.
tutorial-button-again = Fazer de novo

## Quando se tenta outra coisa

tutorial-at-draw = Pode, mas { $top } não combina com nenhuma carta sua: não há outro 9 na sua mão. Do monte pode vir algo melhor. Tente **Comprar**.
tutorial-at-take = Do monte poderia vir qualquer carta. A de que você precisa está à vista: **pegue { $top }**.
tutorial-at-draw-again = Pode, mas { $top } não encaixa em nenhuma trinca da mesa e ficaria na sua mão. Tente **Comprar**.
tutorial-at-add-theirs = Essa também encaixa, boa! Vamos em ordem: primeiro o 5, na trinca de 5.
tutorial-at-add-more = Também encaixa. Primeiro o 2, na trinca de 2.
tutorial-at-add-joker = O curinga entra em qualquer uma, é verdade. Desta vez, ponha na sua trinca de Q.
tutorial-needed = Você precisa de { $card }: sem ela fica mais longe do contrato. Descarte uma carta solta, a que custa mais pontos.
tutorial-cheaper = Também é uma carta solta, mas custa só { $points ->
    [one] um ponto
   *[other] { $points } pontos
}. Convém descartar primeiro a mais cara.
tutorial-keep = Melhor guardar: você tem uma carta que custa mais pontos. Descarte essa primeiro.
tutorial-not-yet = Não descarte ainda: isso terminaria a sua vez. Antes você pode tirar mais cartas da mão.
