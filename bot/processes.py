"""A few processes that compute, started together and ended together.

Work and results go through a socket between this process and each of them, which the event loop reads and writes
itself. A pool of `concurrent.futures` has three threads in between, which took more time than all else about it.
"""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from bot import garbage

T = TypeVar("T")

STANDARD_ERROR: Final = 2

START: Final = 60.0
"""Seconds that new processes may take until they are there."""

PATIENCE: Final = 10
"""How many times its limit work may take by the clock: where cores are scarce, time passes and little is done."""

GIVES_WAY: Final = 5
"""How much nicer than the bot its processes are: where cores are scarce, answers to clicks come before pictures."""

_LENGTH: Final = struct.Struct("!Q")
"""What goes before everything that is sent: how many bytes follow."""

_preloaded: Final[set[str]] = {__name__}
"""What any processes import: one server forks those of everyone, and is started by the first."""


def preload(imports: Sequence[str]) -> None:
    """Have these imported once for all processes to come, rather than by each; before the first of them starts."""
    _preloaded.update(imports)


class NoProcessesError(Exception):
    """No processes can be started here; the text is the kind of error that says so."""


class ProcessDiedError(Exception):
    """The process that had this work is no more."""


class Processes:
    """So many processes, each of which does one piece of work after another."""

    def __init__(self, number: int, imports: Sequence[str], limit: float) -> None:
        """Start them and wait until they are there, which takes a second or more: not for an event loop.

        Args:
            number: how many.
            imports: modules that each imports when it starts, rather than with its first piece of work.
            limit: a process that has spent so many seconds of processor time on one piece of work ends itself: it would
                have it for ever.

        Raises:
            NoProcessesError: there can be no processes here, say, no socket may be made, or they are killed at once.
        """
        # Never a plain fork: this process has threads, whose locks the copy would inherit as they happen to be.
        forks = "forkserver" in multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver") if forks else multiprocessing.get_context("spawn")
        if forks:
            context.set_forkserver_preload(sorted(_preloaded))
        self._each = list[_Process]()
        try:
            for _ in range(number):
                ours, theirs = socket.socketpair()
                with theirs:  # it lives on in the process alone, whose end is the end of what can be read here then
                    process = context.Process(
                        target=_serve, args=(theirs, tuple(imports), sys.path, limit), daemon=True
                    )
                    self._each.append(_Process(process, ours))
                    process.start()
            for process in self._each:
                process.await_start()
        except (OSError, EOFError, ImportError, NotImplementedError) as error:
            self.end()
            raise NoProcessesError(type(error).__name__) from error

    async def connect(self) -> None:
        """Let the event loop hear of their results."""
        for process in self._each:
            await process.connect()

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises, done by whoever has least to do.

        Raises:
            ProcessDiedError: the process died of it, or of what it did before.
        """
        return await min(self._each, key=lambda process: process.busy).run(work)

    def end(self) -> None:
        """End them at once, whatever they are doing."""
        for process in self._each:
            process.kill()


class _Process(asyncio.Protocol):
    """One of them as this process sees it: it answers what it is sent in the order in which that came."""

    def __init__(self, process: BaseProcess, ours: socket.socket) -> None:
        self._process = process
        self._socket = ours
        self._transport: asyncio.Transport | None = None
        self._read = bytearray()
        self._awaited = deque[asyncio.Future[bytes]]()

    @property
    def busy(self) -> int:
        """How many pieces of work it has."""
        return len(self._awaited)

    def await_start(self) -> None:
        """Wait until it is there.

        Raises:
            EOFError: it died before.
            TimeoutError: it took too long.
        """
        self._socket.settimeout(START)
        if not self._socket.recv(1):
            raise EOFError
        self._socket.setblocking(False)

    async def connect(self) -> None:
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, sock=self._socket)

    async def run(self, work: Callable[[], T]) -> T:
        piece = pickle.dumps(work, pickle.HIGHEST_PROTOCOL)
        if self._transport is None or self._transport.is_closing():
            raise ProcessDiedError
        result = asyncio.get_running_loop().create_future()
        self._awaited.append(result)
        self._transport.write(_LENGTH.pack(len(piece)) + piece)
        is_done, value = pickle.loads(await result)
        if is_done:
            return value
        raise value

    def data_received(self, data: bytes) -> None:
        """Hand out results as they come."""
        read = self._read
        read += data
        while len(read) >= _LENGTH.size and len(read) >= (end := _LENGTH.size + _LENGTH.unpack_from(read)[0]):
            result = self._awaited.popleft()
            if not result.done():  # else nobody waits for it any more
                result.set_result(bytes(read[_LENGTH.size : end]))
            del read[:end]

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits that there will be no more."""
        while self._awaited:
            result = self._awaited.popleft()
            if not result.done():
                result.set_exception(ProcessDiedError())

    def kill(self) -> None:
        if self._process.pid is not None:
            self._process.kill()
        if self._transport is not None:
            self._transport.abort()
        else:
            self._socket.close()


def _serve(theirs: socket.socket, imports: tuple[str, ...], path: list[str], limit: float) -> None:
    """Do what is sent, one piece after another, until whoever sends it is no more."""
    _begin(imports, path)
    # The bot may be killed at any moment: there is nobody to tell then.
    with suppress(ConnectionError), theirs, theirs.makefile("rb") as pieces:
        theirs.sendall(b"1")
        while len(header := pieces.read(_LENGTH.size)) == _LENGTH.size:
            result = _result(pieces.read(_LENGTH.unpack(header)[0]), limit)
            theirs.sendall(_LENGTH.pack(len(result)) + result)


def _result(piece: bytes, limit: float) -> bytes:
    """Whether this was done, and what it returned or raised; pickled."""
    # Not by an exception, which a loop in C would never see. Where each thread stood is told; no values are.
    faulthandler.dump_traceback_later(PATIENCE * limit, exit=True, file=STANDARD_ERROR)
    _set_alarm(limit)
    try:
        return pickle.dumps((True, pickle.loads(piece)()), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _failure(error)
    finally:
        _set_alarm(0)
        faulthandler.cancel_dump_traceback_later()


def _set_alarm(seconds: float) -> None:
    """Have this process end after so many seconds of processor time; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _failure(error: Exception) -> bytes:
    """What an error says, with where it came from, which is not where it will be raised again; pickled."""
    error.add_note("In a worker process:\n" + "".join(traceback.format_tb(error.__traceback__)))
    try:
        failure = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
        pickle.loads(failure)
    except Exception:  # some errors can be written, but not read again
        return pickle.dumps((False, RuntimeError(type(error).__name__)), pickle.HIGHEST_PROTOCOL)
    return failure


def _begin(imports: tuple[str, ...], path: list[str]) -> None:
    """Get a new process ready. It leaves Ctrl-C to the bot, gives way to it, and ends with it however that ends."""
    if sys.platform != "win32":
        os.nice(GIVES_WAY)
        faulthandler.register(signal.SIGPROF, file=STANDARD_ERROR, chain=True)  # tells where it was, and then it ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="watching the bot", daemon=True).start()
    sys.path[:] = path
    for name in imports:
        import_module(name)
    garbage.settle()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
