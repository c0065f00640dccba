# La tabla de posiciones y los perfiles.

standings-command-ranking = ranking
standings-command-ranking-about = La tabla de posiciones de este servidor
standings-command-profile = perfil
standings-command-profile-about = Cómo le va a alguien en este servidor
standings-command-rivals = rivales
standings-command-rivals-about = Con quién juegas más y quién gana más seguido
standings-option-period = periodo
standings-option-period-about = De qué tiempo (si no dices nada, de siempre)
standings-option-order = orden
standings-option-order-about = Por qué se ordena (si no dices nada, por puntaje)
standings-option-person = persona
standings-option-person-about = De quién (si no dices nada, de ti)

standings-period-all = Siempre
standings-period-season = Esta temporada (trimestre)
standings-period-month = Este mes
standings-order-rating = Por puntaje
standings-order-wins = Por victorias
standings-order-average = Por promedio de puntos
standings-select-period = ¿De qué tiempo?
standings-select-order = ¿Ordenada por qué?
standings-button-previous = Anterior
standings-button-next = Siguiente
standings-button-own = Mi lugar

standings-rivals-title = Rivales de { $name }
standings-rival = **{ $name }**: { $matches ->
    [one] una partida juntos
   *[other] { $matches } partidas juntos
 }; { $ahead ->
    [one] 1 vez mejor
   *[other] { $ahead } veces mejor
 }, { $behind ->
    [one] 1 vez peor
   *[other] { $behind } veces peor
 }
standings-rivals-none = { $name } todavía no tiene rivales aquí: hacen falta partidas terminadas con otra persona.

error-no-profile = { $name } todavía no tiene partidas en este servidor. ¡Abre una mesa con /carioca nueva!
