"""A few processes that compute, started together and ended together."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from typing import Final, TypeVar

T = TypeVar("T")

STANDARD_ERROR: Final = 2

START: Final = 60.0
"""Seconds that new processes may take until they are there."""

_preloaded: Final[set[str]] = {__name__}
"""What any processes import: one server forks those of everyone, and is started by the first."""


def preload(imports: Sequence[str]) -> None:
    """Have these imported once for all processes to come, rather than by each; before the first of them starts."""
    _preloaded.update(imports)


class NoProcessesError(Exception):
    """No processes can be started here; the text is the kind of error that says so."""


class Processes:
    """So many processes, each of which does one piece of work at a time. The death of one ends them all."""

    def __init__(self, number: int, imports: Sequence[str], limit: float) -> None:
        """Start them and wait until they are there, which takes a second or more: not for an event loop.

        Args:
            number: how many.
            imports: modules that each imports when it starts, rather than with its first piece of work.
            limit: a process that has one piece of work for so many seconds ends itself: it would have it for ever.

        Raises:
            NoProcessesError: there are no semaphores here, say, no socket may be made, or they are killed at once.
        """
        self._limit = limit
        self._numbers = set[int]()
        # Never a plain fork: this process has threads, whose locks the copy would inherit as they happen to be.
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(method)
        if method == "forkserver":
            context.set_forkserver_preload(sorted(_preloaded))
        try:
            self._pool = ProcessPoolExecutor(
                number, mp_context=context, initializer=_begin, initargs=(tuple(imports), sys.path)
            )
            while len(self._numbers) < number:  # whoever is there first may have answered for all
                begun = [self._pool.submit(_number) for _ in range(number)]
                self._numbers.update(future.result(START) for future in begun)
        except (OSError, EOFError, ImportError, NotImplementedError, BrokenProcessPool) as error:
            raise NoProcessesError(type(error).__name__) from error

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises.

        Raises:
            BrokenProcessPool: a process died, of this work or of another's, and all have ended.
        """
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(_within, self._limit, work))

    def end(self) -> None:
        """End them at once, whatever they are doing."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process.pid in self._numbers:
                process.kill()


def _number() -> int:
    time.sleep(0.01)  # time for the others to take theirs
    return os.getpid()


def _within(limit: float, work: Callable[[], T]) -> T:
    # Not by an exception, which a loop in C would never see. Where each thread stood is told; no values are.
    faulthandler.dump_traceback_later(limit, exit=True, file=STANDARD_ERROR)
    try:
        return work()
    finally:
        faulthandler.cancel_dump_traceback_later()


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
