# As partidas que foram jogadas.

history-command = historico
history-command-about = As partidas que foram jogadas neste servidor
history-option-person-about = Só as desta pessoa
history-title = Histórico
history-none = Nenhuma partida terminou ainda. A primeira pode ser a sua!
history-unfinished = não terminada
history-unrated = não conta para o nível
history-nameless = alguém
history-left = abandonou
history-hints = { $count ->
    [one] uma sugestão
   *[other] { $count } sugestões
}
history-seat = { $place }. **{ $name }**: { $score } pontos
history-seat-unplaced = **{ $name }**: { $score } pontos
history-select = Ver uma partida
history-button-newer = Mais novas
history-button-older = Mais antigas
history-button-replay = Ver de novo
history-button-back = Voltar à lista
