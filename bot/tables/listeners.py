"""Telling whoever listens what changed: in order for each table, and in nobody's way."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from .changes import Change

_log = logging.getLogger(__name__)

TableT = TypeVar("TableT")


class Listeners(Generic[TableT]):
    """Who listens. A change is handed over at once and told later, by a task for each table that has any.

    So a slow listener (it talks to Discord) holds no lock and delays no move, and what it raises ends nothing.
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[[TableT, Change], Awaitable[None]]] = []
        self._untold: dict[int, deque[tuple[TableT, Change]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def untold(self) -> int:
        """How many changes not everybody has been told of."""
        return sum(map(len, self._untold.values()))

    def subscribe(self, listener: Callable[[TableT, Change], Awaitable[None]]) -> None:
        """Tell this listener of every change from now on."""
        self._listeners.append(listener)

    def tell(self, table: TableT, change: Change) -> None:
        """Let everyone know, after whatever this table had to tell before."""
        if not self._listeners:
            return
        untold = self._untold.setdefault(change.table_id, deque())
        untold.append((table, change))
        if len(untold) == 1:
            task = asyncio.create_task(self._tell(change.table_id, untold), name=f"telling of table {change.table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def told(self) -> None:
        """Wait until everything was told."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self, patience: float) -> None:
        """Wait until everything was told, but so many seconds at most."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=patience)
            for task in late:
                _log.warning("%s was cut short", task.get_name())
                task.cancel()

    async def _tell(self, table_id: int, untold: deque[tuple[TableT, Change]]) -> None:
        while untold:
            table, change = untold[0]
            for listener in tuple(self._listeners):
                try:
                    await listener(table, change)
                except Exception:
                    _log.exception("a listener failed on table %d at number %d", table_id, change.after)
            untold.popleft()
        del self._untold[table_id]
