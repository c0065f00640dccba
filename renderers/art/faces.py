"""Heads: what the figures of court cards and avatars have in common.

A head is drawn about the vertical x = 0, with its eyes at y = 58 and its chin at y = 88; a unit is 1/128 of a figure.
"""

from __future__ import annotations

from typing import Final

from . import colours
from .colours import Colour, Skin
from .drawing import Drawing
from .paths import ellipse, path, rect

FACE: Final = path(
    "M-21 52 C-21 36 -12 30 0 30 C12 30 21 36 21 52 C21 66 18 75 12 82 C8 86 4 88 0 88"
    " C-4 88 -8 86 -12 82 C-18 75 -21 66 -21 52 Z"
)
# The side away from the light, along the bridge of the nose.
_SHADE: Final = path("M2 26 V50 C3 56 6 62 7.5 66.5 C8 69.5 5 70.5 2 70 V92 H30 V26 Z")
_EAR: Final = ellipse(-21.5, 61, 4, 6)


def draw_neck(sheet: Drawing, skin: Skin, *, width: float = 17) -> None:
    """A neck from under the chin down to the shoulders."""
    sheet.fill(rect(-width / 2, 76, width, 28), skin.shade)


def draw_face(sheet: Drawing, skin: Skin, brow: Colour, *, mouth: str = "smile", lashes: bool = False) -> None:
    """A face with ears, eyes, nose and mouth.

    Args:
        sheet: in the figure's frame.
        skin: its tones.
        brow: the eyebrows' colour.
        mouth: "smile", "lips" or "none" (under a beard).
        lashes: long eyelashes.
    """
    sheet.fill(_EAR, skin.light)
    sheet.fill(_EAR.mirror(), skin.shade)
    sheet.fill(FACE, skin.light)
    with sheet.within(FACE):
        sheet.fill(_SHADE, skin.shade)
        sheet.fill(ellipse(-14, 71, 5, 4) + ellipse(14, 71, 5, 4), skin.blush)
    draw_eyes(sheet, brow, lashes=lashes)
    if mouth == "smile":
        sheet.stroke(path("M-7 76.5 C-4 80 4 80 7 76.5"), 2.4, skin.blush)
    elif mouth == "lips":
        sheet.fill(
            path("M-6.5 76 C-4 74 -2 73.6 0 74.8 C2 73.6 4 74 6.5 76 C4 81.5 -4 81.5 -6.5 76 Z"), colours.CRIMSON
        )


def draw_eyes(sheet: Drawing, brow: Colour, *, lashes: bool) -> None:
    """Eyes and eyebrows."""
    sheet.fill(ellipse(-9.5, 58, 2.7, 3.4).both(), colours.INK)
    sheet.fill(ellipse(-10.3, 56.8, 0.9) + ellipse(8.7, 56.8, 0.9), colours.WHITE)
    if lashes:
        sheet.stroke(path("M-14.5 57.5 C-13 54 -7 53 -5 56.5").both(), 1.7, colours.INK)
        sheet.stroke(path("M-15 49.5 C-12 46.6 -7.5 46.6 -4.5 48.6").both(), 1.5, brow)
    else:
        sheet.stroke(path("M-15 51 C-12 48 -7.5 48 -4.5 50.4").both(), 2.4, brow)
