"""What one player does, as values that are written and read as text (`Action.parse` and `str` are inverse).

| text | meaning |
|---|---|
| ``draw`` | draw the top of the stock |
| ``take`` | take the top discard |
| ``lay 7S7H7D 4C5C6CJK`` | go down with these melds; a run is written low to high, a joker where it stands |
| ``add 8C 2 high`` | lay 8C off on meld 2 (from 1, in the order laid) at its low or high end; a trio takes no end |
| ``discard KD`` | discard, which ends the turn |
| ``buy`` | take the top discard out of turn, with a penalty card |
| ``pass`` | decline to buy it |

>>> str(Action.parse("add 8C 2 high"))
'add 8C 2 high'
>>> Action.parse("discard KD") == Discard("KD")
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from .cards import CARDS, Card, parse_cards

End = Literal["low", "high"]


@dataclass(frozen=True, slots=True)
class Action:
    """What one player does in a turn; one of the subclasses below."""

    @staticmethod
    def parse(text: str | Action) -> Action:
        """Read an action from its text.

        Raises:
            ValueError: the text is no action (whether it is legal is another matter: `IllegalAction`).
        """
        if isinstance(text, Action):
            return text
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- text from outside
            raise ValueError(f"not an action: {text!r}")
        return parse_action(text)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the top of the stock."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the top of the discard pile."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True, init=False)
class Lay(Action):
    """Go down with these melds; a run is low to high, a joker where it stands."""

    melds: tuple[tuple[Card, ...], ...]

    def __init__(self, melds: Iterable[str | Iterable[Card | str]]) -> None:
        """Each meld is its text, such as ``4C5C6CJK``, or its cards.

        Raises:
            ValueError: no melds, an empty one, or something that is no card.
        """
        read = tuple([parse_cards(m) if isinstance(m, str) else tuple([Card.parse(card) for card in m]) for m in melds])
        if not read or not all(read):
            raise ValueError(f"not melds: {melds!r}")
        object.__setattr__(self, "melds", read)

    @classmethod
    def of(cls, melds: tuple[tuple[Card, ...], ...]) -> Lay:
        """As the constructor, without a look at the melds: for such as are made of cards and not empty."""
        lay = object.__new__(cls)
        object.__setattr__(lay, "melds", melds)
        return lay

    def __str__(self) -> str:
        return "lay " + " ".join(["".join([card.text for card in meld]) for meld in self.melds])


@dataclass(frozen=True, slots=True, init=False)
class Add(Action):
    """Lay a card off on the meld with this number (from 1, in the order laid); `end` is None on a trio."""

    card: Card
    meld: int
    end: End | None = None

    def __init__(self, card: Card | str, meld: int, end: End | None = None) -> None:
        """The card may be its text.

        Raises:
            ValueError: no card, no number from 1, or no end.
        """
        if type(meld) is not int or meld < 1:
            raise ValueError(f"not the number of a meld: {meld!r}")
        if end not in (None, "low", "high"):
            raise ValueError(f"not an end of a run: {end!r}")
        object.__setattr__(self, "card", Card.parse(card))
        object.__setattr__(self, "meld", meld)
        object.__setattr__(self, "end", end)

    def __str__(self) -> str:
        return f"add {self.card.text} {self.meld}{' ' + self.end if self.end else ''}"


@dataclass(frozen=True, slots=True, init=False)
class Discard(Action):
    """Discard this card, which ends the turn."""

    card: Card

    def __init__(self, card: Card | str) -> None:
        """The card may be its text.

        Raises:
            ValueError: no card is written so.
        """
        object.__setattr__(self, "card", Card.parse(card))

    def __str__(self) -> str:
        return f"discard {self.card.text}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Take the top discard out of turn, with a penalty card from the stock."""

    def __str__(self) -> str:
        return "buy"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline to buy the top discard."""

    def __str__(self) -> str:
        return "pass"


DRAW: Final = Draw()
TAKE: Final = Take()
BUY: Final = Buy()
PASS: Final = Pass()
DISCARDS: Final = tuple(Discard(card) for card in CARDS)
"""Each card's `Discard`, by the card."""

_BY_TEXT: Final[dict[str, Action]] = {str(action): action for action in (DRAW, TAKE, BUY, PASS, *DISCARDS)}
_ADD: Final = re.compile(r"add (\w\w) ([1-9][0-9]{0,2})(?: (low|high))?", re.ASCII)


def parse_action(text: str) -> Action:
    """Read an action from its text, as `Action.parse`; the way of a log, which holds nothing else.

    Raises:
        ValueError: the text is no action.
    """
    return _BY_TEXT.get(text) or _parse_melds(text)


@lru_cache(maxsize=4096)
def _parse_melds(text: str) -> Action:
    try:
        if text.startswith("lay "):
            return Lay(text.split(" ")[1:])
        if match := _ADD.fullmatch(text):
            end: End | None = None if match[3] is None else "low" if match[3] == "low" else "high"
            return Add(match[1], int(match[2]), end)
    except ValueError as error:
        raise ValueError(f"not an action: {text!r} ({error})") from None
    raise ValueError(f"not an action: {text!r}")
