"""What one seat may know of a game: public facts and its own hand, built up from those alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cards import Card
from .melds import Meld
from .rules import Rules

Phase = Literal["draw", "play", "buy", "over"]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One finished round: each seat's points in it and who won it (None: the stock ran out)."""

    contract: str
    points: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match: final scores and places by seat (1 is best, shared places repeat)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know; `seat` is None for a spectator, whose `hand` is empty."""

    rules: Rules
    seat: int | None
    round: int
    contract: str
    dealer: int
    turn: int
    phase: Phase
    turn_number: int
    hand: tuple[Card, ...]
    drawn: Card | None
    """The card this seat has just drawn or taken, None once it has discarded."""
    taken: Card | None
    """The card that the seat in turn took from the discard pile in this turn: public."""
    hand_counts: tuple[int, ...]
    scores: tuple[int, ...]
    melds: tuple[Meld, ...]
    down: tuple[int | None, ...]
    stock_count: int
    discard: tuple[Card, ...]
    """The discard pile, its top last."""
    rounds: tuple[RoundScore, ...]
    result: Result | None
