# O ranking e os perfis.

standings-command-ranking = ranking
standings-command-ranking-about = O ranking deste servidor
standings-command-profile = perfil
standings-command-profile-about = Como alguém vai neste servidor
standings-command-rivals = rivais
standings-command-rivals-about = Com quem você mais joga e quem vai melhor
standings-option-period = periodo
standings-option-period-about = De que tempo (se não disser nada, de sempre)
standings-option-order = ordem
standings-option-order-about = Ordenar por quê (se não disser nada, por pontuação)
standings-option-person = pessoa
standings-option-person-about = De quem (se não disser nada, seu)

standings-period-all = Sempre
standings-period-season = Esta temporada (trimestre)
standings-period-month = Este mês
standings-order-rating = Por pontuação
standings-order-wins = Por vitórias
standings-order-average = Por média de pontos
standings-select-period = De que tempo?
standings-select-order = Em que ordem?
standings-button-previous = Anterior
standings-button-next = Próxima
standings-button-own = Meu lugar

standings-rivals-title = Rivais de { $name }
standings-rival = **{ $name }**: { $matches ->
    [one] uma partida juntos
   *[other] { $matches } partidas juntos
 }; { $ahead ->
    [one] melhor 1 vez
   *[other] melhor { $ahead } vezes
 }, { $behind ->
    [one] pior 1 vez
   *[other] pior { $behind } vezes
 }
standings-rivals-none = { $name } ainda não tem rivais aqui: faltam partidas terminadas com outra pessoa.

error-no-profile = { $name } ainda não tem partidas neste servidor. Abra uma mesa com /carioca nova!
