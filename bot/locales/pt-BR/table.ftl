# A mesa: o que todos veem.

table-button-hand = Minha mão
table-button-rules = Regras
table-turn = É a vez de { $name }
table-time = o tempo acaba { $when }
table-paused-vote = ⏸️ Partida em pausa, pelo voto de { $names }. Para continuar, { $missing ->
    [one] falta 1 voto
   *[other] faltam { $missing } votos
}: em **Minha mão**, ou com `/carioca continuar`.
table-paused-unreachable = ⏸️ Partida em pausa: por um tempo não consegui mostrar a mesa neste canal. Para continuar, alguém da mesa aperta **Minha mão**.
table-paused-deserted = ⏸️ Partida em pausa: não sobrou ninguém jogando. Para continuar, alguém da mesa aperta **Minha mão**.
table-closed = Esta mesa foi fechada. Para montar outra: `/carioca nova`.

## A última coisa que aconteceu (depois de um nome)

table-drew = comprou
table-took = pegou { $card }
table-bought = levou { $card }
table-went-down = baixou
table-laid-off = encaixou { $card }
table-discarded = descartou { $card }
table-refilled = o lixo foi embaralhado
table-timed-out = ⏰ ficou sem tempo

## Fim de rodada e de partida

table-round-won = Rodada { $round }: quem ganhou foi { $name }
table-round-dry = Rodada { $round }: o monte acabou e ninguém bateu
table-round-next = Agora, rodada { $round }: { $contract }.
table-match-won = { $count ->
    [one] { $names } ganhou!
   *[other] Empate! { $names } ganharam
}
table-button-again = Outra partida

## Encerrar antes

table-end-lobby = Fecho esta mesa?
table-end-match = Encerramos a partida aqui? Ninguém ganha e não dá para desfazer.
table-button-end = Sim, encerrar
table-button-keep = Não, continuar
table-ended = Pronto, a mesa foi fechada.
table-kept = A mesa continua. Bom jogo!

## As regras

table-rules-title = Regras: { $preset }
table-select-page = Ir para…
table-button-previous = ‹ Anterior
table-button-next = Próxima ›
