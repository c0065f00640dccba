# Leaving, pausing and going on.

life-command-leave = leave
life-command-leave-about = Give up your seat at the table
life-command-pause = pause
life-command-pause-about = Vote to pause the match
life-command-resume = resume
life-command-resume-about = Vote to go on with a paused match

## Leaving

life-quit = Leave the match? A bot plays on with your cards, you cannot come back to it, and it counts as abandoned. If you only need a moment, stay: should you miss your turns, a bot covers for you until you are back. You can also ask for a break with `/carioca pause`.
life-quit-last = Leave? Nobody else is left, so the table closes and the match counts as abandoned.
life-button-quit = Yes, leave
life-button-remain = No, stay
life-remained = You stay. Play on!
life-left-lobby = Done, you left the table.
life-left-match = Done, you left the match. See you next time!
life-has-left = 👋 **{ $name }** left the match. A bot plays on in their place.

## Voting: in private

life-you-voted = { $missing ->
    [one] Your vote is counted. 1 more is needed.
   *[other] Your vote is counted. { $missing } more are needed.
}
life-you-paused = Done, the match is paused.
life-you-resumed = Done, the match goes on.

## Voting: in the channel

life-vote-pause = { $missing ->
    [one] 🗳️ To pause the match: { $names }. 1 more vote is needed.
   *[other] 🗳️ To pause the match: { $names }. { $missing } more votes are needed.
}
life-vote-unpause = { $missing ->
    [one] 🗳️ To go on with the match: { $names }. 1 more vote is needed.
   *[other] 🗳️ To go on with the match: { $names }. { $missing } more votes are needed.
}
life-paused = ⏸️ The match is paused, by the vote of { $names }. Nobody loses their turn. To go on: the button or `/carioca resume`.
life-resumed = ▶️ The match goes on, by the vote of { $names }.
life-button-pause = Pause too
life-button-unpause = Play on
