# Hints: what a strong player would do, and why.

hint-command = hint
hint-command-about = What a strong player would do in your place, and why; only you see it
error-hints-off = This table plays without hints.
error-hints-not-allowed = This server plays without hints.
error-no-hint = There was no time to think of a hint. Try again in a moment.

## The reasons

hint-take-completes = Take { $card }: it completes your contract.
hint-take-nearer = Take { $card }: after it { $missing ->
    [one] only one card is missing for your contract.
   *[other] { $missing } cards are missing for your contract.
}
hint-take-fits = Take { $card }: you can lay it off on a meld on the table.
hint-draw-only = Draw from the stock: the discard pile cannot be taken now.
hint-draw-no-nearer = Draw from the stock: { $card } brings your contract no nearer.
hint-draw-complete = Draw from the stock: your contract is complete already, and { $card } is no use to it.
hint-draw-no-fit = Draw from the stock: { $card } fits on no meld on the table.
hint-missing = { $missing ->
    [one] One card is missing
   *[other] { $missing } cards are missing
} for your contract; { $helpful } of the { $unseen } that you have not seen bring it nearer.
hint-buy-completes = Buy { $card }: it completes your contract.
hint-buy-nearer = Buy { $card }: after it { $missing ->
    [one] only one card is missing for your contract.
   *[other] { $missing } cards are missing for your contract.
}
hint-pass-down = Pass: you are down already, and buying leaves you with more cards in your hand.
hint-pass-in-one-go = Pass: this round has to be won in one go, and buying leaves you with cards too many.
hint-pass-no-nearer = Pass: { $card } brings your contract no nearer, and buying leaves you with more cards in your hand.
hint-lay = Go down: { $cards } cards are left in your hand, { $points } points in all, and you discard one of them.
hint-lay-ends = Go down: it ends the round for you.
hint-lay-fits = { $cards ->
    [one] You can lay one of them off in your next turn, unless somebody is faster.
   *[other] You can lay { $cards } of them off in your next turn, unless somebody is faster.
}
hint-add = Add { $card } { $place }: { $points ->
    [one] one point less in your hand.
   *[other] { $points } points less in your hand.
}
hint-at-trio = to { $owner }’s trio of { $rank } (meld { $number })
hint-at-run-low = to { $owner }’s { $suit } run (meld { $number }, low end)
hint-at-run-high = to { $owner }’s { $suit } run (meld { $number }, high end)
hint-at-own-trio = to your trio of { $rank } (meld { $number })
hint-at-own-run-low = to your { $suit } run (meld { $number }, low end)
hint-at-own-run-high = to your { $suit } run (meld { $number }, high end)
hint-add-ends = That leaves you without cards, and you win the round.
hint-add-last = Then { $card } is left: discard it and you win the round.
hint-discard = Discard { $card }: in your hand it costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-discard-spare = Discard { $card }: without it your contract is as near as before, and in your hand it costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-discard-least = Discard { $card }: every card that you may discard takes you further from your contract, and none less than this one.
hint-discard-safe = Discard { $card }: it takes you further from your contract, but the less your hand costs, the safer is your lead of { $lead ->
    [one] one point
   *[other] { $lead } points
}; without this card it costs { $left ->
    [one] one point
   *[other] { $left } points
}.
hint-discard-late = Discard { $card }: it takes you further from your contract, but somebody who is down has a single card left, and in your hand this one costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-discard-loose = Discard { $card }: it fits on no meld on the table, and in your hand it costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-discard-chances = { $missing ->
    [one] You are then one card
   *[other] You are then { $missing } cards
} from your contract; { $helpful } of the { $unseen } that you have not seen bring it nearer.
hint-discard-complete = Discard { $card }: your contract stays complete without it, and in your hand it costs { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-discard-dearest = Discard { $card }: it costs most of all you hold, { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-discard-ends = Discard { $card }: you have no cards left and win the round.
hint-discard-left-lying = Cards like it lie in the discard pile, and nobody took them.
hint-discard-no-gift = The next player is down and cannot lay it off.
