"""A player's profile: rating over time, and what they have done on this server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.locales import translate

from .art import colours
from .avatars import Faces, faces
from .canvas import Canvas
from .charts import Scale, Series, draw_lines
from .palette import PAPER, felt_colour
from .parts import (
    BODY,
    INK,
    INK_SOFT,
    LABEL,
    LARGE_NUMBER,
    MARGIN,
    NUMBER,
    RULE,
    SMALL,
    TITLE,
    WIDTH,
    average_words,
    fitting,
    number_words,
    pill,
    sheet,
    write_name,
)
from .picture import Person, Picture, join_sentences
from .text import Style
from .theme import FELT, Colour, Theme

_FACE: Final = 128
_SMALL_FACE: Final = 64
_CHART: Final = 230
_GAP: Final = 16
_HOLLOW: Final = 8
"""The level of the felt that a bar not filled shows."""
_LINE: Final[Colour] = colours.DIAMOND
_SHADE: Final[Colour] = colours.SUITS["D"].tint


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody often played against: how many matches together, and in how many of them one was placed better."""

    person: Person
    matches: int
    won: int


@dataclass(frozen=True, slots=True)
class Profile:
    """What a server knows of a player.

    Attributes:
        person: the player.
        server: the server's name.
        rating: now.
        place: on the server's leaderboard, None if unplaced.
        matches, wins: finished and won.
        average: points a match, None before the first one.
        best: the lowest total of a match won or lost, None before the first one.
        streak: wins in a row, up to now.
        ratings: after each match, the oldest first.
        presets: matches and wins by preset.
        rivals: those met most often.
    """

    person: Person
    server: str
    rating: int
    place: int | None = None
    matches: int = 0
    wins: int = 0
    average: float | None = None
    best: int | None = None
    streak: int = 0
    ratings: tuple[float, ...] = ()
    presets: tuple[tuple[str, int, int], ...] = ()
    rivals: tuple[Rival, ...] = ()


def render_profile(profile: Profile, *, theme: Theme = FELT, locale: str = "es") -> Picture:
    """A player's profile."""
    people = [profile.person, *(rival.person for rival in profile.rivals[:3])]
    large, small = faces(people, _FACE, theme), faces(people, _SMALL_FACE, theme)
    charted = len(profile.ratings) > 1
    facts_top = 200
    chart_top = facts_top + 140 + _GAP
    lists_top = chart_top + (_CHART + 150 + _GAP if charted else 0)
    rows = max(min(3, len(profile.rivals)), min(4, len(profile.presets)))
    height = lists_top + (76 + rows * 88 + 10 if rows else -_GAP) + MARGIN
    canvas = Canvas.felt(WIDTH, height, theme, large.people)
    _draw_head(canvas, profile, large, locale)
    _draw_facts(canvas, profile, facts_top, locale)
    if charted:
        _draw_chart(canvas, profile, chart_top, locale)
    if rows:
        half = (WIDTH - 2 * MARGIN - _GAP) // 2
        both = bool(profile.presets and profile.rivals)
        bottom, right = height - MARGIN, WIDTH - MARGIN
        if profile.presets:
            _draw_presets(canvas, profile, (MARGIN, lists_top, MARGIN + half if both else right, bottom), locale)
        if profile.rivals:
            left = right - half if both else MARGIN
            _draw_rivals(canvas, profile, small, (left, lists_top, right, bottom), locale)
    return canvas.picture(_alt(profile, locale))


def _draw_head(canvas: Canvas, profile: Profile, portraits: Faces, locale: str) -> None:
    theme = canvas.theme
    canvas.drop_shadow((MARGIN, 36, MARGIN + _FACE, 36 + _FACE), radius=_FACE // 2)
    canvas.put(portraits.sprites[0], MARGIN, 36)
    rating = str(profile.rating)
    style = Style(size=84, weight=850, family="condensed")
    right = WIDTH - MARGIN - 8
    box = canvas.write(rating, right, 36 + 72, style, theme.accent, align="right")
    canvas.write(translate(locale, "picture-leaders-rating"), right, 36 + 116, LABEL, theme.soft, align="right")
    x = MARGIN + _FACE + 28
    room = box[0] - 28 - x
    name_style = fitting(profile.person.name, room, TITLE, Style(size=42, weight=750), Style(size=34, weight=700))
    canvas.write(profile.person.name, x, 36 + 58, name_style, theme.text, width=room)
    place = translate(locale, "picture-profile-place", place=profile.place) if profile.place else ""
    under = " · ".join(part for part in (place, profile.server) if part)
    canvas.write(under, x, 36 + 102, SMALL, theme.soft, width=room)


def _facts(profile: Profile, locale: str) -> list[tuple[str, str]]:
    """What is told in large numbers: key and value."""
    nothing = "–"
    share = f"{round(100 * profile.wins / profile.matches)} %" if profile.matches else nothing
    return [
        ("matches", number_words(profile.matches, locale)),
        ("wins", number_words(profile.wins, locale)),
        ("share", share),
        ("average", nothing if profile.average is None else average_words(profile.average, locale)),
        ("best", nothing if profile.best is None else number_words(profile.best, locale)),
    ]


def _draw_facts(canvas: Canvas, profile: Profile, top: int, locale: str) -> None:
    facts = _facts(profile, locale)
    wide = (WIDTH - 2 * MARGIN - _GAP * (len(facts) - 1)) // len(facts)
    for number, (key, value) in enumerate(facts):
        left = MARGIN + number * (wide + _GAP)
        canvas.sink((left, top, left + wide, top + 140), radius=22)
        style = fitting(value, wide - 16, LARGE_NUMBER, NUMBER)
        canvas.write(value, left + wide // 2, top + 72, style, canvas.theme.text, align="middle")
        words = translate(locale, f"picture-profile-{key}")
        label = fitting(words, wide - 12, LABEL, Style(size=27, weight=600, family="condensed"))
        canvas.write(words, left + wide // 2, top + 116, label, canvas.theme.soft, align="middle", width=wide - 10)


def _draw_chart(canvas: Canvas, profile: Profile, top: int, locale: str) -> None:
    sheet(canvas, (MARGIN, top, WIDTH - MARGIN, top + _CHART + 150))
    left, right, first = MARGIN + 118, WIDTH - MARGIN - 44, top + 92
    canvas.write(translate(locale, "picture-profile-chart"), MARGIN + 28, top + 54, BODY, INK, ground=PAPER)
    if profile.streak > 1:
        words = translate(locale, "picture-profile-streak", count=profile.streak)
        ink = (255, 255, 255)
        pill(canvas, words, right + 16, top + 42, colour=colours.CLUB, ink=ink, align="right", ground=PAPER)
    values = profile.ratings
    scale = Scale.around(min(values), max(values))
    picture = draw_lines(
        [Series(values, _LINE)],
        scale,
        (right - left, _CHART),
        canvas.theme,
        steps=len(values) - 1,
        rule=RULE,
        ground=PAPER,
        shade=_SHADE,
        dots=len(values) <= 24,
    )
    canvas.put(picture, left, first)
    for tick in scale.ticks:
        y = first + round(scale.place(tick, _CHART))
        canvas.write(f"{tick:g}", left - 18, y + 11, LABEL, INK_SOFT, align="right", ground=PAPER)
    words = translate(locale, "picture-profile-last", count=len(values))
    canvas.write(words, left, first + _CHART + 42, LABEL, INK_SOFT, ground=PAPER)


def _draw_presets(canvas: Canvas, profile: Profile, box: tuple[int, int, int, int], locale: str) -> None:
    theme = canvas.theme
    canvas.sink(box, radius=24)
    left, top, right, _ = box
    canvas.write(translate(locale, "picture-profile-presets"), left + 24, top + 52, BODY, theme.text)
    for number, (preset, matches, wins) in enumerate(profile.presets[:4]):
        y = top + 76 + number * 88
        words = translate(locale, f"picture-preset-{preset}")
        canvas.write(words, left + 24, y + 34, SMALL, theme.text)
        count = translate(locale, "picture-leaders-won-of", wins=wins, matches=matches)
        canvas.write(count, right - 24, y + 34, LABEL, theme.text, align="right")
        bar = (left + 24, y + 50, right - 24, y + 62)
        hollow = felt_colour(theme, _HOLLOW)
        canvas.round_rect(bar, hollow, radius=6)
        share = wins / matches if matches else 0
        if share > 0:
            end = bar[0] + max(12, round((bar[2] - bar[0]) * share))
            canvas.round_rect((bar[0], bar[1], end, bar[3]), theme.accent, radius=6, ground=hollow)


def _draw_rivals(
    canvas: Canvas, profile: Profile, portraits: Faces, box: tuple[int, int, int, int], locale: str
) -> None:
    theme = canvas.theme
    canvas.sink(box, radius=24)
    left, top, right, _ = box
    canvas.write(translate(locale, "picture-profile-rivals"), left + 24, top + 52, BODY, theme.text)
    for number, rival in enumerate(profile.rivals[:3]):
        middle = top + 76 + number * 88 + 40
        canvas.put(portraits.sprites[number + 1], left + 24, middle - _SMALL_FACE // 2)
        words = f"{rival.won}–{rival.matches - rival.won}"
        end = canvas.write(words, right - 24, middle + NUMBER.cap_height // 2, NUMBER, theme.text, align="right")[0]
        x = left + 24 + _SMALL_FACE + 18
        write_name(canvas, rival.person.name, x, middle, end - 16 - x, theme.text)


def _alt(profile: Profile, locale: str) -> str:
    facts = [f"{translate(locale, f'picture-profile-{key}')}: {value}" for key, value in _facts(profile, locale)]
    lines = [
        f"{profile.person.name}, {profile.server}",
        f"{translate(locale, 'picture-leaders-rating')}: {profile.rating}",
        translate(locale, "picture-profile-place", place=profile.place) if profile.place else "",
        "; ".join(facts),
    ]
    if len(profile.ratings) > 1:
        lines.append(
            translate(
                locale,
                "picture-profile-alt-chart",
                count=len(profile.ratings),
                first=str(round(profile.ratings[0])),
                last=str(round(profile.ratings[-1])),
                low=str(round(min(profile.ratings))),
                high=str(round(max(profile.ratings))),
            )
        )
    if profile.presets:
        each = [
            f"{translate(locale, f'picture-preset-{preset}')} "
            + translate(locale, "picture-leaders-won-of", wins=wins, matches=matches)
            for preset, matches, wins in profile.presets[:4]
        ]
        lines.append(f"{translate(locale, 'picture-profile-presets')}: {', '.join(each)}")
    if profile.rivals:
        met = [f"{rival.person.name} {rival.won}–{rival.matches - rival.won}" for rival in profile.rivals[:3]]
        lines.append(f"{translate(locale, 'picture-profile-rivals')}: {', '.join(met)}")
    return join_sentences(lines)
