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
from typing import Final

from bot.engine.melds import Meld
from bot.engine.views import View

from . import cards
from .canvas import Box
from .table_boxes import DEALER, GAP, MARGIN, OVERHANG, PAD, WIDTH, Place, TableLayout
from .table_sizes import ROW_GAP, SIDE, Size, flow, inner_width, place_hand, place_melds, sizes_for
from .table_text import header, middle
from .table_words import TableWords

_TALLEST: Final = {1: 680, 2: 710, 3: 760, 4: 860}
"""How high a picture may be before smaller cards are tried, by rows of places."""
_FOR_EVENNESS: Final = 1.07
"""How many times as high as it must be a picture may be for the sake of even rows."""
_LOWEST: Final = {1: 620, 2: 640, 3: 680, 4: 720}


def lay_out(view: View, words: TableWords) -> TableLayout:
    """The layout of what a spectator sees."""
    table = _Table(view, words)
    rows = (table.seats + 1) // 2 if table.seats > 2 else 1
    return _build(table, _plan(table.lengths), _LOWEST[rows])


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a table is laid out: at which size, and whether the two columns share the heights of their rows."""

    size: Size
    halves: tuple[_Half, _Half]
    even: bool


@lru_cache(maxsize=512)
def _plan(lengths: tuple[tuple[int, ...], ...]) -> _Plan:
    """The best plan for melds of so many cards, by seat: the largest cards that fit, in even rows if that costs little.

    Nothing else on a table matters to it, so most moves find the plan of the move before.
    """
    rows = (len(lengths) + 1) // 2 if len(lengths) > 2 else 1
    halves = _halves(len(lengths))
    sizes = sizes_for(rows)
    legible = [size for size in sizes if _legible(lengths, size, halves)] or sizes[-1:]
    for size in legible:
        for even in (True, False):
            plan = _Plan(size, halves, even)
            if _height(lengths, plan) <= _TALLEST[rows]:
                return plan
    lowest = min((_Plan(size, halves, False) for size in legible), key=lambda plan: _height(lengths, plan))
    even = replace(lowest, even=True)
    return even if _height(lengths, even) <= _height(lengths, lowest) * _FOR_EVENNESS else lowest


def _legible(lengths: Sequence[tuple[int, ...]], size: Size, halves: tuple[_Half, _Half]) -> bool:
    """Whether no meld is so long that its cards would have to hide each other's ranks."""
    feet = {half.foot for half in halves}
    return all(
        size.card + (max(melds) - 1) * size.step <= inner_width(seat in feet)
        for seat, melds in enumerate(lengths)
        if melds
    )


def _seat_height(melds: tuple[int, ...], size: Size, *, wide: bool) -> int:
    """How high the place of a seat with melds of so many cards must be."""
    rows = flow(melds, size, inner_width(wide))
    each = cards.height(size.card) + OVERHANG + ROW_GAP
    content = len(rows) * each - ROW_GAP if rows else cards.height(size.back)
    return 2 * PAD - 2 + (max(content, size.portrait) if wide else size.header + content)


class _Table:
    """What is to be laid out, by seat."""

    def __init__(self, view: View, words: TableWords) -> None:
        self.words, self.counts, self.seats, self.dealer = words, view.hand_counts, len(view.hand_counts), view.dealer
        melds: list[list[tuple[int, Meld]]] = [[] for _ in range(self.seats)]
        for number, meld in enumerate(view.melds, 1):
            melds[meld.owner].append((number, meld))
        self.melds = [tuple(each) for each in melds]
        self.lengths = tuple([tuple([len(meld.cards) for _, meld in each]) for each in self.melds])


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


def _rows(lengths: Sequence[tuple[int, ...]], half: _Half, plan: _Plan) -> tuple[list[int], list[int]]:
    """The heights of the places in the left and in the right column of a half."""
    left, right = (
        [_seat_height(lengths[seat], plan.size, wide=False) for seat in seats] for seats in (half.left, half.right)
    )
    if plan.even and len(left) == len(right):
        left = right = [max(pair) for pair in zip(left, right, strict=True)]
    return left, right


def _half_height(lengths: Sequence[tuple[int, ...]], half: _Half, plan: _Plan) -> int:
    high = max(sum(column) + GAP * len(column) for column in _rows(lengths, half, plan))
    foot = 0 if half.foot is None else _seat_height(lengths[half.foot], plan.size, wide=True) + GAP
    return high + foot


def _height(lengths: Sequence[tuple[int, ...]], plan: _Plan) -> int:
    """How high the picture would be at least."""
    return 2 * MARGIN + sum(_half_height(lengths, half, plan) for half in plan.halves) + _middle_height(plan.size)


def _middle_height(size: Size) -> int:
    return cards.height(size.pile) + 30


def _build(table: _Table, plan: _Plan, lowest: int) -> TableLayout:
    spare = max(0, lowest - _height(table.lengths, plan)) // 2
    size = plan.size
    upper, lower = plan.halves
    places: list[Place] = []
    top = MARGIN
    bottom = top + _half_height(table.lengths, upper, plan) + spare
    places += _place_half(table, upper, plan, top, bottom)
    strip = middle(table.words, bottom, _middle_height(size), size)
    top = strip.box[3] + GAP
    bottom = top + _half_height(table.lengths, lower, plan) + spare
    places += _place_half(table, lower, plan, top, bottom)
    places.sort(key=lambda place: place.seat)
    height = -(-(bottom - GAP + MARGIN) // 4) * 4
    return TableLayout(WIDTH, height, size.card, tuple(places), strip)


def _place_half(table: _Table, half: _Half, plan: _Plan, top: int, bottom: int) -> list[Place]:
    """Fill from `top` to `bottom` (a gap included): what a column has to spare is shared by its places."""
    found: list[Place] = []
    if half.foot is not None:
        high = _seat_height(table.lengths[half.foot], plan.size, wide=True) + GAP
        start = bottom - high if half.left else top
        found.append(_place(table, half.foot, (MARGIN, start, WIDTH - MARGIN, bottom - GAP), plan.size))
        bottom = start
    across = (WIDTH - 2 * MARGIN - GAP) // 2
    left, right = _rows(table.lengths, half, plan)
    for x, seats, rows in ((MARGIN, half.left, left), (MARGIN + across + GAP, half.right, right)):
        y, spare = top, bottom - top - sum(rows) - GAP * len(rows)
        for number, (seat, least) in enumerate(zip(seats, rows, strict=True)):
            high = least + spare * (number + 1) // len(seats) - spare * number // len(seats)
            found.append(_place(table, seat, (x, y, x + across, y + high), plan.size))
            y += high + GAP
    return found


def _place(table: _Table, seat: int, box: Box, size: Size) -> Place:
    words = table.words
    facts = (words.names[seat], words.counts[seat], words.points[seat])
    return _place_of(seat, facts, table.melds[seat], table.counts[seat], box, size, seat == table.dealer)


@lru_cache(maxsize=512)
def _place_of(
    seat: int,
    facts: tuple[str, str, str],
    melds: tuple[tuple[int, Meld], ...],
    count: int,
    box: Box,
    size: Size,
    deals: bool,
) -> Place:
    """A seat's place, kept as long as nothing in it changes."""
    left, top, right, bottom = box
    wide = right - left > WIDTH // 2
    x, y = left + PAD, top + PAD - 2
    if wide:
        y = (top + bottom - size.portrait) // 2
        area = (left + PAD + SIDE, top + PAD - 2, right - PAD, bottom - PAD + 2)
    else:
        area = (left + PAD, y + size.header, right - PAD, bottom - PAD + 2)
    portrait = (x, y, x + size.portrait, y + size.portrait)
    room = (left + PAD + SIDE - 24 if wide else right - PAD) - portrait[2] - 14
    lines, icon = header(*facts, portrait, room, size, stacked=wide or size.two_lines)
    spots = place_melds(melds, size, area)
    hand = None if spots else place_hand(count, size.back, area, wide=wide)
    button = (portrait[2] - DEALER + 5, portrait[3] - DEALER + 5, portrait[2] + 5, portrait[3] + 5)
    made_of = (seat, facts, melds, count, box, size, deals)
    dealer = button if deals else None
    return Place(seat, box, portrait, dealer, lines, icon, spots, hand, made_of, hash(made_of))
