"""Cards as sprites: whole, or as the strip that a fan leaves of them, with the marks that a game needs.

The art is drawn once for each size; everything after it (strips, marks, shadows of one card on the next) is done on
palette indices.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageChops

from bot.engine.cards import CARDS, RANKS, Card

from . import palette
from .art import Indices, card_back, card_face
from .art.colours import BACK_ACCENTS, GOLD, PAPER, PAPER_EDGE, VIOLET
from .art.drawing import Drawing, glyphs
from .art.paths import rect, star
from .canvas import Canvas
from .pixels import at_least, lay, mapped
from .sprites import OPAQUE_FROM, Cache, Sprite, cached, crop, from_rgba, in_fixed_colours
from .theme import FELT, Colour, Theme

Mark = Literal["", "played", "new", "selected"]
"""`played`: it lies there since the last action; `new`: just drawn; `selected`: chosen by the player."""

USUAL_WIDTHS: Final = (69, 75, 82, 90, 98, 100, 104, 108, 112, 128)
"""The widths of most cards on tables and in hands."""

_SHADE: Final = (7, 5, 4, 3, 2, 1)
"""How dark the shadow of the next card is on the strip beside it, in twentieths, from its edge outwards."""
_ON_CARD: Final[Colour] = (226, 222, 212)
_TURNS: Final = (-8, 6, -3, 10, -12)
"""Degrees anticlockwise. A card lies the same way each time, so that it lies still and is drawn once."""
_SMALL: Final = 66  # narrower backs are drawn plain
_UNDER_CARD: Final = 14  # level of the felt in a card's shadow, which its round corners are blended with


def height(width: int) -> int:
    """A card is 5 wide and 7 high."""
    return round(width * 1.4)


def radius(width: int) -> int:
    """How round its corners are."""
    return round(width * 0.07)


@lru_cache(maxsize=64)
def strip(width: int) -> int:
    """The least of a card that must show in a fan: its rank and suit (those of `renderers.art.card_face`)."""
    return math.ceil((_index(width) * 0.86 + 0.085) * width)


def _index(width: int) -> float:
    """The height of the rank as a share of the card's width."""
    return max(0.25, min(30 / width, 0.36))


def _pen(width: int) -> int:
    """How thick the edge of a marked card is."""
    return max(3, round(width * 0.042))


@cached
def face(
    card: Card,
    width: int,
    theme: Theme,
    *,
    on_card: bool = False,
    shown: int = 0,
    plain: bool = False,
    mark: Mark = "",
    rank: int = 0,
) -> Sprite:
    """A card's face.

    Args:
        card: what it is.
        width: in pixels; `height` follows.
        theme: which deck: colours of the suits, letters of the court cards.
        on_card: it lies on another card, not on the felt (what its left corners are blended with).
        shown: if not 0, another card covers it from this many pixels on: only its strip is made, in that card's shadow.
        plain: nothing but its index, as on a strip: what the next card leaves of the rest would be cut in half.
        mark: a coloured edge.
        rank: what a joker stands for in its meld, 1 to 13; it is then written where other cards have theirs.
    """
    tall = height(width)
    across = min(width, shown + radius(width)) if shown else width
    image = _art(card, width, theme.indices, theme.four_colour, rank).image.crop((0, 0, across, tall))
    edge = _edge_of(width, theme, _ON_CARD if on_card else _UNDER_CARD)
    lay(image, edge.image, 0, 0, edge.mask)
    if mark:
        marking = _edge(width, _pen(width), theme, theme.accent)
        lay(image, marking.image, 0, 0, marking.mask)
    if not card.is_joker and (plain or 0 < shown < width * 0.9):
        _leave_index(image, width, theme, mark)
    if not shown:
        return Sprite(image, _shape(width), shares_mask=True)
    _shade(image, width, theme)
    # On another card the corners are as good as opaque: that card's own edge, in its shadow, is what they show.
    return Sprite(image, None if on_card else _shape(width, across), shares_mask=True)


@cached
def back(width: int, theme: Theme, *, on_card: bool = False, shown: int = 0) -> Sprite:
    """A card's back."""
    if shown:
        whole = back(width, theme, on_card=on_card)
        across = min(width, shown + radius(width))
        strip = crop(whole, 0, 0, across, whole.height)
        _shade(strip.image, width, theme)
        return Sprite(strip.image) if on_card else strip
    picture = _plain_back(width, theme) if width < _SMALL else card_back(width, height(width), accent=theme.back)
    return from_rgba(picture, theme, ground=_ON_CARD if on_card else _UNDER_CARD)


@cached
def thrown(card: Card, width: int, theme: Theme) -> Sprite:
    """A card as it lies in a heap, turned about its middle by some degrees that are its own; larger than the card."""
    drawn = _art(card, width, theme.indices, theme.four_colour, 0).image
    picture = Canvas(drawn, theme).rgb()
    picture.putalpha(_alpha(width))
    turned = picture.rotate(_TURNS[card % len(_TURNS)], Image.Resampling.BICUBIC, expand=True)
    return from_rgba(turned, theme, ground=_UNDER_CARD)


ART: Final[Cache[Sprite]] = Cache(12 * 2**20)
"""Faces as they were drawn, in the colours that all themes have. Drawing one takes 20 ms, all that follows a tenth."""


def draw_beforehand(number: int, theme: Theme = FELT, widths: Sequence[int] = USUAL_WIDTHS) -> bool:
    """Draw the face of this number, in the widths that tables and hands have; False: there are no more to draw.

    All together take some seconds: they are to be spread out.
    """
    if number >= len(widths) * len(CARDS):
        return False
    _art(CARDS[number % len(CARDS)], widths[number // len(CARDS)], theme.indices, theme.four_colour, 0)
    return True


def _art(card: Card, width: int, indices: Indices, four_colour: bool, rank: int) -> Sprite:
    """A face with square corners, whatever lies below."""
    key = (card, width, indices, four_colour, rank)
    sprite = ART.get(key)
    if sprite is None:
        picture = card_face(card, width, height(width), indices=indices, four_colour=four_colour)
        if rank:
            picture = _as(picture, width, rank)
        flat = Image.new("RGB", picture.size, PAPER)
        flat.paste(picture, (0, 0), picture.getchannel("A"))
        sprite = Sprite(in_fixed_colours(flat))
        ART.keep(key, sprite)
    return sprite


@lru_cache(maxsize=32)
def _alpha(width: int) -> Image.Image:
    """How much of each pixel a card covers: all but at its round corners."""
    sheet = Drawing(width, height(width), 100)
    sheet.fill(rect(0, 0, 100, height(width) / width * 100, 7), PAPER)
    return sheet.finish().getchannel("A")


@lru_cache(maxsize=64)
def _shape(width: int, across: int = 0) -> Image.Image:
    """Where a card is, or its first `across` pixels."""
    if across:
        return _shape(width).crop((0, 0, across, height(width)))
    return at_least(_alpha(width), OPAQUE_FROM)


@cached
def _edge_of(width: int, theme: Theme, ground: Colour | int) -> Sprite:
    """The pixels that a card covers in part, blended with what it lies on."""
    edge = Image.new("RGBA", (width, height(width)), PAPER_EDGE)
    edge.putalpha(_alpha(width))
    partly = ImageChops.logical_and(at_least(_alpha(width), 1), ImageChops.invert(at_least(_alpha(width), 250)))
    return Sprite(from_rgba(edge, theme, ground=ground).image, partly)


def _as(joker: Image.Image, width: int, rank: int) -> Image.Image:
    """A joker that stands for a rank: the rank in the joker's violet with its star below."""
    picture = joker.copy()
    index = _index(width) * 100
    column = index * 0.86 + 5
    # Whole pixels of paper over the usual sign, round corners spared: a smooth edge would leave a faint line.
    left, right, tall = radius(width), round((column + 2.5) * width / 100), height(width)
    picture.paste((*PAPER, 255), (2, left, right, tall - left))
    picture.paste((*PAPER, 255), (left, 2, right, tall - 2))
    sheet = Drawing(width, height(width), 100)
    text = "10" if rank == 10 else RANKS[rank - 1]
    mask, centre = glyphs(text, 800), 2.5 + column / 2
    wide = min(mask.width / mask.height * index, column - 4)
    sheet.text(text, (centre - wide / 2, 6.5, centre + wide / 2, 6.5 + index), VIOLET)
    sheet.fill(star(centre, 6.5 + index * 1.62, index * 0.5), VIOLET)
    sheet.fill(star(centre, 6.5 + index * 1.62, index * 0.3), GOLD)
    overlay = sheet.finish()
    picture.paste(overlay, (0, 0), overlay.getchannel("A"))
    return picture


def _plain_back(width: int, theme: Theme) -> Image.Image:
    """The back of a small card: its woven pattern would be no more than noise."""
    dark, middle, light = BACK_ACCENTS[theme.back]
    tall = height(width)
    sheet = Drawing(width, tall, width)
    sheet.fill(rect(0, 0, width, tall, radius(width)), PAPER_EDGE)
    sheet.fill(rect(1, 1, width - 2, tall - 2, radius(width) - 1), PAPER)
    sheet.fill(rect(4, 4, width - 8, tall - 8, 3), dark)
    sheet.fill(rect(6, 6, width - 12, tall - 12, 2), middle)
    sheet.fill(rect(8, 8, width - 16, tall - 16, 2), dark)
    sheet.fill(star(width / 2, tall / 2, width * 0.23, 8, 0.5), light)
    return sheet.finish()


def _leave_index(image: Image.Image, width: int, theme: Theme, mark: Mark) -> None:
    """Take away what stands beside a card's index: cut in half by the next card it would say nothing."""
    edge = _pen(width) + 1 if mark else 2
    left = math.ceil((_index(width) * 0.86 + 0.06) * width)
    right = min(width - edge, image.width)
    if left < right:
        image.paste(palette.nearest(theme, PAPER, felt=False), (left, edge, right, image.height - edge))


def _shade(strip: Image.Image, width: int, theme: Theme) -> None:
    """Let the next card's shadow fall on a strip, whose last pixels are what that card's round corners show of it."""
    right, high = strip.size
    for step, twentieths in enumerate(_SHADE):
        left = max(0, right - (1 if step else 1 + radius(width)))
        lay(strip, mapped(strip.crop((left, 0, right, high)), palette.darkened(theme, twentieths)), left, 0)
        right = left
        if not right:
            break


@cached
def _edge(width: int, pen: int, theme: Theme, colour: Colour) -> Sprite:
    sheet = Drawing(width, height(width), width)
    round_corner = radius(width)
    sheet.ring(
        rect(0, 0, width, height(width), round_corner)
        + rect(pen, pen, width - 2 * pen, height(width) - 2 * pen, max(1, round_corner - pen)),
        colour,
    )
    return from_rgba(sheet.finish(), theme, ground=PAPER)
