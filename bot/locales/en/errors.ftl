# Why something could not be done, and what can be done instead.

error-not-your-turn = It is not your turn yet. The table will tell you when it is.
