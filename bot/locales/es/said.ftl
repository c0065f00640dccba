# Lo que muestran los dibujos, dicho en palabras: para quien eligió leer solo texto.

said-table = La mesa
said-order = Orden de juego: { $names }
said-card = { $rank } de { $suit }
said-suit-S = picas
said-suit-H = corazones
said-suit-D = diamantes
said-suit-C = tréboles
said-rank-A = as
said-rank-J = J
said-rank-Q = Q
said-rank-K = K
said-joker-for = comodín por { $rank }
said-meld = Juego { $number }: { $meld }
said-trio = trío de { $rank }, { $count } cartas
said-trio-jokers = { $count ->
    [one] , una es comodín
   *[other] , { $count } son comodines
}
said-run = escalera de { $suit }
said-dirty = escala sucia, trece cartas del as a la K
said-royal = escala real de { $suit }, trece cartas del as a la K
said-ends = , de { $low } a { $high }
said-run-joker = , con comodín por { $rank }
