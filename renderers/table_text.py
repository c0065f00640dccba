"""Where the words on the table picture stand: each seat's header, and the strip in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from . import cards, text
from .canvas import Box
from .parts import fitting
from .table_boxes import MARGIN, PAD, WIDTH, Middle, Tone, Words
from .table_sizes import Size
from .table_words import TableWords
from .text import Style


def header(
    name: str, count: str, points: str, portrait: Box, room: int, size: Size, *, stacked: bool
) -> tuple[tuple[Words, ...], Box]:
    """The name, the number of cards and the points; and where the sign of a card stands before the number."""
    x, middle = portrait[2] + 14, (portrait[1] + portrait[3]) // 2
    facts, most = size.facts, room if stacked else room * 3 // 5
    if _facts_width(count, points, facts) > most:
        facts = replace(facts, family="condensed")
    sign = facts.size + 4
    points = text.fit(points, facts, most - _facts_width(count, "", facts))
    if stacked:
        called = Words(text.fit(name, size.name, room), x, middle - 8, size.name)
        baseline = middle + 14 + facts.cap_height
        icon = _beside(x, baseline, facts)
        number = Words(count, icon[2] + _SIGN_GAP, baseline, facts, "soft")
        return (called, number, Words(points, number.box[2] + _FACTS_GAP, baseline, facts, "soft")), icon
    baseline = middle + facts.cap_height // 2
    held = Words(points, x + room, baseline, facts, "soft", "right")
    number = Words(count, held.box[0] - _FACTS_GAP, baseline, facts, "soft", "right")
    icon = _beside(number.box[0] - _SIGN_GAP - sign, baseline, facts)
    called = Words(text.fit(name, size.name, icon[0] - 18 - x), x, middle + size.name.cap_height // 2, size.name)
    return (called, number, held), icon


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


Line: TypeAlias = tuple[str, Style, Tone]
_ROUND: Final = Style(27, 500)
_CONTRACT: Final = Style(34, 700)
_TURN: Final = (Style(34, 700), Style(30, 700), Style(27, 700))
_LAST: Final = Style(28, 500)
_BETWEEN: Final = 24
"""From the stock to the discard pile."""
_ARROWS: Final = 78
"""Room at either side of the piles for the arrows of the direction of play."""


def middle(words: TableWords, top: int, high: int, size: Size) -> Middle:
    centre, y = WIDTH // 2, top + (high - cards.height(size.pile)) // 2
    stock = (centre - _BETWEEN // 2 - size.pile, y, centre - _BETWEEN // 2, y + cards.height(size.pile))
    discard = (centre + _BETWEEN // 2, y, centre + _BETWEEN // 2 + size.pile, stock[3])
    left, right = MARGIN + PAD, WIDTH - MARGIN - PAD
    room = stock[0] - _ARROWS - left
    sign_height = 44
    contract = text.wrap(words.contract, _CONTRACT, room, 2)
    block: list[Line] = [(words.round, _ROUND, "soft"), *((line, _CONTRACT, "text") for line in contract)]
    lines, sign_top = _column(block, left, top, high, "left", extra=sign_height + 14)
    turn: list[Line] = []
    if words.turn:
        style = fitting(words.turn, room, *_TURN)
        turn.append((text.fit(words.turn, style, room), style, "accent"))
    last: list[Line] = [
        (line, _LAST, "soft" if turn else "text") for line in text.wrap(words.last, _LAST, room, 2) if line
    ]
    said, _ = _column([*turn, *last], right, top, high, "right")
    sign = (left, sign_top, left + room, sign_top + sign_height)
    return Middle((MARGIN, top, WIDTH - MARGIN, top + high), stock, discard, sign, (*lines, *said))


def _column(
    block: Sequence[Line],
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
