"""The matches of a server, the newest first."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, bindparam, select

from bot.engine import RoundScore, Rules
from bot.storage.schema import match_seats, matches

from .ratings import shown
from .reading import rounds_of, seats_of

PAGE: Final = 10

_MATCHES: Final = select(matches).where(matches.c.id.in_(bindparam("ids", expanding=True)))


@dataclass(frozen=True, slots=True)
class PastSeat:
    """How a seat fared.

    Attributes:
        user_id: None: a bot. Negative: somebody who had their data deleted, and whose `name` is empty.
        level: how well the bot plays whose seat it is.
        place: from 1; None where the match was broken off.
        rating: after the match; `rating_change` is what it did. None where it was not rated.
    """

    user_id: int | None
    name: str
    level: str | None
    score: int
    place: int | None
    rounds_won: int
    abandoned: bool
    stood_in: int
    hints: int
    rating: int | None
    rating_change: int | None


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that has ended. Instants are in milliseconds since 1970, UTC.

    Attributes:
        id: the number of its table.
        number: its place in the server's history, from 1.
        ending: ``finished``, or why it was broken off: ``host``, ``moderator``, ``expired``, ``deserted``.
    """

    id: int
    number: int
    started_at: int
    ended_at: int
    ending: str
    rules: Rules
    rounds: tuple[RoundScore, ...]
    rated: bool
    seats: tuple[PastSeat, ...]

    @property
    def hinted(self) -> bool:
        """Whether anybody was told what a strong player would do."""
        return any(seat.hints for seat in self.seats)


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Some matches, the newest first. `older` and `newer` say whether there are any beyond them."""

    matches: tuple[PastMatch, ...]
    older: bool
    newer: bool


def history(
    connection: Connection,
    guild_id: int,
    *,
    user_id: int | None = None,
    before: int | None = None,
    after: int | None = None,
    size: int = PAGE,
) -> HistoryPage:
    """A page of the server's matches, or of those in which `user_id` had a seat.

    The newest; or those next below the number `before`; or those next above the number `after`.
    """
    numbers = matches.c.number if user_id is None else match_seats.c.number
    query = _match_ids(guild_id, user_id)
    if after is not None:
        query = query.where(numbers > after).order_by(numbers)
    else:
        query = query.where(numbers < before) if before is not None else query
        query = query.order_by(numbers.desc())
    ids = [*connection.execute(query.limit(size + 1)).scalars()]
    more, ids = len(ids) > size, ids[:size]
    found = past_matches(connection, ids)
    if after is not None:
        return HistoryPage(found[::-1], older=_any(connection, guild_id, user_id, numbers <= after), newer=more)
    newer = before is not None and _any(connection, guild_id, user_id, numbers >= before)
    return HistoryPage(found, older=more, newer=newer)


def past_match(connection: Connection, guild_id: int, match_id: int) -> PastMatch | None:
    """The match of this server with this id."""
    query = select(matches.c.id).where(matches.c.id == match_id, matches.c.guild_id == guild_id)
    found = past_matches(connection, [*connection.execute(query).scalars()])
    return found[0] if found else None


def past_matches(connection: Connection, ids: list[int]) -> tuple[PastMatch, ...]:
    """The matches with these ids, in this order."""
    rows = {row["id"]: row for row in connection.execute(_MATCHES, {"ids": ids}).mappings()}
    seats = seats_of(connection, ids)
    return tuple(_match(rows[match_id], seats[match_id]) for match_id in ids)


def _match_ids(guild_id: int, user_id: int | None) -> Select[Any]:
    if user_id is None:
        return select(matches.c.id).where(matches.c.guild_id == guild_id)
    mine = (match_seats.c.user_id == user_id) & (match_seats.c.guild_id == guild_id)
    return select(match_seats.c.match_id).where(mine)


def _any(connection: Connection, guild_id: int, user_id: int | None, condition: Any) -> bool:
    return connection.execute(_match_ids(guild_id, user_id).where(condition).limit(1)).first() is not None


def _match(row: RowMapping, seats: list[RowMapping]) -> PastMatch:
    return PastMatch(
        id=row["id"],
        number=row["number"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        ending=row["ending"],
        rules=Rules.parse(json.loads(row["rules"])),
        rounds=rounds_of(row["rounds"]),
        rated=row["rated"],
        seats=tuple(_seat(seat) for seat in seats),
    )


def _seat(row: RowMapping) -> PastSeat:
    before, after = row["rating_before"], row["rating"]
    return PastSeat(
        user_id=row["user_id"],
        name=row["name"],
        level=row["level"],
        score=row["score"],
        place=row["place"],
        rounds_won=row["rounds_won"],
        abandoned=row["abandoned"],
        stood_in=row["stood_in"],
        hints=row["hints"],
        rating=None if after is None else shown(after),
        rating_change=None if after is None else shown(after) - shown(before),
    )
