# The commands: their names (lower case, no spaces), what they say of themselves, and their options.

command-carioca = Carioca: open a table and play
command-failed = Something went wrong on my side and I could not do that. It has been noted; try again in a moment.
command-busy = There is too much to draw right now and I did not get to it. Try again in a few seconds.

## The table

command-new = new
command-new-about = Open a Carioca table in this channel
command-table = table
command-table-about = Bring the table to the end of the channel
command-rules = rules
command-rules-about = Show the rules of this table
command-end = end
command-end-about = End the match or close the table

## Your turn

command-hand = hand
command-hand-about = Show your cards, to you alone
command-draw = draw
command-draw-about = Draw a card from the stock
command-take = take
command-take-about = Take the top card of the discard pile
command-lay = go-down
command-lay-about = Go down with the round's contract
command-add = add
command-add-about = Add a card to a meld on the table
command-discard = discard
command-discard-about = Discard a card and end your turn

## Options

option-rules = mode
option-rules-about = The rules to play by (classic if you do not say)
option-turn = turn
option-turn-about = How much time there is for each turn
option-invited = invitation
option-invited-about = Whether only those who are invited may join
option-melds = melds
option-melds-about = What you go down with; pick from the list or type the cards
option-play = play
option-play-about = Which card and where; pick from the list
option-card = card
option-card-about = The card you discard; pick from the list or type it, such as 10♠

choice-seconds-30 = 30 seconds
choice-minutes-1 = 1 minute
choice-minutes-3 = 3 minutes
choice-minutes-10 = 10 minutes
choice-hours-1 = 1 hour
choice-hours-24 = 24 hours, no hurry

## What is typed wrong

error-unreadable-cards = I cannot read “{ $text }”. Pick from the list, or type the cards like this: 10♠ or TS, 7♥ or 7H, JK for the joker.
error-which-meld = { $card } fits on more than one meld. Pick from the list where it goes.
error-cannot-write = I cannot set up a table here: I need to be allowed to view the channel, to write and to attach files. Ask whoever runs the server, or try another channel.
