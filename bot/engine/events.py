"""What happened, as everybody may know it: events hold public facts only, never a card of a hand or of the stock."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import End
from .cards import Card
from .melds import Meld
from .packed import Packed


@dataclass(frozen=True, slots=True)
class Event(Packed):
    """Something that happened at the table; one of the subclasses below."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round was dealt. `round` counts from 1; `starter` is the seat that plays first."""

    round: int
    contract: str
    dealer: int
    starter: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the stock."""

    seat: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took the top discard."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought the top discard out of turn, with `penalty` cards from the stock."""

    seat: int
    card: Card
    penalty: int


@dataclass(frozen=True, slots=True)
class WentDown(Event):
    """A seat laid its contract. `first` is the number (from 1) of the first of these melds on the table."""

    seat: int
    melds: tuple[Meld, ...]
    first: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat added a card to the meld with this number (from 1)."""

    seat: int
    card: Card
    meld: int
    end: End | None


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat discarded, which ended its turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """The discards but the top were shuffled into a new stock of `cards` cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was scored. `winner` is None when the stock ran out.

    `hands` are what each seat was left with: public from now on, since the table shows and counts them.
    """

    round: int
    winner: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last round was scored. `places` has each seat's place, 1 is best; shared places repeat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
