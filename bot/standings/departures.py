"""Servers that the bot has left: after thirty days everything of theirs is deleted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from bot.storage.schema import guild_settings, guilds, members, rivals, standings, steps, tables
from bot.storage.upserts import put

KEPT_MS: Final = 30 * 24 * 3600 * 1000
"""How long a server's data outlives the bot's being there: time to change one's mind."""

_STRIDE: Final = 200


def known(connection: Connection) -> set[int]:
    """Every server of which there is something."""
    query = select(tables.c.guild_id).union(select(guilds.c.guild_id), select(guild_settings.c.guild_id))
    return {*connection.execute(query).scalars()}


def note_absent(connection: Connection, absent: Collection[int], at: int) -> None:
    """The bot is not in these servers; one that it was already gone from keeps the earlier instant."""
    rows = [{"guild_id": guild_id, "left_at": at} for guild_id in absent]
    connection.execute(
        update(guilds).where(guilds.c.guild_id.in_(absent), guilds.c.left_at.is_(None)).values(left_at=at)
    )
    put(connection, guilds, rows, _as_it_was)


def _as_it_was(_: Any) -> dict[str, Any]:
    return {"left_at": guilds.c.left_at}


def note_present(connection: Connection, present: Collection[int]) -> None:
    """The bot is in these servers."""
    query = select(guilds.c.guild_id).where(guilds.c.left_at.is_not(None))
    back = {*connection.execute(query).scalars()} & {*present}
    connection.execute(update(guilds).where(guilds.c.guild_id.in_(back)).values(left_at=None))


def overdue(connection: Connection, now: int) -> list[int]:
    """The servers whose time is over."""
    query = select(guilds.c.guild_id).where(guilds.c.left_at.is_not(None), guilds.c.left_at <= now - KEPT_MS)
    return [*connection.execute(query).scalars()]


def purge_some(connection: Connection, guild_id: int) -> bool:
    """Delete a part of what there is of a server; returns whether that was the last of it.

    A part at a time, so that no match elsewhere has to wait for long.
    """
    ids = [*connection.execute(select(tables.c.id).where(tables.c.guild_id == guild_id).limit(_STRIDE)).scalars()]
    if ids:  # their logs, matches and seats go with them
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return False
    for table in (guilds, standings, steps, rivals, members, guild_settings):
        connection.execute(delete(table).where(table.c.guild_id == guild_id))
    return True
