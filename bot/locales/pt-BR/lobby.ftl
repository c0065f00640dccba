# A mesa enquanto enche.

lobby-too-few = Falta mais alguém: entre, ou adicione um bot para começar já.
lobby-may-start = Quando todos chegarem, { $host } aperta **Começar**.
lobby-by-invitation = só para convidados
lobby-turn-seconds = { $count } s por vez
lobby-turn-minutes = { $count ->
    [one] 1 minuto por vez
   *[other] { $count } minutos por vez
}
lobby-turn-hours = { $count ->
    [one] 1 hora por vez
   *[other] { $count } horas por vez
}
lobby-button-join = Entrar
lobby-button-leave = Sair
lobby-button-bot = Adicionar bot
lobby-button-unbot = Tirar bot
lobby-button-start = Começar
lobby-select-preset = Escolha o modo de jogo
lobby-opened = A mesa está posta. Quando a partida começar, suas cartas aparecerão aqui mesmo.
