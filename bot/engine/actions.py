"""What one player does, as values that are written and read as text (`Action.parse` and `str` are inverse).

>>> str(Action.parse("add 8C 2 high"))
'add 8C 2 high'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cards import Card

End = Literal["low", "high"]


@dataclass(frozen=True, slots=True)
class Action:
    """What one player does in a turn; one of the subclasses below."""

    @staticmethod
    def parse(text: str) -> Action:
        """Read an action from its text.

        Raises:
            ValueError: the text is no action (whether it is legal is another matter: `IllegalAction`).
        """
        raise ValueError(text)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the top of the stock."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the top of the discard pile."""


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Go down with these melds; a run is low to high, a joker where it stands."""

    melds: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Lay a card off on the meld with this number (from 1, in the order laid); `end` is None on a trio."""

    card: Card
    meld: int
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard this card, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Take the top discard out of turn, with a penalty card from the stock."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline to buy the top discard."""
