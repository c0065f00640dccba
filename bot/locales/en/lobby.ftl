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
lobby-button-bot-aprendiz = Beginner bot
lobby-button-bot-companero = Solid bot
lobby-button-bot-maestro = Master bot
lobby-button-unbot = Remove a bot
lobby-button-hints-on = Hints on
lobby-button-hints-off = Hints off
lobby-button-start = Start
lobby-select-preset = Choose what to play
lobby-opened = The table is set. When the match starts, your cards will appear right here.

## Options of a new table

option-bot = bot
option-bot-about = Seat a bot from the start
option-hints = hints
option-hints-about = Whether players may ask what a strong player would do (yes unless you say no)
