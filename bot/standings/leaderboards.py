"""Leaderboards: who leads on a board, page by page, and where one stands oneself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, FromClause, Integer, RowMapping, Select, bindparam, select

from bot.storage.schema import members, standings

from .criteria import ORDERS, Criterion
from .ratings import shown
from .steps import place_among, ranked, step_with
from .writing import tally_of

PAGE: Final = 10


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
    lines = _page(connection, guild_id, board, by, page * size, size)
    return Leaderboard(board, by, page, pages, total, lines, own)


def _page(
    connection: Connection, guild_id: int, board: str, by: Criterion, skipped: int, size: int
) -> tuple[Line, ...]:
    page: dict[str, Any] = {"guild_id": guild_id, "board": board, "size": size}
    if skipped:
        step, ahead = step_with(connection, guild_id, board, by, skipped + 1)
        page |= {"skipped": skipped - ahead} | ORDERS[by].of_step(step)
    rows = connection.execute(_lines(by, from_step=skipped > 0), page).mappings()
    return tuple(_line(row, place) for place, row in enumerate(rows, skipped + 1))


def _own_row(connection: Connection, guild_id: int, board: str, by: Criterion, user_id: int) -> RowMapping | None:
    mine = {"guild_id": guild_id, "board": board, "user_id": user_id}
    return connection.execute(_own(by), mine).mappings().first()


# Each statement is made once: that takes longer than carrying it out.


@cache
def _lines(by: Criterion, *, from_step: bool) -> Select[Any]:
    # First who it is, from the index alone: rows that are skipped would be read and joined in vain.
    sorting = ORDERS[by].sorting
    users = ranked(select(standings.c.user_id), by).order_by(*sorting).limit(bindparam("size", type_=Integer))
    if from_step:
        users = users.where(ORDERS[by].is_from_step).offset(bindparam("skipped", type_=Integer))
    page = users.subquery("page")
    here = (standings.c.guild_id == bindparam("guild_id")) & (standings.c.board == bindparam("board"))
    found = page.join(standings, here & (standings.c.user_id == page.c.user_id))
    return select(standings, *_NAME).select_from(_named(found)).order_by(*sorting)


@cache
def _own(by: Criterion) -> Select[Any]:
    mine = standings.c.user_id == bindparam("user_id")
    return ranked(select(standings, *_NAME), by).select_from(_named(standings)).where(mine)


_NAME: Final = (members.c.name, members.c.avatar)


def _named(rows: FromClause) -> FromClause:
    same = (members.c.guild_id == standings.c.guild_id) & (members.c.user_id == standings.c.user_id)
    return rows.outerjoin(members, same)


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
