"""What a table is given to work with."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from bot.storage import Database, LogWriter

from .changes import Change
from .clock import Pace
from .opponents import Opponents

if TYPE_CHECKING:
    from .table import Table

_T = TypeVar("_T")


class Finish(Protocol):
    """Runs something to its end, whatever becomes of who waits for it."""

    async def __call__(self, work: Coroutine[Any, Any, _T], /) -> _T:
        """What `work` returns or raises."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables of a process share.

    Attributes:
        database: where the log is.
        writer: who writes it.
        opponents: who decides for bots.
        pace: how long things take.
        now: the clock: milliseconds since 1970, UTC.
        schedule: has a table woken at an instant, and at no other; None: not at all.
        tell: hands a saved change over to whoever listens; returns at once.
        finish: runs a change to its end.
        forget: has a table dropped from memory, to be built anew from its log.
    """

    database: Database
    writer: LogWriter
    opponents: Opponents
    pace: Pace
    now: Callable[[], int]
    schedule: Callable[[int, int | None], None]
    tell: Callable[[Table, Change], None]
    finish: Finish
    forget: Callable[[int], None]
