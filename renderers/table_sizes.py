"""The sizes that a table can be laid out in, and how melds flow into rows at one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from bot.engine.melds import Meld

from . import cards
from .canvas import Box
from .table_boxes import BACK_FAN, GAP, MARGIN, OVERHANG, PAD, WIDE_FAN, WIDTH, HandSpot, MeldSpot, Spot
from .text import Style


@dataclass(frozen=True, slots=True)
class Size:
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


def sizes_for(rows: int) -> list[Size]:
    """The sizes to try, the largest first."""
    if rows <= 2:
        widths, make = (128, 112, 100, 90, 82, 75, 69), _for_two if rows == 1 else _roomy
    else:
        widths, make = (90, 82, 75, 69), _plain
    sizes = [make(width) for width in widths]
    return [*sizes, replace(sizes[-1], tight=True)]


def _for_two(card: int) -> Size:
    return Size(card, 84, Style(34, 650), Style(28, 500), True, 96, 104)


def _roomy(card: int) -> Size:
    return Size(card, 74, Style(33, 650), Style(28, 500), True, 60, 98)


def _plain(card: int) -> Size:
    return Size(card, 52, Style(31, 650), Style(27, 500), False, 48, 82)


def inner_width(wide: bool) -> int:
    """How wide the part of a place is that melds lie in."""
    if wide:
        return WIDTH - 2 * MARGIN - 2 * PAD - SIDE
    return (WIDTH - 2 * MARGIN - GAP) // 2 - 2 * PAD


SIDE: Final = 290
"""What the name takes at the left of a place as wide as the table."""


ROW_GAP: Final = 7


@dataclass(frozen=True, slots=True)
class Fan:
    """A meld in a row: which one it is, where its cards begin in the row, and how far they stand apart."""

    index: int
    x: int
    step: int


Rows: TypeAlias = tuple[tuple[Fan, ...], ...]


def flow(lengths: tuple[int, ...], size: Size, across: int) -> Rows:
    """Melds of so many cards in rows `across` pixels wide.

    They stand in their order, or in one that takes fewer rows, if there is one.
    """
    return _flow(lengths, size.card, size.step, size.gap, across)


@lru_cache(maxsize=4096)
def _flow(lengths: tuple[int, ...], card: int, step: int, gap: int, across: int) -> Rows:
    order = tuple(range(len(lengths)))
    rows = _in_rows(lengths, order, card, step, gap, across)
    if len(rows) < 2 or not 2 < len(lengths) < 6:
        return rows
    return min((_in_rows(lengths, other, card, step, gap, across) for other in permutations(order)), key=len)


def _in_rows(lengths: Sequence[int], order: Sequence[int], card: int, step: int, gap: int, across: int) -> Rows:
    rows: list[list[Fan]] = []
    pen = across
    for index in order:
        others = lengths[index] - 1
        # One that is too long for a row is pushed together until it fits.
        close = min(step, (across - card) // others) if others else step
        wide = others * close + card
        if pen + wide > across:
            rows.append([])
            pen = 0
        rows[-1].append(Fan(index, pen, close))
        pen += wide + gap
    return tuple([tuple(row) for row in rows])


def place_melds(melds: tuple[tuple[int, Meld], ...], size: Size, area: Box) -> tuple[MeldSpot, ...]:
    """The melds with their numbers, in rows from the top of an area."""
    left, y, right, _ = area
    rows = flow(tuple([len(meld.cards) for _, meld in melds]), size, right - left)
    high = cards.height(size.card)
    found: list[MeldSpot] = []
    for row in rows:
        for fan in row:
            number, meld = melds[fan.index]
            found.append(MeldSpot(number, meld.owner, _spots(meld, left + fan.x, y, size.card, fan.step)))
        y += high + OVERHANG + ROW_GAP
    return tuple(found)


def _spots(meld: Meld, x: int, y: int, card: int, step: int) -> tuple[Spot, ...]:
    last = len(meld.cards) - 1
    ranks = meld.ranks
    return tuple(
        Spot(face, x + place * step, y, card, step if place < last else 0, ranks[place] if face.is_joker else 0)
        for place, face in enumerate(meld.cards)
    )


def place_hand(count: int, back: int, area: Box, *, wide: bool) -> HandSpot | None:
    """So many backs in the middle of an area's height, spread where the place is as wide as the table."""
    if count == 0:
        return None
    left, top, right, bottom = area
    step = min(round(back * (WIDE_FAN if wide else BACK_FAN)), (right - left - back) // max(1, count - 1))
    y = top + (bottom - top - cards.height(back)) // 2
    return HandSpot(left, y, back, count, step)
