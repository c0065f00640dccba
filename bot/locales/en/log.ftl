# The match told in words: a line for each turn, with what everybody could see.

log-title = { $preset } Carioca for { $seats }: { $names }
log-preset-classic = Classic
log-preset-chilean = Chilean
log-preset-argentine = Argentine
log-preset-express = Express
log-round = Round { $round } of { $rounds }: { $contract }. { $dealer } deals, { $starter } starts. On the discard pile: { $top }.
log-nothing = nothing
log-joker = joker
log-trios = { $count ->
    [one] a trio
   *[other] { $count } trios
}
log-runs = { $count ->
    [one] a run
   *[other] { $count } runs
}
log-both = { $first } and { $second }
log-dirty = a dirty run
log-royal = a royal run

log-turn = { $number }. { $name } { $did }.
log-drew = draws from the stock
log-took = takes { $card } from the discard pile
log-went-down = goes down with { $melds }
log-laid-off = lays { $card } off on meld { $number }, now { $meld }
log-discarded = discards { $card }
log-bought = { $name } buys { $card } and draws { $penalty ->
    [one] a penalty card
   *[other] { $penalty } penalty cards
}
log-refilled = the discards were shuffled into a stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
}

log-round-won = { $name } wins the round.
log-round-out = The stock has run out: nobody wins the round.
log-points = { $name }: +{ $points } ({ $hand }), now { $total }.
log-points-none = { $name }: +0, now { $total }.
log-match-ended = The match is over.
log-place = No. { $place }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
