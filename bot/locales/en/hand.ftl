# The hand: what each player sees alone.

hand-joker = joker
hand-joker-some = a joker
hand-round = Round { $round } of { $rounds }: { $contract }

## What was played for you

hand-clock-drew = ⏰ Your time was up: I drew for you.
hand-clock-discarded = ⏰ Your time was up: I discarded { $card } for you.
hand-clock-drew-and-discarded-it = ⏰ Your time was up: I drew and discarded { $card } for you.
hand-clock-drew-and-discarded = ⏰ Your time was up: I drew { $drawn } and discarded { $card } for you.
hand-clock-declined = ⏰ Your time to decide was up: I did not buy { $card } for you.
hand-bot-played = 🤖 A bot played for you: { $did }.
hand-bot-plays = 🤖 A bot plays for you, since you ran out of time several turns in a row. To play yourself: **Play on**.

## What to do now

hand-over = The match is over. Well played!
hand-paused-vote = The match is paused, by the vote of { $names }. To go on, { $missing ->
    [one] 1 vote is needed
   *[other] { $missing } votes are needed
}: **Play on** is yours.
hand-paused-unreachable = The match is paused: I could not show the table in <#{ $channel }>. I may lack a permission there (to view the channel, to write, to attach files), or the thread is locked. Once that is mended: **Play on**.
hand-paused-deserted = The match is paused: nobody was left playing, and bots do not go on alone. Press **Play on**.
hand-wait = Waiting for your turn. Your hand refreshes by itself when it comes.
hand-draw-or-take = **Your turn.** Draw from the stock, or take { $card } from the discard pile.
hand-draw-only = **Your turn.** This time you have to draw from the stock.
hand-draw-first = You hold the contract already: you can go down once you have your card.
hand-may-buy = **Will you buy { $card }?** A card from the stock comes with it.
hand-may-lay = **You hold the contract!** Go down now, or keep it and discard a card.
hand-kept = **You hold the whole contract**, but you cannot go down yet. { $why } **Discard a card** to end your turn.
hand-choosing = { $count ->
    [one] **This is how you can go down.** Or choose the cards yourself.
   *[other] **Choose how you go down.**
}
hand-choosing-first = Number 1 leaves you the fewest points in your hand.
hand-picking = Choose the { $count } cards you go down with.
hand-may-add = **You can add cards** to the melds on the table. Discard one to end your turn.
hand-discard = **Discard a card** to end your turn.

## Buttons and menus

hand-button-draw = Draw
hand-button-take = Take { $card }
hand-button-buy = Buy { $card }
hand-button-pass = Pass
hand-button-lay = Go down
hand-button-lay-this = Lay number { $number }
hand-button-pick = Choose the cards myself
hand-button-back = Back
hand-button-hint = Hint
hand-button-resume = Play on
hand-button-fresh = Refresh
hand-select-add = Add: which card and where
hand-select-discard = Discard: choose a card
hand-select-pick = { $count ->
    [one] 1 more card to go down
   *[other] { $count } more cards to go down
}
hand-option-more = See more ({ $page } of { $pages })
hand-option-card = No. { $place } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand-add-trio = { $card } → { $owner }’s trio of { $rank } (meld { $number })
hand-add-run-low = { $card } → { $owner }’s { $suit } run (meld { $number }, low end)
hand-add-run-high = { $card } → { $owner }’s { $suit } run (meld { $number }, high end)
hand-add-own-trio = { $card } → your trio of { $rank } (meld { $number })
hand-add-own-run-low = { $card } → your { $suit } run (meld { $number }, low end)
hand-add-own-run-high = { $card } → your { $suit } run (meld { $number }, high end)
