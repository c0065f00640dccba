"""The rules of Carioca: a library that stands by itself and is driven by text alone.

A match is dealt from 32 bytes and moved on by actions; every action says what happened, as everybody may know it.

>>> game = Game.new("classic", seats=3, seed=bytes(32))
>>> for action in ("take", "discard 2H", "draw"):
...     print(*game.apply(action))
Took(seat=1, card=Card('6C'))
Discarded(seat=1, card=Card('2H'))
Drew(seat=2)

What cannot be read is a `ValueError`; what can be read but is not legal here is an `IllegalAction` with a stable code,
and changes nothing.

>>> game.apply("take")
Traceback (most recent call last):
    ...
bot.engine.errors.IllegalAction: a card has been drawn in this turn

`legal_actions` lists what is legal but for the choice of melds, which `lay_downs` yields best first. A seat's `view`
holds what that seat may know; `position` holds everything, and `Game.from_position` reads it back.

>>> [str(action) for action in game.legal_actions()][:3], str(next(game.lay_downs()))
(['discard 7S', 'discard QS', 'discard 5H'], 'lay 7S7HJK 7D7C7C')
>>> game.view(0).hand_counts, game.view(0).drawn, str(game.view(2).drawn)
((11, 11, 12), None, '3D')
>>> Game.from_position(game.position(), seed=bytes(32)) == game
True

Inside, values (`cards`, `contracts`, `rules`, `melds`, `actions`, `events`, `views`, `results`) are frozen. The one
thing that changes is a `State`; it is changed in `plays`, asked in `legality`, written and read in `position`.
"""

from .actions import Action, Add, Buy, Discard, Draw, End, Lay, Pass, Take
from .cards import CARDS, JOKER, Card, parse_cards
from .contracts import Contract
from .errors import CODES, IllegalAction
from .events import (
    Bought,
    Discarded,
    Drew,
    Event,
    LaidOff,
    MatchEnded,
    Refilled,
    RoundEnded,
    RoundStarted,
    Took,
    WentDown,
)
from .game import Game
from .melds import Meld, MeldKind
from .results import Result, RoundScore
from .rules import PRESETS, Rules
from .solver import acceptance, distance, lay_downs, solve
from .state import Phase
from .views import View

__all__ = [
    "CARDS",
    "CODES",
    "JOKER",
    "PRESETS",
    "Action",
    "Add",
    "Bought",
    "Buy",
    "Card",
    "Contract",
    "Discard",
    "Discarded",
    "Draw",
    "Drew",
    "End",
    "Event",
    "Game",
    "IllegalAction",
    "LaidOff",
    "Lay",
    "MatchEnded",
    "Meld",
    "MeldKind",
    "Pass",
    "Phase",
    "Refilled",
    "Result",
    "RoundEnded",
    "RoundScore",
    "RoundStarted",
    "Rules",
    "Take",
    "Took",
    "View",
    "WentDown",
    "acceptance",
    "distance",
    "lay_downs",
    "parse_cards",
    "solve",
]
