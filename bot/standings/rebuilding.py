"""Counting a server's matches anew: how people stand is a fold of the history, and this is that fold from its start."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, update

from bot.storage.schema import match_seats, rivals, standings, steps

from .boards import boards_of
from .reading import results_from
from .results import MatchResult
from .steps import trust
from .tallies import Tally, tallies_after
from .writing import Row, hold, put_rivals, put_tallies, rating_rows, rival_rows

_STRIDE: Final = 500

_RATE_SEAT: Final = (
    update(match_seats)
    .where(match_seats.c.match_id == bindparam("of_match"), match_seats.c.seat == bindparam("of_seat"))
    .values(rating_before=bindparam("before"), rating=bindparam("after"))
)


def rebuild(connection: Connection, guild_id: int) -> int:
    """Work out anew how the people of a server stand, from its matches alone; returns how many those are."""
    hold(connection, guild_id)
    fold = _Fold()
    number = seen = 0
    while stride := results_from(connection, guild_id, after=number, limit=_STRIDE):
        ratings: list[Row] = []
        for number, result in stride:
            ratings += fold.take(result, number)
        if ratings:
            connection.execute(_RATE_SEAT, ratings)
        seen += len(stride)
    for table in (standings, steps, rivals):
        connection.execute(delete(table).where(table.c.guild_id == guild_id))
    put_tallies(connection, guild_id, {}, fold.boards)
    trust(connection, guild_id)
    put_rivals(connection, [*fold.met.values()])
    return seen


class _Fold:
    """How everybody stands after the matches taken so far."""

    def __init__(self) -> None:
        self.boards: dict[str, dict[int, Tally]] = {}
        self.met: dict[tuple[int, int], Row] = {}

    def take(self, result: MatchResult, number: int) -> list[Row]:
        """Take one more match; returns what its seats should say of the rating."""
        ratings: list[Row] = []
        for board in boards_of(result):
            tallies = self.boards.setdefault(board, {})
            after = tallies_after(result, tallies)
            if board == "all":
                ratings = [
                    {
                        "of_match": result.match_id,
                        "of_seat": seat,
                        "before": row["rating_before"],
                        "after": row["rating"],
                    }
                    for seat, row in rating_rows(result, tallies, after).items()
                ]
            tallies.update(after)
        for row in rival_rows(result, number):
            met = self.met.setdefault((row["user_id"], row["rival_id"]), row)
            if met is not row:
                _count_in(met, row)
        return ratings


def _count_in(met: dict[str, Any], row: Row) -> None:
    for name in ("matches", "ahead", "behind"):
        met[name] += row[name]
    met["last_number"] = row["last_number"]
