"""One timer that goes off when the next table is due."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable


class Schedule:
    """When which table must be looked at though nobody acts; each table has one such instant at most.

    The instants are kept in the database too (`tables.due_at`); this is their copy in memory, so that nothing is
    polled. Instants are in milliseconds. A timer of the event loop does the waiting, and no task: nothing hangs in
    the air while nothing is due, which is what a simulated Discord means by a bot that has come to rest.
    """

    def __init__(self, now: Callable[[], int], wake: Callable[[int], None]) -> None:
        """Call `wake` with a table's id once its instant has come by the clock `now`."""
        self._now = now
        self._wake = wake
        self._due: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []
        self._started = False
        self._timer: asyncio.Handle | None = None

    def set(self, table_id: int, at: int | None) -> None:
        """Wake this table at that instant and at no other; None: not at all."""
        if at is None:
            self._due.pop(table_id, None)
            return
        if self._due.get(table_id) != at:
            self._due[table_id] = at
            heapq.heappush(self._heap, (at, table_id))
            if self._started and self._heap[0] == (at, table_id):
                self._set_timer((at - self._now()) / 1000)

    def at(self, table_id: int) -> int | None:
        """When this table is due."""
        return self._due.get(table_id)

    def __len__(self) -> int:
        """How many tables are due some time."""
        return len(self._due)

    def has_due(self) -> bool:
        """Whether a table should be woken by now."""
        now = self._now()
        return any(at <= now for at in self._due.values())

    def start(self) -> None:
        """Begin to wake tables."""
        self._started = True
        self._set_timer(0)

    async def stop(self) -> None:
        """Wake no table any more."""
        self._started = False
        self._set_timer(None)

    def wake_due(self) -> float | None:
        """Wake what is due by now; returns the seconds until the next, None without one."""
        now = self._now()
        while self._heap:
            at, table_id = self._heap[0]
            if self._due.get(table_id) == at:
                if at > now:
                    return (at - now) / 1000
                del self._due[table_id]
                self._wake(table_id)
            heapq.heappop(self._heap)
        return None

    def _set_timer(self, pause: float | None) -> None:
        """Have the timer go off in so many seconds; None: not at all."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if pause is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(pause, self._ring) if pause > 0 else loop.call_soon(self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._set_timer(self.wake_due())
