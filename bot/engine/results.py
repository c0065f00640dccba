"""Finished rounds and matches, and who won them (rules.md: the lowest total; a tie by rounds won; then shared).

>>> places((40, 12, 40), wins=(2, 0, 1), rules=Rules())
(2, 1, 3)
>>> places((40, 12, 40), wins=(1, 0, 1), rules=Rules())
(2, 1, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .packed import Packed
from .rules import Rules


@dataclass(frozen=True, slots=True)
class RoundScore(Packed):
    """One finished round: each seat's points in it and who won it (None: the stock ran out)."""

    contract: str
    points: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Result(Packed):
    """A finished match: final scores and places by seat (1 is best, shared places repeat)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


def places(scores: Sequence[int], wins: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """Each seat's place: one more than the number of seats that did better."""
    parted = rules.ties == "rounds_won"
    standing = [(score, -won if parted else 0) for score, won in zip(scores, wins, strict=True)]
    return tuple([1 + sum(other < mine for other in standing) for mine in standing])


def result(scores: Sequence[int], rounds: Sequence[RoundScore], rules: Rules) -> Result:
    """The result of a match with these totals and these rounds."""
    wins = [sum(each.winner == seat for each in rounds) for seat in range(len(scores))]
    return Result(tuple(scores), places(scores, wins, rules))
