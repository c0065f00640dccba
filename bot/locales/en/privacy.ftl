# What is stored of somebody, and deleting it.

privacy-command = privacy
privacy-command-about = See and delete what I store about you
privacy-title = What I store about you
privacy-text = The file above has all of it: your Discord ID, what you chose in your preferences, the name and picture you had when you sat down at each table, and how you did. So far: { $servers ->
    [0] no server
    [one] one server
   *[other] { $servers } servers
 }, { $matches ->
    [0] no finished match
    [one] one finished match
   *[other] { $matches } finished matches
 } and { $tables ->
    [0] no open table
    [one] one open table ({ $channels })
   *[other] { $tables } open tables ({ $channels })
 }. I store no messages, nor anything else from your account.

    If you delete it, the matches stay with their points but without your name, and you disappear from the leaderboard. This cannot be undone.
privacy-nothing = I store nothing about you.
privacy-button-delete = Delete my data
privacy-sure = Delete everything I store about you, on every server? This cannot be undone.
privacy-button-sure = Yes, delete
privacy-deleted = Done: I store nothing about you. { $matches ->
    [0] You had no matches.
    [one] One match stays without your name.
   *[other] { $matches } matches stay without your name.
 }

error-still-seated = Leave your open tables first: { $channels }
