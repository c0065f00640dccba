"""A seat's place on the table picture: drawn as a whole, and drawn anew only when something in it changes."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from . import cards, palette
from .canvas import PLACE_RADIUS, Canvas
from .parts import icon_sprite
from .sprites import Sprite, cached
from .table_boxes import WIDTH, HandSpot, MeldSpot, Place, Words
from .text import Style
from .theme import Colour, Theme

_LIT: Final = 30
"""The level of the felt where whoever is in turn sits."""
_NUMBER: Final = Style(27, 700, "condensed")
_INK: Final[Colour] = (20, 22, 28)


def draw_place(
    canvas: Canvas, place: Place, portrait: Sprite, marked: frozenset[tuple[int, int]], *, turn: bool
) -> None:
    """A seat's place: its melds or its hand from behind, who sits there, and whether it is their turn."""
    left, top, right, bottom = place.portrait
    mine = (
        frozenset(spot for spot in marked if any(spot[0] == meld.number for meld in place.melds)) if marked else marked
    )
    sprite = draw_seat(place, mine, turn, canvas.theme, canvas.height)
    if turn:
        canvas.light(place.box)
        canvas.put_piece(sprite, place.box[0], place.box[1], PLACE_RADIUS)
        accent = canvas.theme.accent
        canvas.outline(place.box, accent, radius=PLACE_RADIUS, pen=4)
        canvas.round_rect((left - 4, top - 4, right + 4, bottom + 4), accent, radius=(right - left) // 2 + 4)
    else:
        canvas.put(sprite, place.box[0], place.box[1])
    canvas.put(portrait, left, top)


def write_words(canvas: Canvas, words: Words) -> None:
    """One line of the layout."""
    theme = canvas.theme
    colour = {"text": theme.text, "soft": theme.soft, "accent": theme.accent}[words.tone]
    canvas.write(words.text, words.x, words.baseline, words.style, colour, align=words.align)


@cached
def draw_seat(place: Place, marked: frozenset[tuple[int, int]], turn: bool, theme: Theme, sheet: int) -> Sprite:
    """All of a place but the portrait and what marks the turn, on the cloth of a table `sheet` pixels high."""
    level = _LIT if turn else palette.FELT_SUNK
    canvas = Canvas.piece(WIDTH, sheet, place.box, theme)
    canvas.sink(place.box, level=level)
    for meld in place.melds:
        canvas.drop_shadow(meld.box, radius=cards.radius(meld.spots[0].width), level=level)
    for meld in place.melds:
        _draw_meld(canvas, meld, marked)
    if place.hand is not None:
        canvas.drop_shadow(place.hand.box, radius=6, level=level)
        _draw_hand(canvas, place.hand)
    _draw_header(canvas, place)
    return Sprite(canvas.image)


def _draw_meld(canvas: Canvas, meld: MeldSpot, marked: frozenset[tuple[int, int]]) -> None:
    for place, spot in enumerate(meld.spots):
        sprite = cards.face(
            spot.card,
            spot.width,
            canvas.theme,
            on_card=place > 0,
            shown=spot.shown,
            mark="played" if (meld.number, place) in marked else "",
            rank=spot.rank,
        )
        canvas.put(sprite, spot.x, spot.y)
    canvas.put(_disc(meld.number, meld.disc[2] - meld.disc[0], canvas.theme), meld.disc[0], meld.disc[1])


@cached
def _disc(number: int, size: int, theme: Theme) -> Sprite:
    """A meld's number on a dark disc with a light rim."""
    sheet = Canvas(Image.new("L", (size, size)), theme)
    sheet.round_rect((0, 0, size, size), theme.text, radius=size // 2, ground=(120, 118, 112))
    sheet.round_rect((2, 2, size - 2, size - 2), _INK, radius=size // 2 - 2, ground=theme.text)
    baseline = size // 2 + _NUMBER.cap_height // 2
    sheet.write(str(number), size // 2, baseline, _NUMBER, theme.text, align="middle", ground=_INK)
    mask = Image.new("L", (size * 4, size * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=255)
    return Sprite(sheet.image, mask.reduce(4).convert("1", dither=Image.Dither.NONE))


def _draw_hand(canvas: Canvas, hand: HandSpot) -> None:
    for place in range(hand.count):
        shown = hand.step if place < hand.count - 1 else 0
        sprite = cards.back(hand.width, canvas.theme, on_card=place > 0, shown=shown)
        canvas.put(sprite, hand.x + place * hand.step, hand.y)


def _draw_header(canvas: Canvas, place: Place) -> None:
    theme, icon = canvas.theme, place.icon
    canvas.put(icon_sprite("cards", icon[2] - icon[0], theme.soft, theme), icon[0], icon[1])
    for words in place.words:
        write_words(canvas, words)
