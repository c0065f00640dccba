# The words on the picture of the table and of the hand, and what they say to those who do not see them.

## The table

picture-round = Round { $round } of { $rounds }
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-turn = { $name } to play
picture-joker = joker
picture-joker-some = a joker

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
picture-last-by-clock = { $did } (time was up)

picture-alt-piles = Stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}. Top discard: { $top }
picture-alt-nothing = none
picture-alt-jokers = In brackets: what a joker stands for
picture-alt-dealer = { $name } is the dealer
picture-alt-direction = Play runs { $names }
picture-alt-seat = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The hand

picture-hand-title = { $cards ->
    [one] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}
picture-hand-points = { $points ->
    [one] { $points } point against you
   *[other] { $points } points against you
}
picture-hand-trio = Trio
picture-hand-run = Run
picture-hand-whole = Run of 13
picture-hand-fits = You can add
picture-hand-later = Add next turn
picture-hand-rest = The rest
picture-hand-group = { $missing ->
    [0] { $name }, complete
   *[other] { $name }: { $missing } to go
}
picture-hand-down = You are down
picture-hand-alt-locked = You may not discard { $card } this turn: you have just taken it from the pile
picture-hand-alt-new = New card: { $card }
picture-hand-alt-selected = Chosen: { $cards }

## What to go down with

picture-lay-left = { $cards ->
    [0] Nothing is left
    [one] 1 card is left
   *[other] { $cards } cards are left
}
picture-lay-alt = Option { $number }: { $melds }. { $left }, { $points }
