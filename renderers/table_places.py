"""A seat's place on the table picture: drawn as a whole, and drawn anew only when something in it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.cards import Card

from . import cards, palette
from .avatars import Faces
from .canvas import PLACE_RADIUS, Box, Canvas
from .parts import icon_sprite
from .png import Rows, deflated
from .sprites import SEATS, Cache, Sprite, cached, cached_in, stack
from .table_boxes import NUMBER, OVERHANG, PLATE_OUT, WIDER, WIDTH, MeldSpot, Place, Words
from .text import Style
from .theme import Colour, Theme

_LIT: Final = 30
"""The level of the felt where whoever is in turn sits."""
_SIDE: Final = 8
_ABOVE: Final = 5
_BELOW: Final = 10
"""How much cloth is drawn with a meld for its shadow: less than lies between two melds, or between two rows."""
GLOW: Final = 18
"""How soft the light about the place in turn is, in pixels."""
_NUMBER: Final = Style(27, 700, "condensed")
_LETTER: Final = Style(23, 800, "condensed")
_INK: Final[Colour] = (20, 22, 28)
_MIDDLE_GREY: Final[Colour] = (120, 118, 112)
"""What the rim of a plate is blended with: it lies on cards, cloth and faces alike."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What all places of one table picture share.

    Attributes:
        theme: its colours.
        height: of the picture, by which the light on its cloth goes.
        faces: everybody's portrait.
        marked: the cards in melds to be marked: (number of the meld, place in it).
        turn: whose turn it is; None: nobody's.
    """

    theme: Theme
    height: int
    faces: Faces
    marked: frozenset[tuple[int, int]]
    turn: int | None


ROWS: Final[Cache[Rows]] = Cache(4 * 2**20)
"""All seats above or below the piles as rows of a PNG: of some 20 kB, where as many pixels are of 400."""


def seats_rows(places: tuple[Place, ...], top: int, bottom: int, look: Look) -> Rows:
    """The rows of a table from `top` to `bottom`, in which these seats have their places and nothing else is."""
    numbers = {meld.number for place in places for meld in place.melds} if look.marked else ()
    marked = frozenset([spot for spot in look.marked if spot[0] in numbers]) if look.marked else look.marked
    turn = next((place.seat for place in places if place.seat == look.turn), None)
    who = tuple([look.faces.who[place.seat] for place in places])
    key = (places, who, look.faces.people, marked, turn, look.theme, look.height, top, bottom)
    rows = ROWS.get(key)
    if rows is None:
        rows = deflated(draw_seats(places, top, bottom, look))
        ROWS.keep(key, rows)
    return rows


def draw_seats(places: Sequence[Place], top: int, bottom: int, look: Look) -> Image.Image:
    """The part of a table picture from row `top` to row `bottom`."""
    canvas = Canvas.piece(WIDTH, look.height, (0, top, WIDTH, bottom), look.theme)
    for place in places:
        if place.seat == look.turn:
            light_place(canvas, place.box)
    for place in places:
        draw_place(
            canvas, place, look.faces.sprites[place.seat], look.marked, turn=place.seat == look.turn, sheet=look.height
        )
    return canvas.image


def draw_place(
    canvas: Canvas, place: Place, portrait: Sprite, marked: frozenset[tuple[int, int]], *, turn: bool, sheet: int
) -> None:
    """A seat's place: its melds or its hand from behind, who sits there, and whether it is their turn.

    `sheet` is the height of the whole table.
    """
    left, top, right, bottom = place.portrait
    mine = (
        frozenset(spot for spot in marked if any(spot[0] == meld.number for meld in place.melds)) if marked else marked
    )
    sprite = draw_seat(place, mine, turn, canvas.theme, sheet)
    if turn:
        canvas.put_piece(sprite, place.box[0], place.box[1], PLACE_RADIUS)
        accent = canvas.theme.accent
        canvas.outline(place.box, accent, radius=PLACE_RADIUS, pen=4)
        canvas.round_rect((left - 4, top - 4, right + 4, bottom + 4), accent, radius=(right - left) // 2 + 4)
    else:
        canvas.put(sprite, place.box[0], place.box[1])
    canvas.put(portrait, left, top)
    if place.dealer is not None:
        canvas.put(dealer_button(place.dealer[2] - place.dealer[0], canvas.theme), place.dealer[0], place.dealer[1])


def light_place(canvas: Canvas, box: Box) -> None:
    """Let light fall about a place: before any place is drawn, since it would wash out what lies there."""
    canvas.light_around(box, blur=GLOW)


def write_words(canvas: Canvas, words: Words) -> None:
    """One line of the layout."""
    theme = canvas.theme
    colour = {"text": theme.text, "soft": theme.soft, "accent": theme.accent}[words.tone]
    canvas.write(words.text, words.x, words.baseline, words.style, colour, align=words.align)


@cached_in(SEATS)
def draw_seat(place: Place, marked: frozenset[tuple[int, int]], turn: bool, theme: Theme, sheet: int) -> Sprite:
    """All of a place but the portrait and what marks the turn, on the cloth of a table `sheet` pixels high."""
    level = _LIT if turn else palette.FELT_SUNK
    canvas = Canvas.piece(WIDTH, sheet, place.box, theme)
    canvas.sink(place.box, level=level)
    for meld in place.melds:
        fan = draw_meld(meld.number, meld.cards, meld.spots[0].width, _marked(meld, marked), level, theme)
        canvas.put(fan, meld.box[0], meld.box[1])
    if (hand := place.hand) is not None:
        canvas.drop_shadow(hand.box, radius=6, level=level)
        canvas.put(draw_backs(hand.count, hand.width, hand.step, theme), hand.x, hand.y)
    _draw_header(canvas, place)
    return Sprite(canvas.image)


def _marked(meld: MeldSpot, marked: frozenset[tuple[int, int]]) -> frozenset[int]:
    """The places in this meld that are marked."""
    return frozenset(place for number, place in marked if number == meld.number) if marked else frozenset()


@cached_in(SEATS)
def draw_meld(
    number: int, fan: tuple[tuple[Card, int, int], ...], width: int, marked: frozenset[int], level: int, theme: Theme
) -> Sprite:
    """A meld with its number and its shadow, on flat cloth of this level; `fan` has card, pixels shown and rank."""
    left, top, high = 0, 0, cards.height(width)
    across = sum(shown for _, shown, _ in fan) + width
    image = Image.new("L", (across + 2 * _SIDE, _ABOVE + high + _BELOW), level)
    sheet = Canvas(image, theme, origin=(-_SIDE, -_ABOVE))
    sheet.drop_shadow((0, 0, across, high), radius=cards.radius(width), level=level, alone=True)
    for place, (card, shown, rank) in enumerate(fan):
        mark = "played" if place in marked else ""
        sheet.put(cards.face(card, width, theme, on_card=place > 0, shown=shown, mark=mark, rank=rank), left, top)
        left += shown
    sheet.put(_plate(number, theme), -PLATE_OUT, high + OVERHANG - NUMBER)
    return Sprite(image, left=_SIDE, top=_ABOVE)


@cached
def draw_backs(count: int, width: int, step: int, theme: Theme) -> Sprite:
    """A hand seen from behind."""
    return stack(
        *(
            (cards.back(width, theme, on_card=place > 0, shown=step if place < count - 1 else 0), place * step, 0)
            for place in range(count)
        )
    )


@cached
def _plate(number: int, theme: Theme) -> Sprite:
    """A meld's number on a dark plate with a light rim, round at its ends."""
    return _token(str(number), NUMBER + (WIDER if number > 9 else 0), NUMBER, _NUMBER, theme.text, _INK, theme)


@cached
def dealer_button(size: int, theme: Theme) -> Sprite:
    """The dealer's button: a light disc with its letter, as on card tables everywhere."""
    return _token("D", size, size, _LETTER, _INK, theme.text, theme)


def _token(words: str, wide: int, high: int, style: Style, ink: Colour, ground: Colour, theme: Theme) -> Sprite:
    """Words on a plate with round ends and a rim of their own colour."""
    sheet = Canvas(Image.new("L", (wide, high)), theme)
    sheet.round_rect((0, 0, wide, high), ink, radius=high // 2, ground=_MIDDLE_GREY)
    sheet.round_rect((2, 2, wide - 2, high - 2), ground, radius=high // 2 - 2, ground=ink)
    baseline = high // 2 + style.cap_height // 2
    sheet.write(words, wide // 2, baseline, style, ink, align="middle", ground=ground)
    mask = Image.new("L", (wide * 4, high * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * 4 - 1, high * 4 - 1), high * 2, fill=255)
    return Sprite(sheet.image, mask.reduce(4).convert("1", dither=Image.Dither.NONE))


def _draw_header(canvas: Canvas, place: Place) -> None:
    theme, icon = canvas.theme, place.icon
    canvas.put(icon_sprite("cards", icon[2] - icon[0], theme.soft, theme), icon[0], icon[1])
    for words in place.words:
        write_words(canvas, words)
