# A mesa enquanto enche.

lobby-too-few = Falta mais alguém: entre, ou adicione um bot para começar já.
lobby-may-start = Quando todos chegarem, { $host } aperta **Começar**.
lobby-by-invitation = só para convidados
lobby-no-hints = sem sugestões
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
lobby-button-bot = Adicionar bot
lobby-button-leave = Sair
lobby-button-start = Começar
lobby-select-more = Mais: outros bots, sugestões…
lobby-more-bot-aprendiz = Adicionar bot aprendiz
lobby-more-bot-aprendiz-about = Está começando: bom para aprender
lobby-more-bot-companero = Adicionar bot parceiro
lobby-more-bot-companero-about = Joga bem; é o do botão
lobby-more-bot-maestro = Adicionar bot mestre
lobby-more-bot-maestro-about = O mais forte: não dá nada de graça
lobby-more-unbot = Tirar um bot
lobby-more-unbot-about = Sai o último que chegou
lobby-more-hints-off = Jogar sem sugestões
lobby-more-hints-off-about = Ninguém poderá pedir o que um jogador forte faria; decide quem abriu a mesa
lobby-more-hints-on = Permitir sugestões
lobby-more-hints-on-about = Na sua vez se poderá pedir o que um jogador forte faria; decide quem abriu a mesa
lobby-select-preset = Escolha o modo de jogo
lobby-preset-about = { $rounds ->
    [one] 1 rodada
   *[other] { $rounds } rodadas
}, { $cards } cartas; termina em { $last }
lobby-preset-first-turn = { $about }; sem baixar na primeira vez
lobby-opened = A mesa está posta. Quando a partida começar, suas cartas aparecerão aqui mesmo.

## Opções de uma mesa nova

option-bot = bot
option-bot-about = Senta um bot desde o começo
option-hints = sugestoes
option-hints-about = Se dá para perguntar o que um jogador forte faria (se não disser nada, sim)
