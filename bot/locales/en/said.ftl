# What the pictures show, said in words: for those who chose to read text only.

said-table = The table
said-order = Order of play: { $names }
said-card = { $rank } of { $suit }
said-suit-S = spades
said-suit-H = hearts
said-suit-D = diamonds
said-suit-C = clubs
said-rank-A = ace
said-rank-J = jack
said-rank-Q = queen
said-rank-K = king
said-joker-for = joker as { $rank }
said-meld = Meld { $number }: { $meld }
said-trio = trio, rank { $rank }, { $count } cards
said-trio-jokers = { $count ->
    [one] , one of them a joker
   *[other] , { $count } of them jokers
}
said-run = run of { $suit }
said-dirty = dirty run, thirteen cards from ace to king
said-royal = royal run of { $suit }, thirteen cards from ace to king
said-ends = , { $low } to { $high }
said-run-joker = , a joker as { $rank }
