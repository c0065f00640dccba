"""What the pictures beside the table have in common: their width, letters, headings, pills and small signs."""

from __future__ import annotations

from typing import Final, Literal

from bot.engine.cards import Card
from bot.engine.contracts import Contract
from bot.locales import translate

from . import text
from .art import IconName, card_face, icon, suit_pip
from .art.colours import MARKED
from .art.contracts import contract_sign
from .canvas import Box, Canvas
from .palette import PAPER, mix
from .sprites import Sprite, cached, from_rgba
from .text import Style
from .theme import Colour, Theme

WIDTH: Final = 1000
"""Pixels across: shown 400 wide on a phone, the smallest letters (28) are still 11 high."""
MARGIN: Final = 36

TITLE: Final = Style(size=50, weight=750)
BODY: Final = Style(size=36, weight=600)
SMALL: Final = Style(size=30, weight=500)
NUMBER: Final = Style(size=40, weight=700, family="condensed")
LARGE_NUMBER: Final = Style(size=56, weight=800, family="condensed")
NAMES: Final = (BODY, Style(size=32, weight=600), Style(size=28, weight=600))
"""How a name is set: smaller when it is long."""
LABEL: Final = Style(size=29, weight=600, family="condensed")

INK: Final[Colour] = (20, 22, 28)
INK_SOFT: Final[Colour] = mix(INK, PAPER, 0.36)
"""Grey letters on paper, contrast above 6."""
RULE: Final[Colour] = mix(INK, PAPER, 0.84)
GOLDEN: Final[Colour] = MARKED
"""The ground of what is marked on paper."""


@cached
def icon_sprite(name: IconName, size: int, colour: Colour, theme: Theme, ground: Colour | None = None) -> Sprite:
    """An icon as a sprite, smooth on `ground` (None: the felt)."""
    picture = icon(name, size, colour)
    return from_rgba(picture, theme) if ground is None else from_rgba(picture, theme, ground=ground)


@cached
def card_sprite(card: Card, width: int, height: int, theme: Theme, ground: Colour | None = None) -> Sprite:
    """A card's face as a sprite."""
    picture = card_face(card, width, height, indices=theme.indices, four_colour=theme.four_colour)
    return from_rgba(picture, theme) if ground is None else from_rgba(picture, theme, ground=ground)


@cached
def pip_sprite(suit: str, size: int, colour: Colour, theme: Theme, ground: Colour | None = None) -> Sprite:
    """A suit sign as a sprite."""
    picture = suit_pip(suit, size, colour)
    return from_rgba(picture, theme) if ground is None else from_rgba(picture, theme, ground=ground)


@cached
def contract_sprite(contract: str, height: int, theme: Theme, ground: Colour | None = None) -> Sprite:
    """A contract's sign as a sprite."""
    melds = Contract.parse(contract)
    whole = contract if melds.whole else ""
    picture = contract_sign(melds.trios, melds.runs, height, whole=whole)
    return from_rgba(picture, theme) if ground is None else from_rgba(picture, theme, ground=ground)


def contract_words(contract: str, locale: str) -> str:
    """A contract such as ``1T 2R`` in words."""
    melds = Contract.parse(contract)
    if melds.whole:
        return translate(locale, f"picture-contract-{melds.text}")
    trios = translate(locale, "picture-contract-trios", count=melds.trios) if melds.trios else ""
    runs = translate(locale, "picture-contract-runs", count=melds.runs) if melds.runs else ""
    return translate(locale, "picture-contract-both", first=trios, second=runs) if trios and runs else trios or runs


def contract_short(contract: str, locale: str) -> str:
    """A contract in as few letters as can be: ``1T 2E`` in Spanish, where a run is an *escala*."""
    melds = Contract.parse(contract)
    if melds.whole:
        return translate(locale, f"picture-contract-short-{melds.text}")
    letters = (
        translate(locale, "picture-contract-letter-trio"),
        translate(locale, "picture-contract-letter-run"),
    )
    counts = (melds.trios, melds.runs)
    return " ".join(f"{count}{letter}" for count, letter in zip(counts, letters, strict=True) if count)


def number_words(value: float, locale: str) -> str:
    """A number as the language writes it."""
    return translate(locale, "picture-number", value=value)


def average_words(value: float, locale: str) -> str:
    """An average as the language writes it, with one digit after the point or comma always."""
    return translate(locale, "picture-average", value=value)


def fitting(words: str, room: int, *styles: Style) -> Style:
    """The first of these styles in which the words fit, else the last: it will be cut with an ellipsis."""
    return next((style for style in styles if text.width(words, style) <= room), styles[-1])


def wrap(words: str, style: Style, room: int) -> list[str]:
    """The words in lines that fit `room` pixels, broken at spaces; a single word may stay too long."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text.width(longer, style) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write_name(
    canvas: Canvas, name: str, x: int, middle: int, room: int, colour: Colour, *, ground: Colour | None = None
) -> None:
    """A name centred on a height: smaller if it is long, in two lines if it is longer still."""
    style = fitting(name, room, *NAMES)
    lines = wrap(name, style, room) if style is NAMES[-1] else [name]
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    step = style.size + 6
    first = middle + style.cap_height // 2 - step * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        canvas.write(line, x, first + number * step, style, colour, width=room, ground=ground)


def portrait_on_paper(canvas: Canvas, portrait: Sprite, x: int, y: int, colour: Colour) -> None:
    """A portrait on paper, with a ring of this colour in place of the light one that suits the felt."""
    canvas.put(portrait, x, y)
    box = (x - 2, y - 2, x + portrait.width + 2, y + portrait.height + 2)
    canvas.outline(box, colour, radius=portrait.width // 2 + 2, pen=4, ground=PAPER)


def lift(words: str, style: Style, room: int) -> int:
    """By how much a line has to stand higher to keep within so much room below its baseline."""
    return max(0, text.below(words, style) - room)


def heading(canvas: Canvas, words: str, under: str, sign: IconName, *, y: int = 36) -> int:
    """A sign, a title and a line under it, at the top; returns where what follows may begin."""
    theme = canvas.theme
    canvas.put(icon_sprite(sign, 88, theme.accent, theme), MARGIN, y)
    left = MARGIN + 88 + 24
    room = canvas.width - left - MARGIN
    canvas.write(words, left, y + 42 - lift(words, TITLE, 16), TITLE, theme.text, width=room)
    canvas.write(under, left, y + 86, fitting(under, room, SMALL, LABEL), theme.soft, width=room)
    return y + 88 + 32


def pill(
    canvas: Canvas,
    words: str,
    x: int,
    middle: int,
    *,
    colour: Colour,
    ink: Colour,
    style: Style = LABEL,
    align: Literal["left", "right"] = "left",
    ground: Colour | None = None,
) -> Box:
    """Words on a rounded ground; `x` is its left or right end, `middle` the height it is centred on."""
    high, inset = style.size + 14, 16
    wide = text.width(words, style) + 2 * inset
    left = x if align == "left" else x - wide
    box = (left, middle - high // 2, left + wide, middle + high - high // 2)
    canvas.round_rect(box, colour, radius=high // 2, ground=ground)
    canvas.write(words, left + inset, middle + style.cap_height // 2, style, ink, ground=colour)
    return box


def sheet(canvas: Canvas, box: Box, *, radius: int = 22) -> None:
    """A sheet of paper on the cloth."""
    canvas.drop_shadow(box, radius=radius, blur=12, depth=14, fall=6)
    canvas.round_rect(box, PAPER, radius=radius)
