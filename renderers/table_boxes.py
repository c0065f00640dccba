"""What lies on the table picture, as boxes and lines of text: what the drawing follows and the tests read."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Literal

from bot.engine.cards import Card

from . import cards, text
from .canvas import Box
from .text import Style

WIDTH: Final = 1080
MARGIN: Final = 20
GAP: Final = 14
PAD: Final = 15
"""Inside a place, from its edge to what lies in it."""
OVERHANG: Final = 8
"""How far a meld's number hangs out below its cards."""
NUMBER: Final = 33
"""The height of the plate with a meld's number, and its width where that is of one digit."""
DEALER: Final = 32
"""The diameter of the dealer's button."""
PLATE_OUT: Final = 5
"""How far that plate stands out to the left of its cards."""
WIDER: Final = 12
"""How much wider it is for two digits."""

Tone = Literal["text", "soft", "accent"]

BACK_FAN: Final = 0.27
"""How much of each card but the last shows in a hand seen from behind, of its width."""
WIDE_FAN: Final = 0.46
"""The same where there is room across the whole table."""


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text: where its pen starts (`x` is its left or right end, or its middle) and on which baseline."""

    text: str
    x: int
    baseline: int
    style: Style
    tone: Tone = "text"
    align: Literal["left", "middle", "right"] = "left"

    @property
    def box(self) -> Box:
        """What its letters fill."""
        wide = text.width(self.text, self.style)
        left = self.x - (0 if self.align == "left" else wide // 2 if self.align == "middle" else wide)
        return (left, self.baseline - self.style.ascent, left + wide, self.baseline + self.style.descent)


@dataclass(frozen=True, slots=True)
class Spot:
    """A card of a meld. `shown` is how much of its width the next card leaves free (0: all of it)."""

    card: Card
    x: int
    y: int
    width: int
    shown: int
    rank: int
    """What a joker stands for, else 0."""

    @property
    def box(self) -> Box:
        """The part of it that can be seen."""
        return (self.x, self.y, self.x + (self.shown or self.width), self.y + cards.height(self.width))


@dataclass(frozen=True, slots=True)
class MeldSpot:
    """A meld: its number on the table (from 1) and its cards, fanned to the right."""

    number: int
    owner: int
    spots: tuple[Spot, ...]

    @property
    def box(self) -> Box:
        """The cards' box."""
        first, last = self.spots[0].box, self.spots[-1].box
        return (first[0], first[1], last[2], last[3])

    @property
    def cards(self) -> tuple[tuple[Card, int, int], ...]:
        """Each card, how much of it shows, and what it stands for: all that its drawing depends on."""
        return tuple([(spot.card, spot.shown, spot.rank) for spot in self.spots])

    @property
    def disc(self) -> Box:
        """Where its number is written: over the foot of its first card."""
        left, _, _, bottom = self.box
        x, y = left - PLATE_OUT, bottom + OVERHANG - NUMBER
        return (x, y, x + NUMBER + (WIDER if self.number > 9 else 0), y + NUMBER)


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A hand seen from behind."""

    x: int
    y: int
    width: int
    count: int
    step: int

    @property
    def box(self) -> Box:
        """What its backs fill."""
        return (self.x, self.y, self.x + (self.count - 1) * self.step + self.width, self.y + cards.height(self.width))


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A seat's part of the table. Two are equal if they were made of the same: what is drawn of it is kept by it."""

    seat: int
    box: Box
    portrait: Box
    dealer: Box | None
    """Where the dealer's button lies, over the portrait; None for everybody else."""
    words: tuple[Words, ...]
    icon: Box
    """The small card beside the number of cards in the hand."""
    melds: tuple[MeldSpot, ...]
    hand: HandSpot | None
    made_of: tuple[Hashable, ...]
    """All that it depends on."""
    mark: int
    """The hash of that, which takes longer to find than anything else about it."""

    def __hash__(self) -> int:
        """As equal places have it."""
        return self.mark

    def __eq__(self, other: object) -> bool:
        """Whether both were made of the same."""
        return self is other or (isinstance(other, Place) and self.mark == other.mark and self.made_of == other.made_of)


@dataclass(frozen=True, slots=True)
class Middle:
    """The strip with the piles."""

    box: Box
    stock: Box
    discard: Box
    sign: Box
    """Where the contract's sign may stand, right-aligned to nothing: its left upper corner and its height count."""
    words: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The whole picture."""

    width: int
    height: int
    card: int
    """The width of the cards in melds."""
    places: tuple[Place, ...]
    middle: Middle
