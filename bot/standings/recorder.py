"""Drawing the history from the log: each match once, whenever it is done.

The log alone decides what happened; a match is taken from it after its end is saved, in one transaction that marks the
table as recorded. If the process dies between the two, or the database refuses, the mark is missing, and the next
`catch_up` does it. A mistake in this room never holds up a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import Connection, select

from bot.storage import Database, entries, places
from bot.storage.schema import tables
from bot.tables import Change, Kind, Status, Table
from bot.tables.entries import BrokenLogError
from bot.tables.keeper import record_of

from . import writing
from .rebuilding import rebuild
from .results import result_of

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
        async with self._database.reading() as connection:
            place = await places.get(connection, table_id)
            rows = await entries.read(connection, table_id)
        if place is None:
            return False
        # Some milliseconds of engine work: not on the event loop.
        result = await asyncio.to_thread(lambda: result_of(table_id, place.guild_id, map(record_of, rows)))
        done: list[bool] = []

        def work(connection: Connection) -> None:
            done.append(writing.record(connection, table_id, place.guild_id, result, self._now()))

        await self._database.commit(work)
        return done[-1]

    async def catch_up(self) -> int:
        """Record what ended without being recorded; returns how many tables that were."""
        query = select(tables.c.id, tables.c.guild_id).where(
            tables.c.status.in_([Status.OVER.value, Status.CLOSED.value]), tables.c.recorded_at.is_(None)
        )
        async with self._database.reading() as connection:
            waiting = (await connection.execute(query.order_by(tables.c.id))).all()
        recorded = 0
        for table_id, guild_id in waiting:
            if self._shards is not None and (guild_id >> 22) % self._shards[0] not in self._shards[1]:
                continue
            try:
                recorded += await self.record(table_id)
            except BrokenLogError as error:
                _log.error("table %d (guild %d) cannot be recorded: %s", table_id, guild_id, error)
        return recorded

    async def rebuild(self, guild_id: int) -> int:
        """Work out anew how the people of a server stand, from its matches alone; returns how many those are.

        Nothing changes by it unless the rules of counting have.
        """
        counted: list[int] = []
        await self._database.commit(lambda connection: counted.append(rebuild(connection, guild_id)))
        return counted[-1]
