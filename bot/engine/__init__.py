"""The rules of Carioca: a library that stands by itself, driven by text alone.

>>> game = Game.new("classic", seats=3, seed=bytes(32))
>>> for action in ("take", "discard 2H", "draw"):
...     print(*game.apply(action))
Took(seat=1, card=Card('6C'))
Discarded(seat=1, card=Card('2H'))
Drew(seat=2)
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
