# The words of the pictures beside the table: lobby, points, podium, rules, leaderboard, profile.

## Contracts and ways to play

picture-contract-trios = { $count ->
    [one] 1 trio
   *[other] { $count } trios
}
picture-contract-runs = { $count ->
    [one] 1 run
   *[other] { $count } runs
}
picture-contract-both = { $first } and { $second }
picture-contract-dirty = Dirty run
picture-contract-royal = Royal run
picture-contract-letter-trio = T
picture-contract-letter-run = R
picture-contract-short-dirty = Dirty
picture-contract-short-royal = Royal
picture-preset-classic = Classic
picture-preset-chilean = Chilean
picture-preset-argentine = Argentine
picture-preset-express = Express

## The lobby

picture-lobby-title = Carioca table
picture-lobby-under = { $preset } · { $taken } of { $seats } seats taken
picture-lobby-host = Host
picture-lobby-bot = Bot
picture-lobby-bot-aprendiz = Beginner bot
picture-lobby-bot-companero = Solid bot
picture-lobby-bot-maestro = Master bot
picture-lobby-free = Free seat
picture-lobby-rounds = { $count ->
    [one] One round
   *[other] The { $count } rounds
}
picture-lobby-dealt = { $cards } cards each
picture-lobby-alt-host = { $name } (host)
picture-lobby-alt-bot = { $name } ({ $bot })
picture-lobby-alt-seated = At the table: { $names }
picture-lobby-alt-free = { $count ->
    [0] No seat is free
    [one] 1 seat is free
   *[other] { $count } seats are free
}
picture-lobby-alt-rounds = Rounds: { $rounds }

## The points of a round

picture-points-under = Round { $number } of { $rounds } · { $contract }
picture-points-winner = { $name } won
picture-points-nobody = The stock ran out
picture-points-total = Total
picture-points-chart = Round by round
picture-points-lowest = the lowest total wins
picture-points-alt-line = { $name }: { $points } this round, { $total } in all

## The podium

picture-podium-title = End of the match
picture-podium-winner = { $name } wins!
picture-podium-shared = A shared win!
picture-podium-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
picture-podium-rounds = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
picture-podium-alt-line = Place { $place }: { $name }, { $points } points, { $rounds }
picture-podium-alt-change = , rating { $change }

## The leaderboard

picture-number = { $value }
picture-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-leaders-title = Leaderboard
picture-leaders-season = This season
picture-leaders-month = This month
picture-leaders-all = All time
picture-leaders-page = Page { $page } of { $pages }
picture-leaders-rating = Rating
picture-leaders-wins = Won
picture-leaders-average = Average
picture-leaders-won-of = { $wins } of { $matches }
picture-leaders-empty = { $period ->
    [season] Nobody has finished a match this season yet. The first could be yours!
    [month] Nobody has finished a match this month yet. The first could be yours!
   *[all] Nobody has finished a match yet. The first could be yours!
}
picture-leaders-empty-average = Nobody is ranked by average yet: it takes { $matches } finished matches.
picture-leaders-alt-line = Place { $place }: { $name }, rating { $rating }, won { $wins } of { $matches }, average { $average } points
picture-leaders-alt-own = Your place: { $place }, rating { $rating }, won { $wins } of { $matches }, average { $average } points

## The profile

picture-profile-place = Place { $place }
picture-profile-matches = Matches
picture-profile-wins = Won
picture-profile-share = Win rate
picture-profile-average = Average
picture-profile-best = Best total
picture-profile-chart = Rating
picture-profile-streak = { $count } in a row
picture-profile-last = Last { $count } matches
picture-profile-presets = By game
picture-profile-rivals = Rivals
picture-profile-alt-chart = Rating over the last { $count } matches: from { $first } to { $last }, between { $low } and { $high }

## The rules

picture-rules-under = { $preset } · page { $page } of { $pages }
picture-rules-goal = What it is about
picture-rules-melds = Trios and runs
picture-rules-turn = Your turn
picture-rules-add = Adding cards
picture-rules-points = The points
picture-rules-key = How to read the table
picture-rules-yes = allowed
picture-rules-no = not allowed
picture-rules-or = or
picture-rules-goal-text = Get rid of your cards before the others do. What is left in your hand counts against you, and the lowest total wins.
picture-rules-goal-rounds = { $count ->
    [one] There is one round, with its contract: what must be laid on the table.
   *[other] There are { $count } rounds. Each asks for its contract: what must be laid on the table.
}
picture-rules-goal-last = The last round is won in one go: go down and have no card left in the same turn.
picture-rules-trio = Trio: three cards of one rank. Suits may repeat.
picture-rules-run = Run: four cards of one suit in a row.
picture-rules-ace-low = The ace goes before the 2…
picture-rules-ace-high = … or after the king.
picture-rules-no-wrap = But it does not go round: never K-A-2.
picture-rules-wrap = And it goes round, too: K-A-2.
picture-rules-joker = A joker stands for any card.
picture-rules-two-jokers = When you go down, at most one joker in each meld.
picture-rules-same-rank = The trios of a contract are of different ranks.
picture-rules-same-suit = The runs of a contract are of different suits.
picture-rules-dirty = Dirty run: all thirteen cards from ace to king, of any suits. It is laid whole.
picture-rules-royal = Royal run: all thirteen cards from ace to king, of one suit. It is laid whole.
picture-rules-step-draw = Draw from the stock, or take the top card of the discard pile.
picture-rules-step-lay = If you hold the contract, go down: exactly what the round asks for, all at once.
picture-rules-step-discard = Discard a card. That ends your turn.
picture-rules-not-at-first = Nobody goes down in their first turn of a round.
picture-rules-wait = You may hold a complete contract and wait.
picture-rules-taken-back = The card that you have just taken from the discard pile may not be discarded in the same turn.
picture-rules-last-card = Your last card must be discarded: it cannot be added.
picture-rules-buys = { $count ->
    [one] Once a round you may buy the top discard out of turn, with another card from the stock.
   *[other] Up to { $count } times a round you may buy the top discard out of turn, with another card from the stock.
}
picture-rules-add-any = From the turn after you went down, add cards to any meld on the table, yours or not.
picture-rules-add-own = From the turn after you went down, add cards to your own melds on the table.
picture-rules-add-run = To a run, the next card at either end.
picture-rules-add-trio = To a trio, another card of its rank.
picture-rules-shift = A joker at the end moves outward when the card it stands for comes.
picture-rules-other-end = It never jumps to the other end: here 8, K and Q would do.
picture-rules-inside = A joker in the middle cannot be replaced.
picture-rules-apart = At least { $count } natural cards must stand between two jokers of a run.
picture-rules-points-text = When a round ends, every card left in a hand counts its value. Whoever went out counts zero.
picture-rules-value-face = Their number
picture-rules-value-each = { $first } to { $last }: { $points }
picture-rules-value-alike = { $points } each
picture-rules-stock = { $count ->
    [one] When the stock runs out, the discards are shuffled once. When it runs out again, the round ends and everybody counts.
   *[other] When the stock runs out, the discards are shuffled, at most { $count } times a round. After that the round ends and everybody counts.
}
picture-rules-stock-once = When the stock runs out, the round ends and everybody counts.
picture-rules-tie-rounds = A tie goes to whoever won more rounds; if that is equal, the win is shared.
picture-rules-tie-shared = A tie is a shared win.
picture-rules-key-turn = Coloured frame: whose turn it is. Play goes on the way the arrows point.
picture-rules-key-dealer = D: deals this round. The next player begins.
picture-rules-key-facts = How many cards they hold, and their points so far: the fewer, the better.
picture-rules-key-meld = The number of each meld. The star is a joker, with the card that it stands for.
picture-rules-key-played = Coloured edge: what was played last.
picture-rules-key-contract = The contract of the round as a sign. On the score sheet in letters: { $short } (T for trios, R for runs).
picture-rules-key-locked = In your hand, with an edge: the newest card. With a padlock: taken from the pile, not to be discarded this turn.
picture-rules-key-new = In your hand, with an edge: the card just drawn.
picture-rules-key-points = Among the points, golden disc: won that round. Total in green: the lowest, in the lead.

## A match played again

picture-replay-title = Animated replay of a match of { $names }
picture-replay-round = Round { $number }: { $name } won
picture-replay-round-nobody = Round { $number }: the stock ran out
picture-replay-totals = Totals: { $totals }
