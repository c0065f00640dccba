"""The log: adding to its end, and reading it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import places
from .database import Database
from .schema import log

_INSERT: Final = insert(log)


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry as it is stored. `at` is in milliseconds since 1970, UTC; `data` is JSON.

    `user_id` is whom it names, so that what is stored of a person can be found.
    """

    table_id: int
    number: int
    at: int
    kind: str
    data: str
    user_id: int | None = None


def append(connection: Connection, rows: Sequence[LogRow]) -> None:
    """Add these rows to the logs of their tables.

    Raises:
        sqlalchemy.exc.IntegrityError: a table's log has an entry of this number already, or there is no such table.
    """
    names = LogRow.__slots__
    connection.execute(_INSERT, [{name: getattr(row, name) for name in names} for row in rows])


async def read(connection: AsyncConnection, table_id: int, after: int = 0) -> list[LogRow]:
    """The entries of a table with a number above `after`, in order."""
    query = select(log).where(log.c.table_id == table_id, log.c.number > after).order_by(log.c.number)
    return [LogRow(*row) for row in await connection.execute(query)]


@dataclass(slots=True)
class _Pending:
    row: LogRow
    standing: places.Standing | None
    saved: asyncio.Future[None]


class LogWriter:
    """Adds entries to the log, all that wait together in one transaction.

    A transaction costs the same for one move as for twenty, so under load the moves of many tables share one sync to
    the disk; alone, a move waits for nobody. If a shared transaction fails, each of its entries is tried by itself:
    one table's trouble is no other's.
    """

    def __init__(self, database: Database) -> None:
        """Write to this database."""
        self._database = database
        self._waiting: list[_Pending] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many entries wait to be saved."""
        return len(self._waiting)

    async def append(self, row: LogRow, standing: places.Standing | None = None) -> None:
        """Add the row, and note how its table stands if that has changed; returns once both are on the disk.

        Raises:
            sqlalchemy.exc.SQLAlchemyError: they could not be saved; `IntegrityError` where the number is taken.
        """
        pending = _Pending(row, standing, asyncio.get_running_loop().create_future())
        self._waiting.append(pending)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="log writer")
        await pending.saved

    async def close(self) -> None:
        """Wait until everything that was handed in is saved."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                if not await self._save(batch) and len(batch) > 1:
                    for pending in batch:
                        await self._save([pending])
        finally:
            self._writing = None

    async def _save(self, batch: list[_Pending]) -> bool:
        rows = [pending.row for pending in batch]
        standings = [pending.standing for pending in batch if pending.standing is not None]

        def save(connection: Connection) -> None:
            append(connection, rows)
            if standings:
                places.stand(connection, standings)

        try:
            await self._database.commit(save)
        except Exception as error:
            if len(batch) == 1 and not batch[0].saved.done():
                batch[0].saved.set_exception(error)
            return False
        for pending in batch:
            if not pending.saved.done():  # its caller was cancelled meanwhile
                pending.saved.set_result(None)
        return True
