# Por que algo não pôde ser feito, e o que se pode fazer em vez disso. Nada mudou.

## A mesa

error-channel-taken = Este canal já tem uma mesa aberta. Entre nela, ou abra a sua em outro canal ou em um tópico.
error-no-table = Não há nenhuma mesa neste canal. Abra uma com /carioca nova.
error-too-many-tables = Você já tem { $limit ->
    [one] uma mesa aberta. Encerre-a
   *[other] { $limit } mesas abertas. Encerre uma
} e poderá abrir outra.
error-too-fast = Você foi rápido demais e não consegui acompanhar, então não fiz nada. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
error-not-seated = Você não tem lugar nesta mesa. Pode assistir à partida e entrar na próxima.
error-already-seated = Você já tem lugar nesta mesa.
error-not-invited = Esta mesa é só para convidados. Peça a alguém da mesa que convide você.
error-table-full = A mesa está cheia: com estas regras cabem { $seats }. Espere alguém sair ou abra outra mesa.
error-too-many-seated = Essas regras são para no máximo { $seats } lugares e há mais ocupados. Tire um bot ou escolha outras regras.
error-no-such-bot = Não há nenhum bot nesse lugar.
error-not-host = Quem decide isso é quem abriu a mesa. Peça a essa pessoa.
error-not-host-or-moderator = Só quem abriu a mesa ou quem modera o canal pode encerrá-la. Se quiser ir embora, saia da mesa.
error-too-few-players = São necessários pelo menos { $least } na mesa. Convide alguém ou adicione um bot.
error-already-started = A partida já começou, então isso não pode mais ser mudado. Na próxima mesa, pode.
error-not-started = { $opener ->
    [yes] A partida ainda não começou. Comece com o botão **Começar**.
   *[no] A partida ainda não começou. Quem abriu a mesa começa com o botão **Começar**.
 }
error-table-over = Esta mesa já terminou. Abra outra com /carioca nova.
error-stale = A mesa mudou desde que você viu esse botão, então não fiz nada. Veja como ela está agora.
error-paused = A partida está em pausa, { $reason ->
    [vote] por votação. Para continuar é preciso votar: **Continuar**, ou /carioca continuar.
    [unreachable] porque não consegui mostrar a mesa no canal dela. Quando der, continue com **Minha mão** ou /carioca mesa.
   *[deserted] porque não sobrou ninguém jogando. Para continuar: **Minha mão**, ou /carioca mão.
}
error-not-paused = A partida não está em pausa: continue jogando.
error-already-voted = O seu voto já foi contado. Faltam os dos outros.
error-already-cut = Alguém já cortou e as cartas foram dadas.
error-not-away = Ninguém joga por você: o lugar já é seu.
error-not-over = A partida ainda não terminou. A chave do embaralhamento é mostrada no final.
error-not-saved = Não consegui salvar isso, então nada aconteceu. Tente de novo daqui a pouco.
error-overtaken = Esta mesa seguiu por outro lado enquanto isso, então isso não foi feito. Já está em dia: olhe sua mão e tente de novo.
error-table-broken = A mesa nº { $table } não pode ser lida e foi posta de lado. Avise quem administra o bot; enquanto isso você pode abrir outra.

## De quem é a vez, e em que parte está

error-not-your-turn = Ainda não é a sua vez. A mesa avisa quando for.
error-game-over = A partida terminou. Abra outra mesa com /carioca nova.
error-draw-first = Primeiro compre do monte ou pegue a carta do lixo.
error-already-drawn = Você já pegou a sua carta nesta vez. Agora baixe, encaixe ou descarte uma carta.
error-not-your-card = Essa carta não está na sua mão. Escolha uma das que você tem.

## Comprar do monte e pegar

error-discard-empty = O lixo está vazio. Compre do monte.
error-must-draw = O lixo já rodou demais sem que ninguém baixasse cartas. Desta vez é preciso comprar do monte.

## Baixar

error-already-down = Você já baixou nesta rodada. A partir da vez seguinte, você encaixa cartas nos jogos da mesa.
error-too-many-jokers = Em cada trinca ou sequência com que você baixa cabe um só curinga. Distribua os curingas ou use cartas naturais.
error-not-a-meld = Essas cartas não formam uma trinca (do mesmo número) nem uma sequência (seguidas e do mesmo naipe).
error-not-the-contract = Baixe exatamente o que a rodada pede, tudo de uma vez: trincas de três cartas e sequências de quatro.
error-same-rank-trios = Com estas regras as trincas precisam ser de números diferentes.
error-same-suit-runs = Com estas regras as sequências precisam ser de naipes diferentes.
error-first-turn = Com estas regras ninguém baixa na primeira vez da rodada. Espere a próxima.
error-cannot-go-out = Nesta rodada quem baixa precisa ficar sem cartas na mesma vez, e assim sobrariam. Espere até que todas se encaixem.
error-no-contract = Você ainda não tem o contrato para baixar: { $missing ->
    [one] falta uma carta.
   *[other] faltam { $missing } cartas.
}
error-taken-left = Ao baixar sobraria só { $card }, que você acabou de pegar do lixo e não pode descartar na mesma vez.
error-all-laid = Você baixaria todas as suas cartas, e com estas regras a rodada termina com um descarte.
error-wrong-count = O contrato se baixa com { $wanted } cartas exatas, e você escolheu { $chosen }.
error-no-melds = Com essas cartas não se forma nada do contrato ({ $contract }). Escolha de novo.
error-not-all-melds = { $good } serve, mas com { $rest } não se forma o que falta: { $missing }. Escolha de novo.

## Encaixar

error-not-down = Para encaixar cartas você precisa ter baixado antes.
error-down-this-turn = Você baixou nesta vez. A partir da próxima pode encaixar cartas; agora descarte uma.
error-no-such-meld = Não há nenhum jogo com esse número na mesa.
error-not-your-meld = Com estas regras você só encaixa nos seus próprios jogos.
error-meld-closed = Uma sequência de treze cartas está completa: não recebe mais.
error-end-needed = Diga em que ponta da sequência a carta vai: embaixo ou em cima.
error-end-on-trio = Uma trinca não tem pontas: encaixe a carta sem dizer onde.
error-does-not-fit = Essa carta não cabe aí. Uma trinca recebe o seu próprio número; uma sequência, a carta que segue em uma ponta; as duas, curingas.
error-no-rank-outside = Nessa ponta a sequência já chegou ao fim: não há carta além dela.
error-jokers-too-close = Esse curinga ficaria perto demais de outro. Entre dois curingas de uma sequência é preciso haver mais cartas naturais.

## Descartar

error-taken-card = Você acabou de pegar essa carta do lixo e não pode descartá-la na mesma vez. Descarte outra.
error-no-discard-left = Se fizer isso, não sobra nenhuma carta que você possa descartar para terminar a vez. Guarde uma.

## Comprar fora da vez

error-buying-open = Primeiro é preciso decidir se alguém compra a carta do lixo.
error-no-buying = Agora não se pode comprar nenhuma carta.
