# The leaderboard and the profiles.

standings-command-ranking = ranking
standings-command-ranking-about = This server's leaderboard
standings-command-profile = profile
standings-command-profile-about = How somebody is doing on this server
standings-command-rivals = rivals
standings-command-rivals-about = Who you play with most, and who comes out ahead
standings-option-period = period
standings-option-period-about = Which period (all time by default)
standings-option-order = order
standings-option-order-about = What to sort by (rating by default)
standings-option-person = person
standings-option-person-about = Whose (yours by default)

standings-period-all = All time
standings-period-season = This season (quarter)
standings-period-month = This month
standings-order-rating = By rating
standings-order-wins = By wins
standings-order-average = By average points
standings-select-period = Which period?
standings-select-order = Sort by what?
standings-button-previous = Previous
standings-button-next = Next
standings-button-own = My place

standings-rivals-title = Rivals of { $who }
standings-rival = **{ $name }**: { $matches ->
    [one] one match together
   *[other] { $matches } matches together
 }; { $who } finished ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
 } and behind { $behind ->
    [one] once
   *[other] { $behind } times
 }
standings-rival-own = **{ $name }**: { $matches ->
    [one] one match together
   *[other] { $matches } matches together
 }; you finished ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
 } and behind { $behind ->
    [one] once
   *[other] { $behind } times
 }
standings-rivals-title-own = Your rivals
standings-rivals-none = { $who } has no rivals here yet: rivals come from finished matches with other people.
standings-rivals-none-own = You have no rivals here yet: rivals come from finished matches with other people.

error-no-profile = { $name } has no finished matches on this server yet.
error-no-profile-own = You have no finished matches on this server yet. Your profile will be here when the first one ends.
