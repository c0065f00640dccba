"""Card faces and backs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from bot.engine.cards import RANKS, Card

from . import colours
from .colours import Colour
from .courts import draw_court
from .drawing import Drawing, glyphs
from .jester import draw_jester
from .ornaments import draw_andes
from .paths import Path, ellipse, polygon, rect, star
from .suits import LAYOUTS, inset, pip

Indices = Literal["en", "es"]

# "es": jota, dama, rey.
LETTERS: Final[dict[Indices, dict[int, str]]] = {
    "en": {1: "A", 10: "10", 11: "J", 12: "Q", 13: "K"},
    "es": {1: "A", 10: "10", 11: "J", 12: "D", 13: "R"},
}
_CORNER: Final = 7.0


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where things go on a card, in hundredths of its width.

    The index must be read in the strip that a fan leaves of a card, on a phone: its height has a floor in pixels, so
    on a small card it takes more of the face, and pips give way to one large sign.
    """

    height: float
    index: float
    column: float

    @classmethod
    def of(cls, width: int, height: int) -> _Layout:
        index = max(0.25, min(30 / width, 0.36)) * 100
        return cls(height=height / width * 100, index=index, column=index * 0.86 + 5)

    @property
    def roomy(self) -> bool:
        return self.index < 28

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of what is beside the index."""
        return (self.column + 3.5, 6, 94, self.height - 6)


def card_face(card: Card, width: int, height: int, *, indices: Indices = "en", four_colour: bool = True) -> Image.Image:
    """A card's face, RGBA, transparent outside its rounded corners.

    Args:
        card: the face.
        width, height: in pixels; 5 to 7 looks best.
        indices: "en" has J Q K, "es" has J D R (jota, dama, rey).
        four_colour: diamonds blue and clubs green, or red and black as on old cards.
    """
    sheet, layout = _blank(width, height)
    if card.is_joker:
        _joker(sheet, layout)
        return _cut_out(sheet)
    colour = (colours.FOUR_COLOUR if four_colour else colours.TWO_COLOUR)[card.suit]
    text = LETTERS[indices].get(card.rank) or RANKS[card.rank - 1]
    _index(sheet, layout, text, card.suit, colour)
    ramp = colours.SUITS[card.suit if four_colour else {"D": "H", "C": "S"}.get(card.suit, card.suit)]
    if card.rank > 10:
        draw_court(sheet, layout.panel, card.rank, card.suit, ramp)
    elif card.rank == 1:
        _ace(sheet, layout, card.suit, ramp)
    elif layout.roomy:
        _pips(sheet, layout, card, colour)
    else:
        left, _, right, bottom = layout.panel
        sheet.fill(pip(card.suit, (left + right) / 2, bottom - 26, 46), colour)
    return _cut_out(sheet)


def _blank(width: int, height: int) -> tuple[Drawing, _Layout]:
    """Paper with a thin edge, its corners still square outside that edge."""
    sheet, layout = Drawing(width, height, 100, ground=colours.PAPER_EDGE), _Layout.of(width, height)
    edge = max(0.7, 0.9 / sheet.unit)
    sheet.fill(rect(edge, edge, 100 - 2 * edge, layout.height - 2 * edge, _CORNER - edge), colours.PAPER)
    return sheet, layout


def _cut_out(sheet: Drawing) -> Image.Image:
    """The card with its round corners."""
    picture = sheet.finish()
    picture.putalpha(_shape(*picture.size))
    return picture


@lru_cache(maxsize=32)
def _shape(width: int, height: int) -> Image.Image:
    sheet = Drawing(width, height, 100)
    sheet.fill(rect(0, 0, 100, height / width * 100, _CORNER), colours.INK)
    return sheet.finish().getchannel("A")


def _index(sheet: Drawing, layout: _Layout, text: str, suit: str, colour: Colour) -> None:
    high, centre, top = layout.index, 4 + layout.column / 2 - 1.5, 6.5
    mask = glyphs(text, 800)
    wide = min(mask.width / mask.height * high, layout.column - 4)
    sheet.text(text, (centre - wide / 2, top, centre + wide / 2, top + high), colour)
    size = high * 0.8
    sheet.fill(pip(suit, centre, top + high + 3.5 + size / 2, size), colour)


def _pips(sheet: Drawing, layout: _Layout, card: Card, colour: Colour) -> None:
    left, top, right, bottom = layout.panel
    size = 25.0 if card.rank < 4 else 20.0 if card.rank < 9 else 18.5
    inset = size / 2 + 1.5
    xs = (left + inset, (left + right) / 2, right - inset)
    first, last = top + inset + 1, bottom - inset - 1
    for column, row in LAYOUTS[card.rank]:
        y = first + (last - first) * row
        sheet.fill(pip(card.suit, xs[column], y, size, upside_down=row > 0.5), colour)


def _ace(sheet: Drawing, layout: _Layout, suit: str, ramp: colours.Ramp) -> None:
    left, top, right, bottom = layout.panel
    x, y = (left + right) / 2, (top + bottom) / 2
    size = min(66.0, right - left + 2)
    if not layout.roomy:
        y = bottom - size / 2
    sheet.fill(pip(suit, x, y, size), ramp.main)
    if suit == "S":
        draw_andes(sheet, x, y, size, pip(suit, x, y, size * 0.84))
    else:
        sheet.fill(inset(suit, 7).move(x, y).scale_about(size / 100, x, y), colours.PAPER)
        sheet.fill(inset(suit, 11).move(x, y).scale_about(size / 100, x, y), ramp.main)


def _joker(sheet: Drawing, layout: _Layout) -> None:
    high, centre = layout.index, 4 + layout.column / 2 - 1.5
    radius = high * 0.5
    sheet.fill(star(centre, 6.5 + radius, radius * 1.12), colours.VIOLET)
    y, size = 6.5 + high * 1.02, high * 0.44
    step = min(size * 1.2, (layout.height - 6 - y) / 5)
    for letter in "JOKER":
        mask = glyphs(letter, 800)
        wide = mask.width / mask.height * size
        sheet.text(letter, (centre - wide / 2, y + 2, centre + wide / 2, y + 2 + size), colours.VIOLET)
        y += step
    draw_jester(sheet, layout.panel)


def card_back(width: int, height: int, *, accent: str = "red") -> Image.Image:
    """A card's back, RGBA.

    Args:
        width, height: in pixels.
        accent: a key of `colours.BACK_ACCENTS`.
    """
    sheet, layout = _blank(width, height)
    dark, mid, light = colours.BACK_ACCENTS[accent]
    inner, middle = rect(5, 5, 90, layout.height - 10, 4), layout.height / 2
    sheet.fill(inner, dark)
    woven = rect(10.5, 10.5, 79, layout.height - 21, 2)
    sheet.stroke(rect(8, 8, 84, layout.height - 16, 3), 1.1, light)
    with sheet.within(woven):
        for row in range(-8, 9):
            for column in range(-4, 5):
                x, y = 50 + (column + row % 2 / 2) * 20, middle + row * 10
                sheet.fill(_stepped(x, y, 9.6), mid)
                sheet.fill(_stepped(x, y, 6.2), dark)
                sheet.fill(_stepped(x, y, 2.8), light if row % 2 else mid)
    sheet.fill(ellipse(50, middle, 25), light)
    sheet.fill(ellipse(50, middle, 23), dark)
    sheet.fill(star(50, middle, 18, 8, 0.54), light)
    sheet.fill(star(50, middle, 9.5, 8, 0.54), dark)
    sheet.fill(ellipse(50, middle, 3.2), light)
    return _cut_out(sheet)


def _stepped(x: float, y: float, r: float) -> Path:
    """A diamond with stairs for sides, as woven in the Andes."""
    s = r / 3
    corner = ((0, -r), (s, -r), (s, -2 * s), (2 * s, -2 * s), (2 * s, -s), (r, -s), (r, 0))
    half = [*corner, *((px, -py) for px, py in reversed(corner))]
    return polygon(*((x + px, y + py) for px, py in half), *((x - px, y - py) for px, py in half))
