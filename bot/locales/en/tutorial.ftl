# The tutorial: a first round against a bot, step by step.

tutorial-command = tutorial
tutorial-command-about = Learn to play: a first round against a bot, step by step; only you see it
tutorial-title = Your first round
tutorial-welcome =
    In each round everybody is after the same **contract**. Today's: **two trios**, that is, two groups of three cards of one rank. The first to have no cards left wins the round; the others add up the points of what they hold, and **the lowest total wins**.
    To keep it short you have 9 cards this time instead of 11. Below are the table and your hand.
tutorial-your-turn = ⏰ **Mind: it is your turn in <#{ $channel }>**, and your time runs on: it is up { $when }. The lesson will wait; your turn will not.
tutorial-step = Step { $step } of { $steps }
tutorial-draw = A turn always begins with one more card: you **draw** from the stock, not knowing what comes, or **take** the top of the discard pile, which everybody sees. There lies { $top }, and it goes with none of your cards. Better **draw**.
tutorial-discard = A queen! That makes a trio of queens. A turn ends by **discarding a card**. Look at your loose cards: if somebody wins the round, each adds points to your total, and { $card } weighs most, with { $points }. **Discard { $card }.**
tutorial-take = { $bot } played and discarded { $top }. Just the one you lack for the trio of sevens! No need to trust to luck this time: **take { $top }**.
tutorial-lay = You hold three queens and three sevens: **the contract is complete**. **Go down**: both trios go on the table, and those six cards cost you no points any more.
tutorial-end-turn = Your two trios lie on the table. More cards can be added only **from your next turn on**; now all that is left is to discard. { $card } is the dearest card you hold, with { $points } points. **Discard { $card }.**
tutorial-draw-again = { $bot } went down too, with a trio of fives and one of twos. From now on you can **add** cards to any meld of the table, theirs as well! But first, as always, one more card. { $top } fits none of the trios on the table: **draw**.
tutorial-add-theirs = A **joker**! It stands for any card, and costs 25 points if you are caught with it. Your other cards fit as well: { $bot }'s trio of fives takes your { $card }. **Add { $card }** to the trio of fives.
tutorial-add-more = One less. In one turn you may add as many cards as fit. **Add { $card }** to the trio of twos.
tutorial-add-joker = Now the joker, which goes with any trio. **Add it** to your trio of queens.
tutorial-last = One card left. **Discard { $card }** and you hold none: you win the round!
tutorial-over = You won your first round!
tutorial-over-text =
    You have no cards left: **0 points** for you. Tito was left with cards worth { $points } points, which go on his total.
    A match is six rounds, each with a harder contract. Several ask for **runs**: four cards in a row of one suit, such as 5♠︎ 6♠︎ 7♠︎ 8♠︎. In the end the lowest total wins.
    To play: `/carioca new`, and add a beginner bot if nobody else is around. The full rules: `/carioca rules`. And when you do not know what to do in your turn, the button **Hint** tells you what a strong player would do.
tutorial-button-again = Do it again

## When something else is tried

tutorial-at-draw = You may, but { $top } goes with none of your cards: there is no other nine in your hand. The stock may give something better. Try **Draw**.
tutorial-at-take = The stock could give any card. The one you need is there to be seen: **take { $top }**.
tutorial-at-draw-again = You may, but { $top } fits none of the trios on the table and would stay in your hand. Try **Draw**.
tutorial-at-add-theirs = That one fits too, well spotted! Let us go in order: first the five, to the trio of fives.
tutorial-at-add-more = It fits too. First the two, to the trio of twos.
tutorial-at-add-joker = The joker goes with any of them, true. This time, add it to your trio of queens.
tutorial-needed = You need { $card }: without it you are further from the contract. Discard a loose card, the one that costs most.
tutorial-cheaper = That is a loose card too, but it costs only { $points ->
    [one] one point
   *[other] { $points } points
}. Better get rid of the dearest first.
tutorial-keep = Better keep it: you hold a card that costs more points. Discard that one first.
tutorial-not-yet = Do not discard yet: that would end your turn. You can get more cards out of your hand before.
