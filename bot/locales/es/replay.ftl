# Una partida terminada, vista de nuevo.

replay-command = repetir
replay-command-about = Mira de nuevo una partida terminada, paso a paso
replay-option-match = partida
replay-option-match-about = Cuál (por defecto, la última del servidor)
replay-title = Partida n.º { $match } · { $rules }
replay-where = Ronda { $round } de { $rounds }: { $contract } · paso { $step } de { $of }
replay-round = Ronda { $round }: { $contract }
replay-select-round = Ir a una ronda
replay-button-film = Animación
replay-button-steps = Paso a paso
replay-filming = 🎞️ Dibujando la partida entera. Son unos segundos…

error-no-replay = No encuentro esa partida en este servidor. Elige una de la lista, o busca en /carioca historial.
error-no-replay-yet = Todavía no hay partidas terminadas que repetir. ¡La primera puede ser la tuya!
