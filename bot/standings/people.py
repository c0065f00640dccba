"""What is stored of a person: all of it as JSON, and taking the person out of it.

Matches stay as they are, points, places and everybody else's standing included: whoever has their data deleted becomes
somebody without a name, whom a random negative number holds together within one server. Which number it was is kept
nowhere.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, delete, select, update

from bot.storage import LogRow
from bot.storage.schema import (
    OPEN_STATUSES,
    log,
    match_seats,
    matches,
    members,
    rivals,
    standings,
    tables,
    user_settings,
)
from bot.storage.settings import read as read_settings
from bot.tables.entries import encode
from bot.tables.keeper import record_of
from bot.tables.people import renamed
from bot.tables.seats import Person

from .steps import move
from .writing import hold


class StillSeatedError(Exception):
    """The person has a seat at tables that are open, in these channels: they must leave them first."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(f"seated in {len(channels)} open tables")
        self.channels = channels


def guilds_of(connection: Connection, user_id: int) -> list[int]:
    """Every server in which something is stored of this person."""
    named = select(tables.c.guild_id).join(log, log.c.table_id == tables.c.id).where(log.c.user_id == user_id)
    played = select(match_seats.c.guild_id).where(match_seats.c.user_id == user_id)
    stands = select(standings.c.guild_id).where(standings.c.user_id == user_id)
    return sorted(connection.execute(named.union(played, stands)).scalars())


def open_tables_naming(connection: Connection, user_id: int) -> list[tuple[int, int]]:
    """The open tables whose log names this person, as (id, channel_id)."""
    query = (
        select(tables.c.id, tables.c.channel_id)
        .distinct()
        .join(log, log.c.table_id == tables.c.id)
        .where(log.c.user_id == user_id, tables.c.status.in_(OPEN_STATUSES))
    )
    return [(table_id, channel_id) for table_id, channel_id in connection.execute(query)]


def export(connection: Connection, user_id: int) -> dict[str, Any]:
    """Everything that is stored of this person, made of JSON's own types; instants are in ISO 8601, UTC."""
    return {
        "user_id": user_id,
        "settings": read_settings(connection, user_settings, user_id),
        "servers": [_export(connection, guild_id, user_id) for guild_id in guilds_of(connection, user_id)],
    }


def erase(connection: Connection, user_id: int) -> int:
    """Take this person out of everything; returns how many matches stay without their name."""
    connection.execute(delete(user_settings).where(user_settings.c.user_id == user_id))
    return sum(_erase(connection, guild_id, user_id) for guild_id in guilds_of(connection, user_id))


def _export(connection: Connection, guild_id: int, user_id: int) -> dict[str, Any]:
    of_person = {table: (table.c.guild_id == guild_id) & (table.c.user_id == user_id) for table in (members, standings)}
    met = (rivals.c.guild_id == guild_id) & (rivals.c.user_id == user_id)
    seats = (
        select(matches.c.started_at, matches.c.ended_at, matches.c.ending, matches.c.preset, match_seats)
        .join(matches, matches.c.id == match_seats.c.match_id)
        .where(match_seats.c.user_id == user_id, match_seats.c.guild_id == guild_id)
        .order_by(match_seats.c.number)
    )
    open_tables = (
        select(tables.c.id.label("table_id"), tables.c.channel_id, tables.c.status, tables.c.opened_at)
        .where(tables.c.guild_id == guild_id, tables.c.status.in_(OPEN_STATUSES))
        .where(tables.c.id.in_(select(log.c.table_id).where(log.c.user_id == user_id)))
        .order_by(tables.c.id)
    )
    return {
        "guild_id": guild_id,
        "known_as": _plain(connection.execute(select(members).where(of_person[members])).mappings()),
        "standings": _plain(connection.execute(select(standings).where(of_person[standings])).mappings()),
        "rivals": _plain(connection.execute(select(rivals).where(met)).mappings()),
        "matches": _plain(connection.execute(seats).mappings()),
        "open_tables": _plain(connection.execute(open_tables).mappings()),
        "log": [
            {
                "table_id": row.table_id,
                "number": row.number,
                "at": _instant(row.at),
                "kind": row.kind,
                "data": json.loads(row.data),
            }
            for row in _rows_naming(connection, guild_id, user_id)
        ],
    }


def _plain(rows: Iterable[Any]) -> list[dict[str, Any]]:
    return [
        {
            key: _instant(value) if key.endswith("_at") else value
            for key, value in row.items()
            if key not in ("guild_id", "user_id")
        }
        for row in rows
    ]


def _instant(milliseconds: int) -> str:
    """A moment in milliseconds since 1970, as people write it: ``2026-11-30T18:05:09.250Z``."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _rows_naming(connection: Connection, guild_id: int, user_id: int) -> list[LogRow]:
    query = (
        select(log)
        .join(tables, tables.c.id == log.c.table_id)
        .where(log.c.user_id == user_id, tables.c.guild_id == guild_id)
        .order_by(log.c.table_id, log.c.number)
    )
    return [LogRow(*row) for row in connection.execute(query)]


def _erase(connection: Connection, guild_id: int, user_id: int) -> int:
    nobody = Person(-1 - secrets.randbits(62), "")
    for row in _rows_naming(connection, guild_id, user_id):
        data = encode(renamed(record_of(row).entry, nobody))
        entry = (log.c.table_id == row.table_id) & (log.c.number == row.number)
        connection.execute(update(log).where(entry).values(data=data, user_id=None))
        if row.number == 1:
            connection.execute(update(tables).where(tables.c.id == row.table_id).values(opened_by=nobody.user_id))
    hold(connection, guild_id)
    stands = (standings.c.guild_id == guild_id) & (standings.c.user_id == user_id)
    move(connection, guild_id, gone=connection.execute(select(standings).where(stands)).mappings().all(), come=())
    for table, column in ((standings, standings.c.user_id), (rivals, rivals.c.user_id), (rivals, rivals.c.rival_id)):
        mine = (table.c.guild_id == guild_id) & (column == user_id)
        connection.execute(update(table).where(mine).values({column: nobody.user_id}))
    gone = (standings.c.guild_id == guild_id) & (standings.c.user_id == nobody.user_id)
    connection.execute(update(standings).where(gone).values(average=None))
    connection.execute(delete(members).where(members.c.guild_id == guild_id, members.c.user_id == user_id))
    mine = (match_seats.c.user_id == user_id) & (match_seats.c.guild_id == guild_id)
    renaming = update(match_seats).where(mine).values(user_id=nobody.user_id, name="")
    return connection.execute(renaming).rowcount
