"""One table's state, and the only way in which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from bot.storage import Database, LogRow, LogWriter, Standing, entries, places

from .entries import BrokenLogError, Entry, Record, decode, encode
from .errors import TableError
from .people import user_named_in
from .state import State, Step, fold, step

_log = logging.getLogger(__name__)


def record_of(row: LogRow) -> Record:
    """The record that this row stores.

    Raises:
        BrokenLogError: the row cannot be read.
    """
    return Record(row.number, row.at, decode(row.number, row.kind, row.data))


def row_of(table_id: int, record: Record) -> LogRow:
    """The row that stores this record of this table."""
    return LogRow(
        table_id, record.number, record.at, record.kind, encode(record.entry), user_id=user_named_in(record.entry)
    )


class Keeper:
    """Keeps one table's state equal to its log.

    A change is decided, applied to a copy, saved, and only then becomes the state: all under one lock, so that two
    clicks come one after the other, and whoever looks meanwhile sees the last saved state.
    """

    def __init__(
        self,
        table_id: int,
        state: State,
        stands: Standing,
        *,
        database: Database,
        writer: LogWriter,
        now: Callable[[], int],
        standing: Callable[[State], Standing],
        saved: Callable[[State, Record, Step], None],
        overtaken: Callable[[], None],
    ) -> None:
        """Keep this state.

        Args:
            table_id: whose state it is.
            state: the fold of the log.
            stands: how the list of tables has it.
            database: where the log is.
            writer: who writes it.
            now: the clock, in milliseconds.
            standing: how the list of tables should have a state.
            saved: told at once of every saved change, in order: the state before, the entry, and what it did.
            overtaken: told once if somebody else has written in the log: what is kept here is worth nothing then.
        """
        self.state = state
        self.lock = asyncio.Lock()
        self._table_id = table_id
        self._stands = stands
        self._database = database
        self._writer = writer
        self._now = now
        self._standing = standing
        self._saved = saved
        self._overtaken = overtaken
        self._doubtful: LogRow | None = None
        """What may have been saved or not: only the log knows."""

    async def change(self, decide: Callable[[State], Entry]) -> tuple[State, Record, Step]:
        """Make one change: `decide` gives its entry, or refuses by raising.

        Raises:
            TableError: `not_saved`; `overtaken`: another process owns the table too; or what `decide` raises.
            IllegalAction: the rules forbid the action.
        """
        async with self.lock:
            if self._doubtful is not None:
                await self._read_on(self._doubtful)
            before = self.state
            record = Record(before.number + 1, self._now(), decide(before))
            done = step(before, record)
            await self._save(record, done.state)
            self.state = done.state
            self._saved(before, record, done)
        return before, record, done

    async def restand(self) -> None:
        """Bring the list of tables up to date where it depends on more than the state.

        Raises:
            TableError: `not_saved`, `overtaken`.
        """
        async with self.lock:
            if self._doubtful is not None:
                await self._read_on(self._doubtful)
            stands = self._standing(self.state)
            if stands != self._stands:
                try:
                    await self._database.commit(lambda connection: places.stand(connection, [stands]))
                except (SQLAlchemyError, OSError) as error:
                    raise TableError("not_saved") from error
                self._stands = stands

    async def _save(self, record: Record, state: State) -> None:
        row = row_of(self._table_id, record)
        stands = self._standing(state)
        try:
            await self._writer.append(row, stands if stands != self._stands else None)
        except (SQLAlchemyError, OSError) as error:
            # A commit may fail after it took effect (the answer was lost), and another process may have written.
            _log.error("table %d: entry %d was not saved: %s", self._table_id, row.number, type(error).__name__)
            self._doubtful = row
            if not await self._is_in_the_log(row):
                raise TableError("not_saved") from error
            self._doubtful = None
        self._stands = stands

    async def _read_on(self, row: LogRow) -> None:
        """Take in what we could not know to be saved, if it was."""
        if await self._is_in_the_log(row):
            record = record_of(row)
            before, done = self.state, step(self.state, record)
            self.state = done.state
            self._saved(before, record, done)
        self._doubtful = None

    async def _is_in_the_log(self, row: LogRow) -> bool:
        """Whether the log, which goes on from our state, does so with this row.

        Raises:
            TableError: `overtaken`: it goes on with something else; `not_saved`: it cannot be read.
        """
        rows = await self._rows_after(row.number - 1)
        if rows and rows != [row]:
            _log.error(
                "table %d: another process has written entry %d: two own this table. See SHARD_IDS, and what else uses "
                "this database. The table is dropped from memory and built anew from its log",
                self._table_id,
                rows[0].number,
            )
            self._overtaken()
            raise TableError("overtaken")
        return bool(rows)

    async def _rows_after(self, number: int) -> list[LogRow]:
        try:
            async with self._database.reading() as connection:
                return await entries.read(connection, self._table_id, number)
        except (SQLAlchemyError, OSError) as error:
            raise TableError("not_saved") from error


async def read_log(database: Database, table_id: int) -> list[Record]:
    """The table's log.

    Raises:
        BrokenLogError: it cannot be read.
    """
    async with database.reading() as connection:
        rows = await entries.read(connection, table_id)
    return [record_of(row) for row in rows]


async def read_state(database: Database, table_id: int) -> State:
    """The state that the table's log leads to.

    Raises:
        BrokenLogError: the log cannot be read or makes no sense.
    """
    return fold(await read_log(database, table_id))


__all__ = ["BrokenLogError", "Keeper", "read_log", "read_state", "record_of", "row_of"]
