"""Several processes that share the shards: who serves which, and who may identify when.

A server belongs to one shard and a shard to one process, so every table has one owner. Two kinds of locks in PostgreSQL
hold that together: one for each shard, which its process keeps for as long as it runs, and one for each bucket of
Discord's `max_concurrency`, which is kept for five seconds at each IDENTIFY. On SQLite there is one process only.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from bot.storage import SharedLocks

_log = logging.getLogger(__name__)

_SHARD: Final = 0x0CA20001
_BUCKET: Final = 0x0CA20002
"""The kinds of locks, told apart from other programs' in the same database."""

IDENTIFY_SECONDS: Final = 5.25
"""Discord takes one IDENTIFY in five seconds from each bucket; a quarter more for the way there."""


def ordinal_of(host: str) -> int | None:
    """The number at the end of a host's name, as Kubernetes gives to the pods of a StatefulSet.

    >>> ordinal_of("carioca-3")
    3
    """
    found = re.search(r"-(\d+)$", host)
    return int(found[1]) if found else None


def shards_of(ordinal: int, each: int, count: int) -> tuple[int, ...]:
    """The shards of the process with this number, where each serves so many of `count`; the last may have fewer.

    >>> shards_of(1, 4, 6)
    (4, 5)
    """
    return tuple(range(ordinal * each, min((ordinal + 1) * each, count)))


class Ownership:
    """Sees to it that no other process serves this one's shards."""

    def __init__(self, url: URL, shards: Sequence[int], lost: Callable[[], Awaitable[None]]) -> None:
        """Own these shards; `lost` is awaited if another process has taken one while the database was away."""
        self._locks = SharedLocks(url, _SHARD, shards)
        self._lost = lost
        self._watching: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Wait until no other process serves these shards: one that is being replaced first ends what it began.

        Raises:
            SQLAlchemyError, OSError: the database cannot be reached.
        """

        def waiting(shard: int) -> None:
            _log.warning("shard %d is still served by another process: waiting for its end", shard)

        await self._locks.take(waiting)
        _log.info("this process serves %s", _named(self._locks.numbers))
        self._watching = asyncio.create_task(self._watch(), name="watching over the shards")

    async def release(self) -> None:
        """Leave the shards to whoever comes next."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        await self._locks.release()

    async def _watch(self) -> None:
        shard = await self._locks.watch()
        _log.critical("shard %d has been taken over by another process: this one stops", shard)
        self._watching = None
        await self._lost()


class Turnstile:
    """Lets one shard of a bucket identify every five seconds; across processes, where there is PostgreSQL.

    A shard's bucket is its number modulo Discord's `max_concurrency`.
    """

    def __init__(self, url: URL, hold: float = IDENTIFY_SECONDS) -> None:
        """Keep each bucket for `hold` seconds after a shard of it went through."""
        self._url = url
        self._hold = hold
        self._concurrency = 1
        self._local: dict[int, asyncio.Lock] = {}
        self._turns: dict[int, SharedLocks | None] = {}
        self._holding: dict[asyncio.Task[None], SharedLocks | None] = {}

    def widen(self, concurrency: int) -> None:
        """Let so many buckets go at a time: what `GET /gateway/bot` says for this bot."""
        self._concurrency = max(1, concurrency)

    async def wait(self, shard: int) -> None:
        """Wait for this shard's turn, which is then kept until `go`.

        Nothing is lost by giving up, or by asking again for a turn that one has.
        """
        if shard in self._turns:
            return
        bucket = shard % self._concurrency
        local = self._local.setdefault(bucket, asyncio.Lock())
        await local.acquire()
        locks: SharedLocks | None = None
        try:
            if self._url.get_backend_name() == "postgresql":
                locks = SharedLocks(self._url, _BUCKET, [bucket])
                try:
                    await locks.take(lambda _: _log.info("shard %d waits for its turn to identify", shard))
                except (SQLAlchemyError, OSError) as error:
                    # Without the database there are no games, but Discord's own limit still is: better late than never.
                    _log.warning("shard %d identifies without its turn: %s", shard, type(error).__name__)
                    locks = None
        except BaseException:
            local.release()
            raise
        self._turns[shard] = locks

    async def go(self, shard: int) -> None:
        """The shard identifies now, having waited for its turn or waiting for it here."""
        await self.wait(shard)
        locks = self._turns.pop(shard)
        task = asyncio.create_task(self._keep(shard % self._concurrency, locks), name=f"shard {shard} identifies")
        self._holding[task] = locks
        task.add_done_callback(lambda _: self._holding.pop(task))

    async def close(self) -> None:
        """Let go of everything."""
        held = [*self._turns.values(), *self._holding.values()]
        for task in self._holding:
            task.cancel()
        if self._holding:
            await asyncio.wait([*self._holding])
        for locks in held:  # a task that had not begun yet has let go of nothing
            if locks is not None:
                await locks.release()
        self._turns.clear()

    async def _keep(self, bucket: int, locks: SharedLocks | None) -> None:
        try:
            await asyncio.sleep(self._hold)
        finally:
            if locks is not None:
                await locks.release()
            self._local[bucket].release()


def _named(shards: Sequence[int]) -> str:
    numbers = ", ".join(map(str, shards))
    return f"shard {numbers}" if len(shards) == 1 else f"shards {numbers}"
