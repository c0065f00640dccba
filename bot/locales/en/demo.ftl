# The demo in the browser.

demo-visitor = Guest
demo-topic = A make-believe Discord, a real game of Carioca. Press Start: your cards appear below, for you alone.
demo-address =
    Carioca without Discord: open this address in your browser.

        { $url }

    A table and two opponents are waiting. Ctrl-C ends it.
