"""The joker's figure."""

from __future__ import annotations

from . import colours
from .drawing import Drawing
from .paths import rect


def draw_jester(sheet: Drawing, panel: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = panel
    sheet.fill(rect(left, top, right - left, bottom - top, 4), colours.VIOLET_TINT)
