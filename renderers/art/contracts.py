"""Contracts as signs: a trio is a fan of three cards, a run is stairs of four."""

from __future__ import annotations

from typing import Final

from PIL import Image

from . import colours
from .drawing import Drawing
from .paths import polygon, rect, star

_CARD: Final = rect(0, 0, 30, 42, 5)
_TRIO_WIDTH: Final = 66.0
_RUN_WIDTH: Final = 78.0
_GAP: Final = 16.0
_HEIGHT: Final = 60.0


def contract_sign(trios: int, runs: int, height: int, *, whole: str = "") -> Image.Image:
    """The melds that a contract asks for, side by side, RGBA, `height` pixels high.

    Args:
        trios: how many fans.
        runs: how many stairs.
        height: in pixels.
        whole: "dirty" or "royal" for a run of thirteen instead.
    """
    widths = [_TRIO_WIDTH] * trios + [_RUN_WIDTH] * runs if not whole else [150.0]
    total = sum(widths) + _GAP * (len(widths) - 1)
    sheet = Drawing(round(total * height / _HEIGHT), height, total)
    x = 0.0
    for number, width in enumerate(widths):
        with sheet.frame(1, 0, 0, 1, x, 0):
            if whole:
                _draw_whole(sheet, royal=whole == "royal")
            elif number < trios:
                _draw_trio(sheet)
            else:
                _draw_run(sheet)
        x += width + _GAP
    return sheet.finish()


def _draw_card(sheet: Drawing, edge: colours.Colour) -> None:
    sheet.fill(_CARD, edge)
    sheet.fill(rect(2.4, 2.4, 25.2, 37.2, 3), colours.PAPER)


def _draw_trio(sheet: Drawing) -> None:
    for turn in (-17, 0, 17):
        shape, inside = _CARD.move(-15, -42).turn(turn, 0, 10), rect(-12.6, -39.6, 25.2, 37.2, 3).turn(turn, 0, 10)
        sheet.fill(shape.move(33, 48), colours.CRIMSON_DARK)
        sheet.fill(inside.move(33, 48), colours.PAPER)
    sheet.fill(polygon((33, 18), (41, 28), (33, 38), (25, 28)), colours.CRIMSON)


def _draw_run(sheet: Drawing) -> None:
    for step in range(4):
        with sheet.frame(1, 0, 0, 1, step * 16, 16.5 - step * 5.5):
            _draw_card(sheet, colours.SUITS["D"].dark)
            for dot in range(step + 1):
                sheet.fill(rect(5.5, 6 + dot * 8.2, 6, 5, 1.5), colours.DIAMOND)


def _draw_whole(sheet: Drawing, *, royal: bool) -> None:
    mixed = (colours.SPADE, colours.HEART, colours.DIAMOND, colours.CLUB)
    for step in range(13):
        with sheet.frame(1, 0, 0, 1, step * 10, 15 - step * 1.25):
            _draw_card(sheet, colours.GOLD_DARK if royal else mixed[step * 3 % 4])
            sheet.fill(rect(5, 6, 4, 30, 2), colours.GOLD if royal else mixed[step * 3 % 4])
    if royal:
        sheet.fill(star(137, 20, 9), colours.GOLD)
