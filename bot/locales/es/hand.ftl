# La mano: lo que cada quien ve a solas.

hand-joker = comodín
hand-round = Ronda { $round } de { $rounds }: { $contract }

## Qué hacer ahora

hand-over = La partida terminó. ¡Buen juego!
hand-paused = La partida está en pausa.
hand-wait = Esperando tu turno. Tu mano se pone al día sola cuando te toque.
hand-draw-or-take = **Te toca.** Roba del mazo, o toma { $card } del pozo.
hand-draw-only = **Te toca.** Esta vez hay que robar del mazo.
hand-may-buy = **¿Compras { $card }?** Te llevas también una carta del mazo.
hand-may-lay = **¡Tienes el contrato!** Bájate ya, o guárdatelo y bota una carta.
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
hand-add-trio = { $card } → trío de { $rank } de { $owner }
hand-add-run-low = { $card } → escalera { $suit } de { $owner } (abajo)
hand-add-run-high = { $card } → escalera { $suit } de { $owner } (arriba)
