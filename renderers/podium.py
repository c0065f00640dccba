"""The end of a match: a podium for the first three, a list for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from bot.engine.results import Result, RoundScore
from bot.locales import translate

from . import text
from .art import andes_line
from .art.colours import GOLD_LIGHT
from .art.stage import METALS, Step, confetti, draw_steps
from .avatars import Faces, faces
from .canvas import Box, Canvas
from .parts import (
    INK,
    LABEL,
    MARGIN,
    NUMBER,
    TITLE,
    WIDTH,
    fitting,
    icon_sprite,
    lift,
    pill,
    wrap,
    write_name,
)
from .picture import Person, Picture, join_sentences
from .pixels import scaled, shares
from .sprites import Sprite, cached, from_rgba
from .text import Style
from .theme import FELT, Colour, Theme

_STAGE: Final = 716
"""Where the podium stands."""
_BLOCK: Final = 292
_TALL: Final = (270, 228, 188)
_LARGE: Final = 132
_SMALL_FACE: Final = 72
_ROW: Final = 96
_GREEN: Final[Colour] = (20, 125, 103)
_RED: Final[Colour] = (192, 34, 4)
_GREY: Final[Colour] = (102, 117, 127)


def render_podium(
    people: Sequence[Person],
    result: Result,
    rounds: Sequence[RoundScore],
    *,
    changes: Sequence[int] = (),
    theme: Theme = FELT,
    locale: str = "es",
) -> Picture:
    """The result of a match.

    Args:
        people: everybody, by seat.
        result: final scores and places, by seat.
        rounds: the rounds played: who won each.
        changes: how much each seat's rating changed; none where the match was not rated.
        theme: its colours.
        locale: the language of its words.
    """
    order = sorted(range(len(people)), key=lambda seat: (result.places[seat], result.scores[seat], seat))
    top, rest = order[:3], order[3:]
    won = [sum(score.winner == seat for score in rounds) for seat in range(len(people))]
    height = _STAGE + (28 + len(rest) * _ROW if rest else 0) + MARGIN
    large, small = faces(people, _LARGE, theme), faces(people, _SMALL_FACE, theme)
    canvas = Canvas.felt(WIDTH, height, theme, large.people)
    canvas.brighten(_ridge(), 0, _STAGE - 250)
    stands = [
        _stand(people[seat].name, step)
        for seat, step in zip(top, _steps([result.places[seat] for seat in top]), strict=True)
    ]
    # Shadows fall on the cloth only: they come before everything that lies on it.
    for stand in stands:
        canvas.drop_shadow(stand.face, radius=_LARGE // 2)
        step = stand.step
        canvas.drop_shadow((step.left, step.top, step.right, step.bottom), radius=4, blur=14)
    canvas.put(_confetti(theme), 0, 0)
    _draw_title(canvas, people, result, locale)
    canvas.put(_podium(tuple(stand.step for stand in stands), theme), 0, 0)
    for seat, stand in zip(top, stands, strict=True):
        _draw_winner(canvas, stand, large.sprites[seat], result.scores[seat], won[seat], locale)
        _draw_change(canvas, changes[seat] if changes else None, stand.middle, stand.step.bottom - 34)
    y = _STAGE + 28
    for seat in rest:
        change = changes[seat] if changes else None
        _draw_row(canvas, people[seat], small, seat, result, won[seat], change, y, locale)
        y += _ROW
    return canvas.picture(_alt(people, result, order, won, changes, locale))


def _steps(places: Sequence[int]) -> tuple[Step, ...]:
    """The steps in the order of the places given: the first in the middle, the second left, the third right."""
    columns = (1, 0, 2) if len(places) == 3 else (0, 1)
    wide = _BLOCK * len(places) + 12 * (len(places) - 1)
    start = (WIDTH - wide) // 2
    found: list[Step] = []
    for column, place in zip(columns, places, strict=False):
        left = start + column * (_BLOCK + 12)
        shown = min(place, 3)
        found.append(Step(left, _STAGE - _TALL[shown - 1], left + _BLOCK, _STAGE, shown))
    return tuple(found)


@cached
def _podium(steps: tuple[Step, ...], theme: Theme) -> Sprite:
    return from_rgba(draw_steps(steps, WIDTH, _STAGE), theme)


@lru_cache(maxsize=1)
def _ridge() -> Image.Image:
    """The Andes as light on the cloth: how many levels brighter, less and less towards the foot."""
    range_, snow = (90, 90, 90), (255, 255, 255)
    picture = andes_line(WIDTH, 250, range_, snow)
    flat = Image.new("L", picture.size)
    flat.paste(picture.convert("L"), (0, 0), picture.getchannel("A"))
    fade = scaled(Image.linear_gradient("L"), *picture.size).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return shares(ImageChops.multiply(flat, fade), 16)


@cached
def _confetti(theme: Theme) -> Sprite:
    return from_rgba(confetti(WIDTH, 350, 90, (60, 34, WIDTH - 60, 122)), theme)


def _draw_title(canvas: Canvas, people: Sequence[Person], result: Result, locale: str) -> None:
    winners = [person.name for person, place in zip(people, result.places, strict=True) if place == 1]
    words = (
        translate(locale, "picture-podium-winner", name=winners[0])
        if len(winners) == 1
        else translate(locale, "picture-podium-shared")
    )
    room = WIDTH - 2 * MARGIN - 60
    style = fitting(words, room, Style(size=60, weight=800), TITLE, Style(size=40, weight=750))
    canvas.write(words, WIDTH // 2, 96, style, canvas.theme.text, align="middle", width=room)


@dataclass(frozen=True, slots=True)
class _Stand:
    """Somebody on a step: where the portrait is, and the name in one or two lines above the step."""

    step: Step
    face: Box
    lines: tuple[str, ...]
    style: Style
    baseline: int

    @property
    def middle(self) -> int:
        return (self.step.left + self.step.right) // 2


def _stand(name: str, step: Step) -> _Stand:
    room, middle = _BLOCK - 4, (step.left + step.right) // 2
    style = fitting(name, room, Style(size=38, weight=700), Style(size=32, weight=700), Style(size=29, weight=650))
    lines = wrap(name, style, room)
    lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else [name]
    baseline = step.top - 34 - (style.size + 7) * (len(lines) - 1) - lift(lines[-1], style, 16)
    top = baseline - style.ascent - 12 - _LARGE
    face = (middle - _LARGE // 2, top, middle + _LARGE // 2, top + _LARGE)
    return _Stand(step, face, tuple(lines), style, baseline)


def _draw_winner(canvas: Canvas, stand: _Stand, portrait: Sprite, score: int, won: int, locale: str) -> None:
    theme, step, middle = canvas.theme, stand.step, stand.middle
    left, top, right, bottom = stand.face
    canvas.put(portrait, left, top)
    if step.place == 1:
        canvas.put(icon_sprite("crown", 84, theme.accent, theme), middle - 42, top - 62)
    medal = icon_sprite(("medal-1", "medal-2", "medal-3")[step.place - 1], 68, theme.accent, theme)
    canvas.put(medal, right - 42, bottom - 58)
    for number, words in enumerate(stand.lines):
        y = stand.baseline + number * (stand.style.size + 7)
        canvas.write(words, middle, y, stand.style, theme.text, align="middle", width=_BLOCK - 4)
    ground = METALS[step.place - 1][0]
    points = translate(locale, "picture-podium-points", points=score)
    style = _fit_number(points, Style(size=70, weight=850, family="condensed"))
    canvas.write(points, middle, step.top + 76, style, INK, align="middle", ground=ground)
    words = translate(locale, "picture-podium-rounds", count=won)
    canvas.write(words, middle, step.top + 116, LABEL, INK, align="middle", width=_BLOCK - 12, ground=ground)
    if step.place == 1:
        canvas.put(icon_sprite("star", 78, GOLD_LIGHT, theme, ground), middle - 39, step.top + 128)


def _fit_number(words: str, style: Style) -> Style:
    smaller = (Style(size=size, weight=style.weight, family="condensed") for size in (64, 52, 44))
    return fitting(words, _BLOCK - 24, style, *smaller)


def _draw_change(canvas: Canvas, change: int | None, middle: int, y: int) -> None:
    """By how much a rating rose or fell, on a pill centred on `middle`."""
    if change is None:
        return
    words = _signed(change)
    wide = text.width(words, LABEL) + 32
    pill(canvas, words, middle - wide // 2, y, colour=_change_colour(change), ink=(255, 255, 255))


def _change_colour(change: int) -> Colour:
    return _RED if change < 0 else _GREEN if change else _GREY


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def _draw_row(
    canvas: Canvas,
    person: Person,
    portraits: Faces,
    seat: int,
    result: Result,
    won: int,
    change: int | None,
    y: int,
    locale: str,
) -> None:
    theme, middle = canvas.theme, y + (_ROW - 12) // 2
    canvas.sink((MARGIN, y, WIDTH - MARGIN, y + _ROW - 12), radius=24)
    place = str(result.places[seat])
    canvas.write(place, MARGIN + 48, middle + NUMBER.cap_height // 2, NUMBER, theme.soft, align="middle")
    canvas.put(portraits.sprites[seat], MARGIN + 90, middle - _SMALL_FACE // 2)
    x = MARGIN + 90 + _SMALL_FACE + 20
    right = WIDTH - MARGIN - 28
    score = translate(locale, "picture-podium-points", points=result.scores[seat])
    box = canvas.write(score, right, middle + NUMBER.cap_height // 2, NUMBER, theme.text, align="right")
    end = box[0] - 24
    if change is not None:
        ground = _change_colour(change)
        box = pill(canvas, _signed(change), end, middle, colour=ground, ink=(255, 255, 255), align="right")
        end = box[0] - 20
    words = translate(locale, "picture-podium-rounds", count=won)
    box = canvas.write(words, end, middle + LABEL.cap_height // 2, LABEL, theme.soft, align="right")
    write_name(canvas, person.name, x, middle, box[0] - 20 - x, theme.text)


def _alt(
    people: Sequence[Person],
    result: Result,
    order: Sequence[int],
    won: Sequence[int],
    changes: Sequence[int],
    locale: str,
) -> str:
    lines: list[str] = [translate(locale, "picture-podium-title")]
    for seat in order:
        line = translate(
            locale,
            "picture-podium-alt-line",
            place=result.places[seat],
            name=people[seat].name,
            points=result.scores[seat],
            rounds=translate(locale, "picture-podium-rounds", count=won[seat]),
        )
        if changes:
            line += translate(locale, "picture-podium-alt-change", change=_signed(changes[seat]))
        lines.append(line)
    return join_sentences(lines)
