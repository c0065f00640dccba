"""All tables of this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from bot.engine import Rules
from bot.storage import Database, LogWriter, Place, entries, places
from bot.workers import Workers

from .changes import Change
from .clock import Pace, due
from .entries import BrokenLogError, Opened, Record
from .errors import TableError
from .keeper import read_log, record_of, row_of
from .listeners import Listeners
from .match_file import MatchFile
from .opponents import Choose, Opponents
from .schedule import Schedule
from .seats import Person
from .services import Services
from .state import announcements, fold
from .table import Table

_log = logging.getLogger(__name__)

Listener = Callable[[Table, Change], Awaitable[None]]
"""Told of every change after it was saved, never under a lock, in order for each table. What it raises is logged."""

LOOK_BACK = 20
"""So many tables of a channel are looked through for its newest match."""

BROKEN = "broken"
"""The status in the list of tables of one that was set aside."""

_T = TypeVar("_T")


def utc_ms() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Tables:
    """Every live table of this process, rebuilt from the log when first asked for.

    A table that nobody has asked for lately is forgotten and rebuilt when it is needed: the log has it all.
    """

    def __init__(
        self,
        database: Database,
        *,
        turn_seconds: int = 180,
        bot_pace: float = 1.5,
        lobby_minutes: int = 60,
        cut_seconds: int = 0,
        tables_per_user: int = 5,
        kept: int = 2_000,
        idle_minutes: float = 15,
        shards: tuple[int, Collection[int]] | None = None,
        choose: Choose | None = None,
        workers: Workers | None = None,
        now: Callable[[], int] = utc_ms,
    ) -> None:
        """Serve the tables of this database.

        Args:
            database: migrated already.
            turn_seconds: a turn's time where a table does not say.
            bot_pace: how long a bot seems to think, in seconds.
            lobby_minutes: after which time without a change a lobby is closed.
            cut_seconds: how long shuffled cards wait for somebody to cut them; 0: they are dealt at once.
            tables_per_user: how many open tables one user may have opened.
            kept: how many tables are kept in memory at most.
            idle_minutes: after which time without anyone asking for it a table leaves memory.
            shards: their number and those of this process: only these guilds' tables are woken here.
            choose: what bots do; `bot.players.choose` unless given. Only functions of modules can go to processes.
            workers: who computes what bots do and hints say; a thread of these tables' own unless given.
            now: the clock: milliseconds since 1970, UTC.
        """
        self._database = database
        self._writer = LogWriter(database)
        self._turn_seconds = turn_seconds
        self._tables_per_user = tables_per_user
        self._kept = kept
        self._idle = round(idle_minutes * 60_000)
        self._shards = shards
        self._now = now
        self._pace = Pace(bot=round(bot_pace * 1000), cut=cut_seconds * 1000, lobby=lobby_minutes * 60_000)
        self._opponents = Opponents(workers, choose)
        self._schedule = Schedule(now, self._wake)
        self._listeners = Listeners[Table]()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking: set[asyncio.Task[None]] = set()
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, tuple[Table, int]] = OrderedDict()
        """The tables in memory and when each was asked for last, the longest ago first."""
        self._when_forgotten: list[Callable[[int], None]] = []
        self._when_owing: list[Callable[[Table], None]] = []
        self._loading: dict[int, asyncio.Task[Table | None]] = {}
        self._services = Services(
            database=database,
            writer=self._writer,
            opponents=self._opponents,
            pace=self._pace,
            now=now,
            schedule=self._schedule.set,
            tell=self._listeners.tell,
            finish=self._finish,
            forget=self.forget,
        )

    async def begin(self) -> None:
        """Go on with what the last process left: what it owed is announced, tables that are due are woken."""
        async with self._database.reading() as connection:
            for at, table_id, guild_id in await places.due(connection):
                if self._is_ours(guild_id):
                    self._schedule.set(table_id, at)
            owing = [table_id for table_id, guild_id in await places.owing(connection) if self._is_ours(guild_id)]
        if owing and self._when_owing:
            _log.info("%d tables have something to announce that an earlier process may not have posted", len(owing))
            self._keep_in_mind(asyncio.create_task(self._look_up(owing), name="what is owed"))
        self._schedule.start()

    def _is_ours(self, guild_id: int) -> bool:
        return self._shards is None or (guild_id >> 22) % self._shards[0] in self._shards[1]

    async def _look_up(self, table_ids: list[int]) -> None:
        """Bring these tables into memory, one after the other: whoever waits for those that owe hears of each."""
        for table_id in table_ids:
            try:
                await self.get(table_id)
            except TableError:
                continue  # it is broken, and has been logged
            except Exception:
                _log.exception("table %d could not be looked up", table_id)

    async def close(self, patience: float = 4.0) -> None:
        """Stop the bots and finish what was begun: no change that was asked for is lost.

        Listeners have `patience` seconds to hear of the last changes; what they miss, the log has.
        """
        await self._schedule.stop()
        self._opponents.close()
        for waking in self._waking:
            waking.cancel()
        while pending := self._tasks | self._waking:
            await asyncio.wait(pending)
        await self._writer.close()
        await self._listeners.close(patience)

    def subscribe(self, listener: Listener) -> None:
        """Tell this listener of every change from now on."""
        self._listeners.subscribe(listener)

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Person,
        rules: Rules,
        locale: str,
        turn_seconds: int | None = None,
        by_invitation: bool = False,
        hints: bool = True,
    ) -> Table:
        """Open a lobby with its host in the first seat. `turn_seconds` is a turn's time, else the process's default.

        `hints`: whether players may ask what a strong player would do.

        Raises:
            TableError: `channel_taken`, `too_many_tables`.
        """
        at = self._now()
        opened = Opened(host, rules, locale, turn_seconds or self._turn_seconds, by_invitation, hints)
        record = Record(1, at, opened)
        state = fold([record])
        waiting = due(state, self._pace)
        due_at = waiting.at if waiting else None
        await self._make_room(channel_id)
        try:
            async with self._database.writing() as connection:
                if await places.count_opened_by(connection, host.user_id) >= self._tables_per_user:
                    raise TableError("too_many_tables", limit=self._tables_per_user)
                table_id = await places.add(
                    connection,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    opened_by=host.user_id,
                    at=at,
                    due_at=due_at,
                )
                await connection.run_sync(entries.append, [row_of(table_id, record)])
        except IntegrityError:
            raise TableError("channel_taken") from None
        place = Place(table_id, guild_id, channel_id, None, state.status, due_at, owed=0)
        table = self._keep(Table(place, state, self._services))
        _log.info("table %d: opened", table.id, extra={"table": table.id, "guild": guild_id, "number": 1})
        self._schedule.set(table.id, due_at)
        self._listeners.tell(table, Change(table.id, record.kind, before=0, after=1, seat=0))
        return table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table of this channel or thread.

        Raises:
            TableError: `table_broken`.
        """
        async with self._database.reading() as connection:
            table_id = await places.open_in_channel(connection, channel_id)
        return await self.get(table_id) if table_id is not None else None

    async def get(self, table_id: int) -> Table | None:
        """The table with this number, finished ones included.

        Raises:
            TableError: `table_broken`.
        """
        table = self._live.get(table_id)
        if table is None:
            if table_id not in self._loading:
                loading = self._spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            table = await asyncio.shield(self._loading[table_id])
        return self._keep(table) if table is not None else None

    def forget(self, table_id: int) -> None:
        """Drop this table from memory. Whoever asks for it next has it built anew from its log."""
        self._live.pop(table_id, None)
        self._recent.pop(table_id, None)
        for tell in self._when_forgotten:
            tell(table_id)

    def when_forgotten(self, tell: Callable[[int], None]) -> None:
        """Call this with the id of each table that leaves memory: whoever holds it should let go of it too."""
        self._when_forgotten.append(tell)

    def when_owing(self, tell: Callable[[Table], None]) -> None:
        """Call this with each table that comes into memory and owes its channel something (`Table.owed`).

        It is called before anybody else has the table.
        """
        self._when_owing.append(tell)

    def awaiting(self, user_id: int) -> list[Table]:
        """The tables in memory where it is this user's turn and their time runs; where it is up first comes first."""
        found = [
            (ends, table.id, table)
            for table in self._live.values()
            if (ends := table.turn_ends) is not None and table.turn == table.seat_of(user_id)
        ]
        return [table for _, _, table in sorted(found)]

    @property
    def in_memory(self) -> int:
        """How many tables are kept in memory."""
        return len(self._recent)

    @property
    def awaited(self) -> int:
        """How many open tables of this process wait for their clock."""
        return len(self._schedule)

    @property
    def unsaved(self) -> int:
        """How many entries wait to be saved."""
        return self._writer.waiting

    @property
    def untold(self) -> int:
        """How many changes the listeners have not heard of yet."""
        return self._listeners.untold

    async def newest_match(self, guild_id: int, channel_id: int) -> Table | None:
        """The table of this channel whose cards were shuffled last, finished or not; None where there is none."""
        async with self._database.reading() as connection:
            ids = await places.newest_in_channel(connection, guild_id, channel_id, LOOK_BACK)
        for table_id in ids:
            with suppress(TableError):  # a broken one is passed over
                table = await self.get(table_id)
                if table is not None and (table.game is not None or table.shuffled):
                    return table
        return None

    async def match_file(self, table_id: int) -> MatchFile:
        """The match that was played at this table, secret included, to be checked by anyone.

        Raises:
            TableError: `not_over`: it has not ended, or never began; `no_table`; `table_broken`.
        """
        table = await self.get(table_id)
        if table is None:
            raise TableError("no_table")
        if table.secret is None or table.game is None:
            raise TableError("not_over")
        async with self._database.reading() as connection:
            rows = await entries.read(connection, table_id)
        return MatchFile.of_log([record_of(row) for row in rows])

    def forget_person(self, user_id: int) -> None:
        """Keep nothing in memory of what this person played before: their name has been taken out of the log.

        Tables that are open stay: nobody's data is deleted who sits at one.
        """
        for table in [*self._live.values()]:
            if not table.status.is_open and table.seat_of(user_id) is not None:
                self._live.pop(table.id, None)
                self._recent.pop(table.id, None)

    async def settled(self) -> None:
        """Wait until nothing is being done, nothing is due and everyone has been told: for tests and scripts."""
        while True:
            self._schedule.wake_due()
            if pending := self._tasks | self._waking:
                await asyncio.wait(pending)
            await self._listeners.told()
            if not self._tasks and not self._waking and not self._schedule.has_due():
                return

    async def _load(self, table_id: int) -> Table | None:
        async with self._database.reading() as connection:
            place = await places.get(connection, table_id)
        if place is None:
            return None
        try:
            if place.status == BROKEN:
                raise BrokenLogError("it was set aside")
            records = await read_log(self._database, table_id)
            state = fold(records)
        except BrokenLogError as error:
            _log.error("table %d (guild %d) is broken: %s", table_id, place.guild_id, error)
            raise TableError("table_broken", table=table_id) from error
        owed = tuple(announcements(records)[-place.owed :]) if place.owed else ()
        table = self._live[table_id] = Table(place, state, self._services, owed)
        if owed:
            for tell in self._when_owing:
                tell(table)
        return table

    async def _make_room(self, channel_id: int) -> None:
        """See that no table holds the channel. A broken one is set aside: whoever opens another knows of it.

        Raises:
            TableError: `channel_taken`.
        """
        try:
            if await self.in_channel(channel_id) is not None:
                raise TableError("channel_taken")
        except TableError as refusal:
            if refusal.code != "table_broken":
                raise
            async with self._database.writing() as connection:
                await places.set_status(connection, int(refusal.args_["table"]), BROKEN)

    def _keep(self, table: Table) -> Table:
        now = self._now()
        self._live[table.id] = table
        self._recent[table.id] = (table, now)
        self._recent.move_to_end(table.id)
        while len(self._recent) > self._kept or now - next(iter(self._recent.values()))[1] > self._idle:
            # Not `forget`: whoever works with it just now shares it with those who ask meanwhile.
            oldest, _ = self._recent.popitem(last=False)
            for tell in self._when_forgotten:
                tell(oldest)
        return table

    def _wake(self, table_id: int) -> None:
        self._keep_in_mind(asyncio.create_task(self._wake_table(table_id), name=f"waking table {table_id}"))

    def _keep_in_mind(self, waking: asyncio.Task[None]) -> None:
        """Hold this task until it has ended; it is cancelled when these tables are closed."""
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def _wake_table(self, table_id: int) -> None:
        try:
            table = await self.get(table_id)
        except TableError:
            return  # it is broken, and has been logged
        except Exception:
            _log.exception("table %d could not be woken", table_id)
            self._schedule.set(table_id, self._now() + 60_000)
            return
        if table is not None:
            await table.wake()

    def _spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _finish(self, work: Coroutine[Any, Any, _T]) -> _T:
        return await asyncio.shield(self._spawn(work))
