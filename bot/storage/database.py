"""Opening the database, and the one way to read and to write it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

BUSY_TIMEOUT_MS = 5_000
"""How long SQLite waits for another process (a backup, `carioca migrate`) that holds the write lock."""


def database_url(text: str) -> URL:
    """The address with the driver that this project uses: ``sqlite:///file`` or ``postgresql://user@host/name``.

    Raises:
        ValueError: it is no such address.
    """
    try:
        url = make_url(text)
    except Exception:
        raise ValueError("not a database address") from None
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ValueError(f"no such kind of database: {url.get_backend_name()}")
    return url.set(drivername=driver)


class Database:
    """An open database. SQLite has one writer at a time; PostgreSQL as many as there are connections."""

    def __init__(self, url: str | URL) -> None:
        """Prepare the connections; the first one is made when it is needed.

        Raises:
            ValueError: `url` is no address of SQLite or PostgreSQL.
        """
        self.url = database_url(url) if isinstance(url, str) else url
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        # An error's text would else hold the statement's parameters: log entries, from which all cards follow.
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite, hide_parameters=True)
        self._writer = asyncio.Lock() if self.is_sqlite else None
        self._straight: Engine | None = None
        if self.is_sqlite:
            self._straight = create_engine(self.url.set(drivername="sqlite+pysqlite"))
            self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite writer")
            self._readers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="sqlite reader")
            for engine in (self.engine.sync_engine, self._straight):
                event.listen(engine, "connect", _set_up_sqlite)
                event.listen(engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A connection that sees one state of the database throughout."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:  # which does so anyhow
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back if it raises.

        On SQLite the writers of this process queue here in order, instead of polling for the file's lock. On
        PostgreSQL they run side by side: whoever writes what depends on a row that was read must have locked the row.
        """
        async with AsyncExitStack() as stack:
            if self._writer is not None:
                await stack.enter_async_context(self._writer)
            connection = await stack.enter_async_context(self.engine.connect())
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What this work reads, which sees one state of the database: the quick way, as `commit` is for writing."""
        if self._straight is None:
            async with self.reading() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, _reading, self._straight, work)

    async def commit(self, work: Callable[[Connection], None]) -> None:
        """Do this work in one transaction: the quick way, for what is done at every move.

        On SQLite the whole of it is one trip to a thread. Through aiosqlite each statement would be three, and on a
        busy machine it is the trips that take the time.
        """
        if self._straight is None or self._writer is None:
            async with self.writing() as connection:
                await connection.run_sync(work)
            return
        async with self._writer:
            await asyncio.get_running_loop().run_in_executor(self._thread, _in_one_transaction, self._straight, work)

    async def close(self) -> None:
        """Give all connections back. Anything committed is on the disk already."""
        await self.engine.dispose()
        if self._straight is not None:
            self._thread.shutdown()
            self._readers.shutdown()
            self._straight.dispose()


def _reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _in_one_transaction(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            work(connection)


def _set_up_sqlite(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    # Transactions begin where SQLAlchemy says so (`_begin_sqlite`), not where the driver guesses.
    setattr(connection, "isolation_level", None)  # noqa: B010 - no attribute of the general type
    cursor = connection.cursor()
    # WAL: readers and the writer do not wait for each other. With synchronous=FULL each commit is synced to the disk:
    # NORMAL would survive a killed process as well, but a power cut could take back moves that the channel has seen.
    # It costs 0.3 ms a commit on a common disk.
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options: dict[str, Any] = dict(connection.get_execution_options())
    # IMMEDIATE takes the write lock at once: a transaction that read first and wrote later could be refused half-way.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")
