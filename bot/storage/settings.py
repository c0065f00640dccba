"""Where the settings of servers and people are kept: an object for each, as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, Table, delete, select, update

from .database import Database
from .schema import guild_settings, user_settings
from .upserts import put

Object = Mapping[str, object]


class SettingsStore:
    """Fulfils `bot.settings.Store`."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database, migrated already."""
        self._database = database

    async def guild(self, guild_id: int) -> Object:
        """What this server has chosen; empty if nothing."""
        return await self._database.ask(lambda connection: read(connection, guild_settings, guild_id))

    async def user(self, user_id: int) -> Object:
        """What this person has chosen; empty if nothing."""
        return await self._database.ask(lambda connection: read(connection, user_settings, user_id))

    async def change_guild(self, guild_id: int, change: Callable[[Object], Object]) -> Object:
        """Put what `change` makes of what is stored in its place, no other change coming between; returns it."""
        return await self._change(guild_settings, guild_id, change)

    async def change_user(self, user_id: int, change: Callable[[Object], Object]) -> Object:
        """The same for a person."""
        return await self._change(user_settings, user_id, change)

    async def _change(self, table: Table, key: int, change: Callable[[Object], Object]) -> Object:
        done: list[Object] = []

        def work(connection: Connection) -> None:
            done.append(_put_changed(connection, table, key, change))

        await self._database.commit(work)
        return done[-1]


def read(connection: Connection, table: Table, key: int) -> dict[str, object]:
    """What is stored for this server or person; empty if nothing."""
    text = connection.execute(select(table.c.data).where(_is(table, key))).scalar_one_or_none()
    return json.loads(text) if text is not None else {}


def _put_changed(connection: Connection, table: Table, key: int, change: Callable[[Object], Object]) -> Object:
    # The row is there and locked before it is read, so that two changes at once do not lose one.
    put(connection, table, [{_key(table): key, "data": "{}"}], _as_it_was(table))
    changed = change(read(connection, table, key))
    if changed:
        connection.execute(update(table).where(_is(table, key)).values(data=json.dumps(changed)))
    else:
        connection.execute(delete(table).where(_is(table, key)))
    return changed


def _keep_guild(_: Any) -> dict[str, Any]:
    return {"data": guild_settings.c.data}


def _keep_user(_: Any) -> dict[str, Any]:
    return {"data": user_settings.c.data}


def _as_it_was(table: Table) -> Callable[[Any], dict[str, Any]]:
    return _keep_guild if table is guild_settings else _keep_user


def _key(table: Table) -> str:
    return next(iter(table.primary_key)).name


def _is(table: Table, key: int) -> Any:
    return table.c[_key(table)] == key
