"""A small pool of processes for work that would hold up the event loop: opponents that think, pictures that are drawn.

Python runs one thread at a time, so a thread that computes delays every acknowledgement; a process does not. The pool
starts with the first piece of work, and costs nothing before. Where there can be no processes, or where they keep
dying, a thread does the work: slower, but done.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from typing import Final, ParamSpec, TypeVar

from bot.slots import Slots

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

BACKLOG: Final = 512
"""So many pieces of work may wait or be under way at once."""

_IN_HAND: Final = 2
"""Pieces of work that each process is given at a time: one to do, and one so that it need not wait for the next."""

_preloaded: Final[set[str]] = set()
"""What any pool's processes import: one server forks those of all pools, and is started by the first."""


class WorkersBusyError(Exception):
    """More work is waiting than can be done in reasonable time."""


class Workers:
    """Processes shared by everyone who has something to compute.

    What is run must be a function of a module, and it, what it is given and what it returns must be picklable.
    """

    def __init__(self, processes: int | None = None, *, backlog: int = BACKLOG, imports: Sequence[str] = ()) -> None:
        """Prepare a pool; nothing is started yet.

        Args:
            processes: how many; None: one for each core. 0: a thread of this process does the work.
            backlog: so many pieces of work may wait; more are refused.
            imports: modules that each process imports when it starts, rather than with its first piece of work.
        """
        self._processes = cores() if processes is None else processes
        self._imports = tuple(imports)
        _preloaded.update(imports)
        self._backlog = backlog
        self._waiting = 0
        self._room = Slots(max(1, self._processes) * _IN_HAND)
        self._pool: Executor | None = None
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
            RuntimeError: the pool was closed.
        """
        return await self.run_within(0, function, *args, **kwargs)

    async def run_within(self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `function` returns or raises, computed elsewhere; wanted in so many seconds.

        Of what waits, that comes first which is wanted first. Work of a process that dies is done again by a thread,
        and the next piece of work starts new processes.

        Raises:
            WorkersBusyError: too much is waiting already.
            RuntimeError: the pool was closed.
        """
        if self._closed:
            raise RuntimeError("the workers were sent home")
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
        loop = asyncio.get_running_loop()
        pool = self._executor()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:  # of all whose work was lost, the first one tells
                _log.error("a worker process died; its work is done by a thread, and new processes follow")
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._spare(), work)

    def _executor(self) -> Executor:
        if self._closed:
            raise RuntimeError("the workers were sent home")
        if self._pool is None:
            self._pool = self._start() if self._processes else self._spare()
        return self._pool

    def _start(self) -> Executor:
        # Never a plain fork: this process has threads, whose locks the copy would inherit as they happen to be.
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(method)
        if method == "forkserver":
            context.set_forkserver_preload([__name__, *sorted(_preloaded)])
        try:
            return ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_begin, initargs=(self._imports, sys.path)
            )
        except (OSError, ImportError, NotImplementedError) as error:  # no semaphores, say, on some hosts
            _log.error("no worker processes here (%s); a thread does their work", type(error).__name__)
            self._processes = 0
            return self._spare()

    def _spare(self) -> ThreadPoolExecutor:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        return self._thread

    def close(self) -> None:
        """Do no more work: what has not begun is given up, what has begun ends without anybody waiting for it."""
        self._closed = True
        for executor in {self._pool, self._thread} - {None}:
            assert executor is not None
            executor.shutdown(wait=False, cancel_futures=True)


def cores() -> int:
    """The cores that this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin(imports: Sequence[str], path: list[str]) -> None:
    """Get a new process ready. It leaves Ctrl-C to the bot, and ends with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="watching the bot", daemon=True).start()
    sys.path[:] = path
    for name in imports:
        import_module(name)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
