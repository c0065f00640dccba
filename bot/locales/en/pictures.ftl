# The words on the picture of the table and of the hand, and what they say to those who do not see them.

## The table

picture-round = Round { $round } of { $rounds }
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-turn = { $name } to play
picture-joker = joker

picture-last-drew = { $name } drew from the stock
picture-last-took = { $name } took { $card } from the pile
picture-last-bought = { $name } bought { $card }
picture-last-went-down = { $name } went down
picture-last-laid-off = { $name } added { $card } to meld { $meld }
picture-last-discarded = { $name } discarded { $card }
picture-last-refilled = The discards were shuffled into a new stock
picture-last-round-started = { $name } begins
picture-last-round-won = { $name } went out
picture-last-round-out = The stock ran out: nobody went out
picture-last-match-ended = The match is over

picture-alt-piles = Stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}. Top discard: { $top }
picture-alt-nothing = none
picture-alt-direction = Play runs { $names }
picture-alt-seat = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
