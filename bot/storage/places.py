"""Queries on the list of tables: where each is, how it stands, and when it is due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, func, insert, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import OPEN_STATUSES, tables


@dataclass(frozen=True, slots=True)
class Place:
    """A table as the list knows it. `due_at` is in milliseconds since 1970, UTC.

    `owed`: how many things its channel has not been told yet (`bot.tables.announcements`).
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    status: str
    due_at: int | None
    owed: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands after a change."""

    table_id: int
    status: str
    due_at: int | None
    owed: int = 0


_PLACE = (
    tables.c.id,
    tables.c.guild_id,
    tables.c.channel_id,
    tables.c.message_id,
    tables.c.status,
    tables.c.due_at,
    tables.c.owed,
)


_STAND: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(status=bindparam("to"), due_at=bindparam("due"), owed=bindparam("owes"))
)


async def add(
    connection: AsyncConnection, *, guild_id: int, channel_id: int, opened_by: int, at: int, due_at: int | None = None
) -> int:
    """List a new table, in its lobby; returns its id.

    Raises:
        sqlalchemy.exc.IntegrityError: the channel has an open table.
    """
    values = {"guild_id": guild_id, "channel_id": channel_id, "opened_by": opened_by, "status": OPEN_STATUSES[0]}
    made = await connection.execute(insert(tables).values(**values, opened_at=at, due_at=due_at))
    assert made.inserted_primary_key is not None
    return made.inserted_primary_key[0]


async def get(connection: AsyncConnection, table_id: int) -> Place | None:
    """The table with this id."""
    row = (await connection.execute(select(*_PLACE).where(tables.c.id == table_id))).first()
    return Place(*row) if row is not None else None


async def open_in_channel(connection: AsyncConnection, channel_id: int) -> int | None:
    """The id of the channel's open table."""
    query = select(tables.c.id).where(tables.c.channel_id == channel_id, tables.c.status.in_(OPEN_STATUSES))
    return (await connection.execute(query)).scalar_one_or_none()


async def newest_in_channel(connection: AsyncConnection, guild_id: int, channel_id: int, limit: int) -> list[int]:
    """The ids of the tables of this channel of this server, open or not, the newest first."""
    query = select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.channel_id == channel_id)
    return [*(await connection.execute(query.order_by(tables.c.id.desc()).limit(limit))).scalars()]


async def count_opened_by(connection: AsyncConnection, user_id: int) -> int:
    """How many tables are open that this user opened."""
    query = select(func.count()).where(tables.c.opened_by == user_id, tables.c.status.in_(OPEN_STATUSES))
    return (await connection.execute(query)).scalar_one()


async def due(connection: AsyncConnection) -> list[tuple[int, int, int]]:
    """Every table that will be due, as (due_at, id, guild_id), the first to come first."""
    query = select(tables.c.due_at, tables.c.id, tables.c.guild_id).where(tables.c.due_at.is_not(None))
    found = await connection.execute(query.order_by(tables.c.due_at))
    return [(due_at, table_id, guild_id) for due_at, table_id, guild_id in found]


async def owing(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Every table that owes its channel something, as (id, guild_id), those still open first."""
    # A number in the statement itself: SQLite could not tell of a parameter that the index has all such rows.
    query = select(tables.c.id, tables.c.guild_id).where(tables.c.owed > literal_column("0"))
    found = await connection.execute(query.order_by(tables.c.status.not_in(OPEN_STATUSES), tables.c.id))
    return [(table_id, guild_id) for table_id, guild_id in found]


def stand(connection: Connection, standings: Sequence[Standing]) -> None:
    """Note how these tables stand after a change."""
    rows = [{"of": each.table_id, "to": each.status, "due": each.due_at, "owes": each.owed} for each in standings]
    connection.execute(_STAND, rows)


async def set_due(connection: AsyncConnection, table_id: int, due_at: int | None) -> None:
    """Note when the table must be looked at next."""
    await connection.execute(update(tables).where(tables.c.id == table_id).values(due_at=due_at))


async def set_status(connection: AsyncConnection, table_id: int, status: str) -> None:
    """Set a table aside that cannot be read, which frees its channel and its clock; nothing can be told of it."""
    await connection.execute(update(tables).where(tables.c.id == table_id).values(status=status, due_at=None, owed=0))


async def move(connection: AsyncConnection, table_id: int, *, channel_id: int, message_id: int | None) -> None:
    """Note where the table's message is.

    Raises:
        sqlalchemy.exc.IntegrityError: the channel has another open table.
    """
    await connection.execute(
        update(tables).where(tables.c.id == table_id).values(channel_id=channel_id, message_id=message_id)
    )
