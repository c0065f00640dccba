"""People at Carioca tables of the loopback Discord, and the experiments they are part of.

`people` play by what they see, `record` reads what the bot has kept, `knowledge` knows who may know which card,
`kills` and `trials` play while things go wrong, and `scenes` set all this up.
"""
