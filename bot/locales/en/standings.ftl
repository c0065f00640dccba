# The leaderboard and the profiles.

standings-command-ranking = ranking
standings-command-ranking-about = This server's leaderboard
standings-command-profile = profile
standings-command-profile-about = How somebody is doing on this server
standings-command-rivals = rivals
standings-command-rivals-about = Who you play with most, and who does better
standings-option-period = period
standings-option-period-about = Of what time (all time unless you say)
standings-option-order = order
standings-option-order-about = What to sort by (rating unless you say)
standings-option-person = person
standings-option-person-about = Whose (yours unless you say)

standings-period-all = All time
standings-period-season = This season (quarter)
standings-period-month = This month
standings-order-rating = By rating
standings-order-wins = By wins
standings-order-average = By average points
standings-select-period = Of what time?
standings-select-order = Sorted by what?
standings-button-previous = Previous
standings-button-next = Next
standings-button-own = My place

standings-rivals-title = Rivals of { $name }
standings-rival = **{ $name }**: { $matches ->
    [one] one match together
   *[other] { $matches } matches together
 }; { $ahead ->
    [one] better once
   *[other] better { $ahead } times
 }, { $behind ->
    [one] worse once
   *[other] worse { $behind } times
 }
standings-rivals-none = { $name } has no rivals here yet: it takes finished matches with another person.

error-no-profile = { $name } has no matches on this server yet. Open a table with /carioca new!
