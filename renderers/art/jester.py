"""The joker's figure: a culpeo, the Andean fox, in a jester's cap.

Drawn about x = 0, 128 units wide and 256 high; the fox's head alone serves as an avatar too.
"""

from __future__ import annotations

from typing import Final

from . import colours
from .drawing import Drawing
from .paths import ellipse, path, polygon, rect

_HEAD: Final = path(
    "M0 80 C20 80 34 88 38 104 C40 112 46 122 56 130 C48 133 46 136 50 142 C42 143 36 146 30 150"
    " C20 158 10 170 0 172 C-10 170 -20 158 -30 150 C-36 146 -42 143 -50 142 C-46 136 -48 133 -56 130"
    " C-46 122 -40 112 -38 104 C-34 88 -20 80 0 80 Z"
)
_MUZZLE: Final = path(
    "M0 134 C-8 128 -10 122 -16 134 C-22 142 -38 140 -56 130 C-48 133 -46 136 -50 142 C-42 143 -36 146 -30 150"
    " C-20 158 -10 170 0 172 Z"
)
_EAR: Final = path("M-38 108 C-46 92 -50 76 -48 58 C-36 62 -24 72 -14 84 Z")
_EAR_INSIDE: Final = path("M-37 100 C-42 90 -44 80 -43.5 69 C-36 73 -28 80 -22 88 Z")
_SIDE_HORN: Final = path(
    "M4 92 C0 62 -14 40 -34 38 C-46 37 -54 44 -56 54 C-48 48 -40 52 -36 62 C-32 74 -30 84 -29 94 C-18 88 -8 88 4 92 Z"
)
_MIDDLE_HORN: Final = path("M-19 88 C-16 66 -8 50 6 22 C10 44 18 62 19 88 C10 84 -10 84 -19 88 Z")
_BAND: Final = path("M-34 97 C-20 87 20 87 34 97 L33 104 C18 95 -18 95 -33 104 Z")


def draw_jester(sheet: Drawing, panel: tuple[float, float, float, float]) -> None:
    """The fox on its panel (left, top, right, bottom) of a joker."""
    left, top, right, bottom = panel
    scale = (bottom - top) / 256
    shape = rect(left, top, right - left, bottom - top, 4)
    sheet.fill(shape, colours.VIOLET_TINT)
    with sheet.within(shape), sheet.frame(scale, 0, 0, scale, (left + right) / 2, top):
        _draw_confetti(sheet)
        _draw_costume(sheet)
        draw_fox(sheet)


def _draw_confetti(sheet: Drawing) -> None:
    for x, y, colour in (
        (-48, 16, colours.CRIMSON),
        (-26, 10, colours.GOLD),
        (34, 14, colours.VIOLET_LIGHT),
        (54, 26, colours.CRIMSON),
        (-56, 100, colours.GOLD),
        (55, 104, colours.VIOLET_LIGHT),
        (-57, 176, colours.CRIMSON),
        (52, 146, colours.GOLD),
    ):
        sheet.fill(polygon((x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)), colour)


def _draw_costume(sheet: Drawing) -> None:
    body = path("M0 166 C-30 168 -50 190 -54 262 H54 C50 190 30 168 0 166 Z")
    sheet.fill(body, colours.VIOLET)
    with sheet.within(body):
        for row in range(5):
            for column in range(-3, 4):
                x, y = column * 26 + row % 2 * 13, 190 + row * 20
                sheet.fill(polygon((x, y - 20), (x + 13, y), (x, y + 20), (x - 13, y)), _lozenge(row, column))
    for row, turns in ((0, (-62, -37, -12, 12, 37, 62)), (1, (-50, -25, 0, 25, 50))):
        for number, turn in enumerate(turns):
            colour = colours.VIOLET_LIGHT if row == 0 else (colours.GOLD, colours.CRIMSON)[number % 2]
            sheet.fill(path("M-14 146 L14 146 L0 208 Z").turn(-turn, 0, 140), colour)
            sheet.fill(ellipse(0, 207, 4.6).turn(-turn, 0, 140), colours.GOLD_LIGHT)


def _lozenge(row: int, column: int) -> colours.Colour:
    return (colours.VIOLET_DARK, colours.CRIMSON, colours.GOLD)[(row // 2 + column) % 3] if row % 2 else colours.VIOLET


def draw_fox(sheet: Drawing, *, cap: bool = True) -> None:
    """The head, x −60 to 60, y 58 to 172; with its cap, y 10 to 172."""
    sheet.fill(_EAR.both(), colours.FOX)
    sheet.fill(_EAR_INSIDE.both(), colours.CREAM)
    if cap:
        _draw_cap(sheet)
    sheet.fill(_HEAD, colours.FOX)
    with sheet.within(_HEAD):
        sheet.fill(rect(1, 70, 70, 110), colours.FOX_DARK)
        sheet.fill(path("M1 76 V140 H8 C14 120 6 100 12 80 Z"), colours.FOX)
        sheet.fill(_MUZZLE, colours.WHITE)
        sheet.fill(_MUZZLE.mirror(), colours.CREAM)
        sheet.fill(path("M0 104 C-5 116 -8 126 -6 140 H6 C8 126 5 116 0 104 Z"), colours.FOX)
    if cap:
        sheet.fill(_BAND, colours.GOLD)
    _draw_expression(sheet)


def _draw_cap(sheet: Drawing) -> None:
    sheet.fill(_SIDE_HORN, colours.VIOLET)
    sheet.fill(_SIDE_HORN.mirror(), colours.CRIMSON)
    sheet.fill(path("M-24 92 C-28 76 -34 52 -40 46 C-34 46 -20 56 -14 92 Z"), colours.VIOLET_DARK)
    sheet.fill(path("M-24 92 C-28 76 -34 52 -40 46 C-34 46 -20 56 -14 92 Z").mirror(), colours.CRIMSON_DARK)
    sheet.fill(_MIDDLE_HORN, colours.GOLD)
    sheet.fill(path("M2 86 C6 62 8 44 6 22 C10 44 18 62 19 88 Z"), colours.GOLD_DARK)
    for x, y in ((-56, 58), (56, 58), (6, 18)):
        sheet.fill(ellipse(x, y, 7.5), colours.GOLD_DARK)
        sheet.fill(ellipse(x - 0.8, y - 0.8, 6.2), colours.GOLD)
        sheet.fill(ellipse(x - 2.6, y - 2.6, 2), colours.GOLD_LIGHT)


def _draw_expression(sheet: Drawing) -> None:
    almond = path("M-29 119 C-25 111 -14 111 -10 122 C-16 127 -25 126 -29 119 Z")
    sheet.fill(almond.both(), colours.WHITE)
    with sheet.within(almond.both()):
        sheet.fill(ellipse(-18, 119, 5, 7) + ellipse(20, 119, 5, 7), colours.INK)
    sheet.stroke(path("M-30 118 C-25 110 -14 110 -9 122").both(), 2.6, colours.INK)
    sheet.fill(ellipse(-19.5, 117, 1.5) + ellipse(18.5, 117, 1.5), colours.WHITE)
    sheet.fill(path("M-8.5 150 C-8 146 8 146 8.5 150 C7 156 3 159 0 159 C-3 159 -7 156 -8.5 150 Z"), colours.INK)
    sheet.fill(ellipse(-2.5, 150, 2.4, 1.2), colours.SILVER)
    sheet.stroke(path("M0 159 V162 M0 162 C-6 166 -14 162 -17 157 M0 162 C6 166 14 162 19 155"), 2, colours.INK)
