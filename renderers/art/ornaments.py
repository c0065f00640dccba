"""Chilean ornament: the copihue, the Andes."""

from __future__ import annotations

from typing import Final

from PIL import Image

from . import colours
from .colours import Colour
from .drawing import Drawing
from .paths import Path, path, polygon, star

_PETAL_LEFT: Final = path("M-2 -26 C-16 -22 -20 0 -26 22 C-16 22 -8 14 -4 4 Z")
_PETAL_MIDDLE: Final = path("M0 -28 C-12 -20 -14 6 0 28 C14 6 12 -20 0 -28 Z")
_LEAF: Final = path("M0 -34 C10 -48 26 -46 34 -36 C24 -26 10 -26 0 -34 Z")


def draw_copihue(sheet: Drawing, x: float, y: float, size: float, petals: tuple[Colour, Colour]) -> None:
    """A copihue, the bell-shaped flower, hanging with its middle at (x, y); `size` 1 is 64 units high."""
    dark = colours.CRIMSON_DARK if petals[0] == colours.CRIMSON else colours.CRIMSON
    with sheet.frame(size, 0, 0, size, x, y):
        sheet.stroke(path("M0 -26 C0 -38 -8 -44 -20 -46"), 3.4, colours.LEAF_DARK)
        sheet.fill(_LEAF, colours.LEAF)
        sheet.stroke(path("M2 -34 C12 -38 22 -38 30 -36"), 1.6, colours.LEAF_DARK)
        sheet.fill(_PETAL_LEFT.both(), dark)
        sheet.fill(_PETAL_MIDDLE, petals[0])
        sheet.fill(path("M-1 -24 C-8 -14 -8 4 -2 18 C-4 2 -4 -12 -1 -24 Z"), petals[1])


_RIDGE: Final = polygon(
    (-50, 40), (-50, 12), (-38, 2), (-30, 8), (-18, -8), (-8, 4),
    (4, -14), (16, 4), (24, -4), (36, 8), (50, 0), (50, 40),
)  # fmt: skip
_SNOW: Final = (
    polygon((-18, -8), (-23.5, -0.6), (-19, 1), (-16.5, -1.5), (-12.6, -1.5))
    + polygon((4, -14), (-2.6, -4), (0, -2), (3, -5), (6, -2), (10.4, -4.4))
    + polygon((-38, 2), (-43, 6.2), (-38, 7), (-33, 5.7))
)


def draw_andes(sheet: Drawing, x: float, y: float, size: float, window: Path) -> None:
    """The range under the star of the flag, seen through a window; `size` is the window's height."""
    scale = size / 100
    with sheet.within(window):
        sheet.fill(window, colours.SUITS["S"].dark)
        with sheet.frame(scale, 0, 0, scale, x, y + 14 * scale):
            sheet.fill(_RIDGE, colours.SILVER_DARK)
            sheet.fill(_RIDGE.move(0, 14).scale(1.1, 1), colours.SUITS["S"].light)
            sheet.fill(_RIDGE.mirror().move(8, 24), colours.INK)
            sheet.fill(_SNOW, colours.WHITE)
            sheet.fill(star(0, -32, 9), colours.GOLD)


def andes_line(width: int, height: int, colour: Colour, snow: Colour) -> Image.Image:
    """The range as a strip to stand at the foot of a picture, RGBA: one colour, white on its peaks."""
    sheet = Drawing(width, height, width / height * 60)
    span = 100.0
    for step in range(int(width / height * 60 / span) + 2):
        with sheet.frame(1 if step % 2 == 0 else -1, 0, 0, 1, step * span + 50, 26):
            sheet.fill(_RIDGE, colour)
            sheet.fill(_SNOW, snow)
    return sheet.finish()
