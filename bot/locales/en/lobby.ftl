# The table while it fills.

lobby-too-few = One more is needed: join, or add a bot to start right away.
lobby-may-start = Once everybody is here, { $host } presses **Start**.
lobby-by-invitation = by invitation
lobby-turn-seconds = { $count } s a turn
lobby-turn-minutes = { $count ->
    [one] 1 minute a turn
   *[other] { $count } minutes a turn
}
lobby-turn-hours = { $count ->
    [one] 1 hour a turn
   *[other] { $count } hours a turn
}
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-bot = Add a bot
lobby-button-unbot = Remove a bot
lobby-button-start = Start
lobby-select-preset = Choose what to play
lobby-opened = The table is set. When the match starts, your cards will appear right here.
