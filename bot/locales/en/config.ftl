# What a server chooses (/carioca config) and what everybody chooses for themselves (/carioca preferences).

config-command = config
config-command-about = Set up this server’s tables (for whoever manages it)
config-title = Carioca on { $server }
config-change = Change
config-back = Back
config-yes = Yes
config-no = No
config-turn-on = Turn on
config-turn-off = Turn off

## Language

config-group-language = Language of the tables
config-group-language-about = The language I speak to the channel in. What only you see is in yours.
config-language-auto = Automatic
config-language-es = Español
config-language-en = English
config-language-pt-br = Português (Brasil)
config-auto-about = The server’s; if nobody has chosen one, that of whoever opens the table
config-select-language = Choose a language

## Rules

config-group-rules = Rules
config-house-rules = { $preset } with house rules
config-select-preset = Start from a set of rules
config-select-option = Change a rule
config-select-value = Choose a value
config-reset = Back to { $preset }
config-contracts = Change the rounds
config-round = Round { $number }: { $contract } · { $cards } cards
config-round-title = Round { $number }
config-round-add = Add a round
config-round-remove = Drop the last one
config-select-round = Choose a round
config-select-contract = Choose its contract
config-decks = { $first ->
    [2] Up to { $last } players
   *[other] { $first } to { $last } players
}: { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
} and { $jokers ->
    [0] no jokers
    [one] 1 joker
   *[other] { $jokers } jokers
}, { $cards } cards.
config-worth = Values: { $values }
config-joker-worth = joker { $points }
config-changes = House rules: { $changes }

config-rule-deal = Cards dealt
config-rule-deal-about = How many cards everybody begins a round with.
config-deal-contract = one more than the contract
config-rule-max-players = Maximum seats
config-rule-max-players-about = How many players there is room for, bots included.
config-rule-decks = Decks
config-rule-decks-about = How many decks of 52 cards are used.
config-decks-auto = by the number of players
config-rule-jokers = Jokers per deck
config-rule-jokers-about = How many jokers come with each deck.
config-rule-buys = Buying
config-rule-buys-about = How many times a round the top discard may be bought out of turn, for one more card from the stock.
config-rule-first-turn-lay = Going down in the first turn
config-rule-first-turn-lay-about = Whether anyone may go down in their first turn of a round already.
config-rule-last-in-one-go = Last round in one go
config-rule-last-in-one-go-about = Whether the last round is won by going down and having no card left in the same turn.
config-rule-same-rank-trios = Trios of the same rank
config-rule-same-rank-trios-about = Whether the trios of a contract may be of one rank.
config-rule-same-suit-runs = Runs of the same suit
config-rule-same-suit-runs-about = Whether the runs of a contract may be of the same suit.
config-rule-wrap = Runs wrap around
config-rule-wrap-about = Whether a run may go on past the ace: Q-K-A-2.
config-rule-jokers-apart = Cards between jokers
config-rule-jokers-apart-about = How many natural cards must stand between two jokers of a run.
config-rule-lay-off-on = Where to lay off
config-rule-lay-off-on-about = Which melds on the table cards may be laid off on.
config-lay-off-on-any = on any meld
config-lay-off-on-own = on one’s own only
config-rule-last-card = The last card
config-rule-last-card-about = How the last card of a hand may leave it.
config-last-card-any = either way
config-last-card-discard = as a discard only
config-rule-discard-taken = Discarding the card taken
config-rule-discard-taken-about = Whether the card taken from the discard pile may be discarded in the same turn.
config-rule-ace-value = Value of an ace
config-rule-ace-value-about = How many points an ace left in the hand costs.
config-rule-court-values = Value of J, Q and K
config-rule-court-values-about = How many points the court cards left in the hand cost.
config-court-values-rank = 11, 12 and 13
config-court-values-10 = 10 each
config-rule-number-values = Value of the numbers
config-rule-number-values-about = How many points 2 to 10 cost.
config-number-values-face = their number
config-number-values-fives = 5 up to the 7, 10 from the 8
config-rule-joker-value = Value of a joker
config-rule-joker-value-about = How many points a joker left in the hand costs.
config-rule-refills = Shuffling the discards
config-rule-refills-about = How many times a round the discard pile is shuffled when the stock runs out.
config-rule-take-laps = Laps of taking
config-rule-take-laps-about = After how many laps in which all take the discard and nobody lays a card one has to draw from the stock.
config-rule-ties = Ties
config-rule-ties-about = What decides a match with equal points.
config-ties-rounds-won = more rounds won
config-ties-shared = the win is shared

config-problem = Those rules do not go together, so nothing was changed. Try another value.
config-problem-few = Nothing was changed: round { $round } ({ $contract }) is dealt { $dealt } cards, which are too few for its contract. Deal more, or choose a shorter one.
config-problem-whole = Nothing was changed: for { $contract } (round { $round }) exactly 12 cards must be dealt, not { $dealt }. Choose to deal “one more than the contract”.
config-problem-left = Nothing was changed: round { $round } ({ $contract }) is won in one go, and with { $dealt } cards dealt some would be left. Deal fewer, choose a longer contract, or turn off “last round in one go”.
config-problem-last = Nothing was changed: in round { $round } ({ $contract }) there would be no card left to discard at the end. Deal more than { $dealt }, or let the last card leave either way.
config-problem-suits = Nothing was changed: round { $round } ({ $contract }) has more runs than there are suits. Let runs be of one suit, or choose another contract.
config-problem-decks = Nothing was changed: { $cards } cards are too few for { $players } players with { $dealt } each. Use more decks or fewer seats.

## Tables

config-group-tables = Tables
config-group-tables-about = What tables opened from now on are like.
config-select-clock = Time for a turn
config-clock-auto = The usual time for a turn
config-pings = Mentions
config-pings-about = Mention whoever is in turn in the channel, unless they are looking at their cards.
config-hints = Hints
config-hints-about = Whoever is in turn may ask what a strong player would do.
config-bots = Bots
config-bots-about = Bots may be added to tables.
config-threads = A thread for each table
config-threads-about = Each table is opened in a thread of its own, and the channel stays free.

## Places

config-group-places = Where and who
config-group-places-about = Where tables may be opened and who may open them. Anyone who sees the channel may sit down.
config-everywhere = in every channel
config-everybody = anyone
config-channels = Channels
config-channels-about = Only in these, and in their threads. Choose none for all of them.
config-select-channels = Choose channels
config-roles = Roles
config-roles-about = Only people with one of these. Choose none to let anyone.
config-select-roles = Choose roles

## Looks

config-group-looks = Looks
config-group-looks-about = How tables are drawn. Everybody may choose other looks for their own hand with /carioca preferences.
config-select-theme = Choose the cloth
config-theme-felt = Green felt
config-theme-midnight = Midnight
config-theme-copihue = Copihue
config-select-indices = Letters of the court cards
config-indices-en = J, Q, K
config-indices-es = J, D, R
config-four-colours = Four colours
config-four-colours-about = Each suit in a colour of its own: they are easier to tell apart.
config-colours-four = four colours
config-colours-two = two colours

## What everybody chooses for themselves

config-own-command = preferences
config-own-command-about = Choose your language, how your cards look and how I notify you
config-own-title = Your preferences
config-own-about = They apply on every server, to what only you see.
config-own-language = Your language
config-own-language-auto = Your Discord language
config-own-theme = The cloth of your hand
config-own-colours = The colours of the suits
config-own-indices = The letters of the court cards
config-own-as-server = Same as the server
config-own-colours-four = Four colours
config-own-colours-two = Two colours
config-own-text-only = Text only
config-own-text-only-about = Your cards in words, without pictures: for screen readers or slow connections.
config-own-ping-dm = Notices by direct message
config-own-ping-dm-about = When it is your turn, I message you instead of mentioning you in the channel.

config-dm-turn = It is your turn in <#{ $channel }>.
config-dm-go = Go to the table

## What cannot be

error-needs-server = That only works on a server that I am on. Invite me to one and open a table there; here you can read the rules with /carioca rules.
error-not-manager = Only people who may manage the server (the “Manage Server” permission) can change this. Your own choices are under /carioca preferences.
error-wrong-channel = On this server people play in { $channels }. Open your table there.
error-wrong-role = On this server, only people with one of these roles can open tables: { $roles }. Join somebody’s table, or ask for the role.
error-bots-not-allowed = On this server people play without bots. Invite somebody else to the table.
error-cannot-thread = Here each table gets a thread of its own, and I cannot create it: I need the permissions to create public threads and to write in them. Ask whoever manages the server.
config-thread-name = { $name }’s Carioca
config-thread-opened = Your table is set in <#{ $channel }>.
