# El ranking y los perfiles.

standings-command-ranking = ranking
standings-command-ranking-about = El ranking de este servidor
standings-command-profile = perfil
standings-command-profile-about = Cómo le va a alguien en este servidor
standings-command-rivals = rivales
standings-command-rivals-about = Con quién juegas más, y quién le gana a quién
standings-option-period = periodo
standings-option-period-about = De qué periodo (por defecto, desde siempre)
standings-option-order = orden
standings-option-order-about = Por qué se ordena (por defecto, por nivel)
standings-option-person = persona
standings-option-person-about = De quién (por defecto, tú)

standings-period-all = Desde siempre
standings-period-season = Esta temporada (trimestre)
standings-period-month = Este mes
standings-order-rating = Por nivel
standings-order-wins = Por victorias
standings-order-average = Por promedio de puntos
standings-select-period = ¿De qué periodo?
standings-select-order = ¿Por qué se ordena?
standings-button-previous = Anterior
standings-button-next = Siguiente
standings-button-own = Mi lugar

standings-rivals-title = Rivales de { $who }
standings-rival = **{ $name }**: { $matches ->
    [one] una partida en común
   *[other] { $matches } partidas en común
 }; { $who } quedó { $ahead ->
    [one] 1 vez por delante
   *[other] { $ahead } veces por delante
 } y { $behind ->
    [one] 1 vez por detrás
   *[other] { $behind } veces por detrás
 }
standings-rival-own = **{ $name }**: { $matches ->
    [one] una partida en común
   *[other] { $matches } partidas en común
 }; quedaste { $ahead ->
    [one] 1 vez por delante
   *[other] { $ahead } veces por delante
 } y { $behind ->
    [one] 1 vez por detrás
   *[other] { $behind } veces por detrás
 }
standings-rivals-title-own = Tus rivales
standings-rivals-none = { $who } todavía no tiene rivales aquí: hacen falta partidas terminadas con otra persona.
standings-rivals-none-own = Todavía no tienes rivales aquí: hacen falta partidas terminadas con otra persona.

error-no-profile = { $name } todavía no tiene partidas terminadas en este servidor.
error-no-profile-own = Todavía no tienes partidas terminadas en este servidor. Tu perfil estará aquí cuando termine la primera.
