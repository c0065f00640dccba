# O que é guardado de alguém, e apagar.

privacy-command = privacidade
privacy-command-about = Veja e apague o que guardo sobre você
privacy-title = O que guardo sobre você
privacy-text = No arquivo acima está tudo: seu ID do Discord, o que você escolheu nas suas preferências, o nome e a foto que você tinha ao se sentar em cada mesa, e como você foi. Até agora: { $servers ->
    [0] nenhum servidor
    [one] um servidor
   *[other] { $servers } servidores
 }, { $matches ->
    [0] nenhuma partida terminada
    [one] uma partida terminada
   *[other] { $matches } partidas terminadas
 } e { $tables ->
    [0] nenhuma mesa aberta
    [one] uma mesa aberta ({ $channels })
   *[other] { $tables } mesas abertas ({ $channels })
 }. Não guardo mensagens nem mais nada da sua conta.

    Se você apagar, as partidas ficam com seus pontos, mas sem o seu nome, e você some do ranking. Não dá para desfazer.
privacy-nothing = Não guardo nada sobre você.
privacy-button-delete = Apagar meus dados
privacy-sure = Apago tudo o que guardo sobre você, em todos os servidores? Não dá para desfazer.
privacy-button-sure = Sim, apagar
privacy-deleted = Pronto: não guardo nada sobre você. { $matches ->
    [0] Você não tinha partidas.
    [one] Uma partida fica sem o seu nome.
   *[other] { $matches } partidas ficam sem o seu nome.
 }

error-still-seated = Primeiro saia das suas mesas abertas: { $channels }
