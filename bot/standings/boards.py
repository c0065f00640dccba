"""The boards on which people are ranked, each a part of a server's matches.

A **month** is a calendar month and a **season** a quarter of the calendar year (January to March is the first), both
of UTC and by when the match ended. Each preset has a board too, and so have matches of one person against bots.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum

from .results import MatchResult

BOTS = "bots"
"""Matches of one person against bots alone: counted, never rated."""


class Period(StrEnum):
    """What time a leaderboard is about."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"


def board(period: Period, at: int) -> str:
    """The board of this period at that instant (milliseconds since 1970).

    >>> end_of_november = 1_796_000_000_000
    >>> [board(period, end_of_november) for period in Period]
    ['all', '2026-Q4', '2026-11']
    """
    when = datetime.fromtimestamp(at / 1000, UTC)
    match period:
        case Period.ALL:
            return "all"
        case Period.SEASON:
            return f"{when.year}-Q{(when.month + 2) // 3}"
        case Period.MONTH:
            return f"{when.year}-{when.month:02}"


def preset_board(preset: str) -> str:
    """The board of the matches by this preset, house rules on top of it included."""
    return f"preset-{preset}"


def boards_of(result: MatchResult) -> tuple[str, ...]:
    """Every board that this match counts on."""
    if len(result.people) < 2:
        return (BOTS,)
    return (*(board(period, result.ended_at) for period in Period), preset_board(result.rules.preset))
