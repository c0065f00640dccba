"""The queens, each with a copihue, Chile's flower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import colours
from .colours import Colour, Ramp, Skin
from .drawing import Drawing
from .faces import draw_face, draw_neck
from .ornaments import draw_copihue
from .paths import ellipse, path

_GOWN: Final = path("M-20 104 C-34 102 -56 106 -66 132 H66 C56 106 34 102 20 104 C14 116 -14 116 -20 104 Z")
_BUST: Final = path("M-9 94 C-14 102 -24 102 -34 105 C-24 124 24 124 34 105 C24 102 14 102 9 94 Z")
_LOOSE: Final = path("M0 18 C-26 18 -33 38 -33 58 C-33 80 -44 92 -42 118 C-30 122 -20 116 -17 104 L-12 60 H0 Z")
_BOB: Final = path("M0 18 C-26 18 -32 36 -32 56 C-32 72 -34 84 -28 94 C-20 96 -14 90 -13 82 L-12 60 H0 Z")
_PARTED: Final = path("M0 27 C-14 28 -24 38 -23 60 C-18 56 -16 46 0 33 Z")
_FRINGE: Final = path("M0 24 C-18 24 -25 38 -23.5 62 L-19 62 L-18 47 C-8 45 -4 45 0 45 Z")
_TIARA: Final = path(
    "M-25 33 C-25 30 -24 20 -28 14 L-16.5 20 L-12 8 L-5 17 L0 3 L5 17"
    " L12 8 L16.5 20 L28 14 C24 20 25 30 25 33 C12 26 -12 26 -25 33 Z"
)


@dataclass(frozen=True, slots=True)
class _Look:
    skin: Skin
    hair: Colour
    hair_shade: Colour
    style: str
    flower: tuple[Colour, Colour]


_RED: Final = (colours.CRIMSON, colours.CRIMSON_LIGHT)
_LOOKS: Final = {
    "S": _Look(colours.FAIR, colours.HAIR_BLACK, colours.INK, "bob", _RED),
    "H": _Look(colours.TAN, colours.HAIR_BROWN, colours.HAIR_BLACK, "loose", (colours.CRIMSON_LIGHT, colours.CREAM)),
    "D": _Look(colours.FAIR, colours.HAIR_COPPER, colours.FOX_DARK, "braids", _RED),
    "C": _Look(colours.BROWN, colours.HAIR_BLACK, colours.INK, "braids", _RED),
}


def draw_queen(sheet: Drawing, suit: str, ramp: Ramp) -> None:
    """The queen's upper half, in the figure's frame (x −64 to 64, y 0 to 128)."""
    look = _LOOKS[suit]
    back = _LOOSE if look.style == "loose" else _BOB
    sheet.fill(back.both(), look.hair)
    sheet.fill(_BUST, look.skin.light)
    draw_neck(sheet, look.skin, width=15)
    _draw_gown(sheet, ramp)
    draw_face(sheet, look.skin, look.hair, mouth="lips", lashes=True)
    sheet.fill((_FRINGE if look.style == "bob" else _PARTED).both(), look.hair)
    if look.style == "braids":
        _draw_braids(sheet, look, ramp)
    sheet.fill(ellipse(-21.5, 71, 2.6).both(), colours.GOLD)
    _draw_tiara(sheet, ramp)
    draw_copihue(sheet, 47, 74, 0.62, look.flower)


def _draw_gown(sheet: Drawing, ramp: Ramp) -> None:
    sheet.fill(_GOWN, ramp.main)
    with sheet.within(_GOWN):
        sheet.fill(path("M-24 108 C-40 108 -52 118 -54 134 H-36 C-36 124 -32 114 -24 108 Z").both(), ramp.dark)
        sheet.fill(path("M0 112 L-11 114 L-7 134 H7 L11 114 Z"), ramp.light)
    sheet.stroke(path("M-35 105 C-25 119 -12 117 0 117 C12 117 25 119 35 105"), 3, colours.GOLD)
    sheet.stroke(path("M-14 99 C-10 107 10 107 14 99"), 2, colours.WHITE)
    sheet.fill(ellipse(0, 107, 3.6), ramp.main)


def _draw_braids(sheet: Drawing, look: _Look, ramp: Ramp) -> None:
    for side in (-1, 1):
        with sheet.frame(side, 0, 0, 1, 0, 0):
            for step in range(6):
                knot = ellipse(0, 0, 6.2, 5.2).turn(28 if step % 2 else -28).move(-27 - step * 0.6, 72 + step * 8)
                sheet.fill(knot, look.hair)
                sheet.stroke(
                    path("M-3 -1 L3 2").turn(28 if step % 2 else -28).move(-27 - step * 0.6, 72 + step * 8),
                    1,
                    look.hair_shade,
                )
            sheet.fill(path("M-35 114 L-26 114 L-27 119 L-34 119 Z"), ramp.light)


def _draw_tiara(sheet: Drawing, ramp: Ramp) -> None:
    sheet.fill(_TIARA, colours.GOLD)
    sheet.stroke(path("M-24 31 C-12 24 12 24 24 31"), 2.4, colours.GOLD_DARK)
    for x, y in ((-28, 13), (-12, 7), (0, 2.6), (12, 7), (28, 13)):
        sheet.fill(ellipse(x, y, 3), colours.WHITE)
    sheet.fill(ellipse(0, 18.5, 4, 5), ramp.main)
    sheet.fill(ellipse(-14, 22.5, 2.4).both(), ramp.main)
