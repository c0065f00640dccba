"""Locks that processes share through PostgreSQL, which frees them when their holder is gone, however it went."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import URL, Integer, NullPool, cast, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

_log = logging.getLogger(__name__)

LOOK_EVERY: Final = 5.0
"""Seconds between two looks at whether the connection that holds the locks is alive."""

_KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""A machine that has vanished without a word is noticed within half a minute, and its locks are free."""


class SharedLocks:
    """Advisory locks of one kind, each with a number, held by one connection that does nothing else.

    Waiting for one is first come, first served, across all processes.
    """

    def __init__(self, url: URL, kind: int, numbers: Sequence[int]) -> None:
        """The locks with these numbers, in the database at `url`; they are not taken yet.

        Raises:
            ValueError: the database is SQLite, which one process has to itself.
        """
        if url.get_backend_name() != "postgresql":
            raise ValueError("only PostgreSQL has locks that processes share")
        self.numbers = (*numbers,)
        self._kind = kind
        # Outside any pool: whoever waits for a lock keeps no connection from the tables.
        self._engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"server_settings": _KEEPALIVE}
        )
        self._connection: AsyncConnection | None = None

    async def take(self, waiting: Callable[[int], None] = lambda _: None) -> None:
        """Wait until all are ours; `waiting` is told of each that somebody else has at first.

        Raises:
            SQLAlchemyError, OSError: the database cannot be reached, or was lost meanwhile; then none is held.
        """
        connection = self._connection = await self._engine.connect()
        try:
            for number in self.numbers:
                key = (cast(self._kind, Integer), cast(number, Integer))
                if not (await connection.execute(select(func.pg_try_advisory_lock(*key)))).scalar_one():
                    waiting(number)
                    await connection.execute(select(func.pg_advisory_lock(*key)))
        except BaseException:
            await asyncio.shield(self.release())
            raise

    async def are_held(self) -> bool:
        """Whether the connection that holds the locks is alive, and so the locks ours."""
        if self._connection is None:
            return False
        try:
            await self._connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            await self.release()
            return False
        return True

    async def release(self) -> None:
        """Let go of all; nothing happens where none is held."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # not a polite goodbye, which would wait for an answer to come first
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def watch(self) -> int:
        """Return once somebody else has one of these locks, and which; until then see that they are held.

        When the database was away for a while they are taken again as soon as it is back.
        """
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if await self.are_held():
                continue
            taken: list[int] = []
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self.take(taken.append)
            except TimeoutError:
                if taken:
                    return taken[0]
            except (SQLAlchemyError, OSError) as error:
                _log.warning("locks were lost with the connection to the database: %s", type(error).__name__)
            else:
                _log.info("locks that were lost with the connection to the database are held again")
