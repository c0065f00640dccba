"""How people stand, as a fold of the history of matches. Pure: the same matches in the same order give the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from .ratings import NEWCOMER, Rating, rate
from .results import MatchResult, SeatResult

LEAST_FOR_AVERAGE: Final = 3
"""How many matches it takes to be ranked by average points."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How one person stands on one board.

    Attributes:
        matches: how many count: those finished, and those abandoned.
        points: the sum over the matches that were not abandoned.
        best_score: the fewest points of a match that was not abandoned.
        best_round: the most points that the others were left with in a round won; `best_match` is its match.
        streak: wins in a row up to now.
    """

    rating: Rating = NEWCOMER
    matches: int = 0
    abandoned: int = 0
    wins: int = 0
    points: int = 0
    best_score: int | None = None
    rounds_won: int = 0
    best_round: int | None = None
    best_match: int | None = None
    streak: int = 0
    best_streak: int = 0

    @property
    def average(self) -> float | None:
        """Points to a match, of those not abandoned; None without one."""
        played = self.matches - self.abandoned
        return self.points / played if played else None


def tallies_after(result: MatchResult, before: Mapping[int, Tally]) -> dict[int, Tally]:
    """How the people of this match stand after it, on a board on which they stood like this (new ones are missing).

    A finished match counts for everyone in it; a broken-off one only for those who abandoned it, and for no rating.
    A win is the first place, bots included.
    """
    seats = {seat.user_id: (place, seat) for place, seat in enumerate(result.seats) if seat.user_id is not None}
    tallies = {user_id: before.get(user_id, Tally()) for user_id in seats}
    if result.rated:
        places = [seat.place or 0 for _, seat in seats.values()]
        rated = rate([tally.rating for tally in tallies.values()], places)
        tallies = {user: replace(tallies[user], rating=rating) for user, rating in zip(tallies, rated, strict=True)}
    return {
        user_id: _counted(tallies[user_id], result, place, seat)
        for user_id, (place, seat) in seats.items()
        if result.finished or seat.abandoned
    }


def _counted(tally: Tally, result: MatchResult, place: int, seat: SeatResult) -> Tally:
    if seat.abandoned:
        return replace(tally, matches=tally.matches + 1, abandoned=tally.abandoned + 1, streak=0)
    won = seat.place == 1
    streak = tally.streak + 1 if won else 0
    best, match = _better_round(tally, result, place)
    return replace(
        tally,
        matches=tally.matches + 1,
        wins=tally.wins + won,
        points=tally.points + seat.score,
        best_score=seat.score if tally.best_score is None else min(tally.best_score, seat.score),
        rounds_won=tally.rounds_won + seat.rounds_won,
        best_round=best,
        best_match=match,
        streak=streak,
        best_streak=max(tally.best_streak, streak),
    )


def _better_round(tally: Tally, result: MatchResult, place: int) -> tuple[int | None, int | None]:
    here = max((sum(score.points) for score in result.rounds if score.winner == place), default=None)
    if here is None or (tally.best_round is not None and tally.best_round >= here):
        return tally.best_round, tally.best_match
    return here, result.match_id
