"""The lobby: who has taken a seat, which are free, and what will be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.rules import Rules
from bot.locales import translate

from .avatars import faces
from .canvas import Canvas
from .palette import FELT_SUNK
from .parts import (
    BODY,
    INK,
    LABEL,
    MARGIN,
    NAMES,
    NUMBER,
    SMALL,
    WIDTH,
    contract_sprite,
    contract_words,
    fitting,
    heading,
    icon_sprite,
    pill,
    write_name,
)
from .picture import Person, Picture, join_sentences
from .text import Style
from .theme import FELT, Theme

_GAP: Final = 16
_SEAT: Final = 116
_FACE: Final = 84
_ROUND: Final = 104
_COLUMN: Final = (WIDTH - 2 * MARGIN - _GAP) // 2


def render_lobby(
    people: Sequence[Person], rules: Rules, *, host: int = 0, theme: Theme = FELT, locale: str = "es"
) -> Picture:
    """A table before the match.

    Args:
        people: who sits there, in the order of play.
        rules: what will be played; as many seats are shown as it allows.
        host: the seat of whoever opened the table.
        theme: its colours.
        locale: the language of its words.
    """
    seats = max(rules.max_players, len(people))
    seat_rows, round_rows = -(-seats // 2), -(-rules.rounds // 2)
    top = 156
    list_top = top + seat_rows * (_SEAT + _GAP) + 20
    height = list_top + 66 + round_rows * _ROUND + 14 + MARGIN
    portraits = faces(people, _FACE, theme)
    canvas = Canvas.felt(WIDTH, height, theme, portraits.people)
    under = translate(
        locale,
        "picture-lobby-under",
        preset=translate(locale, f"picture-preset-{rules.preset}"),
        taken=len(people),
        seats=seats,
    )
    heading(canvas, translate(locale, "picture-lobby-title"), under, "cards")
    for seat in range(seats):
        x, y = _place(seat, top, _SEAT + _GAP)
        if seat < len(people):
            _draw_seat(canvas, people[seat], x, y, is_host=seat == host, locale=locale)
            canvas.put(portraits.sprites[seat], x + 18, y + (_SEAT - _FACE) // 2)
        else:
            _draw_free(canvas, x, y, locale)
    _draw_rounds(canvas, rules, list_top, locale)
    return canvas.picture(_alt(people, rules, host, seats, locale))


def _place(number: int, top: int, step: int) -> tuple[int, int]:
    """The left upper corner of a field in two columns, filled row by row."""
    return MARGIN + number % 2 * (_COLUMN + _GAP), top + number // 2 * step


def _draw_seat(canvas: Canvas, person: Person, x: int, y: int, *, is_host: bool, locale: str) -> None:
    theme = canvas.theme
    canvas.sink((x, y, x + _COLUMN, y + _SEAT), radius=24)
    if is_host:
        canvas.outline((x, y, x + _COLUMN, y + _SEAT), theme.accent, radius=24, pen=3)
    left = x + 18 + _FACE + 20
    room = x + _COLUMN - 20 - left
    role = "host" if is_host else _bot_words(person) if person.bot else ""
    if not role:
        write_name(canvas, person.name, left, y + _SEAT // 2, room, theme.text)
        return
    style = fitting(person.name, room, *NAMES)
    canvas.write(person.name, left, y + 54, style, theme.text, width=room)
    sign = icon_sprite("crown" if is_host else "robot", 30, theme.soft, theme)
    canvas.put(sign, left, y + 68)
    canvas.write(translate(locale, f"picture-lobby-{role}"), left + 40, y + 94, SMALL, theme.soft, width=room - 40)


def _bot_words(person: Person) -> str:
    """The text that says what plays a bot's seat, by the end of its key."""
    return f"bot-{person.level}" if person.level else "bot"


def _draw_free(canvas: Canvas, x: int, y: int, locale: str) -> None:
    theme = canvas.theme
    canvas.sink((x, y, x + _COLUMN, y + _SEAT), radius=24, level=FELT_SUNK + 4)
    middle = y + _SEAT // 2
    ring = (x + 18, middle - _FACE // 2, x + 18 + _FACE, middle + _FACE // 2)
    canvas.outline(ring, theme.soft, radius=_FACE // 2, pen=3)
    canvas.put(icon_sprite("plus", 34, theme.soft, theme), x + 18 + (_FACE - 34) // 2, middle - 17)
    words, style = translate(locale, "picture-lobby-free"), Style(size=34, weight=450)
    canvas.write(words, x + 18 + _FACE + 20, middle + style.cap_height // 2, style, theme.soft)


def _draw_rounds(canvas: Canvas, rules: Rules, top: int, locale: str) -> None:
    theme = canvas.theme
    canvas.write(translate(locale, "picture-lobby-rounds", count=rules.rounds), MARGIN, top + 36, BODY, theme.text)
    pill(
        canvas,
        translate(locale, "picture-lobby-dealt", cards=rules.dealt(1)),
        WIDTH - MARGIN,
        top + 22,
        colour=theme.accent,
        ink=INK,
        style=LABEL,
        align="right",
    )
    rows = -(-rules.rounds // 2)
    first = top + 66
    canvas.sink((MARGIN, first, WIDTH - MARGIN, first + rows * _ROUND + 14), radius=24)
    for number, contract in enumerate(rules.contracts, start=1):
        # Down the left column, then down the right one: rounds are read in order.
        column, row = divmod(number - 1, rows)
        x, y = MARGIN + column * (_COLUMN + _GAP), first + 7 + row * _ROUND
        middle = y + _ROUND // 2
        canvas.write(str(number), x + 40, middle + NUMBER.cap_height // 2, NUMBER, theme.accent, align="middle")
        words = contract_words(contract, locale)
        room = _COLUMN - 86
        canvas.write(words, x + 78, y + 42, fitting(words, room, SMALL, LABEL), theme.text, width=room)
        canvas.put(contract_sprite(contract, 38, theme), x + 76, y + 54)


def _alt(people: Sequence[Person], rules: Rules, host: int, seats: int, locale: str) -> str:
    names = [
        translate(locale, "picture-lobby-alt-host", name=person.name)
        if seat == host
        else translate(
            locale,
            "picture-lobby-alt-bot",
            name=person.name,
            bot=translate(locale, f"picture-lobby-{_bot_words(person)}"),
        )
        if person.bot
        else person.name
        for seat, person in enumerate(people)
    ]
    rounds = "; ".join(f"{number}. {contract_words(text, locale)}" for number, text in enumerate(rules.contracts, 1))
    return join_sentences(
        (
            translate(locale, "picture-lobby-title"),
            translate(locale, f"picture-preset-{rules.preset}"),
            translate(locale, "picture-lobby-alt-seated", names=", ".join(names)),
            translate(locale, "picture-lobby-alt-free", count=seats - len(people)),
            translate(locale, "picture-lobby-alt-rounds", rounds=rounds),
        )
    )
