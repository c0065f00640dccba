"""Paths: outlines made of lines, Béziers and arcs, flattened to polygons.

They are written as SVG path data (``M L H V C S Q T A Z`` and their relative forms), which says a curve in the fewest
characters, or made by the helpers below. A path is a value: moving, turning and mirroring give another one.

>>> path("M0 0 H10 V10 Z").bounds()
(0.0, 0.0, 10.0, 10.0)
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

_TOKEN: Final = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_STEPS: Final = 20


@dataclass(frozen=True, slots=True)
class Path:
    """One or more outlines; whether each is closed matters to strokes only."""

    outlines: tuple[Outline, ...]
    closed: tuple[bool, ...]

    def __add__(self, other: Path) -> Path:
        """Both paths' outlines."""
        return Path(self.outlines + other.outlines, self.closed + other.closed)

    def map(self, a: float, b: float, c: float, d: float, e: float, f: float) -> Path:
        """The affine image: (x, y) becomes (ax + cy + e, bx + dy + f)."""
        moved = tuple(tuple((a * x + c * y + e, b * x + d * y + f) for x, y in line) for line in self.outlines)
        return Path(moved, self.closed)

    def move(self, dx: float, dy: float) -> Path:
        """Moved by (dx, dy)."""
        return self.map(1, 0, 0, 1, dx, dy)

    def scale(self, sx: float, sy: float | None = None) -> Path:
        """Scaled about the origin."""
        return self.map(sx, 0, 0, sx if sy is None else sy, 0, 0)

    def scale_about(self, factor: float, cx: float, cy: float) -> Path:
        """Scaled about (cx, cy)."""
        return self.map(factor, 0, 0, factor, cx - factor * cx, cy - factor * cy)

    def turn(self, degrees: float, cx: float = 0.0, cy: float = 0.0) -> Path:
        """Turned clockwise about (cx, cy)."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.map(cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy)

    def mirror(self, x: float = 0.0) -> Path:
        """Mirrored left to right about the vertical at x."""
        return self.map(-1, 0, 0, 1, 2 * x, 0)

    def both(self, x: float = 0.0) -> Path:
        """The path and its mirror image: what a symmetrical figure is made of."""
        return self + self.mirror(x)

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of all points."""
        xs = [x for line in self.outlines for x, _ in line]
        ys = [y for line in self.outlines for _, y in line]
        return (min(xs), min(ys), max(xs), max(ys))


def _cubic(p0: Point, p1: Point, p2: Point, p3: Point) -> Iterable[Point]:
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1])


def _arc(start: Point, rx: float, ry: float, tilt: float, large: bool, sweep: bool, end: Point) -> Iterable[Point]:
    """An SVG elliptical arc, by its end points (SVG 1.1, appendix F.6.5)."""
    phi = math.radians(tilt)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = max(0.0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2)
    factor = math.sqrt(rest) * (1 if large != sweep else -1)
    cx, cy = factor * rx * y / ry, -factor * ry * x / rx
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    last = math.atan2((-y - cy) / ry, (-x - cx) / rx)
    span = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    mid = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    count = max(4, round(abs(span) / math.tau * 56))
    for step in range(1, count + 1):
        angle = first + span * step / count
        px, py = rx * math.cos(angle) + cx, ry * math.sin(angle) + cy
        yield (cos * px - sin * py + mid[0], sin * px + cos * py + mid[1])


class _Pen:
    """Follows path commands and keeps the outlines they leave."""

    def __init__(self) -> None:
        self.lines: list[list[Point]] = []
        self.closed: list[bool] = []
        self.at: Point = (0.0, 0.0)
        self.handle: Point | None = None
        self.quadratic = False

    def run(self, command: str, numbers: Sequence[float]) -> None:
        letter, relative = command.upper(), command.islower()
        ox, oy = self.at if relative else (0.0, 0.0)
        if letter == "Z":
            self.closed[-1] = True
            self.at = self.lines[-1][0]
        elif letter == "H":
            self._line((numbers[0] + ox, self.at[1]))
        elif letter == "V":
            self._line((self.at[0], numbers[0] + oy))
        elif letter == "A":
            end = (numbers[5] + ox, numbers[6] + oy)
            self._extend(_arc(self.at, numbers[0], numbers[1], numbers[2], bool(numbers[3]), bool(numbers[4]), end))
        else:
            points = [(numbers[i] + ox, numbers[i + 1] + oy) for i in range(0, len(numbers), 2)]
            self._points(letter, points)
        if letter not in "CSQT":
            self.handle = None

    def _points(self, letter: str, points: list[Point]) -> None:
        if letter == "M":
            self.lines.append([points[0]])
            self.closed.append(False)
            self.at = points[0]
        elif letter == "L":
            self._line(points[0])
        elif letter in "CS":
            first = points[0] if letter == "C" else self._reflected(quadratic=False)
            self._curve(first, points[-2], points[-1])
            self.handle, self.quadratic = points[-2], False
        else:
            control = points[0] if letter == "Q" else self._reflected(quadratic=True)
            (x0, y0), (x1, y1), (x2, y2) = self.at, control, points[-1]
            first, second = ((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3), ((x2 + 2 * x1) / 3, (y2 + 2 * y1) / 3)
            self._curve(first, second, points[-1])
            self.handle, self.quadratic = control, True

    def _reflected(self, *, quadratic: bool) -> Point:
        if self.handle is None or self.quadratic != quadratic:
            return self.at
        return (2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1])

    def _line(self, point: Point) -> None:
        self.lines[-1].append(point)
        self.at = point

    def _curve(self, first: Point, second: Point, end: Point) -> None:
        self._extend(_cubic(self.at, first, second, end))

    def _extend(self, points: Iterable[Point]) -> None:
        self.lines[-1].extend(points)
        self.at = self.lines[-1][-1]


@lru_cache(maxsize=2048)
def path(data: str) -> Path:
    """The path that this SVG path data draws.

    Raises:
        ValueError: the data does not begin with a command, or lacks numbers.
    """
    pen = _Pen()
    command, numbers = "", list[float]()
    for letter, number in _TOKEN.findall(data):
        if letter:
            if numbers:
                raise ValueError(f"numbers missing before {letter!r} in {data!r}")
            command = letter
        elif not command:
            raise ValueError(f"path data begins with a command: {data!r}")
        else:
            numbers.append(float(number))
        if len(numbers) == _ARGUMENTS[command.upper()]:
            pen.run(command, numbers)
            numbers = []
            # More pairs after a move are lines to them.
            command = {"M": "L", "m": "l"}.get(command, command)
    if numbers:
        raise ValueError(f"numbers left over in {data!r}")
    return Path(tuple(tuple(line) for line in pen.lines), tuple(pen.closed))


def polygon(*points: Point) -> Path:
    """A closed polygon."""
    return Path((points,), (True,))


def line(*points: Point) -> Path:
    """An open line through these points."""
    return Path((points,), (False,))


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """An ellipse, or a circle when one radius is given."""
    ry = rx if ry is None else ry
    angles = [math.tau * step / 64 for step in range(64)]
    return polygon(*((cx + rx * math.cos(angle), cy + ry * math.sin(angle)) for angle in angles))


def rect(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle with rounded corners."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    points: list[Point] = []
    for cx, cy, first in (
        (x + width - r, y + r, -90),
        (x + width - r, y + height - r, 0),
        (x + r, y + height - r, 90),
        (x + r, y + r, 180),
    ):
        angles = [math.radians(first + 90 * step / 12) for step in range(13)]
        points.extend((cx + r * math.cos(angle), cy + r * math.sin(angle)) for angle in angles)
    return polygon(*points)


def star(cx: float, cy: float, radius: float, points: int = 5, inner: float = 0.382) -> Path:
    """A star with a point upwards; `inner` is the ratio of its inner radius (0.382: the star of a flag)."""
    spikes: list[Point] = []
    for step in range(points * 2):
        angle = math.pi * step / points - math.pi / 2
        r = radius if step % 2 == 0 else radius * inner
        spikes.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return polygon(*spikes)
