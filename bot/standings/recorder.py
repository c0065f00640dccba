"""Drawing the history from the log: each match once, whenever it is done.

The log alone decides what happened; a match is taken from it after its end is saved, in one transaction that marks the
table as recorded. If the process dies between the two, or the database refuses, the mark is missing, and the next
`catch_up` does it. A mistake in this room never holds up a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, select

from bot.storage import Database, entries, places
from bot.storage.schema import log, tables
from bot.tables import Change, Kind, Status, Table
from bot.tables.entries import BrokenLogError
from bot.tables.keeper import record_of

from . import writing
from .rebuilding import rebuild
from .results import MatchResult, result_of
from .steps import count_anew, doubtful

_log = logging.getLogger(__name__)

_ENDING: Final = (Kind.PLAYED, Kind.LEFT, Kind.ENDED)


class Recorder:
    """Takes matches into the history. As a listener of `Tables` it must come before those who show the results."""

    def __init__(
        self, database: Database, now: Callable[[], int], shards: tuple[int, Collection[int]] | None = None
    ) -> None:
        """Record from this database's log into its history.

        Args:
            database: migrated already.
            now: the clock: milliseconds since 1970, UTC.
            shards: their number and those of this process: `catch_up` leaves other guilds alone.
        """
        self._database = database
        self._now = now
        self._shards = shards

    async def __call__(self, table: Table, change: Change) -> None:
        """Record the table if this change ended it."""
        if change.kind in _ENDING and table.status in (Status.OVER, Status.CLOSED) and change.after == table.number:
            await self.record(table.id)

    async def record(self, table_id: int) -> bool:
        """Take this table, which has ended, into the history; returns whether it was not there yet.

        Raises:
            BrokenLogError: its log makes no sense.
        """
        while True:
            with suppress(_OutdatedError):
                return await self._record(table_id)

    async def _record(self, table_id: int) -> bool:
        async with self._database.reading() as connection:
            place = await places.get(connection, table_id)
            rows = await entries.read(connection, table_id)
        if place is None:
            return False
        # Some milliseconds of engine work: not on the event loop.
        result = await asyncio.to_thread(lambda: result_of(table_id, place.guild_id, map(record_of, rows)))
        done: list[bool] = []

        def work(connection: Connection) -> None:
            recorded = writing.record(connection, table_id, place.guild_id, result, self._now())
            if recorded and result is not None and not _names(connection, table_id) >= _people(result):
                raise _OutdatedError
            done.append(recorded)

        await self._database.commit(work)
        return done[-1]

    async def catch_up(self) -> int:
        """Record what ended without being recorded; returns how many tables that were.

        And count people anew where another version of the bot has recorded without counting them.
        """
        query = select(tables.c.id, tables.c.guild_id).where(
            tables.c.status.in_([Status.OVER.value, Status.CLOSED.value]), tables.c.recorded_at.is_(None)
        )
        async with self._database.reading() as connection:
            waiting = (await connection.execute(query.order_by(tables.c.id))).all()
        recorded = 0
        for table_id, guild_id in waiting:
            if not self._is_mine(guild_id):
                continue
            try:
                recorded += await self.record(table_id)
            except BrokenLogError as error:
                _log.error("table %d (guild %d) cannot be recorded: %s", table_id, guild_id, error)
        for guild_id in filter(self._is_mine, await self._database.ask(doubtful)):
            await self._database.commit(lambda connection, guild_id=guild_id: _count_anew(connection, guild_id))
            _log.info("counted anew how many people of guild %d stand where", guild_id)
        return recorded

    async def rebuild(self, guild_id: int) -> int:
        """Work out anew how the people of a server stand, from its matches alone; returns how many those are.

        Nothing changes by it unless the rules of counting have.
        """
        counted: list[int] = []
        await self._database.commit(lambda connection: counted.append(rebuild(connection, guild_id)))
        return counted[-1]

    def _is_mine(self, guild_id: int) -> bool:
        return self._shards is None or (guild_id >> 22) % self._shards[0] in self._shards[1]


class _OutdatedError(Exception):
    """Somebody of this match has had their data deleted since its log was read."""


def _names(connection: Connection, table_id: int) -> set[int | None]:
    # Of a transaction that holds the server: a deletion that does not show here waits, and will see this match.
    return {*connection.execute(select(log.c.user_id).where(log.c.table_id == table_id).distinct()).scalars()}


def _people(result: MatchResult) -> set[int]:
    return {user_id for user_id in writing.people_of(result) if user_id > 0}


def _count_anew(connection: Connection, guild_id: int) -> None:
    writing.hold(connection, guild_id)
    count_anew(connection, guild_id)
