# Uma partida terminada, vista de novo.

replay-command = repetir
replay-command-about = Veja de novo uma partida terminada, passo a passo
replay-option-match = partida
replay-option-match-about = Qual (por padrão, a última do servidor)
replay-title = Partida n.º { $match } · { $rules }
replay-where = Rodada { $round } de { $rounds }: { $contract } · passo { $step } de { $of }
replay-round = Rodada { $round }: { $contract }
replay-select-round = Ir para uma rodada
replay-button-film = Animação
replay-button-steps = Passo a passo
replay-filming = 🎞️ Desenhando a partida inteira. São alguns segundos…

error-no-replay = Não encontro essa partida neste servidor. Escolha uma da lista, ou procure em /carioca historico.
error-no-replay-yet = Ainda não há partidas terminadas para rever. A primeira pode ser a sua!
