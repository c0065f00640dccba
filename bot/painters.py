"""Processes that draw pictures, so that no answer to a click waits for a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from bot.metrics import DRAWING
from bot.workers import Workers, cores

P = ParamSpec("P")
T = TypeVar("T")

BACKLOG: Final = 256
"""So many pictures may wait for a painter: those take about a second to draw."""

MOST: Final = 4
"""Painters at most, unless more are asked for: each keeps fonts and sprites of its own."""

SPARE_TIME: Final = 5.0
"""Seconds by which what somebody waits for goes before what nobody waits for yet."""


class Painters:
    """Each draws one picture at a time, whichever is due first, in a process of its own; without any, a thread does.

    Pictures are pure functions of `renderers`, the same whoever draws them. But a painter keeps what it has drawn of a
    table, and draws it sooner the next time.
    """

    def __init__(self, number: int | None = None, *, backlog: int = BACKLOG) -> None:
        """Prepare; a painter starts with its first picture.

        Args:
            number: how many; None: one for each core but the first, four at most. 0: a thread of this process draws.
            backlog: so many pictures may wait for each; more are refused.
        """
        if number is None:
            number = min(MOST, cores() - 1)
        one = min(1, number)
        self._each = [Workers(one, backlog=backlog, imports=["renderers"]) for _ in range(max(1, number))]

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn or wait."""
        return sum(painter.waiting for painter in self._each)

    async def draw(self, render: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A picture that somebody waits for, by whoever has least to do.

        Raises:
            WorkersBusyError: more pictures wait than can be drawn in reasonable time.
        """
        painter = min(self._each, key=lambda each: each.waiting)
        with DRAWING.time():
            return await painter.run(render, *args, **kwargs)

    async def draw_within(
        self, seconds: float, table_id: int, render: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """A picture of this table that is wanted in so many seconds, and gives way until then.

        Raises:
            WorkersBusyError: more pictures wait than can be drawn in reasonable time.
        """
        painter = self._each[table_id % len(self._each)]
        with DRAWING.time():
            return await painter.run_within(seconds, render, *args, **kwargs)

    async def prepare(self, step: Callable[[int], bool], number: int) -> bool:
        """Have every painter take this step of getting ready, with nobody waiting; False: there are no more steps."""
        return all([await painter.run_within(SPARE_TIME, step, number) for painter in self._each])

    def close(self) -> None:
        """Draw no more."""
        for painter in self._each:
            painter.close()
