# The table while it fills.

lobby-too-few = One more is needed: join, or add a bot to start right away.
lobby-may-start = Once everybody is here, { $host } presses **Start**.
lobby-by-invitation = by invitation
lobby-no-hints = without hints
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
lobby-button-bot = Add a bot
lobby-button-leave = Leave
lobby-button-start = Start
lobby-select-more = More: other bots, hints…
lobby-more-bot-aprendiz = Add a beginner bot
lobby-more-bot-aprendiz-about = Has just begun: good to learn against
lobby-more-bot-companero = Add a solid bot
lobby-more-bot-companero-about = Plays well; it is the button's
lobby-more-bot-maestro = Add a master bot
lobby-more-bot-maestro-about = The strongest: gives nothing away
lobby-more-unbot = Remove a bot
lobby-more-unbot-about = The last that came goes
lobby-more-hints-off = Play without hints
lobby-more-hints-off-about = Nobody may ask what a strong player would do; whoever opened the table decides
lobby-more-hints-on = Allow hints
lobby-more-hints-on-about = On their turn players may ask what a strong player would do; the host decides
lobby-select-preset = Choose what to play
lobby-preset-about = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cards } cards; the last: { $last }
lobby-preset-first-turn = { $about }; no going down in the first turn
lobby-opened = The table is set. When the match starts, your cards will appear right here.

## Options of a new table

option-bot = bot
option-bot-about = Seat a bot from the start
option-hints = hints
option-hints-about = Whether players may ask what a strong player would do (yes unless you say no)
