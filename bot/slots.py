"""Room for so many at a time, whoever is due first before the others (earliest deadline first).

Where there is more to do than can be done at once, what somebody waits for should come before what may be a moment
late. A time by which each is wanted says both which is more urgent, and that nothing waits for ever: what was put off
comes due in the end.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class Slots:
    """A semaphore whose waiters are let in by when they are due, those of one time in the order they came."""

    def __init__(self, places: int) -> None:
        """Make room for so many at a time, one at least."""
        self._free = max(1, places)
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def held(self, due: float) -> AsyncGenerator[None]:
        """Wait for a place, and have it as long as the block lasts.

        Args:
            due: when it is wanted, by the event loop's clock.
        """
        await self._take(due)
        try:
            yield
        finally:
            self._give()

    async def _take(self, due: float) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (due, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given one in the same moment
                self._give()
            raise

    def _give(self) -> None:
        while self._waiting:
            *_, place = heapq.heappop(self._waiting)
            if not place.done():  # else whoever waited has given up
                place.set_result(None)
                return
        self._free += 1
