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
picture-lobby-free = Free seat
picture-lobby-rounds = { $count ->
    [one] One round
   *[other] The { $count } rounds
}
picture-lobby-dealt = { $cards } cards each
picture-lobby-alt-host = { $name } (host)
picture-lobby-alt-bot = { $name } (bot)
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
picture-leaders-title = Leaderboard
picture-leaders-season = This season
picture-leaders-month = This month
picture-leaders-all = All time
picture-leaders-page = Page { $page } of { $pages }
picture-leaders-rating = Rating
picture-leaders-wins = Won
picture-leaders-average = Average
picture-leaders-won-of = { $wins } of { $matches }
picture-leaders-empty = Nobody has finished a match yet. The first could be yours!
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
