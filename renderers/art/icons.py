"""Small signs: a crown, an arrow, a clock and the like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from PIL import Image

from . import colours
from .colours import Colour
from .drawing import Drawing
from .ornaments import draw_copihue
from .paths import ellipse, line, path, polygon, rect, star

IconName = Literal[
    "arrow",
    "cards",
    "check",
    "chip",
    "clock",
    "copihue",
    "cross",
    "crown",
    "dealer",
    "lock",
    "medal-1",
    "medal-2",
    "medal-3",
    "plus",
    "robot",
    "seat",
    "star",
    "trophy",
    "turn",
]

_CROWN: Final = path("M14 76 L6 30 L30 46 L50 16 L70 46 L94 30 L86 76 Z")
_TROPHY: Final = path("M26 12 H74 C74 44 66 60 54 64 V76 H68 V88 H32 V76 H46 V64 C34 60 26 44 26 12 Z")


def _draw_arrow(sheet: Drawing, colour: Colour) -> None:
    sheet.fill(path("M8 40 H54 V20 L94 50 L54 80 V60 H8 C6 60 6 40 8 40 Z"), colour)


def _draw_turn(sheet: Drawing, colour: Colour) -> None:
    """An arrow that runs round: the direction of play."""
    sheet.stroke(path("M21 70 A35 35 0 1 1 82 66"), 12, colour)
    sheet.fill(polygon((98, 64), (76, 96), (60, 60)), colour)


def _draw_clock(sheet: Drawing, colour: Colour) -> None:
    sheet.stroke(ellipse(50, 52, 38), 10, colour)
    sheet.stroke(line((50, 30), (50, 54), (64, 62)), 9, colour)


def _draw_check(sheet: Drawing, colour: Colour) -> None:
    sheet.stroke(line((14, 54), (40, 80), (88, 22)), 16, colour)


def _draw_cross(sheet: Drawing, colour: Colour) -> None:
    sheet.stroke(line((20, 20), (80, 80)), 16, colour)
    sheet.stroke(line((80, 20), (20, 80)), 16, colour)


def _draw_plus(sheet: Drawing, colour: Colour) -> None:
    sheet.stroke(line((50, 16), (50, 84)), 14, colour)
    sheet.stroke(line((16, 50), (84, 50)), 14, colour)


def _draw_star(sheet: Drawing, colour: Colour) -> None:
    sheet.fill(star(50, 54, 50), colour)


def _draw_seat(sheet: Drawing, colour: Colour) -> None:
    """A person's head and shoulders."""
    sheet.fill(ellipse(50, 32, 22), colour)
    sheet.fill(path("M8 96 C8 70 26 60 50 60 C74 60 92 70 92 96 Z"), colour)


def _draw_robot(sheet: Drawing, colour: Colour) -> None:
    sheet.stroke(line((50, 10), (50, 30)), 7, colour)
    sheet.fill(ellipse(50, 11, 9), colour)
    sheet.ring(rect(14, 28, 72, 58, 16) + ellipse(35, 54, 9) + ellipse(65, 54, 9) + rect(36, 70, 28, 7, 3.5), colour)
    sheet.fill(rect(2, 46, 8, 24, 4) + rect(90, 46, 8, 24, 4), colour)


def _draw_cards(sheet: Drawing, colour: Colour) -> None:
    """Three cards in a fan."""
    one = rect(34, 10, 38, 56, 6)
    sheet.stroke(one.turn(-24, 53, 96), 7, colour)
    sheet.fill(one.turn(16, 53, 96), colour)


def _draw_crown(sheet: Drawing, _: Colour) -> None:
    sheet.fill(_CROWN, colours.GOLD)
    sheet.fill(path("M50 16 L70 46 L94 30 L86 76 H50 Z"), colours.GOLD_DARK)
    sheet.fill(path("M50 16 L62 34 L50 76 H30 Z"), colours.GOLD)
    sheet.fill(rect(13, 76, 74, 12, 3), colours.GOLD_LIGHT)
    sheet.fill(ellipse(6, 28, 6.5) + ellipse(94, 28, 6.5) + ellipse(50, 13, 7.5), colours.GOLD_LIGHT)
    sheet.fill(ellipse(50, 60, 7), colours.CRIMSON)


def _draw_trophy(sheet: Drawing, _: Colour) -> None:
    sheet.stroke(path("M28 22 H10 C10 42 20 52 34 54 M72 22 H90 C90 42 80 52 66 54"), 7, colours.GOLD_DARK)
    sheet.fill(_TROPHY, colours.GOLD)
    with sheet.within(_TROPHY):
        sheet.fill(rect(54, 0, 40, 90), colours.GOLD_DARK)
        sheet.fill(rect(33, 0, 6, 58), colours.GOLD_LIGHT)
    sheet.fill(rect(26, 84, 48, 9, 3), colours.HAIR_BROWN)
    sheet.fill(star(50, 34, 13), colours.WHITE)


def _medal(place: int) -> Callable[[Drawing, Colour], None]:
    face, rim = (
        (colours.GOLD, colours.GOLD_DARK),
        (colours.SILVER, colours.SUITS["S"].light),
        (colours.COPPER, colours.FOX_DARK),
    )[place - 1]

    def draw(sheet: Drawing, _: Colour) -> None:
        sheet.fill(path("M24 0 H46 L58 40 L36 46 Z"), colours.CRIMSON)
        sheet.fill(path("M76 0 H54 L42 40 L64 46 Z"), colours.CRIMSON_DARK)
        sheet.fill(ellipse(50, 64, 34), rim)
        sheet.fill(ellipse(50, 64, 28), face)
        sheet.text(
            str(place),
            (50 - (8 if place == 1 else 10), 47, 50 + (6 if place == 1 else 10), 81),
            colours.HAIR_BROWN if place == 3 else rim if place == 2 else colours.FOX_DARK,
        )

    return draw


def _draw_chip(sheet: Drawing, colour: Colour) -> None:
    sheet.fill(ellipse(50, 50, 49), colour)
    for step in range(6):
        sheet.fill(rect(41, 1, 18, 15).turn(step * 60, 50, 50), colours.WHITE)
    sheet.fill(ellipse(50, 50, 34), colours.WHITE)
    sheet.fill(ellipse(50, 50, 29), colour)
    sheet.fill(star(50, 52, 17), colours.WHITE)


def _draw_dealer(sheet: Drawing, _: Colour) -> None:
    """The dealer's button: a white disc with two cards on it."""
    sheet.fill(ellipse(50, 50, 49), colours.SILVER_DARK)
    sheet.fill(ellipse(50, 50, 45), colours.WHITE)
    sheet.fill(rect(36, 26, 28, 40, 4).turn(-14, 50, 80), colours.INK)
    sheet.stroke(rect(36, 26, 28, 40, 4).turn(12, 50, 80), 4, colours.WHITE)
    sheet.fill(rect(36, 26, 28, 40, 4).turn(12, 50, 80), colours.CRIMSON)


def _draw_lock(sheet: Drawing, colour: Colour) -> None:
    sheet.stroke(path("M28 50 V32 C28 2 72 2 72 32 V50"), 12, colour)
    sheet.ring(rect(12, 44, 76, 50, 10) + rect(44, 60, 12, 20, 6), colour)


def _draw_copihue(sheet: Drawing, _: Colour) -> None:
    draw_copihue(sheet, 48, 60, 1.15, (colours.CRIMSON, colours.CRIMSON_LIGHT))


ICONS: Final[dict[IconName, Callable[[Drawing, Colour], None]]] = {
    "arrow": _draw_arrow,
    "cards": _draw_cards,
    "check": _draw_check,
    "chip": _draw_chip,
    "clock": _draw_clock,
    "copihue": _draw_copihue,
    "cross": _draw_cross,
    "crown": _draw_crown,
    "dealer": _draw_dealer,
    "lock": _draw_lock,
    "medal-1": _medal(1),
    "medal-2": _medal(2),
    "medal-3": _medal(3),
    "plus": _draw_plus,
    "robot": _draw_robot,
    "seat": _draw_seat,
    "star": _draw_star,
    "trophy": _draw_trophy,
    "turn": _draw_turn,
}
"""Each icon's figure in a square of 100."""


def icon(name: IconName, size: int, colour: Colour = colours.WHITE) -> Image.Image:
    """A small sign, RGBA, `size` pixels square.

    Args:
        name: which.
        size: in pixels; clear down to about 16.
        colour: what plain signs are drawn in; crown, trophy, medals, dealer and copihue have colours of their own.
    """
    sheet = Drawing(size, size, 100)
    ICONS[name](sheet, colour)
    return sheet.finish()
