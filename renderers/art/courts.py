"""Court cards."""

from __future__ import annotations

from .colours import Ramp
from .drawing import Drawing
from .paths import rect
from .suits import pip


def draw_court(sheet: Drawing, panel: tuple[float, float, float, float], rank: int, suit: str, ramp: Ramp) -> None:
    left, top, right, bottom = panel
    sheet.fill(rect(left, top, right - left, bottom - top, 4), ramp.tint)
    sheet.fill(pip(suit, (left + right) / 2, (top + bottom) / 2, 30), ramp.main)
