"""Where everything on the table picture lies: pure geometry, which the drawing follows and the tests read.

The table is 1,080 pixels wide, as many as a phone shows. Seats lie round it as people sit: down the left side, up the
right one, so that play, which moves to the right, runs against the clock. A strip across the middle holds the stock,
the discard pile, the contract and whose turn it is. Of several card sizes the largest is taken with which everything
fits; when even the smallest does not, the picture grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.engine.melds import Meld
from bot.engine.views import View

from . import cards
from .canvas import Box
from .table_boxes import GAP, MARGIN, OVERHANG, PAD, WIDTH, Place, TableLayout
from .table_sizes import ROW_GAP, SIDE, Size, flow, inner_width, place_hand, place_melds, sizes_for
from .table_text import header, middle
from .table_words import TableWords

_TALLEST: Final = {1: 680, 2: 710, 3: 760, 4: 860}
"""How high a picture may be before smaller cards are tried, by rows of places."""
_LOWEST: Final = {1: 620, 2: 640, 3: 680, 4: 720}


def lay_out(view: View, words: TableWords) -> TableLayout:
    """The layout of what a spectator sees."""
    table = _Table(view, words)
    rows = (table.seats + 1) // 2 if table.seats > 2 else 1
    sizes = sizes_for(rows)
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
        self.lengths = [tuple([len(meld.cards) for _, meld in melds]) for melds in self.melds]
        self._heights: dict[tuple[int, int, bool, bool], int] = {}

    def legible(self, size: Size, halves: tuple[_Half, _Half]) -> bool:
        """Whether no meld is so long that its cards would have to hide each other's ranks."""
        feet = {half.foot for half in halves}
        return all(
            size.card + (max(lengths) - 1) * size.step <= inner_width(seat in feet)
            for seat, lengths in enumerate(self.lengths)
            if lengths
        )

    def height(self, seat: int, size: Size, *, wide: bool) -> int:
        """How high the place of this seat must be."""
        key = (seat, size.card, size.tight, wide)
        high = self._heights.get(key)
        if high is None:
            rows = flow(self.lengths[seat], size, inner_width(wide))
            each = cards.height(size.card) + OVERHANG + ROW_GAP
            content = len(rows) * each - ROW_GAP if rows else cards.height(size.back)
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


def _half_height(table: _Table, half: _Half, size: Size) -> int:
    high = max(_column_height(table, half.left, size), _column_height(table, half.right, size))
    foot = 0 if half.foot is None else table.height(half.foot, size, wide=True) + GAP
    return high + foot


def _column_height(table: _Table, seats: Sequence[int], size: Size) -> int:
    return sum(table.height(seat, size, wide=False) + GAP for seat in seats)


def _height(table: _Table, halves: tuple[_Half, _Half], size: Size) -> int:
    """How high the picture would be at least."""
    return 2 * MARGIN + sum(_half_height(table, half, size) for half in halves) + _middle_height(size)


def _middle_height(size: Size) -> int:
    return cards.height(size.pile) + 30


def _build(table: _Table, halves: tuple[_Half, _Half], size: Size, lowest: int) -> TableLayout:
    spare = max(0, lowest - _height(table, halves, size)) // 2
    upper, lower = halves
    places: list[Place] = []
    top = MARGIN
    bottom = top + _half_height(table, upper, size) + spare
    places += _place_half(table, upper, size, top, bottom)
    strip = middle(table.words, bottom, _middle_height(size), size)
    top = strip.box[3] + GAP
    bottom = top + _half_height(table, lower, size) + spare
    places += _place_half(table, lower, size, top, bottom)
    places.sort(key=lambda place: place.seat)
    height = -(-(bottom - GAP + MARGIN) // 4) * 4
    return TableLayout(WIDTH, height, size.card, tuple(places), strip)


def _place_half(table: _Table, half: _Half, size: Size, top: int, bottom: int) -> list[Place]:
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


def _place(table: _Table, seat: int, box: Box, size: Size) -> Place:
    words = table.words
    facts = (words.names[seat], words.counts[seat], words.points[seat])
    return _place_of(seat, facts, table.melds[seat], table.counts[seat], box, size)


@lru_cache(maxsize=512)
def _place_of(
    seat: int, facts: tuple[str, str, str], melds: tuple[tuple[int, Meld], ...], count: int, box: Box, size: Size
) -> Place:
    """A seat's place: the very same object as long as nothing in it changes, so that its drawing is found by it."""
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
    hand = None if spots else place_hand(count, size.back, area)
    return Place(seat, box, portrait, lines, icon, spots, hand)
