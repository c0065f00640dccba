"""Lines over time: points over the rounds of a match, a rating over months."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .art.drawing import Drawing
from .art.paths import ellipse, line, polygon
from .sprites import Sprite, indexed
from .theme import Colour, Theme

_FACTOR: Final = 3


@dataclass(frozen=True, slots=True)
class Series:
    """One line: its values from the first to the last, in a colour."""

    values: tuple[float, ...]
    colour: Colour


@dataclass(frozen=True, slots=True)
class Scale:
    """The values of a chart's lower and upper edge, and those to rule a line at."""

    low: float
    high: float
    ticks: tuple[float, ...]

    @classmethod
    def around(cls, low: float, high: float, *, lines: int = 4) -> Scale:
        """A scale that holds these values, with about so many lines at round numbers."""
        span = max(high - low, 1e-9)
        rough = span / lines
        magnitude = 10.0 ** math.floor(math.log10(rough))
        step = next(magnitude * nice for nice in (1, 2, 2.5, 5, 10) if magnitude * nice >= rough * 0.999)
        first, last = math.floor(low / step), math.ceil(high / step)
        if last == first:
            last += 1
        return cls(first * step, last * step, tuple(number * step for number in range(first, last + 1)))

    def place(self, value: float, height: int) -> float:
        """How far below the upper edge a value lies in a chart of this height."""
        return height * (self.high - value) / (self.high - self.low)


def draw_lines(
    series: Sequence[Series],
    scale: Scale,
    size: tuple[int, int],
    theme: Theme,
    *,
    steps: int,
    rule: Colour,
    ground: Colour,
    pen: float = 6,
    shade: Colour | None = None,
    dots: bool = True,
    leads: Sequence[float] = (),
    lead: int = 0,
) -> Sprite:
    """The lines of a chart with its ruled lines, as a sprite for a plain ground.

    Args:
        series: the lines, the most important last: it is drawn on top.
        scale: the vertical one.
        size: width and height in pixels; the first value lies at the left edge.
        theme: whose palette.
        steps: how many steps the width is divided in.
        rule: the colour of the ruled lines.
        ground: what the chart lies on.
        pen: the lines' thickness.
        shade: fills what is below the last line.
        dots: whether each value is marked.
        leads: how far below the upper edge whatever stands at the end of each line lies: a thin line leads there.
        lead: how far to the right of the line's end that is.
    """
    width, height = size
    margin = 12
    across = width + lead + 2 * margin
    sheet = Drawing(across, height + 2 * margin, across, factor=_FACTOR, ground=ground)
    with sheet.frame(1, 0, 0, 1, margin, margin):
        for tick in scale.ticks:
            y = scale.place(tick, height)
            sheet.stroke(line((0, y), (width, y)), 2, rule)
        for number, one in enumerate(series):
            points = [
                (width * step / max(1, steps), scale.place(value, height)) for step, value in enumerate(one.values)
            ]
            if not points:
                continue
            if shade is not None and number == len(series) - 1:
                sheet.fill(polygon((points[0][0], height), *points, (points[-1][0], height)), shade)
                for tick in scale.ticks:
                    y = scale.place(tick, height)
                    sheet.stroke(line((0, y), (width, y)), 2, rule)
            if leads:
                x, y = points[-1]
                bend = (x + lead * 0.45, y), (x + lead * 0.75, leads[number]), (x + lead, leads[number])
                sheet.stroke(line(points[-1], *bend), pen * 0.5, one.colour)
            sheet.stroke(line(*points), pen, one.colour)
            for x, y in points if dots else points[-1:]:
                sheet.fill(ellipse(x, y, pen * 1.35), one.colour)
                sheet.fill(ellipse(x, y, pen * 0.6), ground)
    return Sprite(indexed(sheet.finish(), theme), None, margin, margin)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The places moved apart so that neighbours are `gap` away from each other, as little as may be.

    Their order stays; they stay between `low` and `high` if there is room.
    """
    order = sorted(range(len(places)), key=lambda index: places[index])
    found = [0.0] * len(places)
    before = low - gap
    for index in order:
        before = found[index] = max(places[index], before + gap)
    after = high + gap
    for index in reversed(order):
        after = found[index] = min(found[index], after - gap)
    return found
