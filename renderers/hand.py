"""The private pictures: a hand, and what it could go down with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from PIL import Image

from bot.engine import Card, Lay, Meld, MeldKind, View

from . import cards, palette, text
from .canvas import Box, Canvas
from .hand_layout import (
    HEADER,
    LABEL_STYLE,
    MARGIN,
    NARROW,
    NUMBER,
    PAD,
    WIDTH,
    CardSpot,
    GroupSpot,
    lay_out,
)
from .hand_words import deadwood, group_label, hand_alt, lay_downs_alt, lay_melds, left_words, title
from .palette import PAPER
from .parts import contract_sprite, fitting, icon_sprite
from .picture import Picture
from .sprites import Sprite, cached
from .text import Style
from .theme import FELT, Colour, Theme
from .words import say

_MELDS: Final = {"trio": MeldKind.TRIO, "run": MeldKind.RUN}
_INK: Final[Colour] = (20, 22, 28)
_TITLE: Final = Style(31, 700)
_FACTS: Final = Style(28, 500)
_NUMBER: Final = Style(28, 650, "condensed")
LOCK: Final = 36
LOCK_IN: Final = 5
"""How large the padlock on a card is, and how far from its edges."""
_APART: Final = 20
"""Shadows of cards that lie so many pixels apart do not meet: each is seen for less than half of that."""
_OPTION: Final = Style(42, 800, "condensed")


def render_hand(view: View, *, selected: Sequence[Card] = (), theme: Theme = FELT, locale: str = "es") -> Picture:
    """The viewer's hand, sorted and grouped by what helps the contract.

    The numbers under the cards are places in `renderers.hand_order`, from 1.

    Args:
        view: a seat's own view; a spectator's shows an empty tray.
        selected: the cards chosen so far, a card as often as it was chosen.
        theme: its colours.
        locale: the language of its words.
    """
    layout = lay_out(view, selected, locale)
    canvas = Canvas(_tray(layout.width, layout.height, layout.tray).copy(), theme)
    _drop_shadows(canvas, layout.groups)
    for group in layout.groups:
        _draw_group(canvas, group, locale)
    _draw_heading(canvas, view, locale)
    return canvas.picture(hand_alt(view, selected, locale))


def _draw_heading(canvas: Canvas, view: View, locale: str) -> None:
    theme = canvas.theme
    baseline = MARGIN + (HEADER + _TITLE.cap_height) // 2 + 4
    left, right = MARGIN + PAD, WIDTH - MARGIN - PAD
    end = canvas.write(title(view, locale), left, baseline, _TITLE, theme.text)[2]
    if view.seat is not None and view.down[view.seat] is not None:
        _draw_down(canvas, end + 24, baseline, locale)
    else:
        canvas.put(contract_sprite(view.contract, 36, theme), end + 24, MARGIN + 12)
    canvas.write(deadwood(view, locale), right, baseline, _FACTS, theme.soft, align="right")


def _draw_down(canvas: Canvas, x: int, baseline: int, locale: str) -> None:
    """In place of the contract: it lies on the table already."""
    theme, middle = canvas.theme, baseline - _TITLE.cap_height // 2
    canvas.put(icon_sprite("check", 26, theme.accent, theme), x, middle - 13)
    canvas.write(say(locale, "picture-hand-down"), x + 36, baseline, _FACTS, theme.accent)


@lru_cache(maxsize=8)
def _tray(width: int, height: int, tray: Box) -> Image.Image:
    """The cloth with the tray pressed into it: levels of the cloth, whatever its colours."""
    canvas = Canvas.flat(width, height, FELT)
    canvas.sink(tray)
    return canvas.image


def _drop_shadows(canvas: Canvas, groups: Sequence[GroupSpot]) -> None:
    """A shadow under every stretch of cards that stand at one height; chosen ones throw theirs farther."""
    stretches = [
        (lifted, list(spots))
        for group in groups
        for lifted, spots in groupby(group.spots, key=lambda spot: spot.selected)
    ]
    boxes = [(spots[0].x, spots[-1].y, spots[-1].x + spots[-1].width, spots[-1].box[3]) for _, spots in stretches]
    for place, ((lifted, spots), box) in enumerate(zip(stretches, boxes, strict=True)):
        near = (*boxes[max(0, place - 1) : place], *boxes[place + 1 : place + 2])
        fall, depth = (12, 10) if lifted else (4, 13)
        canvas.drop_shadow(
            box,
            radius=cards.radius(spots[0].width),
            blur=9,
            depth=depth,
            fall=fall,
            level=palette.FELT_SUNK,
            alone=all(_far(box, other) for other in near),
        )


def _far(box: Box, other: Box) -> bool:
    """Whether the shadows of two stretches of cards do not meet."""
    return other[0] - box[2] >= _APART or box[0] - other[2] >= _APART or abs(other[1] - box[1]) > cards.height(64)


def _draw_group(canvas: Canvas, group: GroupSpot, locale: str) -> None:
    theme = canvas.theme
    apart = group.spots[0].shown == 0
    chosen = any(spot.selected for spot in group.spots)
    ranks = _ranks(group)
    for place, spot in enumerate(group.spots):
        # A card that stands higher, and the one it would lie on, show more than their strips.
        whole = chosen and any(near.selected for near in group.spots[place : place + 2])
        sprite = cards.face(
            spot.card,
            spot.width,
            theme,
            on_card=place > 0 and not apart,
            shown=0 if whole else spot.shown,
            plain=whole and spot.shown > 0,
            mark="selected" if spot.selected else "new" if spot.new else "",
            rank=ranks[place] if spot.card.is_joker else 0,
        )
        canvas.put(sprite, spot.x, spot.y)
        if spot.locked:
            canvas.put(padlock(theme), spot.x + LOCK_IN, spot.box[3] - LOCK - LOCK_IN)
    for spot in group.spots:
        _draw_number(canvas, spot, group)
    if group.first:
        _draw_label(canvas, group, locale)


@cached
def padlock(theme: Theme) -> Sprite:
    """The padlock on a card that may not be discarded."""
    sheet = Canvas(Image.new("L", (LOCK, LOCK), palette.nearest(theme, PAPER, felt=False)), theme)
    sheet.round_rect((0, 0, LOCK, LOCK), _INK, radius=LOCK // 2, ground=PAPER)
    sign = LOCK * 5 // 9
    sheet.put(icon_sprite("lock", sign, PAPER, theme, _INK), (LOCK - sign) // 2, (LOCK - sign) // 2 - 1)
    return Sprite(sheet.image)


def _ranks(group: GroupSpot) -> tuple[int, ...]:
    """What jokers stand for in a meld that could be laid; 0 elsewhere."""
    kind = _MELDS.get(group.group.kind)
    if kind is None or group.group.missing or len(group.spots) < len(group.group.cards):
        return (0,) * len(group.spots)
    return Meld(0, kind, group.group.cards).ranks


def _draw_label(canvas: Canvas, group: GroupSpot, locale: str) -> None:
    theme, box = canvas.theme, group.label
    loose = group.group.kind == "rest"
    colour = theme.soft if loose or group.group.missing else theme.accent
    style = fitting(words := group_label(group.group, locale), box[2] - box[0], LABEL_STYLE, NARROW)
    canvas.write(words, box[0], box[3] - 12, style, colour, width=None if loose else box[2] - box[0])
    if not loose:
        canvas.round_rect((box[0], box[3] - 3, box[2], box[3]), colour, radius=1)


def _draw_number(canvas: Canvas, spot: CardSpot, group: GroupSpot) -> None:
    theme = canvas.theme
    middle = spot.x + (spot.shown or spot.width) // 2
    top = group.box[3] + 6
    baseline = top + (NUMBER - 6 + _NUMBER.cap_height) // 2
    words = str(spot.number)
    if spot.selected or spot.new:
        half = max(19, text.width(words, _NUMBER) // 2 + 10)
        plate = (middle - half, top, middle + half, top + NUMBER - 6)
        canvas.round_rect(plate, theme.accent, radius=(NUMBER - 6) // 2)
        canvas.write(words, middle, baseline, _NUMBER, _INK, align="middle", ground=theme.accent)
    else:
        # A card that can be laid off now has its number in the accent's colour.
        colour = theme.accent if group.group.kind == "fits" else theme.soft
        canvas.put(_number(words, colour, theme), middle, baseline)


@cached
def _number(words: str, colour: Colour, theme: Theme) -> Sprite:
    """A card's number, put by its middle on the baseline."""
    line = text.line(words, _NUMBER, colour, theme)
    return Sprite(line.image, line.mask, line.left + line.advance // 2, line.top)


# --- what it could go down with ---

_ROW: Final = 152
_CARD: Final = 84


def render_lay_downs(view: View, lays: Sequence[Lay], *, theme: Theme = FELT, locale: str = "es") -> Picture:
    """Lay-downs to choose from, numbered from 1: the melds, and what would stay in the hand."""
    step = _ROW + 10
    height = 2 * MARGIN + max(1, len(lays)) * step - 10
    canvas = Canvas.flat(WIDTH, height, theme)
    for number, lay in enumerate(lays, 1):
        top = MARGIN + (number - 1) * step
        _draw_lay(canvas, view, lay, number, top, locale)
    return canvas.picture(lay_downs_alt(view, lays, locale))


def _draw_lay(canvas: Canvas, view: View, lay: Lay, number: int, top: int, locale: str) -> None:
    theme = canvas.theme
    place = (MARGIN, top, WIDTH - MARGIN, top + _ROW)
    canvas.sink(place)
    middle = top + _ROW // 2
    disc = (MARGIN + PAD, middle - 31, MARGIN + PAD + 62, middle + 31)
    canvas.round_rect(disc, theme.accent, radius=31)
    baseline = middle + _OPTION.cap_height // 2
    canvas.write(str(number), (disc[0] + disc[2]) // 2, baseline, _OPTION, _INK, align="middle", ground=theme.accent)
    melds = lay_melds(lay, view)
    x, y = disc[2] + 22, middle - cards.height(_CARD) // 2
    for meld in melds:
        across = (len(meld.cards) - 1) * cards.strip(_CARD) + _CARD
        canvas.drop_shadow((x, y, x + across, y + cards.height(_CARD)), level=palette.FELT_SUNK)
        for at, card in enumerate(meld.cards):
            shown = cards.strip(_CARD) if at < len(meld.cards) - 1 else 0
            rank = meld.ranks[at] if card.is_joker else 0
            sprite: Sprite = cards.face(card, _CARD, theme, on_card=at > 0, shown=shown, rank=rank)
            canvas.put(sprite, x + at * cards.strip(_CARD), y)
        x += across + 16
    left, points = left_words(lay, view, locale)
    right = WIDTH - MARGIN - PAD
    room = right - x - 6
    canvas.write(left, right, middle - 8, _FACTS, theme.text, align="right", width=room)
    canvas.write(points, right, middle + 29, _FACTS, theme.soft, align="right", width=room)
