# The help (/carioca help).

help-command = help
help-command-about = How it is played and what I can do
help-title = Carioca
help-intro =
    { "" }**To play:** type { $new } in a channel. Sit down with **Join**, add bots if you are short of players, and **Start**.
    { "" }**On your turn:** press **My hand** on the table. Draw or take, go down when you hold the contract, and discard one. All of it is buttons.
    { "" }**You win** with the fewest points: have no card left before the others do.
help-intro-direct =
    Here you can read the rules and choose your preferences. To play, you need a server that I am on: there, type { $new } in a channel.
help-all = All commands begin with `/carioca`:
help-group-table = The table
help-group-turn = Your turn
help-group-server = The server
help-group-you = For you
help-line = `{ $name }` { $about }
help-trouble = Something not working? { $table } brings a lost table back. If I cannot write in the channel, ask whoever manages the server to let me see it, write and attach files.
