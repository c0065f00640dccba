"""OpenSkill ratings of matches of many (the Plackett–Luce model of Weng and Lin, with the library's own settings).

A rating is a belief about somebody's strength: a mean `mu` and an uncertainty `sigma`. What is ranked by, and shown, is
a strength that they most likely exceed (mu − 3 sigma), so that nobody leads a board by one lucky match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody seems to be; the defaults are those of a newcomer."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def ordinal(self) -> float:
        """What boards are sorted by."""
        return self.mu - 3 * self.sigma


NEWCOMER: Final = Rating()


def shown(ordinal: float) -> int:
    """The number that people see: a newcomer has 1000.

    >>> shown(NEWCOMER.ordinal), shown(Rating(33, 2).ordinal)
    (1000, 2080)
    """
    return max(0, round(1000 + 40 * ordinal))


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a match that ended with these places (equal places are ties)."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in ratings]
    return [Rating(after.mu, after.sigma) for [after] in _MODEL.rate(teams, ranks=[*map(float, places)])]
