# La mano: lo que cada quien ve a solas.

hand-joker = comodín
hand-joker-some = un comodín
hand-round = Ronda { $round } de { $rounds }: { $contract }

## Lo que se jugó por ti

hand-clock-drew = ⏰ Se acabó tu tiempo: robé por ti.
hand-clock-discarded = ⏰ Se acabó tu tiempo: boté { $card } por ti.
hand-clock-drew-and-discarded-it = ⏰ Se acabó tu tiempo: robé y boté { $card } por ti.
hand-clock-drew-and-discarded = ⏰ Se acabó tu tiempo: robé { $drawn } y boté { $card } por ti.
hand-clock-declined = ⏰ Se acabó tu tiempo para decidir: no compré { $card } por ti.
hand-bot-played = 🤖 Un bot jugó por ti: { $did }.
hand-bot-plays = 🤖 Un bot juega por ti, porque se te acabó el tiempo varias veces seguidas. Para jugar tú: **Seguir jugando**.

## Qué hacer ahora

hand-over = La partida terminó. ¡Buen juego!
hand-paused-vote = La partida está en pausa, por voto de { $names }. Para seguir, { $missing ->
    [one] falta 1 voto
   *[other] faltan { $missing } votos
}: **Seguir jugando** es el tuyo.
hand-paused-unreachable = La partida está en pausa: no pude mostrar la mesa en <#{ $channel }>. Puede que me falte un permiso ahí (ver el canal, escribir, adjuntar archivos) o que el hilo esté cerrado. Cuando esté arreglado: **Seguir jugando**.
hand-paused-deserted = La partida está en pausa: no quedaba nadie jugando, y los bots no siguen solos. Aprieta **Seguir jugando**.
hand-wait = Esperando tu turno. Tu mano se pone al día sola cuando te toque.
hand-draw-or-take = **Te toca.** Roba del mazo, o toma { $card } del pozo.
hand-draw-only = **Te toca.** Esta vez hay que robar del mazo.
hand-draw-first = Ya tienes el contrato: podrás bajarte cuando saques tu carta.
hand-may-buy = **¿Compras { $card }?** Te llevas también una carta del mazo.
hand-may-lay = **¡Tienes el contrato!** Bájate ya, o guárdatelo y bota una carta.
hand-kept = **Tienes el contrato completo**, pero todavía no puedes bajarte. { $why } **Bota una carta** para terminar tu turno.
hand-choosing = { $count ->
    [one] **Así puedes bajarte.** O elige tú las cartas.
   *[other] **Elige cómo te bajas.**
}
hand-choosing-first = Con la 1 te quedan menos puntos en la mano.
hand-picking = Elige las { $count } cartas con las que te bajas.
hand-may-add = **Puedes agregar cartas** a los juegos de la mesa. Para terminar tu turno, bota una.
hand-discard = **Bota una carta** para terminar tu turno.

## Botones y listas

hand-button-draw = Robar
hand-button-take = Tomar { $card }
hand-button-buy = Comprar { $card }
hand-button-pass = Pasar
hand-button-lay = Bajarse
hand-button-lay-this = Bajar la { $number }
hand-button-pick = Elegir yo las cartas
hand-button-back = Volver
hand-button-hint = Sugerencia
hand-button-resume = Seguir jugando
hand-button-fresh = Actualizar
hand-select-add = Agregar: qué carta y dónde
hand-select-discard = Botar: elige una carta
hand-select-pick = { $count ->
    [one] Falta 1 carta para bajarte
   *[other] Faltan { $count } cartas para bajarte
}
hand-option-more = Ver más ({ $page } de { $pages })
hand-option-card = N.º { $place } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
hand-add-trio = { $card } → trío de { $rank } de { $owner } (juego { $number })
hand-add-run-low = { $card } → escalera { $suit } de { $owner } (juego { $number }, abajo)
hand-add-run-high = { $card } → escalera { $suit } de { $owner } (juego { $number }, arriba)
hand-add-own-trio = { $card } → tu trío de { $rank } (juego { $number })
hand-add-own-run-low = { $card } → tu escalera { $suit } (juego { $number }, abajo)
hand-add-own-run-high = { $card } → tu escalera { $suit } (juego { $number }, arriba)
