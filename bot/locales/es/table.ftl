# La mesa: lo que ven todos.

table-button-hand = Mi mano
table-button-rules = Reglas
table-turn = Le toca a { $name }
table-time = su tiempo se acaba { $when }
table-paused-vote = ⏸️ Partida en pausa, por voto de { $names }. Para seguir, { $missing ->
    [one] falta 1 voto
   *[other] faltan { $missing } votos
}: en **Mi mano**, o con `/carioca seguir`.
table-paused-unreachable = ⏸️ Partida en pausa: por un rato no pude mostrar la mesa en este canal. Para seguir, alguien de la mesa aprieta **Mi mano**.
table-paused-deserted = ⏸️ Partida en pausa: no quedaba nadie jugando. Para seguir, alguien de la mesa aprieta **Mi mano**.
table-closed = Esta mesa se cerró. Para armar otra: `/carioca nueva`.

## Lo último que pasó (después de un nombre)

table-drew = robó
table-took = tomó { $card }
table-bought = compró { $card }
table-went-down = se bajó
table-laid-off = agregó { $card }
table-discarded = botó { $card }
table-refilled = se barajó el pozo
table-timed-out = ⏰ se le acabó el tiempo

## Fin de ronda y de partida

table-round-won = Ronda { $round }: la ganó { $name }
table-round-dry = Ronda { $round }: se acabó el mazo y nadie la ganó
table-round-next = Ahora, ronda { $round }: { $contract }.
table-match-won = { $count ->
    [one] ¡Ganó { $names }!
   *[other] ¡Empate! Ganaron { $names }
}
table-button-again = Otra partida

## Terminar antes

table-end-lobby = ¿Cierro esta mesa?
table-end-match = ¿Terminamos la partida aquí? Nadie la gana y no se puede deshacer.
table-button-end = Sí, terminar
table-button-keep = No, seguir
table-ended = Listo, la mesa quedó cerrada.
table-kept = La mesa sigue. ¡A jugar!

## Las reglas

table-rules-title = Reglas: { $preset }
table-select-page = Ir a…
table-button-previous = ‹ Anterior
table-button-next = Siguiente ›
