"""Where everything on the table picture lies: pure geometry, which the drawing follows and the tests read.

The table is 1,080 pixels wide, as many as a phone shows. Seats lie round it as people sit: down the left side, up the
right one, so that play, which moves to the right, runs against the clock. A strip across the middle holds the stock,
the discard pile, the contract and whose turn it is. Of several card sizes the largest is taken with which everything
fits; when even the smallest does not, the picture grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal, TypeAlias

from bot.engine.cards import Card
from bot.engine.melds import Meld
from bot.engine.views import View

from . import cards, text
from .canvas import Box
from .parts import fitting
from .table_words import TableWords
from .text import Style

WIDTH: Final = 1080
MARGIN: Final = 20
GAP: Final = 14
PAD: Final = 15
"""Inside a place, from its edge to what lies in it."""
OVERHANG: Final = 8
"""How far a meld's number hangs out below its cards."""
NUMBER: Final = 33
"""The diameter of the disc with a meld's number."""

Tone = Literal["text", "soft", "accent"]

BACK_FAN: Final = 0.27
"""How much of each card but the last shows in a hand seen from behind, of its width."""


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text: where its pen starts (`x` is its left or right end, or its middle) and on which baseline."""

    text: str
    x: int
    baseline: int
    style: Style
    tone: Tone = "text"
    align: Literal["left", "middle", "right"] = "left"

    @property
    def box(self) -> Box:
        """What its letters fill."""
        wide = text.width(self.text, self.style)
        left = self.x - (0 if self.align == "left" else wide // 2 if self.align == "middle" else wide)
        return (left, self.baseline - self.style.ascent, left + wide, self.baseline + self.style.descent)


@dataclass(frozen=True, slots=True)
class Spot:
    """A card of a meld. `shown` is how much of its width the next card leaves free (0: all of it)."""

    card: Card
    x: int
    y: int
    width: int
    shown: int
    rank: int
    """What a joker stands for, else 0."""

    @property
    def box(self) -> Box:
        """The part of it that can be seen."""
        return (self.x, self.y, self.x + (self.shown or self.width), self.y + cards.height(self.width))


@dataclass(frozen=True, slots=True)
class MeldSpot:
    """A meld: its number on the table (from 1) and its cards, fanned to the right."""

    number: int
    owner: int
    spots: tuple[Spot, ...]

    @property
    def box(self) -> Box:
        """The cards' box."""
        first, last = self.spots[0].box, self.spots[-1].box
        return (first[0], first[1], last[2], last[3])

    @property
    def disc(self) -> Box:
        """Where its number is written: over the foot of its first card."""
        left, _, _, bottom = self.box
        x, y = left - 5, bottom + OVERHANG - NUMBER
        return (x, y, x + NUMBER, y + NUMBER)


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A hand seen from behind."""

    x: int
    y: int
    width: int
    count: int
    step: int

    @property
    def box(self) -> Box:
        """What its backs fill."""
        return (self.x, self.y, self.x + (self.count - 1) * self.step + self.width, self.y + cards.height(self.width))


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's part of the table."""

    seat: int
    box: Box
    portrait: Box
    words: tuple[Words, ...]
    icon: Box
    """The small card beside the number of cards in the hand."""
    melds: tuple[MeldSpot, ...]
    hand: HandSpot | None


@dataclass(frozen=True, slots=True)
class Middle:
    """The strip with the piles."""

    box: Box
    stock: Box
    discard: Box
    sign: Box
    """Where the contract's sign may stand, right-aligned to nothing: its left upper corner and its height count."""
    words: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The whole picture."""

    width: int
    height: int
    card: int
    """The width of the cards in melds."""
    places: tuple[Place, ...]
    middle: Middle


@dataclass(frozen=True, slots=True)
class _Size:
    """One way of laying a table out; the first that fits is taken."""

    card: int
    portrait: int
    name: Style
    facts: Style
    two_lines: bool
    """Whether the facts stand under the name or beside it."""
    back: int
    pile: int
    tight: bool = False
    """Whether cards and melds stand as close as can still be read."""

    @property
    def step(self) -> int:
        return cards.strip(self.card) - (2 if self.tight else 0)

    @property
    def gap(self) -> int:
        return 11 if self.tight else 17

    @property
    def header(self) -> int:
        return self.portrait + 8


def _sizes(rows: int) -> list[_Size]:
    """The sizes to try, the largest first."""
    if rows <= 2:
        widths, make = (128, 112, 100, 90, 82, 75, 69), _for_two if rows == 1 else _roomy
    else:
        widths, make = (90, 82, 75, 69), _plain
    sizes = [make(width) for width in widths]
    return [*sizes, replace(sizes[-1], tight=True)]


def _for_two(card: int) -> _Size:
    return _Size(card, 84, Style(34, 650), Style(28, 500), True, 96, 104)


def _roomy(card: int) -> _Size:
    return _Size(card, 74, Style(33, 650), Style(28, 500), True, 60, 98)


def _plain(card: int) -> _Size:
    return _Size(card, 52, Style(31, 650), Style(27, 500), False, 48, 82)


_TALLEST: Final = {1: 680, 2: 710, 3: 760, 4: 860}
"""How high a picture may be before smaller cards are tried, by rows of places."""
_LOWEST: Final = {1: 620, 2: 640, 3: 680, 4: 720}


def lay_out(view: View, words: TableWords) -> TableLayout:
    """The layout of what a spectator sees."""
    table = _Table(view, words)
    rows = (table.seats + 1) // 2 if table.seats > 2 else 1
    sizes = _sizes(rows)
    halves = _halves(table.seats)
    legible = [size for size in sizes if table.legible(size, halves)] or sizes[-1:]
    low = (size for size in legible if _height(table, halves, size) <= _TALLEST[rows])
    chosen = next(low, None) or min(legible, key=lambda size: _height(table, halves, size))
    return _build(table, halves, chosen, _LOWEST[rows])


class _Table:
    """What is to be laid out, by seat."""

    def __init__(self, view: View, words: TableWords) -> None:
        self.words, self.counts, self.seats = words, view.hand_counts, len(view.hand_counts)
        numbered = tuple(enumerate(view.melds, 1))
        self.melds = [tuple([one for one in numbered if one[1].owner == seat]) for seat in range(self.seats)]
        self._heights: dict[tuple[int, int, bool, bool], int] = {}

    def legible(self, size: _Size, halves: tuple[_Half, _Half]) -> bool:
        """Whether no meld is so long that its cards would have to hide each other's ranks."""
        feet = {half.foot for half in halves}
        return all(
            size.card + (len(meld.cards) - 1) * size.step <= _inner(seat in feet)
            for seat in range(self.seats)
            for _, meld in self.melds[seat]
        )

    def height(self, seat: int, size: _Size, *, wide: bool) -> int:
        """How high the place of this seat must be."""
        key = (seat, size.card, size.tight, wide)
        high = self._heights.get(key)
        if high is None:
            rows = _flow(self.melds[seat], size, _inner(wide))
            each = cards.height(size.card) + OVERHANG + _ROW_GAP
            content = len(rows) * each - _ROW_GAP if rows else cards.height(size.back)
            high = 2 * PAD - 2 + (max(content, size.portrait) if wide else size.header + content)
            self._heights[key] = high
        return high


def _halves(seats: int) -> tuple[_Half, _Half]:
    """Who sits above and below the piles.

    Down the left side and up the right one; an odd one sits at the foot, as wide as the table.
    """
    if seats <= 2:
        return _Half(foot=0), _Half(foot=1)
    side = seats // 2
    left, right = tuple(range(side)), tuple(range(seats - 1, seats - 1 - side, -1))
    upper = (seats + 1) // 2 // 2
    return (
        _Half(left[:upper], right[:upper]),
        _Half(left[upper:], right[upper:], side if seats % 2 else None),
    )


@dataclass(frozen=True, slots=True)
class _Half:
    """The seats above or below the piles: two columns, each from the top, and perhaps one across both."""

    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    foot: int | None = None


def _half_height(table: _Table, half: _Half, size: _Size) -> int:
    high = max(_column_height(table, half.left, size), _column_height(table, half.right, size))
    foot = 0 if half.foot is None else table.height(half.foot, size, wide=True) + GAP
    return high + foot


def _column_height(table: _Table, seats: Sequence[int], size: _Size) -> int:
    return sum(table.height(seat, size, wide=False) + GAP for seat in seats)


def _height(table: _Table, halves: tuple[_Half, _Half], size: _Size) -> int:
    """How high the picture would be at least."""
    return 2 * MARGIN + sum(_half_height(table, half, size) for half in halves) + _middle_height(size)


def _middle_height(size: _Size) -> int:
    return cards.height(size.pile) + 30


def _build(table: _Table, halves: tuple[_Half, _Half], size: _Size, lowest: int) -> TableLayout:
    spare = max(0, lowest - _height(table, halves, size)) // 2
    upper, lower = halves
    places: list[Place] = []
    top = MARGIN
    bottom = top + _half_height(table, upper, size) + spare
    places += _place_half(table, upper, size, top, bottom)
    middle = _middle(table.words, bottom, _middle_height(size), size)
    top = middle.box[3] + GAP
    bottom = top + _half_height(table, lower, size) + spare
    places += _place_half(table, lower, size, top, bottom)
    places.sort(key=lambda place: place.seat)
    height = -(-(bottom - GAP + MARGIN) // 4) * 4
    return TableLayout(WIDTH, height, size.card, tuple(places), middle)


def _place_half(table: _Table, half: _Half, size: _Size, top: int, bottom: int) -> list[Place]:
    """Fill from `top` to `bottom` (a gap included): what a column has to spare is shared by its places."""
    found: list[Place] = []
    if half.foot is not None:
        high = table.height(half.foot, size, wide=True) + GAP
        start = bottom - high if half.left else top
        found.append(_place(table, half.foot, (MARGIN, start, WIDTH - MARGIN, bottom - GAP), size))
        bottom = start
    across = (WIDTH - 2 * MARGIN - GAP) // 2
    for x, seats in ((MARGIN, half.left), (MARGIN + across + GAP, half.right)):
        y, spare = top, bottom - top - _column_height(table, seats, size)
        for number, seat in enumerate(seats):
            high = table.height(seat, size, wide=False) + spare * (number + 1) // len(seats)
            high -= spare * number // len(seats)
            found.append(_place(table, seat, (x, y, x + across, y + high), size))
            y += high + GAP
    return found


def _inner(wide: bool) -> int:
    """How wide the part of a place is that melds lie in."""
    if wide:
        return WIDTH - 2 * MARGIN - 2 * PAD - _SIDE
    return (WIDTH - 2 * MARGIN - GAP) // 2 - 2 * PAD


_SIDE: Final = 290
"""What the name takes at the left of a place as wide as the table."""


_ROW_GAP: Final = 7


@dataclass(frozen=True, slots=True)
class _Fan:
    """A meld in a row: where its cards begin in it and how far they stand apart."""

    number: int
    meld: Meld
    x: int
    step: int


@lru_cache(maxsize=2048)
def _flow(melds: tuple[tuple[int, Meld], ...], size: _Size, across: int) -> list[list[_Fan]]:
    """The melds in rows `across` pixels wide: in their order, or in one that takes fewer rows, if there is one."""
    rows = _in_rows(melds, size, across)
    if len(rows) < 2 or not 2 < len(melds) < 6:
        return rows
    return min((_in_rows(order, size, across) for order in permutations(melds)), key=len)


def _in_rows(melds: Sequence[tuple[int, Meld]], size: _Size, across: int) -> list[list[_Fan]]:
    rows: list[list[_Fan]] = []
    pen = across
    for number, meld in melds:
        others = len(meld.cards) - 1
        # One that is too long for a row is pushed together until it fits.
        step = min(size.step, (across - size.card) // others) if others else size.step
        wide = others * step + size.card
        if pen + wide > across:
            rows.append([])
            pen = 0
        rows[-1].append(_Fan(number, meld, pen, step))
        pen += wide + size.gap
    return rows


def _place(table: _Table, seat: int, box: Box, size: _Size) -> Place:
    left, top, right, bottom = box
    wide = right - left > WIDTH // 2
    x, y = left + PAD, top + PAD - 2
    if wide:
        y = (top + bottom - size.portrait) // 2
        area = (left + PAD + _SIDE, top + PAD - 2, right - PAD, bottom - PAD + 2)
    else:
        area = (left + PAD, y + size.header, right - PAD, bottom - PAD + 2)
    portrait = (x, y, x + size.portrait, y + size.portrait)
    room = (left + PAD + _SIDE - 24 if wide else right - PAD) - portrait[2] - 14
    lines, icon = _header(table.words, seat, portrait, room, size, stacked=wide or size.two_lines)
    melds = _place_melds(table.melds[seat], size, area)
    hand = None if melds else _place_hand(table.counts[seat], size.back, area)
    return Place(seat, box, portrait, lines, icon, melds, hand)


def _header(
    words: TableWords, seat: int, portrait: Box, room: int, size: _Size, *, stacked: bool
) -> tuple[tuple[Words, ...], Box]:
    """The name, the number of cards and the points; and where the sign of a card stands before the number."""
    x, middle = portrait[2] + 14, (portrait[1] + portrait[3]) // 2
    points, count = words.points[seat], words.counts[seat]
    facts, most = size.facts, room if stacked else room * 3 // 5
    if _facts_width(count, points, facts) > most:
        facts = replace(facts, family="condensed")
    sign = facts.size + 4
    points = text.fit(points, facts, most - _facts_width(count, "", facts))
    if stacked:
        name = Words(text.fit(words.names[seat], size.name, room), x, middle - 8, size.name)
        baseline = middle + 14 + facts.cap_height
        icon = _beside(x, baseline, facts)
        number = Words(count, icon[2] + _SIGN_GAP, baseline, facts, "soft")
        return (name, number, Words(points, number.box[2] + _FACTS_GAP, baseline, facts, "soft")), icon
    baseline = middle + facts.cap_height // 2
    held = Words(points, x + room, baseline, facts, "soft", "right")
    number = Words(count, held.box[0] - _FACTS_GAP, baseline, facts, "soft", "right")
    icon = _beside(number.box[0] - _SIGN_GAP - sign, baseline, facts)
    name = Words(
        text.fit(words.names[seat], size.name, icon[0] - 18 - x), x, middle + size.name.cap_height // 2, size.name
    )
    return (name, number, held), icon


_SIGN_GAP: Final = 9
_FACTS_GAP: Final = 26


def _facts_width(count: str, points: str, style: Style) -> int:
    """What the sign of a card, the number of cards and the points take across."""
    return style.size + 4 + _SIGN_GAP + text.width(count, style) + _FACTS_GAP + text.width(points, style)


def _beside(x: int, baseline: int, style: Style) -> Box:
    """A square for a sign that stands on a line of letters, a little larger than they are."""
    side = style.size + 4
    y = baseline - (style.cap_height + side) // 2
    return (x, y, x + side, y + side)


def _place_melds(melds: tuple[tuple[int, Meld], ...], size: _Size, area: Box) -> tuple[MeldSpot, ...]:
    left, top, right, bottom = area
    rows = _flow(melds, size, right - left)
    high = cards.height(size.card)
    used = len(rows) * (high + OVERHANG) + (len(rows) - 1) * _ROW_GAP
    y = top + max(0, (bottom - top - used) // 2)
    found: list[MeldSpot] = []
    for row in rows:
        found += [
            MeldSpot(fan.number, fan.meld.owner, _spots(fan.meld, left + fan.x, y, size.card, fan.step)) for fan in row
        ]
        y += high + OVERHANG + _ROW_GAP
    return tuple(found)


def _spots(meld: Meld, x: int, y: int, card: int, step: int) -> tuple[Spot, ...]:
    last = len(meld.cards) - 1
    ranks = meld.ranks
    return tuple(
        Spot(face, x + place * step, y, card, step if place < last else 0, ranks[place] if face.is_joker else 0)
        for place, face in enumerate(meld.cards)
    )


def _place_hand(count: int, back: int, area: Box) -> HandSpot | None:
    if count == 0:
        return None
    left, top, right, bottom = area
    step = min(round(back * BACK_FAN), (right - left - back) // max(1, count - 1))
    y = top + (bottom - top - cards.height(back)) // 2
    return HandSpot(left, y, back, count, step)


_Line: TypeAlias = tuple[str, Style, Tone]
_ROUND: Final = Style(27, 500)
_CONTRACT: Final = Style(34, 700)
_TURN: Final = (Style(34, 700), Style(30, 700), Style(27, 700))
_LAST: Final = Style(28, 500)
_BETWEEN: Final = 24
"""From the stock to the discard pile."""
_ARROWS: Final = 78
"""Room at either side of the piles for the arrows of the direction of play."""


def _middle(words: TableWords, top: int, high: int, size: _Size) -> Middle:
    centre, y = WIDTH // 2, top + (high - cards.height(size.pile)) // 2
    stock = (centre - _BETWEEN // 2 - size.pile, y, centre - _BETWEEN // 2, y + cards.height(size.pile))
    discard = (centre + _BETWEEN // 2, y, centre + _BETWEEN // 2 + size.pile, stock[3])
    left, right = MARGIN + PAD, WIDTH - MARGIN - PAD
    room = stock[0] - _ARROWS - left
    sign_height = 44
    contract = text.wrap(words.contract, _CONTRACT, room, 2)
    block: list[_Line] = [(words.round, _ROUND, "soft"), *((line, _CONTRACT, "text") for line in contract)]
    lines, sign_top = _column(block, left, top, high, "left", extra=sign_height + 14)
    turn: list[_Line] = []
    if words.turn:
        style = fitting(words.turn, room, *_TURN)
        turn.append((text.fit(words.turn, style, room), style, "accent"))
    last: list[_Line] = [
        (line, _LAST, "soft" if turn else "text") for line in text.wrap(words.last, _LAST, room, 2) if line
    ]
    said, _ = _column([*turn, *last], right, top, high, "right")
    sign = (left, sign_top, left + room, sign_top + sign_height)
    return Middle((MARGIN, top, WIDTH - MARGIN, top + high), stock, discard, sign, (*lines, *said))


def _column(
    block: Sequence[_Line],
    x: int,
    top: int,
    high: int,
    align: Literal["left", "right"],
    *,
    extra: int = 0,
) -> tuple[list[Words], int]:
    """Lines under each other, centred in a strip; and where what follows them (`extra` pixels high) begins."""
    leading = [round(style.size * 1.24) for _, style, _ in block]
    y = top + (high - sum(leading) - extra) // 2
    found: list[Words] = []
    for (line, style, tone), lead in zip(block, leading, strict=True):
        found.append(Words(line, x, y + (lead + style.cap_height) // 2, style, tone, align))
        y += lead
    return found, y + 14
