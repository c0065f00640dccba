# Why something could not be done, and what can be done instead. Nothing changed.

## The table

error-channel-taken = This channel has an open table already. Join it, or open yours in another channel or in a thread.
error-no-table = There is no table in this channel. Open one with /carioca new.
error-too-many-tables = You have { $limit ->
    [one] an open table already. End it
   *[other] { $limit } open tables already. End one
} and you can open another.
error-too-fast = That was too fast for me to follow, so nothing was done. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-not-seated = You have no seat at this table. You can watch the match and join the next one.
error-already-seated = You have a seat at this table already.
error-not-invited = This table is by invitation. Ask someone who sits here to invite you.
error-table-full = The table is full: these rules seat { $seats }. Wait until someone leaves, or open another table.
error-too-many-seated = Those rules seat { $seats } at most, and more are here. Send a bot away or choose other rules.
error-no-such-bot = There is no bot in that seat.
error-not-host = That is for whoever opened the table to decide. Ask them.
error-not-host-or-moderator = Only whoever opened the table or a moderator of the channel can end it. If you want to go, leave the table.
error-too-few-players = The table needs at least { $least } players. Invite someone or add a bot.
error-already-started = The match has started, so that can no longer be changed. At the next table it can.
error-not-started = { $opener ->
    [yes] The match has not started yet. Start it with the **Start** button.
   *[no] The match has not started yet. Whoever opened the table starts it with the **Start** button.
 }
error-table-over = This table has ended. Open another with /carioca new.
error-stale = The table has changed since you saw that button, so nothing was done. Here is how it stands now.
error-paused = The match is paused, { $reason ->
    [vote] by vote. To go on takes a vote as well: **Play on**, or /carioca resume.
    [unreachable] because I could not show the table in its channel. Once I can, go on with **My hand** or /carioca table.
   *[deserted] because nobody was left playing. To go on: **My hand**, or /carioca hand.
}
error-not-paused = The match is not paused: play on.
error-already-voted = Your vote is counted already. The others' are missing.
error-already-cut = Somebody has cut already, and the cards are dealt.
error-not-away = Nobody plays for you: the seat is yours already.
error-not-over = The match has not ended. The key to its shuffle is shown at the end.
error-not-saved = That could not be saved, so nothing happened. Try again in a moment.
error-overtaken = This table went on elsewhere in the meantime, so that was not done. It is up to date now: look at your hand and try again.
error-table-broken = Table no. { $table } cannot be read and was set aside. Tell whoever runs the bot; meanwhile you can open another.

## Whose turn it is, and which part of it

error-not-your-turn = It is not your turn yet. The table will tell you when it is.
error-game-over = The match is over. Open another table with /carioca new.
error-draw-first = First draw from the stock or take the top discard.
error-already-drawn = You have your card for this turn already. Now go down, lay off, or discard.
error-not-your-card = That card is not in your hand. Choose one that is.

## Drawing and taking

error-discard-empty = The discard pile is empty. Draw from the stock.
error-must-draw = The discard pile has gone round for too long without a card reaching the table. This time draw from the stock.

## Going down

error-already-down = You have gone down in this round. From the turn after it you lay cards off on the melds of the table.
error-too-many-jokers = Each trio or run that you go down with may hold one joker. Spread the jokers or use natural cards.
error-not-a-meld = Those cards are neither a trio (of one rank) nor a run (in order and of one suit).
error-not-the-contract = Lay exactly what the round asks for, all at once: trios of three cards and runs of four.
error-same-rank-trios = With these rules the trios must be of different ranks.
error-same-suit-runs = With these rules the runs must be of different suits.
error-first-turn = With these rules nobody goes down in their first turn of the round. Wait for the next one.
error-cannot-go-out = In this round whoever goes down must have no card left in the same turn, and you would have. Wait until all of them fit.
error-no-contract = You do not hold the contract yet: { $missing ->
    [one] one card is missing.
   *[other] { $missing } cards are missing.
}
error-taken-left = Going down would leave you only { $card }, which you have just taken from the discard pile and cannot discard in the same turn.
error-all-laid = You would lay all your cards, and with these rules a round ends with a discard.
error-wrong-count = The contract takes exactly { $wanted } cards, and you chose { $chosen }.
error-no-melds = Those cards make no part of the contract ({ $contract }). Choose again.
error-not-all-melds = { $good } will do, but { $rest } do not make what is missing: { $missing }. Choose again.

## Laying off

error-not-down = You must have gone down before you can lay cards off.
error-down-this-turn = You went down in this turn. From your next one on you can lay cards off; now discard.
error-no-such-meld = No meld on the table has that number.
error-not-your-meld = With these rules you lay off on your own melds only.
error-meld-closed = A run of thirteen is complete: it takes no more cards.
error-end-needed = Say at which end of the run the card goes: low or high.
error-end-on-trio = A trio has no ends: lay the card off without saying where.
error-does-not-fit = That card does not fit there. A trio takes its own rank; a run takes the next card at an end; both take jokers.
error-no-rank-outside = The run has reached the last card at that end: there is none beyond it.
error-jokers-too-close = That joker would be too near another. More natural cards must stand between two jokers of a run.

## Discarding

error-taken-card = You have just taken that card from the discard pile, so it cannot be discarded in the same turn. Discard another.
error-no-discard-left = After that you would have no card left that you may discard to end your turn. Keep one.

## Buying

error-buying-open = First it must be settled whether anyone buys the top discard.
error-no-buying = No card can be bought now.
