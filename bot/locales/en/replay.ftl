# A match that is over, seen again.

replay-command = replay
replay-command-about = Watch a finished match again, step by step
replay-option-match = match
replay-option-match-about = Which one; the server’s last one if you do not say
replay-title = Match no. { $match } · { $rules }
replay-where = Round { $round } of { $rounds }: { $contract } · step { $step } of { $of }
replay-round = Round { $round }: { $contract }
replay-select-round = Go to a round
replay-button-film = Animation
replay-button-steps = Step by step
replay-filming = 🎞️ Drawing the whole match. It takes some seconds…

error-no-replay = I cannot find that match on this server. Choose one from the list, or look in /carioca history.
