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
lobby-button-bot-aprendiz = Bot aprendiz
lobby-button-bot-companero = Bot parceiro
lobby-button-bot-maestro = Bot mestre
lobby-button-unbot = Tirar bot
lobby-button-hints-on = Com sugestões
lobby-button-hints-off = Sem sugestões
lobby-button-start = Começar
lobby-select-preset = Escolha o modo de jogo
lobby-opened = A mesa está posta. Quando a partida começar, suas cartas aparecerão aqui mesmo.

## Opções de uma mesa nova

option-bot = bot
option-bot-about = Senta um bot desde o começo
option-hints = sugestoes
option-hints-about = Se dá para perguntar o que um jogador forte faria (se não disser nada, sim)
