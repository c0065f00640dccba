# O ranking e os perfis.

standings-command-ranking = ranking
standings-command-ranking-about = O ranking deste servidor
standings-command-profile = perfil
standings-command-profile-about = Como alguém vai neste servidor
standings-command-rivals = rivais
standings-command-rivals-about = Com quem você mais joga, e quem leva a melhor
standings-option-period = periodo
standings-option-period-about = De que período (por padrão, desde sempre)
standings-option-order = ordem
standings-option-order-about = Como ordenar (por padrão, por nível)
standings-option-person = pessoa
standings-option-person-about = De quem (por padrão, você)

standings-period-all = Desde sempre
standings-period-season = Esta temporada (trimestre)
standings-period-month = Este mês
standings-order-rating = Por nível
standings-order-wins = Por vitórias
standings-order-average = Por média de pontos
standings-select-period = De que período?
standings-select-order = Em que ordem?
standings-button-previous = Anterior
standings-button-next = Próxima
standings-button-own = Meu lugar

standings-rivals-title = Rivais de { $who }
standings-rival = **{ $name }**: { $matches ->
    [one] uma partida em comum
   *[other] { $matches } partidas em comum
 }; { $who } ficou { $ahead ->
    [one] 1 vez à frente
   *[other] { $ahead } vezes à frente
 } e { $behind ->
    [one] 1 vez atrás
   *[other] { $behind } vezes atrás
 }
standings-rival-own = **{ $name }**: { $matches ->
    [one] uma partida em comum
   *[other] { $matches } partidas em comum
 }; você ficou { $ahead ->
    [one] 1 vez à frente
   *[other] { $ahead } vezes à frente
 } e { $behind ->
    [one] 1 vez atrás
   *[other] { $behind } vezes atrás
 }
standings-rivals-title-own = Seus rivais
standings-rivals-none = { $who } ainda não tem rivais aqui: faltam partidas terminadas com outra pessoa.
standings-rivals-none-own = Você ainda não tem rivais aqui: faltam partidas terminadas com outra pessoa.

error-no-profile = { $name } ainda não tem partidas terminadas neste servidor.
error-no-profile-own = Você ainda não tem partidas terminadas neste servidor. Seu perfil estará aqui quando a primeira terminar.
