# Irse, pausar y seguir.

life-command-leave = salir
life-command-leave-about = Deja tu asiento en la mesa
life-command-pause = pausar
life-command-pause-about = Vota por pausar la partida
life-command-resume = seguir
life-command-resume-about = Vota por seguir con la partida en pausa

## Irse

life-quit = ¿Te vas de la partida? Un bot sigue con tus cartas, ya no podrás volver a ella y te cuenta como abandono. Si solo necesitas un rato, quédate: si no alcanzas a jugar, un bot te cubre hasta que vuelvas. También puedes pedir una pausa con `/carioca pausar`.
life-quit-last = ¿Te vas? No queda nadie más, así que la mesa se cierra y la partida te cuenta como abandono.
life-button-quit = Sí, salir
life-button-remain = No, me quedo
life-remained = Te quedas. ¡A jugar!
life-left-lobby = Listo, dejaste la mesa.
life-left-match = Listo, saliste de la partida. ¡Hasta la próxima!
life-has-left = 👋 **{ $name }** se fue de la partida. Un bot sigue en su lugar.

## Votar: a solas

life-you-voted = { $missing ->
    [one] Tu voto está contado. Falta 1 más.
   *[other] Tu voto está contado. Faltan { $missing } más.
}
life-you-paused = Listo, la partida queda en pausa.
life-you-resumed = Listo, la partida sigue.

## Votar: en el canal

life-vote-pause = { $missing ->
    [one] 🗳️ Por pausar la partida: { $names }. Falta 1 voto.
   *[other] 🗳️ Por pausar la partida: { $names }. Faltan { $missing } votos.
}
life-vote-unpause = { $missing ->
    [one] 🗳️ Por seguir con la partida: { $names }. Falta 1 voto.
   *[other] 🗳️ Por seguir con la partida: { $names }. Faltan { $missing } votos.
}
life-paused = ⏸️ Partida en pausa, por voto de { $names }. Nadie pierde su turno. Para seguir: el botón o `/carioca seguir`.
life-resumed = ▶️ La partida sigue, por voto de { $names }.
life-button-pause = Pausar también
life-button-unpause = Seguir jugando
