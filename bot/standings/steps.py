"""How many people of a board are on each step of an order.

For a place, and for the beginning of a page, only those on one step have to be counted: of every other it is known how
many they are. `move` keeps that so, in the transaction that changes how people stand.

A process of a version that knows nothing of steps may record into the same database for a while. That is noticed by
`guilds.counted` lagging behind `guilds.matches`, and mended by `count_anew`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, TypeVarTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    Select,
    bindparam,
    delete,
    func,
    literal_column,
    select,
    update,
)

from bot.storage.schema import guilds, standings, steps
from bot.storage.upserts import put

from .criteria import ORDERS, Criterion

T = TypeVarTuple("T")
Row = Mapping[Any, Any]

# Those who had their data deleted have negative numbers. With the plus, which does nothing, SQLite does not take the
# condition for a reason to go through the primary key and sort.
_IS_PERSON: Final[ColumnElement[bool]] = literal_column("+standings.user_id", BigInteger) > 0

_FORGET_EMPTY: Final = delete(steps).where(
    *[column == bindparam(f"of_{column.name}") for column in steps.primary_key], steps.c.people <= 0
)


def move(connection: Connection, guild_id: int, gone: Iterable[Row], come: Iterable[Row]) -> None:
    """These rows of `standings` are gone from a server, and these have come.

    The caller holds the server (`hold`), so that nobody else moves anybody there.
    """
    change: Counter[tuple[str, Criterion, int]] = Counter()
    for rows, people in ((gone, -1), (come, 1)):
        for row in rows:
            for by, order in ORDERS.items():
                if (step := order.step_of(row)) is not None:
                    change[row["board"], by, step] += people
    moved = [(_key(guild_id, *where), people) for where, people in change.items() if people]
    put(connection, steps, [key | {"people": people} for key, people in moved], _counted_in)
    left = [{f"of_{name}": value for name, value in key.items()} for key, people in moved if people < 0]
    if left:
        connection.execute(_FORGET_EMPTY, left)


def count_anew(connection: Connection, guild_id: int) -> None:
    """Count everybody of a server as they stand now. The caller holds the server."""
    connection.execute(delete(steps).where(steps.c.guild_id == guild_id))
    columns = [
        standings.c.board,
        standings.c.user_id,
        *{column for order in ORDERS.values() for column in order.columns},
    ]
    there = connection.execute(select(*columns).where(standings.c.guild_id == guild_id)).mappings()
    move(connection, guild_id, gone=(), come=there)
    trust(connection, guild_id)


def trust(connection: Connection, guild_id: int) -> None:
    """Note that the steps of a server are right as they are. The caller holds the server."""
    connection.execute(update(guilds).where(guilds.c.guild_id == guild_id).values(counted=guilds.c.matches))


def doubtful(connection: Connection) -> list[int]:
    """The servers in which somebody has recorded matches without counting who moved."""
    query = select(guilds.c.guild_id).where(guilds.c.counted != guilds.c.matches)
    return [*connection.execute(query.order_by(guilds.c.guild_id)).scalars()]


def _key(guild_id: int, board: str, by: Criterion, step: int) -> dict[str, Any]:
    return {"guild_id": guild_id, "board": board, "criterion": by.value, "step": step}


def _counted_in(new: Any) -> dict[str, Any]:
    return {"people": steps.c.people + new.people}


def ranked(query: Select[*T], by: Criterion) -> Select[*T]:
    """The query, of those rows of `standings` alone that have a place on the board `board` of the server `guild_id`."""
    here = (standings.c.guild_id == bindparam("guild_id")) & (standings.c.board == bindparam("board"))
    query = query.where(here, _IS_PERSON)
    return query.where(standings.c.average.is_not(None)) if by is Criterion.AVERAGE else query


def place_among(connection: Connection, guild_id: int, board: str, by: Criterion, row: Row | None) -> tuple[int, int]:
    """The place of the person with this row of `standings` on this board (0 without one), and among how many."""
    order, here = ORDERS[by], {"guild_id": guild_id, "board": board}
    if row is None or (step := order.step_of(row)) is None:
        return 0, connection.execute(_total(by), here).scalar_one()
    mine = {"step": step} | order.of_row(row) | order.of_step(step)
    place, total = connection.execute(_place_and_total(by), here | mine).one()
    return place, total


def step_with(connection: Connection, guild_id: int, board: str, by: Criterion, place: int) -> tuple[int, int]:
    """The step on which whoever has this place is, and how many are ahead of that step.

    Raises:
        NoResultFound: the board has no such place.
    """
    values = {"guild_id": guild_id, "board": board, "place": place}
    step, ahead = connection.execute(_step(by), values).one()
    return step, ahead


# Each statement is made once: that takes longer than carrying it out.

_PEOPLE: Final = func.coalesce(func.sum(steps.c.people), 0)


def _of_board(query: Select[*T], by: Criterion) -> Select[*T]:
    here = (steps.c.guild_id == bindparam("guild_id")) & (steps.c.board == bindparam("board"))
    return query.select_from(steps).where(here, steps.c.criterion == by.value)


@cache
def _total(by: Criterion) -> Select[int]:
    return _of_board(select(_PEOPLE), by)


@cache
def _place_and_total(by: Criterion) -> Select[int, int]:
    order, step = ORDERS[by], bindparam("step", type_=BigInteger)
    before = steps.c.step > step if order.greatest_first else steps.c.step < step
    ahead_of_step = func.coalesce(func.sum(steps.c.people).filter(before), 0)
    ahead_on_step = ranked(select(func.count()).select_from(standings), by).where(order.is_from_step, order.is_ahead)
    return _of_board(select(1 + ahead_of_step + ahead_on_step.scalar_subquery(), _PEOPLE), by)


@cache
def _step(by: Criterion) -> Select[int, int]:
    best_first = steps.c.step.desc() if ORDERS[by].greatest_first else steps.c.step.asc()
    upto = func.sum(steps.c.people).over(order_by=best_first).label("upto")
    each = _of_board(select(steps.c.step, steps.c.people, upto), by).subquery("each")
    query = select(each.c.step, each.c.upto - each.c.people).where(each.c.upto >= bindparam("place", type_=Integer))
    return query.order_by(each.c.upto).limit(1)
