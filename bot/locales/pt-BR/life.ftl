# Sair, pausar e continuar.

life-command-leave = sair
life-command-leave-about = Deixa seu lugar na mesa
life-command-pause = pausar
life-command-pause-about = Vota por pausar a partida
life-command-resume = continuar
life-command-resume-about = Vota por continuar a partida em pausa

## Sair

life-quit = Sair da partida? Um bot continua com as suas cartas, você não pode voltar a ela e conta como abandono. Se é só um tempinho, fique: se você perder a vez, um bot cobre você até voltar. Também dá para pedir uma pausa com `/carioca pausar`.
life-quit-last = Sair? Não resta mais ninguém, então a mesa se fecha e a partida conta como abandono.
life-button-quit = Sim, sair
life-button-remain = Não, fico
life-remained = Você fica. Bora jogar!
life-left-lobby = Pronto, você deixou a mesa.
life-left-match = Pronto, você saiu da partida. Até a próxima!
life-has-left = 👋 **{ $name }** saiu da partida. Um bot continua no lugar.

## Votar: em particular

life-you-voted = { $missing ->
    [one] Seu voto foi contado. Falta mais 1.
   *[other] Seu voto foi contado. Faltam mais { $missing }.
}
life-you-paused = Pronto, a partida está em pausa.
life-you-resumed = Pronto, a partida continua.

## Votar: no canal

life-vote-pause = { $missing ->
    [one] 🗳️ Por pausar a partida: { $names }. Falta 1 voto.
   *[other] 🗳️ Por pausar a partida: { $names }. Faltam { $missing } votos.
}
life-vote-unpause = { $missing ->
    [one] 🗳️ Por continuar a partida: { $names }. Falta 1 voto.
   *[other] 🗳️ Por continuar a partida: { $names }. Faltam { $missing } votos.
}
life-paused = ⏸️ Partida em pausa, pelo voto de { $names }. Ninguém perde a vez. Para continuar: o botão ou `/carioca continuar`.
life-resumed = ▶️ A partida continua, pelo voto de { $names }.
life-button-pause = Pausar também
life-button-unpause = Continuar jogando
