# Las sugerencias: qué haría un jugador fuerte, y por qué.

hint-command = sugerencia
hint-command-about = Qué haría un jugador fuerte en tu lugar, y por qué; solo lo ves tú
error-hints-off = En esta mesa se juega sin sugerencias.
error-hints-not-allowed = En este servidor se juega sin sugerencias.
error-no-hint = No alcancé a pensar una sugerencia. Inténtalo de nuevo en un momento.

## Las razones

hint-take-completes = Toma { $card }: completa tu contrato.
hint-take-nearer = Toma { $card }: { $missing ->
    [one] después te falta una sola carta para el contrato.
   *[other] después te faltan { $missing } cartas para el contrato.
}
hint-take-fits = Toma { $card }: puedes agregar esa carta a un juego de la mesa.
hint-draw-only = Roba del mazo: ahora no se puede tomar del pozo.
hint-draw-no-nearer = Roba del mazo: { $card } no te acerca al contrato.
hint-draw-complete = Roba del mazo: ya tienes tu contrato completo y no te hace falta { $card }.
hint-draw-no-fit = Roba del mazo: { $card } no calza en ningún juego de la mesa.
hint-missing = { $missing ->
    [one] Te falta una carta
   *[other] Te faltan { $missing } cartas
} para el contrato; te acercan { $helpful } de las { $unseen } que no has visto.
hint-buy-completes = Compra { $card }: completa tu contrato.
hint-buy-nearer = Compra { $card }: { $missing ->
    [one] después te falta una sola carta para el contrato.
   *[other] después te faltan { $missing } cartas para el contrato.
}
hint-pass-down = Pasa: ya te bajaste, y comprar te deja con más cartas en la mano.
hint-pass-in-one-go = Pasa: en esta ronda hay que terminar de una vez, y comprar te deja con cartas de más.
hint-pass-no-nearer = Pasa: { $card } no te acerca al contrato, y comprar te deja con más cartas en la mano.
hint-lay = Bájate: te quedan { $cards } cartas en la mano, que suman { $points } puntos, y de ellas botas una.
hint-lay-ends = Bájate: con esto terminas la ronda.
hint-lay-fits = { $cards ->
    [one] Una de ellas la puedes agregar a la mesa en tu próximo turno, si nadie se adelanta.
   *[other] De ellas, { $cards } las puedes agregar a la mesa en tu próximo turno, si nadie se adelanta.
}
hint-add = Agrega { $card } { $place }: { $points ->
    [one] un punto menos en tu mano.
   *[other] { $points } puntos menos en tu mano.
}
hint-at-trio = al trío de { $rank } de { $owner } (juego { $number })
hint-at-run-low = a la escalera { $suit } de { $owner } (juego { $number }, abajo)
hint-at-run-high = a la escalera { $suit } de { $owner } (juego { $number }, arriba)
hint-at-own-trio = a tu trío de { $rank } (juego { $number })
hint-at-own-run-low = a tu escalera { $suit } (juego { $number }, abajo)
hint-at-own-run-high = a tu escalera { $suit } (juego { $number }, arriba)
hint-add-ends = Con eso te quedas sin cartas y ganas la ronda.
hint-add-last = Después te queda { $card }: botas esa carta y ganas la ronda.
hint-discard = Bota { $card }: en la mano cuesta { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
hint-discard-spare = Bota { $card }: sin esa carta estás igual de cerca del contrato, y en la mano cuesta { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
hint-discard-least = Bota { $card }: cualquier carta que botes te aleja del contrato, y esta es de las que menos.
hint-discard-safe = Bota { $card }: te aleja del contrato, pero mientras menos cueste tu mano, más segura queda tu ventaja de { $lead ->
    [one] un punto
   *[other] { $lead } puntos
}; sin esta carta cuesta { $left ->
    [one] un punto
   *[other] { $left } puntos
}.
hint-discard-late = Bota { $card }: te aleja del contrato, pero a alguien que ya se bajó le queda una sola carta, y en la mano esta cuesta { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
hint-discard-loose = Bota { $card }: no calza en ningún juego de la mesa, y en la mano cuesta { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
hint-discard-chances = { $missing ->
    [one] Quedas a una carta
   *[other] Quedas a { $missing } cartas
} del contrato; te acercan { $helpful } de las { $unseen } que no has visto.
hint-discard-complete = Bota { $card }: tu contrato sigue completo sin esa carta, y en la mano cuesta { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-discard-dearest = Bota { $card }: es lo que más cuesta de tu mano, { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-discard-ends = Bota { $card }: te quedas sin cartas y ganas la ronda.
hint-discard-left-lying = En el pozo hay cartas parecidas que nadie tomó.
hint-discard-no-gift = Quien juega después ya se bajó, y esta carta no la puede agregar a la mesa.
