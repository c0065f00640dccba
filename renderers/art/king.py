"""The kings, with a condor's white ruff and the star of the flag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import colours
from .colours import Colour, Ramp, Skin
from .drawing import Drawing
from .faces import draw_face
from .paths import Path, ellipse, line, path, rect, star

_ROBE: Final = path("M0 96 C-30 98 -56 104 -66 132 H66 C56 104 30 98 0 96 Z")
_RUFF: Final = path(
    "M-16 86 C-30 88 -40 94 -42 103 C-36 104 -33 109 -27 109 C-22 107 -18 112 -12 111 C-7 109 -4 114 0 114"
    " C4 114 7 109 12 111 C18 112 22 107 27 109 C33 109 36 104 42 103 C40 94 30 88 16 86 Z"
)
_LOCKS: Final = path("M0 26 C-22 26 -27 40 -27 56 C-27 70 -32 78 -30 88 C-22 92 -16 86 -16 78 L-17 50 H0 Z")
_BEARDS: Final[dict[str, Path]] = {
    "round": path("M-22 56 C-26 84 -18 104 0 106 C18 104 26 84 22 56 C20 66 15 71 8 71 H-8 C-15 71 -20 66 -22 56 Z"),
    "long": path("M-22 56 C-27 84 -14 108 0 117 C14 108 27 84 22 56 C20 66 15 71 8 71 H-8 C-15 71 -20 66 -22 56 Z"),
    "pointed": path(
        "M-21.5 58 C-23 76 -14 86 -10 92 L0 110 L10 92 C14 86 23 76 21.5 58"
        " C19 66 15 71 8 71 H-8 C-15 71 -19 66 -21.5 58 Z"
    ),
    "forked": path(
        "M-22 56 C-27 84 -20 102 -10 108 C-6 106 -2 102 0 98 C2 102 6 106 10 108 C20 102 27 84 22 56"
        " C20 66 15 71 8 71 H-8 C-15 71 -20 66 -22 56 Z"
    ),
}
_MOUSTACHE: Final = path(
    "M0 70.5 C-4 67.5 -10 68.5 -14 74 C-16 76.5 -18.5 76.5 -20 75 C-19 81 -10 82 -5 78.5 C-3 77 -1 76.5 0 76.5 Z"
)
_CROWN: Final = path(
    "M-27 36 L-34 8 L-19 20 L-13.5 4 L-6 17 L0 0 L6 17 L13.5 4 L19 20 L34 8 L27 36 C12 41 -12 41 -27 36 Z"
)


@dataclass(frozen=True, slots=True)
class _Look:
    skin: Skin
    hair: Colour
    hair_shade: Colour
    beard: str


_LOOKS: Final = {
    "S": _Look(colours.TAN, colours.HAIR_GREY, colours.SILVER_DARK, "long"),
    "H": _Look(colours.FAIR, colours.HAIR_BROWN, colours.HAIR_BLACK, "round"),
    "D": _Look(colours.DEEP, colours.HAIR_BLACK, colours.INK, "pointed"),
    "C": _Look(colours.FAIR, colours.HAIR_COPPER, colours.FOX_DARK, "forked"),
}


def draw_king(sheet: Drawing, suit: str, ramp: Ramp) -> None:
    """The king's upper half, in the figure's frame (x −64 to 64, y 0 to 128)."""
    look = _LOOKS[suit]
    sheet.fill(_LOCKS.both(), look.hair)
    _draw_robe(sheet, ramp)
    draw_face(sheet, look.skin, look.hair, mouth="none")
    _draw_beard(sheet, look)
    _draw_crown(sheet, ramp)
    _draw_sceptre(sheet, look, ramp)


def _draw_robe(sheet: Drawing, ramp: Ramp) -> None:
    sheet.fill(_ROBE, ramp.main)
    with sheet.within(_ROBE):
        sheet.fill(path("M-66 132 C-58 112 -44 108 -36 108 C-44 116 -48 124 -48 134 Z").both(), ramp.dark)
        sheet.fill(rect(-9, 96, 18, 40), ramp.dark)
        sheet.stroke(path("M-9 100 V134").both(), 2.4, colours.GOLD)
    sheet.fill(_RUFF, colours.WHITE)
    sheet.stroke(_RUFF, 1.4, colours.SILVER)
    for x, y in ((-33, 99), (-23, 103), (-11, 106)):
        sheet.fill(path("M0 -3.4 C2.2 0 1.8 3 0 4 C-1.8 3 -2.2 0 0 -3.4 Z").move(x, y).both(), colours.INK)


def _draw_beard(sheet: Drawing, look: _Look) -> None:
    beard = _BEARDS[look.beard]
    sheet.fill(beard, look.hair)
    with sheet.within(beard):
        sheet.fill(rect(3, 50, 40, 80), look.hair_shade)
        sheet.stroke(path("M-14 78 C-13 90 -8 96 -6 104").both(), 1.3, look.hair_shade)
    sheet.fill(path("M-6 77 C-3 81.5 3 81.5 6 77 Z"), look.skin.blush)
    sheet.fill(_MOUSTACHE.both(), look.hair)
    with sheet.within(_MOUSTACHE.mirror()):
        sheet.fill(rect(3, 60, 30, 30), look.hair_shade)


def _draw_crown(sheet: Drawing, ramp: Ramp) -> None:
    sheet.fill(_CROWN, colours.GOLD)
    with sheet.within(_CROWN):
        sheet.fill(path("M0 0 L6 17 L13.5 4 L19 20 L34 8 V50 H0 Z"), colours.GOLD)
        sheet.fill(path("M-34 26 C-12 31 12 31 34 26 V29 C12 34 -12 34 -34 29 Z"), colours.GOLD_LIGHT)
        sheet.fill(path("M-34 36 C-12 41 12 41 34 36 V44 H-34 Z"), colours.GOLD_DARK)
    for x, y in ((-34, 8), (-13.5, 4.5), (0, 1.5), (13.5, 4.5), (34, 8)):
        sheet.fill(ellipse(x, y, 3.4), ramp.main if x else colours.WHITE)
    sheet.fill(star(0, 21, 6), ramp.main)


def _draw_sceptre(sheet: Drawing, look: _Look, ramp: Ramp) -> None:
    sheet.stroke(line((50, 62), (46, 132)), 4, colours.GOLD_DARK)
    sheet.stroke(line((49.2, 62), (45.2, 132)), 2, colours.GOLD)
    sheet.fill(ellipse(50, 55, 8.5), colours.GOLD)
    sheet.fill(star(50, 55.4, 6.6), colours.WHITE)
    sheet.fill(ellipse(47.5, 112, 9, 7.5), look.skin.light)
    sheet.stroke(path("M41 109.5 H53 M40.6 113.5 H53"), 1.1, look.skin.shade)
    sheet.fill(path("M38 118 L58 118 L60 132 H36 Z"), ramp.light)
    sheet.fill(path("M37.5 117 H58 V121.5 H37 Z"), colours.GOLD)
