"""A small pool of processes for work that would hold up the event loop: opponents that think, pictures that are drawn.

Python runs one thread at a time, so a thread that computes delays every acknowledgement; a process does not. The pool
starts with the first piece of work, and costs nothing before. Where there can be no processes a thread does the work:
slower, but done. What a process has died of is not done by a thread, though: the bot would die of it as well.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from bot.processes import NoProcessesError, ProcessDiedError, Processes, preload
from bot.slots import Slots

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

BACKLOG: Final = 512
"""So many pieces of work may wait or be under way at once."""

LIMIT: Final = 20.0
"""Seconds of processor time after which a process gives up a piece of work, all of which should take milliseconds."""

RESPITE: Final = 60.0
"""Seconds until processes are tried again where none could be started."""

_IN_HAND: Final = 2
"""Pieces of work that each process is given at a time: one to do, and one so that it need not wait for the next."""


class WorkersError(Exception):
    """The work was not done."""


class WorkersBusyError(WorkersError):
    """More work is waiting than can be done in reasonable time."""


class WorkersClosedError(WorkersBusyError):
    """No more work is done: the bot stops."""


class WorkLostError(WorkersError):
    """One process after another died while it did this work, or had no end of it."""


class Workers:
    """Processes shared by everyone who has something to compute.

    What is run must be a function of a module, and it, what it is given and what it returns must be picklable.
    """

    def __init__(
        self,
        processes: int | None = None,
        *,
        backlog: int = BACKLOG,
        imports: Sequence[str] = (),
        limit: float = LIMIT,
    ) -> None:
        """Prepare a pool; nothing is started yet.

        Args:
            processes: how many; None: one for each core. 0: a thread of this process does the work.
            backlog: so many pieces of work may wait; more are refused.
            imports: modules that each process imports when it starts, rather than with its first piece of work.
            limit: seconds of processor time that a process may spend on one piece of work. A thread has no such limit.
        """
        self._number = cores() if processes is None else processes
        self._imports = tuple(imports)
        preload(imports)
        self._limit = limit
        self._backlog = backlog
        self._waiting = 0
        self._room = Slots(max(1, self._number) * _IN_HAND)
        self._processes: Processes | None = None
        self._starting = asyncio.Lock()
        self._repeating = asyncio.Lock()
        self._respite = 0.0
        self._thread: ThreadPoolExecutor | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many pieces of work are under way or wait."""
        return self._waiting

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `function` returns or raises, computed elsewhere: `run_within` without delay.

        Raises:
            WorkersBusyError: too much is waiting already.
            WorkLostError: two processes died of it.
            WorkersClosedError: the pool was closed.
        """
        return await self.run_within(0, function, *args, **kwargs)

    async def run_within(self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `function` returns or raises, computed elsewhere; wanted in so many seconds.

        Of what waits, that comes first which is wanted first. Work of a process that dies is done once more, by a
        process that does nothing else, and the next piece of work starts new processes.

        Raises:
            WorkersBusyError: too much is waiting already.
            WorkLostError: two processes died of it.
            WorkersClosedError: the pool was closed.
        """
        self._need_open()
        if self._waiting >= self._backlog:
            raise WorkersBusyError
        work = partial(function, *args, **kwargs)
        self._waiting += 1
        try:
            async with self._room.held(asyncio.get_running_loop().time() + seconds):
                return await self._run(work)
        finally:
            self._waiting -= 1

    async def _run(self, work: Callable[[], T]) -> T:
        self._need_open()
        processes = await self._at_work()
        if processes is None:
            return await self._by_thread(work)
        try:
            return await processes.run(work)
        except ProcessDiedError:
            self._need_open()
            if self._processes is processes:  # of all whose work was lost, the first one tells
                _log.error("a worker process died; its work is done once more, and new processes follow")
                self._processes = None
                processes.end()
        return await self._once_more(work)

    async def _once_more(self, work: Callable[[], T]) -> T:
        """Alone, so that nobody else's work is lost if the first process died of this."""
        async with self._repeating:
            self._need_open()
            process = await self._start(1)
            if process is None:
                return await self._by_thread(work)
            try:
                return await process.run(work)
            except ProcessDiedError:
                _log.error("a second process died of the same work, which is given up")
                raise WorkLostError from None
            finally:
                process.end()

    async def _by_thread(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _at_work(self) -> Processes | None:
        """The processes, started if need be; None where there are none."""
        if self._processes is None and self._number:
            async with self._starting:
                if self._processes is None:
                    self._processes = await self._start(self._number)
        return self._processes

    async def _start(self, number: int) -> Processes | None:
        now = asyncio.get_running_loop().time
        if now() < self._respite:
            return None
        try:
            processes = await asyncio.to_thread(Processes, number, self._imports, self._limit)
        except NoProcessesError as error:
            _log.error("no worker processes here (%s); a thread does their work", error)
            self._respite = now() + RESPITE
            return None
        if self._closed:
            processes.end()
        self._need_open()
        await processes.connect()
        return processes

    def _need_open(self) -> None:
        if self._closed:
            raise WorkersClosedError

    def close(self) -> None:
        """Do no more work: what has begun is given up too, but for what a thread does, which nobody can stop."""
        self._closed = True
        if self._processes is not None:
            self._processes.end()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)


def cores() -> int:
    """The cores that this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
