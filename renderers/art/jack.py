"""The jacks: four huasos in their ponchos, each with something of a Chilean feast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import colours
from .colours import Colour, Ramp, Skin
from .drawing import Drawing
from .faces import FACE, draw_face, draw_neck
from .paths import ellipse, line, path, polygon, rect, star

_PONCHO: Final = path(
    "M0 94 C-12 94 -18 98 -26 101 C-46 107 -58 116 -66 132 H66 C58 116 46 107 26 101 C18 98 12 94 0 94 Z"
)
_CROWN: Final = path("M-25 36 L-21 13 C-20 9 -10 8 0 8 C10 8 20 9 21 13 L25 36 C10 40 -10 40 -25 36 Z")
_BRIM: Final = path("M-53 37 C-53 31 -30 31 0 31 C30 31 53 31 53 37 C53 43 28 46 0 46 C-28 46 -53 43 -53 37 Z")
_BRIM_TOP: Final = path(
    "M-53 36.5 C-53 31 -30 31 0 31 C30 31 53 31 53 36.5 C40 41 20 42.6 0 42.6 C-20 42.6 -40 41 -53 36.5 Z"
)
_SIDEBURN: Final = path("M-21.5 42 C-24 48 -23.5 56 -22 62 L-18.5 62 C-18 54 -18 48 -16 42 Z")


@dataclass(frozen=True, slots=True)
class _Look:
    skin: Skin
    hair: Colour
    hat: Colour
    hat_dark: Colour


_LOOKS: Final = {
    "S": _Look(colours.TAN, colours.HAIR_BLACK, colours.SUITS["S"].dark, colours.SPADE),
    "H": _Look(colours.FAIR, colours.HAIR_BROWN, colours.STRAW, colours.STRAW_DARK),
    "D": _Look(colours.BROWN, colours.HAIR_BLACK, colours.STRAW, colours.STRAW_DARK),
    "C": _Look(colours.TAN, colours.HAIR_COPPER, colours.COPPER, colours.FOX_DARK),
}


def draw_jack(sheet: Drawing, suit: str, ramp: Ramp) -> None:
    """The jack's upper half, in the figure's frame (x −64 to 64, y 0 to 128)."""
    look = _LOOKS[suit]
    draw_neck(sheet, look.skin)
    _draw_poncho(sheet, ramp)
    draw_face(sheet, look.skin, look.hair)
    sheet.fill(_SIDEBURN.both(), look.hair)
    with sheet.within(FACE):
        sheet.fill(path("M-30 30 H30 V46 C14 49 -14 49 -30 46 Z"), look.skin.shade)
    _draw_hat(sheet, look, ramp)
    _draw_thing(sheet, suit, ramp)


def _draw_poncho(sheet: Drawing, ramp: Ramp) -> None:
    sheet.fill(_PONCHO, ramp.main)
    with sheet.within(_PONCHO):
        for inner, outer, colour in (
            (6, 8.5, colours.GOLD),
            (8.5, 16, ramp.light),
            (16, 18.5, colours.GOLD),
            (26, 28, colours.CREAM),
            (30, 36, ramp.dark),
            (38, 40, colours.CREAM),
            (50, 52.5, colours.GOLD),
            (52.5, 57, ramp.light),
            (57, 59.5, colours.GOLD),
        ):
            stripe = polygon((inner * 0.86, 88), (outer * 0.86, 88), (outer * 1.06, 136), (inner * 1.06, 136))
            sheet.fill(stripe.both(), colour)
    sheet.fill(path("M0 111 L-15 92 L-9 87 L0 97 L9 87 L15 92 Z"), colours.WHITE)
    sheet.fill(path("M0 99 L-4 103 L-2.5 118 L0 122 L2.5 118 L4 103 Z"), colours.CRIMSON)
    sheet.fill(path("M-5.5 95 L5.5 95 L4 104 L-4 104 Z"), colours.CRIMSON_DARK)


def _draw_hat(sheet: Drawing, look: _Look, ramp: Ramp) -> None:
    sheet.fill(_BRIM, look.hat_dark)
    sheet.fill(_BRIM_TOP, look.hat)
    sheet.fill(_CROWN, look.hat)
    with sheet.within(_CROWN):
        if look.hat != colours.STRAW:
            sheet.fill(rect(4, 0, 30, 50), look.hat_dark)
        sheet.fill(
            path("M-30 24.5 C-10 28 10 28 30 24.5 V50 H-30 Z"),
            ramp.main if ramp.main != colours.SPADE else colours.CRIMSON,
        )
        sheet.fill(path("M-30 24.5 C-10 28 10 28 30 24.5 V27 C10 30.5 -10 30.5 -30 27 Z"), colours.GOLD)


def _draw_thing(sheet: Drawing, suit: str, ramp: Ramp) -> None:
    if suit == "D":
        _draw_kite(sheet, ramp)
    elif suit == "C":
        _draw_grapes(sheet)
    elif suit == "H":
        _draw_guitar(sheet)
    else:
        _draw_spur(sheet)


def _draw_kite(sheet: Drawing, ramp: Ramp) -> None:
    with sheet.frame(0.94, 0.34, -0.34, 0.94, 47, 76):
        sheet.stroke(path("M0 18 C6 26 -6 32 2 46"), 1.6, colours.INK)
        sheet.fill(polygon((0, -19), (17, 0), (0, 19), (-17, 0)), colours.CRIMSON)
        sheet.fill(polygon((0, -19), (0, 0), (-17, 0)) + polygon((0, 19), (0, 0), (17, 0)), colours.WHITE)
        sheet.fill(polygon((0, -19), (0, 0), (-17, 0)), ramp.main)
        sheet.fill(star(-5.5, -6, 4.2), colours.WHITE)


def _draw_grapes(sheet: Drawing) -> None:
    sheet.stroke(line((46, 62), (47, 74)), 2.6, colours.HAIR_BROWN)
    sheet.fill(path("M46 66 C36 58 30 64 29 72 C38 76 44 74 46 66 Z"), colours.LEAF)
    for x, y in ((36, 80), (45.5, 78), (55, 80), (40.5, 88), (50, 88), (45.5, 96)):
        sheet.fill(ellipse(x, y, 5.6), colours.VIOLET)
        sheet.fill(ellipse(x - 1.6, y - 1.8, 1.6), colours.VIOLET_LIGHT)


def _draw_guitar(sheet: Drawing) -> None:
    with sheet.frame(0.8, 0.6, -0.6, 0.8, 44, 104):
        sheet.fill(rect(-3, -48, 6, 40, 1), colours.HAIR_BROWN)
        sheet.fill(rect(-4.5, -56, 9, 11, 2), colours.HAIR_BLACK)
        sheet.fill(ellipse(0, 14, 18, 16) + ellipse(0, -4, 13, 12), colours.COPPER)
        sheet.fill(ellipse(0, 4, 6), colours.HAIR_BLACK)
        sheet.fill(rect(-7, 18, 14, 3, 1), colours.HAIR_BLACK)
        sheet.stroke(line((0, -46), (0, 19)), 1.2, colours.CREAM)


def _draw_spur(sheet: Drawing) -> None:
    with sheet.frame(0.62, 0.5, -0.5, 0.62, 44, 64):
        sheet.stroke(path("M-13 -14 C-18 6 -12 18 0 18 C12 18 18 6 13 -14"), 5, colours.SILVER_DARK)
        sheet.stroke(line((0, 18), (0, 30)), 5, colours.SILVER_DARK)
        sheet.fill(ellipse(-13, -14, 4).both(), colours.GOLD)
        sheet.fill(star(0, 38, 16, 8, 0.5), colours.WHITE)
        sheet.stroke(star(0, 38, 16, 8, 0.5), 1.6, colours.SILVER_DARK)
        sheet.fill(ellipse(0, 38, 4), colours.SILVER_DARK)
