"""The points of a match as a score sheet: every round, what was left in each hand, and how the totals grew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from bot.engine.cards import RANKS, Card
from bot.engine.results import RoundScore
from bot.engine.rules import Rules
from bot.locales import translate

from . import text
from .art import colours
from .avatars import Faces, faces
from .canvas import Canvas
from .charts import Scale, Series, draw_lines, spread
from .palette import PAPER
from .parts import (
    BODY,
    GOLDEN,
    INK,
    INK_SOFT,
    LABEL,
    MARGIN,
    NUMBER,
    RULE,
    SMALL,
    TITLE,
    WIDTH,
    contract_short,
    contract_words,
    fitting,
    heading,
    icon_sprite,
    lift,
    pip_sprite,
    portrait_on_paper,
    sheet,
    write_name,
)
from .picture import ALT_LIMIT, Person, Picture, join_sentences
from .table_words import card_words
from .text import Style
from .theme import FELT, Colour, Theme

LINES: Final[tuple[Colour, ...]] = (
    colours.HEART,
    colours.DIAMOND,
    colours.CLUB,
    colours.VIOLET,
    colours.GOLD_DARK,
    colours.INK,
    colours.CRIMSON_LIGHT,
    colours.SILVER_DARK,
)
"""Each seat's colour on paper."""

LEADING: Final[Colour] = colours.CLUB
"""The lowest total."""

_MOST_COLUMNS: Final = 10
_ROW: Final = 84
_HEAD: Final = 92
_FACE: Final = 64
_CARDS: Final = 56
_PIP: Final = 26
_RANK: Final = Style(size=34, weight=700, family="condensed")
_CHART: Final = 250
_SMALL_FACE: Final = 46
_LEAD: Final = 56
"""From the end of a line in the chart to the portrait of whose it is."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the columns of the sheet are, in pixels."""

    left: int
    right: int
    names: int
    total: int
    rounds: range
    """The rounds shown, from 0: all, or the ten about the last one."""

    @property
    def column(self) -> float:
        return (self.total - self.names) / len(self.rounds)

    def middle(self, number: int) -> int:
        """The middle of a round's column."""
        return round(self.names + (number - self.rounds.start + 0.5) * self.column)


def _grid(rules: Rules, played: int) -> _Grid:
    count = min(rules.rounds, _MOST_COLUMNS)
    first = max(0, min(rules.rounds - count, played - count + 1))
    left, right = MARGIN, WIDTH - MARGIN
    names, total = (330, 128) if count <= 7 else (268, 136)
    return _Grid(left, right, left + names, right - total, range(first, first + count))


def render_points(
    people: Sequence[Person],
    rules: Rules,
    rounds: Sequence[RoundScore],
    *,
    hands: Sequence[Sequence[Card]] = (),
    theme: Theme = FELT,
    locale: str = "es",
) -> Picture:
    """The score sheet after a round.

    Args:
        people: everybody at the table, by seat.
        rules: what is played.
        rounds: the finished rounds, the one just finished last; at least one.
        hands: what each seat was left with in that round; none to leave that out.
        theme: its colours.
        locale: the language of its words.

    Raises:
        ValueError: no round is finished.
    """
    if not rounds:
        raise ValueError("no round is finished: there is nothing to write on the sheet")
    totals = [sum(each) for each in zip(*(score.points for score in rounds), strict=True)]
    order = sorted(range(len(people)), key=lambda seat: (totals[seat], seat))
    grid = _grid(rules, len(rounds))
    left_over = [_lines(hands[seat], grid) if seat < len(hands) else 0 for seat in range(len(people))]
    top = 156
    rows = sum(_ROW + lines * _CARDS for lines in left_over)
    chart_top = top + _HEAD + rows + 100
    chart = max(_CHART, (_SMALL_FACE + 7) * len(people))
    bottom = chart_top + chart + 76 if len(rounds) > 1 else top + _HEAD + rows + 20
    portraits = faces(people, _FACE, theme)
    canvas = Canvas.felt(WIDTH, bottom + MARGIN, theme, portraits.people)
    _draw_heading(canvas, people, rules, rounds, portraits, locale)
    sheet(canvas, (MARGIN, top, WIDTH - MARGIN, bottom))
    _draw_columns(canvas, grid, rules, len(rounds), top, locale)
    y = top + _HEAD
    for place, seat in enumerate(order):
        points = [score.points[seat] for score in rounds]
        winners = [score.winner == seat for score in rounds]
        best = totals[seat] == totals[order[0]]
        _draw_row(canvas, grid, people[seat], portraits, seat, (y, place > 0), points, winners, leads=best)
        y += _ROW
        if left_over[seat]:
            _draw_hand(canvas, grid, hands[seat], y - 10)
            y += left_over[seat] * _CARDS
    if len(rounds) > 1:
        small = faces(people, _SMALL_FACE, theme)
        _draw_chart(canvas, rules, rounds, small, (chart_top, chart), locale)
    return canvas.picture(_alt(people, rules, rounds, totals, order, hands, locale))


def _draw_heading(
    canvas: Canvas, people: Sequence[Person], rules: Rules, rounds: Sequence[RoundScore], portraits: Faces, locale: str
) -> None:
    theme, last = canvas.theme, rounds[-1]
    under = translate(
        locale,
        "picture-points-under",
        number=len(rounds),
        rounds=rules.rounds,
        contract=contract_words(last.contract, locale),
    )
    if last.winner is None:
        heading(canvas, translate(locale, "picture-points-nobody"), under, "cards")
        return
    x, y = MARGIN, 48
    canvas.put(portraits.sprites[last.winner], x, y)
    canvas.put(icon_sprite("crown", 42, theme.accent, theme), x + (_FACE - 42) // 2, y - 34)
    words = translate(locale, "picture-points-winner", name=people[last.winner].name)
    room = WIDTH - 2 * MARGIN - _FACE - 24
    style = fitting(words, room, TITLE, Style(size=42, weight=750), Style(size=36, weight=750))
    canvas.write(words, x + _FACE + 24, y + 30 - lift(words, style, 16), style, theme.text, width=room)
    canvas.write(under, x + _FACE + 24, y + 74, SMALL, theme.soft, width=room)


def _draw_columns(canvas: Canvas, grid: _Grid, rules: Rules, played: int, top: int, locale: str) -> None:
    _mark(canvas, grid, played - 1, top + 10, top + _HEAD)
    short = Style(size=27, weight=500, family="condensed")
    for number in grid.rounds:
        x = grid.middle(number)
        ground = GOLDEN if number == played - 1 else PAPER
        ink = INK if number < played else INK_SOFT
        canvas.write(str(number + 1), x, top + 48, NUMBER, ink, align="middle", ground=ground)
        words = contract_short(rules.contracts[number], locale)
        if grid.column < text.width(words, short) + 4:
            words = words.replace(" ", "")
        style = fitting(words, int(grid.column) - 2, short, Style(size=23, weight=500, family="condensed"))
        canvas.write(words, x, top + 80, style, INK_SOFT, align="middle", ground=ground)
    words = translate(locale, "picture-points-total")
    canvas.write(words, grid.right - 28, top + 48, LABEL, INK, align="right", ground=PAPER)
    canvas.fill((grid.left + 20, top + _HEAD - 2, grid.right - 20, top + _HEAD), INK)


def _mark(canvas: Canvas, grid: _Grid, number: int, top: int, bottom: int) -> None:
    """A golden ground for the round just finished."""
    x, half = grid.middle(number), int(grid.column / 2) - 2
    canvas.round_rect((x - half, top, x + half, bottom), GOLDEN, radius=12, ground=PAPER)


def _draw_row(
    canvas: Canvas,
    grid: _Grid,
    person: Person,
    portraits: Faces,
    seat: int,
    place: tuple[int, bool],
    points: Sequence[int],
    winners: Sequence[bool],
    *,
    leads: bool,
) -> None:
    top, ruled = place
    middle = top + _ROW // 2
    if ruled:
        canvas.fill((grid.left + 20, top, grid.right - 20, top + 2), RULE)
    portrait_on_paper(canvas, portraits.sprites[seat], grid.left + 22, middle - _FACE // 2, LINES[seat % 8])
    x = grid.left + 22 + _FACE + 16
    write_name(canvas, person.name, x, middle, grid.names - 6 - x, INK, ground=PAPER)
    _mark(canvas, grid, len(points) - 1, top + 6, top + _ROW - 4)
    number = NUMBER if grid.column > 60 else Style(size=28, weight=650, family="condensed")
    radius = min(23, int(grid.column / 2) - 5)
    for index in grid.rounds:
        if index >= len(points):
            break
        x, now = grid.middle(index), index == len(points) - 1
        ground = GOLDEN if now else PAPER
        if winners[index]:
            disc = (x - radius, middle - radius, x + radius, middle + radius)
            canvas.round_rect(disc, colours.GOLD, radius=radius, ground=ground)
            ground = colours.GOLD
        baseline = middle + number.cap_height // 2
        canvas.write(str(points[index]), x, baseline, number, INK, align="middle", ground=ground)
    total = Style(size=48 if sum(points) < 1000 else 44, weight=800, family="condensed")
    ink = LEADING if leads else INK
    baseline = middle + total.cap_height // 2
    canvas.write(str(sum(points)), grid.right - 28, baseline, total, ink, align="right", ground=PAPER)


def _places(hand: Sequence[Card], grid: _Grid) -> list[tuple[Card, str, int, int]]:
    """Where each card of a hand goes: the card, its rank in letters, its left end and its line."""
    start, end = grid.left + 22 + _FACE + 16, grid.right - 28
    found: list[tuple[Card, str, int, int]] = []
    x, line = start, 0
    for card in sorted(hand):
        rank = "" if card.is_joker else "10" if card.rank == 10 else RANKS[card.rank - 1]
        wide = _PIP + 6 if card.is_joker else text.width(rank, _RANK) + 3 + _PIP
        if x + wide > end:
            x, line = start, line + 1
        found.append((card, rank, x, line))
        x += wide + 15
    return found


def _lines(hand: Sequence[Card], grid: _Grid) -> int:
    """How many lines a hand takes."""
    return _places(hand, grid)[-1][3] + 1 if hand else 0


def _draw_hand(canvas: Canvas, grid: _Grid, hand: Sequence[Card], top: int) -> None:
    """The cards that somebody was left with, as ranks and suit signs."""
    for card, rank, x, line in _places(hand, grid):
        middle = top + line * _CARDS + _CARDS // 2
        if card.is_joker:
            canvas.put(icon_sprite("star", _PIP + 6, colours.VIOLET, canvas.theme, PAPER), x, middle - _PIP // 2 - 4)
            continue
        ink = (colours.FOUR_COLOUR if canvas.theme.four_colour else colours.TWO_COLOUR)[card.suit]
        _, _, end, _ = canvas.write(rank, x, middle + _RANK.cap_height // 2, _RANK, ink, ground=PAPER)
        canvas.put(pip_sprite(card.suit, _PIP, ink, canvas.theme, PAPER), end + 3, middle - _PIP // 2)


def _draw_chart(
    canvas: Canvas, rules: Rules, rounds: Sequence[RoundScore], portraits: Faces, span: tuple[int, int], locale: str
) -> None:
    """The totals after each round, as lines that end at a portrait."""
    top, high = span
    left, right = MARGIN + 96, WIDTH - MARGIN - 158
    seats = range(len(rounds[0].points))
    growth = [tuple(accumulate((score.points[seat] for score in rounds), initial=0)) for seat in seats]
    scale = Scale.around(0, max(max(values) for values in growth) or 1)
    canvas.write(translate(locale, "picture-points-chart"), MARGIN + 28, top - 42, BODY, INK, ground=PAPER)
    hint = translate(locale, "picture-points-lowest")
    canvas.write(hint, WIDTH - MARGIN - 28, top - 42, SMALL, INK_SOFT, align="right", ground=PAPER)
    best_last = sorted(seats, key=lambda seat: -growth[seat][-1])
    gap = (high - 20) / max(1, len(growth) - 1)
    places = spread(
        [scale.place(values[-1], high) for values in growth], min(gap, _SMALL_FACE + 6), 10, high - _SMALL_FACE // 2
    )
    lines = [Series(growth[seat], LINES[seat % 8]) for seat in best_last]
    picture = draw_lines(
        lines,
        scale,
        (right - left, high),
        canvas.theme,
        steps=rules.rounds,
        rule=RULE,
        ground=PAPER,
        leads=[places[seat] for seat in best_last],
        lead=_LEAD,
    )
    canvas.put(picture, left, top)
    for tick in scale.ticks:
        y = top + round(scale.place(tick, high))
        canvas.write(f"{tick:g}", left - 18, y + 11, LABEL, INK_SOFT, align="right", ground=PAPER)
    for number in range(1, rules.rounds + 1):
        x = round(left + (right - left) * number / rules.rounds)
        canvas.write(str(number), x, top + high + 44, LABEL, INK_SOFT, align="middle", ground=PAPER)
    end = round(left + (right - left) * len(rounds) / rules.rounds)
    for seat in best_last:
        y = top + round(places[seat]) - _SMALL_FACE // 2
        portrait_on_paper(canvas, portraits.sprites[seat], end + _LEAD, y, LINES[seat % 8])


def _alt(
    people: Sequence[Person],
    rules: Rules,
    rounds: Sequence[RoundScore],
    totals: Sequence[int],
    order: Sequence[int],
    hands: Sequence[Sequence[Card]],
    locale: str,
) -> str:
    last = rounds[-1]
    under = translate(
        locale,
        "picture-points-under",
        number=len(rounds),
        rounds=rules.rounds,
        contract=contract_words(last.contract, locale),
    )
    first = (
        translate(locale, "picture-points-nobody")
        if last.winner is None
        else translate(locale, "picture-points-winner", name=people[last.winner].name)
    )
    lines = [
        translate(
            locale, "picture-points-alt-line", name=people[seat].name, points=last.points[seat], total=totals[seat]
        )
        for seat in order
    ]
    left = [_alt_hand(hands[seat] if seat < len(hands) else (), locale) for seat in order]
    full = join_sentences((under, first, *(line + cards for line, cards in zip(lines, left, strict=True))))
    # Points before cards, if there is no room for all.
    return full if len(full) <= ALT_LIMIT else join_sentences((under, first, *lines))


def _alt_hand(hand: Sequence[Card], locale: str) -> str:
    if not hand:
        return ""
    return " (" + " ".join(card_words(card, locale) for card in sorted(hand)) + ")"
