# The matches that have been played.

history-command = history
history-command-about = The matches that have been played on this server
history-option-person-about = Only those of this person
history-title = History
history-none = No match has ended yet. The first could be yours!
history-unfinished = unfinished
history-unrated = not rated
history-nameless = somebody
history-left = abandoned
history-hints = { $count ->
    [one] one hint
   *[other] { $count } hints
}
history-seat = { $place }. **{ $name }**: { $score } points
history-seat-unplaced = **{ $name }**: { $score } points
history-select = View a match
history-button-newer = Newer
history-button-older = Older
history-button-replay = Watch again
history-button-back = Back to the list
