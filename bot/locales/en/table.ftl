# The table: what everybody sees.

table-button-hand = My hand
table-button-rules = Rules
table-turn = It is { $name }’s turn
table-time = time runs out { $when }
table-paused-vote = ⏸️ The match is paused, by the vote of { $names }. To go on, { $missing ->
    [one] 1 vote is needed
   *[other] { $missing } votes are needed
}: in **My hand**, or with `/carioca resume`.
table-paused-unreachable = ⏸️ The match is paused: for a while I could not show the table in this channel. To go on, somebody at the table presses **My hand**.
table-paused-deserted = ⏸️ The match is paused: nobody was left playing. To go on, somebody at the table presses **My hand**.
table-closed = This table was closed. To set up another: `/carioca new`.

## The last thing that happened (after a name)

table-drew = drew
table-took = took { $card }
table-bought = bought { $card }
table-went-down = went down
table-laid-off = added { $card }
table-discarded = discarded { $card }
table-refilled = the discard pile was shuffled
table-timed-out = ⏰ ran out of time

## The end of a round and of the match

table-round-won = Round { $round } goes to { $name }
table-round-dry = Round { $round }: the stock ran out and nobody went out
table-round-next = Next, round { $round }: { $contract }.
table-match-won = { $count ->
    [one] { $names } won!
   *[other] A tie! { $names } won
}
table-button-again = Another match

## Ending it before

table-end-lobby = Close this table?
table-end-match = End the match here? Nobody wins it, and it cannot be undone.
table-button-end = Yes, end it
table-button-keep = No, go on
table-ended = Done, the table is closed.
table-kept = The table stays. Play on!

## The rules

table-rules-title = Rules: { $preset }
table-select-page = Go to…
table-button-previous = ‹ Back
table-button-next = Next ›
