"""The four suit signs and where a number card has them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from .colours import Colour
from .drawing import Drawing
from .paths import Path, ellipse, path

# Each is drawn in a square of 100.
SHAPES: Final[dict[str, Path]] = {
    "S": path(
        "M50 4 C58 22 93 40 93 64 C93 78 83 86 73 86 C64 86 57 81 53.5 74 C54 84 58 91 67 96 L33 96"
        " C42 91 46 84 46.5 74 C43 81 36 86 27 86 C17 86 7 78 7 64 C7 40 42 22 50 4 Z"
    ),
    "H": path(
        "M50 95 C42 80 6 60 6 32 C6 16 17 6 29 6 C39 6 47 12 50 22"
        " C53 12 61 6 71 6 C83 6 94 16 94 32 C94 60 58 80 50 95 Z"
    ),
    "D": path("M50 2 C58 19 73 37 90 50 C73 63 58 81 50 98 C42 81 27 63 10 50 C27 37 42 19 50 2 Z"),
    "C": ellipse(50, 26, 22.5)
    + ellipse(26, 60, 22.5)
    + ellipse(74, 60, 22.5)
    + path("M40 40 H60 V62 H53 C53.5 80 57 90 67 96 L33 96 C43 90 46.5 80 47 62 H40 Z"),
}

# Columns are 0, 1, 2 (left, middle, right), rows 0.0 (top) to 1.0 (bottom); those below the middle stand on their head.
LAYOUTS: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    2: ((1, 0), (1, 1)),
    3: ((1, 0), (1, 0.5), (1, 1)),
    4: ((0, 0), (2, 0), (0, 1), (2, 1)),
    5: ((0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)),
    6: ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    7: ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    8: ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)),
    9: ((0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 0.5), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1)),
    10: (
        (0, 0), (2, 0), (1, 1 / 6), (0, 1 / 3), (2, 1 / 3),
        (0, 2 / 3), (2, 2 / 3), (1, 5 / 6), (0, 1), (2, 1),
    ),
}  # fmt: skip


def pip(suit: str, cx: float, cy: float, size: float, *, upside_down: bool = False) -> Path:
    """The suit's sign centred on a point, `size` high."""
    shape = SHAPES[suit].move(-50, -50).scale(size / 100)
    return (shape.scale(-1) if upside_down else shape).move(cx, cy)


def inset(suit: str, depth: float) -> Path:
    """The suit's sign about the origin, 100 high, drawn in by `depth`: for a line inside a large sign.

    A club is drawn in leaf by leaf.
    """
    if suit == "C":
        r = 22.5 - depth
        return ellipse(0, -24, r) + ellipse(24, 10, r).both()
    return SHAPES[suit].move(-50, -50).scale(1 - depth * 0.0325)


def suit_pip(suit: str, size: int, colour: Colour) -> Image.Image:
    """A suit sign alone, `size` pixels square, RGBA."""
    sheet = Drawing(size, size, 100)
    sheet.fill(SHAPES[suit], colour)
    return sheet.finish()
