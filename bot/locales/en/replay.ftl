# A match that is over, seen again.

replay-command = replay
replay-command-about = Watch a finished match again, step by step
replay-option-match = match
replay-option-match-about = Which one (by default the server’s latest)
replay-title = Match no. { $match } · { $rules }
replay-where = Round { $round } of { $rounds }: { $contract } · step { $step } of { $of }
replay-round = Round { $round }: { $contract }
replay-select-round = Go to a round
replay-button-film = Animation
replay-button-steps = Step by step
replay-filming = 🎞️ Drawing the whole match. This takes a few seconds…

error-no-replay = I cannot find that match on this server. Choose one from the list, or look in /carioca history.
error-no-replay-yet = There is no finished match to watch yet. The first could be yours!
