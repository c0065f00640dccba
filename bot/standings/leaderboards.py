"""Leaderboards: who leads on a board, page by page, and where one stands oneself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeVarTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    func,
    literal,
    literal_column,
    select,
    tuple_,
)

from bot.storage.schema import members, standings

from .ratings import shown
from .writing import tally_of

T = TypeVarTuple("T")

PAGE: Final = 10


class Criterion(StrEnum):
    """What a leaderboard is sorted by."""

    RATING = "rating"
    WINS = "wins"
    AVERAGE = "average"
    """Points to a match, the fewest first; of those with three matches at least (`LEAST_FOR_AVERAGE`)."""


@dataclass(frozen=True, slots=True)
class Line:
    """One person on a board. `average` is in points to a match; None without a match that was not abandoned."""

    place: int
    user_id: int
    name: str
    avatar: str | None
    rating: int
    matches: int
    wins: int
    average: float | None
    abandoned: int
    best_streak: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a board.

    Attributes:
        page: from 0; `pages` is how many there are, one at least.
        total: how many people are ranked.
        own: the line of whoever asked, wherever it is; None if they are not ranked.
    """

    board: str
    by: Criterion
    page: int
    pages: int
    total: int
    lines: tuple[Line, ...]
    own: Line | None


# Those who had their data deleted have negative numbers. With the plus, which does nothing, SQLite does not take the
# condition for a reason to go through the primary key and sort.
IS_PERSON: Final[ColumnElement[bool]] = literal_column("+standings.user_id", BigInteger) > 0

_ORDERS: Final[dict[Criterion, tuple[ColumnElement[Any], ...]]] = {
    Criterion.RATING: (standings.c.rating, standings.c.user_id),
    Criterion.WINS: (standings.c.wins, standings.c.rating, standings.c.user_id),
    Criterion.AVERAGE: (standings.c.average, standings.c.user_id),
}


def leaderboard(
    connection: Connection,
    guild_id: int,
    board: str,
    by: Criterion,
    *,
    page: int | None = 0,
    user_id: int | None = None,
    size: int = PAGE,
) -> Leaderboard:
    """A page of a server's board. A page past the end is the last one; None is the page that `user_id` is on."""
    mine = _own_row(connection, guild_id, board, by, user_id) if user_id is not None else None
    place, total = place_among(connection, guild_id, board, by, mine)
    own = _line(mine, place) if mine is not None else None
    pages = max(1, -(-total // size))
    if page is None:
        page = (own.place - 1) // size if own is not None else 0
    page = min(max(page, 0), pages - 1)
    lines = _page(connection, guild_id, board, by, page * size, size, total)
    return Leaderboard(board, by, page, pages, total, lines, own)


def _page(
    connection: Connection, guild_id: int, board: str, by: Criterion, skipped: int, size: int, total: int
) -> tuple[Line, ...]:
    # First who it is, from the index alone: rows that are skipped would be read and joined in vain. And from the end
    # that is nearer, so that fewer are skipped.
    size = max(0, min(size, total - skipped))
    beyond = total - skipped - size
    backwards = beyond < skipped
    columns = _ORDERS[by]
    sorting = columns if (by is Criterion.AVERAGE) is not backwards else [column.desc() for column in columns]
    ids = _of_board(select(standings.c.user_id), guild_id, board, by).order_by(*sorting).limit(size)
    found = [*connection.execute(ids.offset(beyond if backwards else skipped)).scalars()]
    users = found[::-1] if backwards else found
    here = (standings.c.guild_id == guild_id) & (standings.c.board == board) & standings.c.user_id.in_(users)
    rows = {row["user_id"]: row for row in connection.execute(_lines().where(here)).mappings()}
    return tuple(_line(rows[user_id], place) for place, user_id in enumerate(users, skipped + 1))


def place_among(
    connection: Connection, guild_id: int, board: str, by: Criterion, row: RowMapping | None
) -> tuple[int, int]:
    """The place of the person with this row of `standings` on this board (0 without one), and among how many."""
    if row is None:
        return 0, connection.execute(_of_board(select(func.count()), guild_id, board, by)).scalar_one()
    ahead = _ahead_of(row, by)
    query = _of_board(select(func.count().filter(ahead).label("ahead"), func.count().label("of")), guild_id, board, by)
    counted = connection.execute(query).mappings().one()
    return counted["ahead"] + 1, counted["of"]


def place_on(connection: Connection, guild_id: int, board: str, by: Criterion, row: RowMapping) -> int:
    """The place alone, for which the index is read only as far as there."""
    query = _of_board(select(func.count()), guild_id, board, by).where(_ahead_of(row, by))
    return connection.execute(query).scalar_one() + 1


def _ahead_of(row: RowMapping, by: Criterion) -> ColumnElement[bool]:
    order = _ORDERS[by]
    mine = tuple_(*[literal(row[column.name], column.type) for column in order])
    return tuple_(*order) < mine if by is Criterion.AVERAGE else tuple_(*order) > mine


def _own_row(connection: Connection, guild_id: int, board: str, by: Criterion, user_id: int) -> RowMapping | None:
    query = _of_board(_lines(), guild_id, board, by).where(standings.c.user_id == user_id)
    return connection.execute(query).mappings().first()


def _lines() -> Select[Any]:
    named = standings.outerjoin(
        members, (members.c.guild_id == standings.c.guild_id) & (members.c.user_id == standings.c.user_id)
    )
    return select(standings, members.c.name, members.c.avatar).select_from(named)


def _of_board(query: Select[*T], guild_id: int, board: str, by: Criterion) -> Select[*T]:
    query = query.where(standings.c.guild_id == guild_id, standings.c.board == board, IS_PERSON)
    return query.where(standings.c.average.is_not(None)) if by is Criterion.AVERAGE else query


def _line(row: RowMapping, place: int) -> Line:
    return Line(
        place=place,
        user_id=row["user_id"],
        name=row["name"] or "",
        avatar=row["avatar"],
        rating=shown(row["rating"]),
        matches=row["matches"],
        wins=row["wins"],
        average=tally_of(row).average,
        abandoned=row["abandoned"],
        best_streak=row["best_streak"],
    )
