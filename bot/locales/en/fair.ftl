# The shuffle that anyone can check.

fair-command-verify = verify
fair-command-verify-about = Check that nobody touched the match’s shuffle
error-no-match = No match has been shuffled in this channel yet.

## In the channel

fair-sealed = 🔒 **The deck is sealed**: from now on nobody can change the cards, not even the bot. At the end anyone can check that with `/carioca verify`.
fair-seal = Match no. { $match } · Seal: `{ $seal }`
fair-opened = 🔑 **The deck can be checked now**: this key shows that the cards were the ones sealed at the start.
fair-secret = Match no. { $match } · Key: `{ $secret }`
fair-nobody-cut = Dealt without a cut: that counts as an empty one.
fair-cut-by = { $name } cut: “{ $text }”.
fair-button-verify = Verify

## Cutting

fair-who-cuts = ✂️ **Who cuts?** The cards are shuffled and sealed. If nobody cuts, they are dealt in a few seconds.
fair-button-cut = Cut
fair-cut-title = Cut the deck
fair-cut-label = Your cut
fair-cut-about = Write whatever you like: the order of the cards comes from it and from the seal.

## In private

fair-wait = The key is shown when the match is over; before, it would tell what cards everyone holds.
fair-holds = ✅ I have just checked: the key fits the seal, and with those cards the match, action by action, comes out just as it was played.
fair-fails = ❌ The seal, the key and the actions do not fit together. Tell whoever runs the bot, and keep this file.
fair-file = No need to believe me: download the match and check it yourself, without the bot, with `{ $command }`. See that the seal is the one the channel was shown before the deal.
fair-proves = What it proves: once the seal was published the bot could change no card, nor suit them to a cut that it did not know.
fair-uncut = As the cards were dealt without a cut, it does not prove that the bot did not pick one deck of several beforehand; a cut by someone who does not know it prevents that.
fair-proves-not = What it does not prove: that nobody looked. Whoever runs the bot can see every card.
