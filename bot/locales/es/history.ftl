# Las partidas que se han jugado.

history-command = historial
history-command-about = Las partidas que se han jugado en este servidor
history-option-person-about = Solo las de esta persona
history-title = Historial
history-none = Todavía no hay partidas terminadas. ¡La primera puede ser la tuya!
history-unfinished = sin terminar
history-unrated = no cuenta para el nivel
history-nameless = alguien
history-left = abandonó
history-hints = { $count ->
    [one] una sugerencia
   *[other] { $count } sugerencias
}
history-seat = { $place }. **{ $name }**: { $score } puntos
history-seat-unplaced = **{ $name }**: { $score } puntos
history-select = Ver una partida
history-button-newer = Más nuevas
history-button-older = Más antiguas
history-button-replay = Ver de nuevo
history-button-back = Volver a la lista
