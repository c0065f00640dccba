"""Faces of animals of Chile, for the seats that the bot plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from PIL import Image

from . import colours
from .colours import Colour
from .drawing import Drawing
from .jester import draw_fox
from .paths import Path, ellipse, path, rect


def _eyes(sheet: Drawing, x: float, y: float, r: float = 5) -> None:
    sheet.fill(ellipse(-x, y, r, r * 1.15).both(), colours.INK)
    sheet.fill(
        ellipse(-x - r * 0.3, y - r * 0.4, r * 0.34) + ellipse(x - r * 0.3, y - r * 0.4, r * 0.34), colours.WHITE
    )


def _two_tone(sheet: Drawing, shape: Path, light: Colour, shade: Colour) -> None:
    """A shape whose right side is in shade."""
    sheet.fill(shape, light)
    with sheet.within(shape):
        sheet.fill(rect(0, -70, 70, 160), shade)


def _draw_fox(sheet: Drawing) -> None:
    with sheet.frame(0.94, 0, 0, 0.94, 0, -106):
        draw_fox(sheet, cap=False)


def _draw_condor(sheet: Drawing) -> None:
    sheet.fill(path("M-60 70 C-50 40 -30 30 0 30 C30 30 50 40 60 70 Z"), colours.INK)
    sheet.fill(
        path("M-36 36 C-30 26 -18 22 0 22 C18 22 30 26 36 36 C30 48 16 52 0 52 C-16 52 -30 48 -36 36 Z"), colours.WHITE
    )
    sheet.stroke(path("M-26 46 C-26 40 -22 36 -18 34 M0 52 V40 M26 46 C26 40 22 36 18 34"), 2, colours.SILVER)
    neck = path("M-17 30 C-19 10 -24 0 -22 -14 C-20 -30 -10 -36 0 -36 C10 -36 20 -30 22 -14 C24 0 19 10 17 30 Z")
    _two_tone(sheet, neck, colours.TAN.blush, colours.BROWN.blush)
    sheet.fill(path("M-7 -20 C-12 -38 -8 -50 0 -52 C8 -50 12 -38 7 -20 Z"), colours.CRIMSON_DARK)
    beak = path("M-10 -4 C-8 -12 8 -12 10 -4 C11 8 8 22 0 28 C-8 22 -11 8 -10 -4 Z")
    _two_tone(sheet, beak, colours.CREAM, colours.STRAW)
    sheet.fill(path("M-10 -4 C-8 -12 8 -12 10 -4 C8 2 -8 2 -10 -4 Z"), colours.SUITS["S"].dark)
    _eyes(sheet, 14.5, -12, 4)


def _draw_llama(sheet: Drawing) -> None:
    ear = path("M-20 -28 C-32 -42 -32 -56 -26 -62 C-16 -56 -10 -44 -10 -32 Z")
    sheet.fill(ear.both(), colours.STRAW)
    sheet.fill(path("M-20 -34 C-26 -44 -26 -50 -24 -54 C-18 -50 -15 -42 -14 -36 Z").both(), colours.CRIMSON_LIGHT)
    sheet.fill(rect(-21, 6, 42, 70, 8), colours.CREAM)
    sheet.fill(rect(-22, 44, 44, 9), colours.CRIMSON)
    sheet.fill(rect(-22, 53, 44, 5), colours.GOLD)
    head = path("M0 -36 C18 -36 26 -24 26 -6 C26 12 22 34 0 36 C-22 34 -26 12 -26 -6 C-26 -24 -18 -36 0 -36 Z")
    _two_tone(sheet, head, colours.CREAM, colours.STRAW)
    tuft = ellipse(-12, -32, 10) + ellipse(0, -38, 12) + ellipse(12, -32, 10)
    sheet.fill(tuft, colours.WHITE)
    muzzle = ellipse(0, 17, 17, 15)
    _two_tone(sheet, muzzle, colours.WHITE, colours.CREAM)
    sheet.fill(path("M-6 10 C-5 7 5 7 6 10 C5 14 2 16 0 16 C-2 16 -5 14 -6 10 Z"), colours.HAIR_BROWN)
    sheet.stroke(path("M0 16 V20 M-8 22 C-5 26 -1 25 0 20 C1 25 5 26 8 22"), 2.2, colours.HAIR_BROWN)
    _eyes(sheet, 15, -7, 4.6)


def _draw_puma(sheet: Drawing) -> None:
    ear = ellipse(-30, -30, 14)
    sheet.fill(ear.both(), colours.COPPER)
    sheet.fill(ellipse(-30, -29, 7.5).both(), colours.HAIR_BROWN)
    head = path(
        "M0 -40 C26 -40 42 -24 42 -2 C42 12 38 20 30 28 C20 38 10 42 0 42 C-10 42 -20 38 -30 28 C-38 20 -42 12 -42 -2"
        " C-42 -24 -26 -40 0 -40 Z"
    )
    _two_tone(sheet, head, colours.STRAW_DARK, colours.COPPER)
    sheet.fill(path("M-10 -38 L-5 -24 L-2 -38 Z M10 -38 L5 -24 L2 -38 Z"), colours.HAIR_BROWN)
    sheet.fill(ellipse(-12, 22, 15, 13) + ellipse(12, 22, 15, 13) + ellipse(0, 30, 12, 11), colours.CREAM)
    sheet.fill(path("M-9 8 C-6 5 6 5 9 8 C8 15 3 18 0 18 C-3 18 -8 15 -9 8 Z"), colours.CRIMSON_DARK)
    sheet.stroke(path("M0 18 V23 M-10 25 C-7 30 -2 29 0 23 C2 29 7 30 10 25"), 2.4, colours.HAIR_BROWN)
    sheet.fill(path("M-28 -9 C-24 -17 -13 -16 -9 -5 C-15 0 -24 0 -28 -9 Z").both(), colours.GOLD_LIGHT)
    sheet.fill(ellipse(-18, -8, 4, 5.4).both(), colours.INK)
    sheet.stroke(path("M-29 -10 C-24 -18 -13 -17 -8 -4").both(), 2.6, colours.INK)
    sheet.fill(ellipse(-19.4, -10, 1.4) + ellipse(16.6, -10, 1.4), colours.WHITE)


def _draw_penguin(sheet: Drawing) -> None:
    body = path("M0 -44 C26 -44 36 -26 36 -4 C36 10 48 30 52 76 H-52 C-48 30 -36 10 -36 -4 C-36 -26 -26 -44 0 -44 Z")
    _two_tone(sheet, body, colours.SUITS["S"].dark, colours.INK)
    sheet.fill(path("M0 34 C20 34 32 52 34 76 H-34 C-32 52 -20 34 0 34 Z"), colours.WHITE)
    sheet.stroke(path("M-38 70 C-34 36 -18 24 0 24 C18 24 34 36 38 70"), 5, colours.WHITE)
    sheet.stroke(path("M-26 14 C-34 -4 -30 -28 -12 -31").both(), 6.5, colours.WHITE)
    sheet.fill(path("M-10 -2 C-6 -8 6 -8 10 -2 C10 8 6 16 0 18 C-6 16 -10 8 -10 -2 Z"), colours.SILVER_DARK)
    sheet.fill(path("M-10 -2 C-6 -8 6 -8 10 -2 C6 1 -6 1 -10 -2 Z"), colours.CRIMSON_LIGHT)
    sheet.fill(ellipse(-14, -12, 6.4).both(), colours.SILVER)
    _eyes(sheet, 14, -12, 4.6)


def _draw_pudu(sheet: Drawing) -> None:
    ear = path("M-22 -18 C-42 -26 -54 -24 -58 -14 C-54 0 -38 6 -24 0 Z")
    sheet.fill(ear.both(), colours.FOX_DARK)
    sheet.fill(path("M-27 -14 C-40 -19 -49 -18 -52 -12 C-48 -4 -38 -1 -28 -4 Z").both(), colours.FAIR.shade)
    sheet.fill(path("M-10 -36 C-18 -46 -18 -56 -13 -62 C-8 -56 -5 -46 -4 -38 Z").both(), colours.HAIR_BROWN)
    sheet.fill(path("M-20 34 C-28 50 -40 60 -44 78 H44 C40 60 28 50 20 34 Z"), colours.FOX_DARK)
    head = path(
        "M0 -40 C20 -40 32 -26 31 -8 C30 10 22 18 18 30 C15 40 8 44 0 44 C-8 44 -15 40 -18 30 C-22 18 -30 10 -31 -8"
        " C-32 -26 -20 -40 0 -40 Z"
    )
    _two_tone(sheet, head, colours.COPPER, colours.FOX_DARK)
    sheet.fill(
        path("M0 12 C12 12 18 22 17 30 C15 40 8 44 0 44 C-8 44 -15 40 -17 30 C-18 22 -12 12 0 12 Z"), colours.FAIR.light
    )
    sheet.fill(path("M-9 24 C-6 20 6 20 9 24 C8 31 3 34 0 34 C-3 34 -8 31 -9 24 Z"), colours.INK)
    sheet.stroke(path("M0 34 V38 M-6 38 C-3 41 3 41 6 38"), 2, colours.INK)
    sheet.fill(path("M-25 -16 C-20 -23 -11 -21 -8 -14").both(), colours.FAIR.shade)
    _eyes(sheet, 17, -6, 6)


ANIMALS: Final[tuple[tuple[str, Callable[[Drawing], None], Colour, Colour], ...]] = (
    ("fox", _draw_fox, colours.VIOLET, colours.VIOLET_LIGHT),
    ("condor", _draw_condor, colours.SUITS["D"].light, colours.SUITS["D"].tint),
    ("llama", _draw_llama, colours.CLUB, colours.SUITS["C"].light),
    ("puma", _draw_puma, colours.SUITS["H"].dark, colours.HEART),
    ("penguin", _draw_penguin, colours.SUITS["S"].light, colours.SILVER),
    ("pudu", _draw_pudu, colours.LEAF_DARK, colours.LEAF),
)
"""Name, figure (about the origin, within 64), ground and its lit upper part."""


def bot_avatar(size: int, key: str) -> Image.Image:
    """An animal's face in a disc, RGBA, `size` pixels square.

    Args:
        size: in pixels; clear down to about 24.
        key: an animal's name in `ANIMALS`, or any text: the same text always gets the same animal.
    """
    by_name = {animal[0]: animal for animal in ANIMALS}
    _, draw, ground, lit = by_name.get(key) or ANIMALS[crc32(key.encode()) % len(ANIMALS)]
    sheet = Drawing(size, size, 128)
    disc = ellipse(64, 64, 63.5)
    sheet.fill(disc, ground)
    with sheet.within(disc):
        sheet.fill(ellipse(64, 40, 70, 66), lit)
        with sheet.frame(1, 0, 0, 1, 64, 66):
            draw(sheet)
    return sheet.finish()
