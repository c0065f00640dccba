"""Court cards: double-headed figures on a tinted panel, joined at the waist by a woven belt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import colours
from .colours import Ramp
from .drawing import Drawing
from .jack import draw_jack
from .king import draw_king
from .paths import polygon, rect
from .queen import draw_queen

FIGURES: Final[dict[int, Callable[[Drawing, str, Ramp], None]]] = {11: draw_jack, 12: draw_queen, 13: draw_king}


def draw_court(sheet: Drawing, panel: tuple[float, float, float, float], rank: int, suit: str, ramp: Ramp) -> None:
    """The figure of a rank and suit in a panel (left, top, right, bottom).

    Args:
        sheet: a card's drawing.
        panel: where, in the drawing's units.
        rank: 11, 12 or 13.
        suit: whose attributes the figure has.
        ramp: whose colours it wears; differs from the suit's own on a two-colour deck.
    """
    left, top, right, bottom = panel
    shape, middle, centre = rect(left, top, right - left, bottom - top, 4), (top + bottom) / 2, (left + right) / 2
    scale = (middle - top) / 128
    sheet.fill(shape, ramp.tint)
    with sheet.within(shape):
        with sheet.within(rect(left, top, right - left, middle - top)), sheet.frame(scale, 0, 0, scale, centre, top):
            FIGURES[rank](sheet, suit, ramp)
        sheet.turn_upper_half(panel)
        with sheet.frame(scale, 0, 0, scale, centre, middle):
            _draw_belt(sheet, ramp)


def _draw_belt(sheet: Drawing, ramp: Ramp) -> None:
    sheet.fill(rect(-70, -8, 140, 16), colours.GOLD)
    sheet.fill(rect(-70, -6, 140, 12), ramp.dark)
    for step in range(-4, 5):
        x = step * 16
        sheet.fill(polygon((x - 7, 0), (x, -5), (x + 7, 0), (x, 5)), ramp.light)
        sheet.fill(polygon((x - 3, 0), (x, -2.2), (x + 3, 0), (x, 2.2)), colours.CREAM)
