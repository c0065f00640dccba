"""Where everything on the hand picture lies: pure geometry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Card, View

from . import cards, text
from .canvas import Box
from .hand_groups import Group, hand_groups
from .hand_words import group_label
from .text import Style

WIDTH: Final = 960
MARGIN: Final = 14
PAD: Final = 16
HEADER: Final = 58
LABEL: Final = 40
"""Height of the line over a row that says what its groups are."""
RAISED: Final = 21
"""How much higher a chosen card stands; room for it is left only where there is one."""
NUMBER: Final = 38
"""Height of the line of numbers under a row."""
GROUP_GAP: Final = 26
ROW_GAP: Final = 10
LARGEST: Final = 108
MOST: Final = 14
"""Cards that one row holds when it is the only one."""
FULL: Final = 15
"""Cards in each of several rows."""

LABEL_STYLE: Final = Style(24, 600)
NARROW: Final = Style(24, 650, "condensed")
"""How the name of a group is set: narrow where there is little room."""


@dataclass(frozen=True, slots=True)
class CardSpot:
    """A card in hand: its number, and whether it was just drawn or is chosen."""

    card: Card
    number: int
    x: int
    y: int
    width: int
    shown: int
    new: bool
    selected: bool
    locked: bool = False
    """Whether it may not be discarded in this turn."""

    @property
    def box(self) -> Box:
        """The part of it that can be seen."""
        return (self.x, self.y, self.x + (self.shown or self.width), self.y + cards.height(self.width))


@dataclass(frozen=True, slots=True)
class GroupSpot:
    """A group, or the part of it in one row, and where its name may stand."""

    group: Group
    first: bool
    """Whether its name is written here (a group that goes on in the next row is named once)."""
    spots: tuple[CardSpot, ...]
    top: int
    label_top: int
    named: int = 0
    """How wide its name is: a few cards may be narrower."""

    @property
    def box(self) -> Box:
        """From its first card's left edge to its last one's right edge; unmoved by chosen cards."""
        last = self.spots[-1]
        return (self.spots[0].x, self.top, last.x + last.width, self.top + cards.height(last.width))

    @property
    def label(self) -> Box:
        """The room for its name."""
        left, _, right, _ = self.box
        return (left, self.label_top, max(right, left + self.named), self.label_top + LABEL - 8)


@dataclass(frozen=True, slots=True)
class HandLayout:
    """The whole picture."""

    width: int
    height: int
    tray: Box
    groups: tuple[GroupSpot, ...]

    @property
    def spots(self) -> tuple[CardSpot, ...]:
        """Every card from left to right."""
        return tuple(spot for group in self.groups for spot in group.spots)


def lay_out(view: View, selected: Sequence[Card] = (), locale: str = "es") -> HandLayout:
    """The layout of the viewer's hand; of equal cards, `selected` raises as many as it names.

    The language matters because the names of groups need room.
    """
    groups = hand_groups(view)
    rows = _rows(groups, locale)
    locked = view.locked
    chosen, fresh = Counter(selected), Counter([view.drawn] if view.drawn is not None else [])
    found: list[GroupSpot] = []
    number, y = 1, MARGIN + HEADER
    wide = min((_width(row) for row in rows), default=LARGEST)
    for row in rows:
        step, gap = _spacing(row, wide)
        named = any(piece.first for piece in row)
        raised = any(chosen[card] for piece in row for card in piece.cards)
        top = y + (LABEL if named else 0) + (RAISED if raised else 0)
        x = MARGIN + PAD
        for piece in row:
            spots: list[CardSpot] = []
            for place, card in enumerate(piece.cards):
                is_chosen, is_new = chosen[card] > 0, fresh[card] > 0
                chosen[card] -= is_chosen
                fresh[card] -= is_new
                shown = step if place < len(piece.cards) - 1 and step < wide else 0
                lift = RAISED if is_chosen else 0
                spots.append(CardSpot(card, number, x, top - lift, wide, shown, is_new, is_chosen, card == locked))
                number += 1
                x += step
            x += max(max(0, wide - step), piece.named - len(piece.cards) * step) + gap
            found.append(GroupSpot(piece.group, piece.first, tuple(spots), top, y, piece.named))
        y = top + cards.height(wide) + NUMBER + ROW_GAP
    bottom = max(y, MARGIN + HEADER + 106)
    tray = (MARGIN, MARGIN, WIDTH - MARGIN, bottom)
    return HandLayout(WIDTH, -(-(bottom + MARGIN) // 4) * 4, tray, tuple(found))


@dataclass(frozen=True, slots=True)
class _Piece:
    """A group, or the part of it that one row holds."""

    group: Group
    cards: tuple[Card, ...]
    first: bool
    named: int
    """How wide its name is; 0 if that is not written here, or may be written over what follows."""


def _rows(groups: Sequence[Group], locale: str) -> list[list[_Piece]]:
    """The groups in rows of about the same number of cards; only what is left over is ever parted."""
    total = sum(len(group.cards) for group in groups)
    count = 1 if total <= MOST else -(-total // FULL)
    rows: list[list[_Piece]] = [[]]
    for group in groups:
        rest, first = group.cards, True
        while rest:
            held = sum(len(piece.cards) for piece in rows[-1])
            room = -(-total // count) - held
            if group.kind == "rest":
                taken = len(rest) if len(rows) == count else min(len(rest), room)
            else:
                taken = len(rest) if len(rest) <= room + 1 or not held else 0
            if taken < 1:
                rows.append([])
                continue
            named = text.width(group_label(group, locale), NARROW) if first else 0
            rows[-1].append(_Piece(group, rest[:taken], first, named))
            rest, first = rest[taken:], False
    return [row for row in rows if row]


def _width(row: Sequence[_Piece]) -> int:
    """The widest cards whose strips in this row are wide enough to be read."""
    for wide in range(LARGEST, 64, -4):
        if _spacing(row, wide)[0] >= cards.strip(wide) + 5:
            return wide
    return 64


def _across(piece: _Piece, wide: int) -> int:
    """The least that a piece's cards take across."""
    return (len(piece.cards) - 1) * cards.strip(wide) + wide


def _spacing(row: Sequence[_Piece], wide: int) -> tuple[int, int]:
    """The step from one card to the next, and the gap between groups."""
    room = WIDTH - 2 * MARGIN - 2 * PAD
    gap = GROUP_GAP if len(row) < 4 else GROUP_GAP // 2
    # Every group ends with a whole card: groups × width, the steps of all others, and the gaps between.
    steps = sum(len(piece.cards) - 1 for piece in row)
    # Of a name that is wider than its cards, what stands out takes room as well.
    out = sum(max(0, piece.named - _across(piece, wide)) for piece in row)
    free = room - len(row) * wide - (len(row) - 1) * gap - out
    return (min(wide + 8, free // steps) if steps else wide + 8), gap
