"""Matches as the history stores them, read back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, select

from bot.engine import RoundScore, Rules
from bot.storage.schema import match_seats, matches

from .results import MatchResult, SeatResult

_SEATS: Final = (
    select(*[column for column in match_seats.c if column.name not in ("guild_id", "number")])
    .where(match_seats.c.match_id.in_(bindparam("ids", expanding=True)))
    .order_by(match_seats.c.match_id, match_seats.c.seat)
)


def results_from(connection: Connection, guild_id: int, after: int, limit: int) -> list[tuple[int, MatchResult]]:
    """The server's matches with a number above `after`, in order, each with its number."""
    query = (
        select(matches)
        .where(matches.c.guild_id == guild_id, matches.c.number > after)
        .order_by(matches.c.number)
        .limit(limit)
    )
    rows = connection.execute(query).mappings().all()
    seats = seats_of(connection, [row["id"] for row in rows])
    return [(row["number"], _result(row, seats[row["id"]])) for row in rows]


def seats_of(connection: Connection, match_ids: Sequence[int]) -> dict[int, list[RowMapping]]:
    """The rows of the seats of these matches, in the order of play."""
    found: dict[int, list[RowMapping]] = {match_id: [] for match_id in match_ids}
    for row in connection.execute(_SEATS, {"ids": match_ids}).mappings():
        found[row["match_id"]].append(row)
    return found


def rounds_of(text: str) -> tuple[RoundScore, ...]:
    """The rounds that a match stores as JSON."""
    stored: list[dict[str, Any]] = json.loads(text)
    return tuple(RoundScore(each["contract"], tuple(each["points"]), each["winner"]) for each in stored)


def _result(row: RowMapping, seats: Iterable[RowMapping]) -> MatchResult:
    return MatchResult(
        match_id=row["id"],
        guild_id=row["guild_id"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        ending=row["ending"],
        rules=Rules.parse(json.loads(row["rules"])),
        rounds=rounds_of(row["rounds"]),
        seats=tuple(
            SeatResult(
                user_id=seat["user_id"],
                name=seat["name"],
                level=seat["level"],
                score=seat["score"],
                place=seat["place"],
                rounds_won=seat["rounds_won"],
                abandoned=seat["abandoned"],
                stood_in=seat["stood_in"],
                hints=seat["hints"],
            )
            for seat in seats
        ),
    )
