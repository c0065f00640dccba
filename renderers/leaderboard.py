"""A server's leaderboard, a page of ten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.locales import translate

from .art import IconName
from .avatars import faces
from .canvas import Canvas
from .parts import LABEL, MARGIN, NUMBER, SMALL, WIDTH, average_words, heading, icon_sprite, wrap, write_name
from .picture import Person, Picture, join_sentences
from .sprites import Sprite
from .text import Style
from .theme import FELT, Theme

Order = Literal["rating", "wins", "average"]
Period = Literal["season", "month", "all"]

_ROW: Final = 100
_GAP: Final = 10
_FACE: Final = 72
_COLUMNS: Final[tuple[tuple[Order, int], ...]] = (("rating", 566), ("wins", 752), ("average", WIDTH - MARGIN - 28))
"""Each column and its right end."""
_MEDALS: Final[tuple[IconName, ...]] = ("medal-1", "medal-2", "medal-3")


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody's standing: their place, rating, matches counted and won, and average points a match.

    `average` is None before the first match that was played to its end.
    """

    place: int
    person: Person
    rating: int
    matches: int
    wins: int
    average: float | None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard.

    Attributes:
        server: whose it is.
        period: the time it is about.
        order: what it is sorted by.
        leaders: those of this page, best first.
        page, pages: from 1.
        own: the standing of whoever asked, None if they have not played.
        least: how many matches it takes to be in the order by average.
    """

    server: str
    period: Period
    order: Order
    leaders: tuple[Leader, ...]
    page: int = 1
    pages: int = 1
    own: Leader | None = None
    least: int = 3


def render_leaderboard(board: Leaderboard, *, theme: Theme = FELT, locale: str = "es") -> Picture:
    """A page of a leaderboard; one's own place stands below it when it is on another page."""
    title = translate(locale, "picture-leaders-title")
    under = " · ".join(
        part
        for part in (
            translate(locale, f"picture-leaders-{board.period}"),
            translate(locale, "picture-leaders-page", page=board.page, pages=board.pages) if board.pages > 1 else "",
            board.server,  # last: what is cut if it is long
        )
        if part
    )
    if not board.leaders:
        return _empty(board, title, under, theme, locale)
    apart = board.own if board.own is not None and board.own not in board.leaders else None
    shown = [*board.leaders, *([apart] if apart else [])]
    top = 156 + 50
    height = top + len(shown) * (_ROW + _GAP) - _GAP + (46 if apart else 0) + MARGIN
    portraits = faces([leader.person for leader in shown], _FACE, theme)
    canvas = Canvas.felt(WIDTH, height, theme, portraits.people)
    heading(canvas, title, under, "trophy")
    for order, right in _COLUMNS:
        colour = theme.accent if order == board.order else theme.soft
        canvas.write(translate(locale, f"picture-leaders-{order}"), right, 186, LABEL, colour, align="right")
    y = top
    for number, leader in enumerate(shown):
        if leader is apart:
            for dot in (-22, 0, 22):
                canvas.round_rect((WIDTH // 2 + dot - 5, y + 12, WIDTH // 2 + dot + 5, y + 22), theme.soft, radius=5)
            y += 46
        _draw_row(canvas, leader, portraits.sprites[number], y, board, locale)
        y += _ROW + _GAP
    return canvas.picture(_alt(board, title, under, locale))


def _draw_row(canvas: Canvas, leader: Leader, portrait: Sprite, y: int, board: Leaderboard, locale: str) -> None:
    theme, middle = canvas.theme, y + _ROW // 2
    box = (MARGIN, y, WIDTH - MARGIN, y + _ROW)
    canvas.sink(box, radius=24)
    if leader == board.own:
        canvas.outline(box, theme.accent, radius=24, pen=4)
    if leader.place <= 3:
        canvas.put(icon_sprite(_MEDALS[leader.place - 1], 64, theme.accent, theme), MARGIN + 16, middle - 32)
    else:
        place = str(leader.place)
        style = NUMBER if len(place) < 4 else Style(size=30, weight=700, family="condensed")
        canvas.write(place, MARGIN + 48, middle + style.cap_height // 2, style, theme.soft, align="middle")
    canvas.put(portrait, MARGIN + 92, middle - _FACE // 2)
    x = MARGIN + 92 + _FACE + 20
    write_name(canvas, leader.person.name, x, middle, _COLUMNS[0][1] - 112 - x, theme.text)
    for order, right in _COLUMNS:
        sorted_by = order == board.order
        style = Style(size=46, weight=800, family="condensed") if sorted_by else NUMBER
        colour, baseline = theme.accent if sorted_by else theme.text, middle + style.cap_height // 2
        if order == "wins":
            # What they are a part of stands small behind them.
            right = canvas.write(f"/{leader.matches}", right, baseline, LABEL, theme.soft, align="right")[0] - 3
        canvas.write(_value(leader, order, locale), right, baseline, style, colour, align="right")


def _value(leader: Leader, order: Order, locale: str) -> str:
    if order == "rating":
        return str(leader.rating)
    if order == "wins":
        return str(leader.wins)
    return "–" if leader.average is None else average_words(leader.average, locale)


def _empty(board: Leaderboard, title: str, under: str, theme: Theme, locale: str) -> Picture:
    """What is shown before the first match of the time, or before anyone has an average."""
    fox = faces([Person("fox", bot=True)], 180, theme)
    canvas = Canvas.felt(WIDTH, 510, theme, fox.people)
    heading(canvas, title, under, "trophy")
    canvas.put(fox.sprites[0], (WIDTH - 180) // 2, 172)
    if board.order == "average":
        words = translate(locale, "picture-leaders-empty-average", matches=board.least)
    else:
        words = translate(locale, "picture-leaders-empty", period=board.period)
    for number, line in enumerate(wrap(words, SMALL, WIDTH - 4 * MARGIN)):
        canvas.write(line, WIDTH // 2, 412 + 42 * number, SMALL, theme.text, align="middle", width=WIDTH - 2 * MARGIN)
    return canvas.picture(join_sentences((title, under, words)))


def _alt(board: Leaderboard, title: str, under: str, locale: str) -> str:
    def line(leader: Leader, key: str = "line") -> str:
        return translate(
            locale,
            f"picture-leaders-alt-{key}",
            place=leader.place,
            name=leader.person.name,
            rating=str(leader.rating),
            wins=leader.wins,
            matches=leader.matches,
            average="–" if leader.average is None else average_words(leader.average, locale),
        )

    lines: Sequence[str] = [line(leader) for leader in board.leaders]
    own = [line(board.own, "own")] if board.own is not None else []
    # One's own place comes first: a long page may be cut.
    return join_sentences((title, under, *own, *lines))
