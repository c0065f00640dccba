"""The table: what everybody may see of a game, as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.events import Discarded, Drew, Event, LaidOff, WentDown
from bot.engine.views import View

from . import cards, palette
from .avatars import faces
from .canvas import Box, Canvas
from .parts import contract_sprite
from .picture import Person, Picture, clip_alt
from .pixels import at_least, mapped
from .png import assemble, deflated
from .sprites import SEATS, Sprite, cached, cached_in, stack
from .table_boxes import GAP, WIDTH, MeldSpot, TableLayout
from .table_layout import lay_out
from .table_places import Look, light_place, seats_rows, write_words
from .table_words import table_alt, table_words
from .text import Style
from .theme import FELT, Colour, Theme

_INK: Final[Colour] = (20, 22, 28)
_WHITE: Final[Colour] = (255, 255, 255)
_COUNT: Final = Style(38, 800, "condensed")


def render_table(
    view: View,
    people: Sequence[Person],
    last: Sequence[Event] = (),
    *,
    by_clock: bool = False,
    theme: Theme = FELT,
    locale: str = "es",
) -> Picture:
    """The table as everybody may see it.

    Args:
        view: any seat's or a spectator's; hands are only counted, whoever looks.
        people: who sits there, by seat.
        last: the events since the picture before: what they brought is marked and said.
        by_clock: whether the last of them was the turn clock's doing, which is said as well.
        theme: its colours.
        locale: the language of its words.

    Raises:
        ValueError: not as many people as seats.
    """
    if len(people) != len(view.hand_counts):
        raise ValueError(f"{len(people)} people for {len(view.hand_counts)} seats")
    layout = lay_out(view, table_words(view, people, last, locale, by_clock=by_clock))
    portraits = faces(people, layout.places[0].portrait[2] - layout.places[0].portrait[0], theme)
    playing = view.turn if view.result is None and view.phase != "over" else None
    look = Look(theme, layout.height, portraits, _marked(layout, last), playing)
    # Half the gap on either side is the strip's: what lies on the piles stands out of it a little.
    top, bottom = layout.middle.box[1] - GAP // 2, layout.middle.box[3] + GAP // 2
    above = tuple([place for place in layout.places if place.box[1] < top])
    below = tuple([place for place in layout.places if place.box[1] >= top])
    parts = (
        seats_rows(above, 0, top, look),
        deflated(_draw_middle(layout, top, bottom, view, last, look)),
        seats_rows(below, bottom, layout.height, look),
    )
    data = assemble(layout.width, palette.with_people(theme, portraits.people), parts)
    alt = table_alt(view, people, last, locale, by_clock=by_clock)
    return Picture(data, clip_alt(alt), layout.width, layout.height)


def _marked(layout: TableLayout, last: Sequence[Event]) -> frozenset[tuple[int, int]]:
    """The cards in melds that came with these events: (number of the meld, place in it)."""
    melds = {meld.number: meld for place in layout.places for meld in place.melds}
    found: set[tuple[int, int]] = set()
    for event in last:
        if isinstance(event, WentDown):
            numbers = range(event.first, event.first + len(event.melds))
            found.update((number, place) for number in numbers if number in melds for place in _places(melds[number]))
        elif isinstance(event, LaidOff) and event.meld in melds:
            spots = melds[event.meld].spots
            same = [place for place, spot in enumerate(spots) if spot.card == event.card]
            if same:
                found.add((event.meld, same[0] if event.end == "low" else same[-1]))
    return frozenset(found)


def _places(meld: MeldSpot) -> range:
    return range(len(meld.spots))


def _draw_arrows(canvas: Canvas, stock: Box, discard: Box, top: int, bottom: int) -> None:
    """The direction of play, woven into the cloth: down the left side, up the right one."""
    down, up = _arrows(bottom - top - 16)
    canvas.put(down, stock[0] - 18 - down.width, top + 8)
    canvas.put(up, discard[2] + 18, top + 8)


@lru_cache(maxsize=8)
def _arrows(high: int) -> tuple[Sprite, Sprite]:
    """A bow to the left with its point below, and the same turned round."""
    factor, pen = 4, 8
    wide = round(high * 0.3)
    large = Image.new("L", (wide * factor, high * factor))
    draw = ImageDraw.Draw(large)
    reach = high * 0.78
    box = (pen * factor, (high / 2 - reach) * factor, (pen + 2 * reach) * factor, (high / 2 + reach) * factor)
    draw.arc(box, 180 - 34, 180 + 34, fill=255, width=pen * factor)
    x, y = wide * 0.62, high * 0.97
    points = [(x + 5, y), (x - 22, y - 7), (x + 3, y - 29)]
    draw.polygon([(px * factor, py * factor) for px, py in points], fill=255)
    mask = large.reduce(factor)
    # Levels of the cloth, a little brighter than it is there, and half so at the edge.
    steps = bytes(palette.FELT_LIGHT + (8 if coverage >= 160 else 4) for coverage in range(256))
    image, seen, turn = mapped(mask, steps), at_least(mask, 48), Image.Transpose.ROTATE_180
    return Sprite(image, seen), Sprite(image.transpose(turn), seen.transpose(turn))


def _draw_middle(
    layout: TableLayout, top: int, bottom: int, view: View, last: Sequence[Event], look: Look
) -> Image.Image:
    """The strip between the seats, from row `top` to row `bottom`."""
    middle, theme = layout.middle, look.theme
    lit = next((place.box for place in layout.places if place.seat == look.turn), None)
    cloth = _cloth(layout.height, (0, top, WIDTH, bottom), middle.stock, middle.discard, lit)
    canvas = Canvas(cloth.image.copy(), theme, origin=(0, top))
    _draw_stock(canvas, middle.stock, view.stock_count, drawn=any(isinstance(event, Drew) for event in last[-1:]))
    _draw_discard(canvas, middle.discard, view, last)
    canvas.put(contract_sprite(view.contract, middle.sign[3] - middle.sign[1], theme), middle.sign[0], middle.sign[1])
    for words in middle.words:
        write_words(canvas, words)
    return canvas.image


@cached_in(SEATS)
def _cloth(sheet: int, strip: Box, stock: Box, discard: Box, lit: Box | None) -> Sprite:
    """The cloth of that strip of a table `sheet` pixels high, with all the light and shadow on it.

    Themes have different colours for the same levels of the cloth, so that it serves them all.
    """
    canvas = Canvas.piece(WIDTH, sheet, strip, FELT)
    if lit is not None:
        light_place(canvas, lit)
    for box in (stock, discard):
        canvas.drop_shadow(box, blur=12, depth=15, fall=8)
    _draw_arrows(canvas, stock, discard, strip[1] + GAP // 2, strip[3] - GAP // 2)
    return Sprite(canvas.image)


def _draw_stock(canvas: Canvas, box: Box, count: int, *, drawn: bool) -> None:
    """The stock as high as it is, with its number on it."""
    theme = canvas.theme
    left, top, right, bottom = box
    wide = right - left
    if count == 0:
        _draw_hollow(canvas, box)
        return
    layers = min(6, 1 + count // 14)
    canvas.put(_pile(layers, wide, theme), left, top - (layers - 1) * 2)
    upper = top - (layers - 1) * 2
    if drawn:
        canvas.outline((left - 6, upper - 6, right + 6, bottom + 8), theme.accent, radius=14, pen=5)
    middle = upper + cards.height(wide) // 2
    plate = (left + wide // 2 - 34, middle - 25, left + wide // 2 + 34, middle + 25)
    canvas.round_rect(plate, theme.text, radius=25, ground=_INK)
    canvas.round_rect((plate[0] + 3, plate[1] + 3, plate[2] - 3, plate[3] - 3), _INK, radius=22, ground=theme.text)
    baseline = middle + _COUNT.cap_height // 2
    canvas.write(str(count), left + wide // 2, baseline, _COUNT, _WHITE, align="middle", ground=_INK)


@cached
def _pile(layers: int, wide: int, theme: Theme) -> Sprite:
    """So many backs on top of each other, put by the left upper corner of the uppermost."""
    back = cards.back(wide, theme)
    return stack(*((back, 0, layer * 3) for layer in range(layers - 1, -1, -1)))


def _draw_discard(canvas: Canvas, box: Box, view: View, last: Sequence[Event]) -> None:
    """The discard pile: its top, and a few of the cards below it as they were thrown."""
    theme = canvas.theme
    left, top, right, bottom = box
    if not view.discard:
        _draw_hollow(canvas, box)
        return
    for place in range(max(0, len(view.discard) - 4), len(view.discard) - 1):
        sprite = cards.thrown(view.discard[place], right - left, theme)
        canvas.put(sprite, (left + right - sprite.width) // 2, (top + bottom - sprite.height) // 2)
    thrown = any(isinstance(event, Discarded) and event.card == view.discard[-1] for event in last)
    face = cards.face(
        view.discard[-1], right - left, theme, on_card=len(view.discard) > 1, mark="played" if thrown else ""
    )
    canvas.put(face, left, top)


def _draw_hollow(canvas: Canvas, box: Box) -> None:
    canvas.outline(box, canvas.theme.soft, radius=10, pen=3)
