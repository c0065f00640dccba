"""One task that sleeps until the next table is due."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable


class Schedule:
    """When which table must be looked at though nobody acts; each table has one such instant at most.

    The instants are kept in the database too (`tables.due_at`); this is their copy in memory, so that nothing is
    polled. Instants are in milliseconds.
    """

    def __init__(self, now: Callable[[], int], wake: Callable[[int], None]) -> None:
        """Call `wake` with a table's id once its instant has come by the clock `now`."""
        self._now = now
        self._wake = wake
        self._due: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []
        self._earlier = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def set(self, table_id: int, at: int | None) -> None:
        """Wake this table at that instant and at no other; None: not at all."""
        if at is None:
            self._due.pop(table_id, None)
            return
        if self._due.get(table_id) != at:
            self._due[table_id] = at
            heapq.heappush(self._heap, (at, table_id))
            if self._heap[0] == (at, table_id):
                self._earlier.set()

    def at(self, table_id: int) -> int | None:
        """When this table is due."""
        return self._due.get(table_id)

    def has_due(self) -> bool:
        """Whether a table should be woken by now."""
        now = self._now()
        return any(at <= now for at in self._due.values())

    def start(self) -> None:
        """Begin to wake tables."""
        self._task = asyncio.create_task(self._run(), name="schedule")

    async def stop(self) -> None:
        """Wake no table any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

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

    async def _run(self) -> None:
        while True:
            self._earlier.clear()
            pause = self.wake_due()
            try:
                async with asyncio.timeout(pause):
                    await self._earlier.wait()
            except TimeoutError:
                pass
