"""What a page of the rules is made of: words, contracts, examples with a tick or a cross, steps, values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PIL import Image

from bot.engine.cards import Card
from bot.locales import translate

from . import cards as faces
from .art import IconName, card_back, colours
from .canvas import Canvas
from .palette import PAPER
from .parts import (
    BODY,
    INK,
    INK_SOFT,
    MARGIN,
    NUMBER,
    RULE,
    WIDTH,
    card_sprite,
    contract_sprite,
    contract_words,
    fitting,
    heading,
    icon_sprite,
    sheet,
    wrap,
)
from .sprites import Sprite, cached, from_rgba
from .table_words import card_words
from .text import Style
from .theme import Colour, Theme

TEXT: Final = Style(size=33, weight=450)
LINE: Final = 44
LEFT: Final = MARGIN + 34
RIGHT: Final = WIDTH - MARGIN - 34
_CARD: Final = (85, 119)
_FAN: Final = 40
"""How much of a card shows beside the next one."""
_ROUND: Final = 96
_GOOD: Final[Colour] = colours.CLUB
_BAD: Final[Colour] = colours.HEART


class Block(Protocol):
    """A part of a page: how high it is, how it is drawn, and what it says to those who cannot see it."""

    def height(self, locale: str) -> int:
        """Pixels down, the space after it left out."""
        ...

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it on the page's paper, its upper edge at `y`."""
        ...

    def said(self, locale: str) -> list[str]:
        """Its sentences."""
        ...


def draw_page(title: str, under: str, sign: IconName, blocks: Sequence[Block], theme: Theme, locale: str) -> Canvas:
    """A page: a heading on the felt, the blocks on paper."""
    gap = 26
    inner = sum(block.height(locale) + gap for block in blocks) - gap
    top = 156
    canvas = Canvas.felt(WIDTH, top + inner + 68 + MARGIN, theme)
    heading(canvas, title, under, sign)
    sheet(canvas, (MARGIN, top, WIDTH - MARGIN, top + inner + 68))
    y = top + 34
    for number, block in enumerate(blocks):
        block.draw(canvas, y, locale)
        y += block.height(locale) + gap
        if isinstance(block, Example) and number + 1 < len(blocks):
            canvas.fill((LEFT, y - gap // 2 - 1, RIGHT, y - gap // 2 + 1), RULE)
    return canvas


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph with a small star before it."""

    words: str

    def height(self, locale: str) -> int:
        """Pixels down."""
        return len(self._lines()) * LINE

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it."""
        canvas.put(icon_sprite("star", 26, colours.GOLD, canvas.theme, PAPER), LEFT, y + 9)
        write_lines(canvas, self._lines(), LEFT + 44, y)

    def said(self, locale: str) -> list[str]:
        """Its words."""
        return [self.words]

    def _lines(self) -> list[str]:
        return wrap(self.words, TEXT, RIGHT - LEFT - 44)


@dataclass(frozen=True, slots=True)
class Contracts:
    """Every round's contract in two columns."""

    contracts: tuple[str, ...]

    def height(self, locale: str) -> int:
        """Pixels down."""
        return -(-len(self.contracts) // 2) * _ROUND

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it."""
        rows, half = -(-len(self.contracts) // 2), (RIGHT - LEFT) // 2
        small = (Style(size=31, weight=600), Style(size=31, weight=600, family="condensed"))
        for number, contract in enumerate(self.contracts, start=1):
            column, row = divmod(number - 1, rows)
            left, top = LEFT + column * half, y + row * _ROUND
            disc = (left, top + 18, left + 58, top + 76)
            canvas.round_rect(disc, colours.CLUB, radius=29, ground=PAPER)
            baseline = top + 47 + NUMBER.cap_height // 2
            canvas.write(str(number), left + 29, baseline, NUMBER, colours.WHITE, align="middle", ground=colours.CLUB)
            words, room = contract_words(contract, locale), half - 84
            canvas.write(words, left + 76, top + 38, fitting(words, room, *small), INK, width=room, ground=PAPER)
            canvas.put(contract_sprite(contract, 38, canvas.theme, PAPER), left + 74, top + 50)

    def said(self, locale: str) -> list[str]:
        """The contracts in words."""
        return ["; ".join(f"{number}. {contract_words(text, locale)}" for number, text in enumerate(self.contracts, 1))]


@dataclass(frozen=True, slots=True)
class Example:
    """Cards that may or may not be laid so, with why.

    Attributes:
        groups: fans of cards; of two, the second is added to the first.
        words: what it shows.
        good: whether the rules allow it.
        after: what it becomes, if that needs showing.
    """

    groups: tuple[tuple[Card, ...], ...]
    words: str
    good: bool
    after: tuple[Card, ...] = ()

    def height(self, locale: str) -> int:
        """Pixels down."""
        rows = len(self._rows())
        return max(rows * _CARD[1] + (rows - 1) * 16, len(self._lines()) * LINE)

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it."""
        for number, (sign, fans) in enumerate(self._rows()):
            x, top = LEFT, y + number * (_CARD[1] + 16)
            middle = top + _CARD[1] // 2
            if sign:
                canvas.put(icon_sprite(sign, 40, INK_SOFT, canvas.theme, PAPER), x, middle - 20)
                x += 60
            for place, fan in enumerate(fans):
                if place:
                    canvas.put(icon_sprite("plus", 30, INK_SOFT, canvas.theme, PAPER), x + 12, middle - 15)
                    x += 54
                x = _draw_fan(canvas, fan, x, top)
        lines, left, high = self._lines(), self._words_left(), self.height(locale)
        _draw_verdict(canvas, left - 64, y + high // 2 - 23, good=self.good)
        write_lines(canvas, lines, left, y + max(0, (high - len(lines) * LINE) // 2))

    def _rows(self) -> list[tuple[IconName | None, tuple[tuple[Card, ...], ...]]]:
        """The fans line by line: two large ones below each other, what they become below them."""
        side_by_side = sum(len(group) for group in self.groups) <= 5
        rows: list[tuple[IconName | None, tuple[tuple[Card, ...], ...]]] = (
            [(None, self.groups)] if side_by_side else [(None, self.groups[:1]), ("plus", self.groups[1:])]
        )
        if self.after:
            rows.append(("arrow", (self.after,)))
        return rows

    def said(self, locale: str) -> list[str]:
        """The cards, whether they may, and why."""
        cards = " + ".join(" ".join(card_words(card, locale) for card in group) for group in self.groups)
        if self.after:
            cards += " → " + " ".join(card_words(card, locale) for card in self.after)
        verdict = translate(locale, "picture-rules-yes" if self.good else "picture-rules-no")
        return [f"{cards}: {verdict}. {self.words}"]

    def _words_left(self) -> int:
        return LEFT + 428

    def _lines(self) -> list[str]:
        return wrap(self.words, TEXT, RIGHT - self._words_left())


@dataclass(frozen=True, slots=True)
class Step:
    """One of the things a turn is made of, with its cards below (None: a card's back)."""

    number: int
    words: str
    groups: tuple[tuple[Card | None, ...], ...]
    between: str = ""

    def height(self, locale: str) -> int:
        """Pixels down."""
        return len(self._lines()) * LINE + 18 + _CARD[1]

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it."""
        canvas.round_rect((LEFT, y - 4, LEFT + 58, y + 54), colours.CLUB, radius=29, ground=PAPER)
        baseline = y + 25 + NUMBER.cap_height // 2
        canvas.write(str(self.number), LEFT + 29, baseline, NUMBER, colours.WHITE, align="middle", ground=colours.CLUB)
        lines = self._lines()
        write_lines(canvas, lines, LEFT + 82, y)
        top, x = y + len(lines) * LINE + 14, LEFT + 82
        for number, group in enumerate(self.groups):
            if number:
                x += 30
                if self.between:
                    words = translate(locale, f"picture-rules-{self.between}")
                    baseline = top + _CARD[1] // 2 + BODY.cap_height // 2
                    x = canvas.write(words, x, baseline, BODY, INK_SOFT, ground=PAPER)[2] + 30
            x = _draw_fan(canvas, group, x, top)

    def said(self, locale: str) -> list[str]:
        """Its number and words."""
        return [f"{self.number}. {self.words}"]

    def _lines(self) -> list[str]:
        return wrap(self.words, TEXT, RIGHT - LEFT - 82)


@dataclass(frozen=True, slots=True)
class Values:
    """What cards cost: some cards and their points, line by line."""

    rows: tuple[tuple[tuple[Card, ...], str], ...]

    def height(self, locale: str) -> int:
        """Pixels down."""
        return len(self.rows) * (_CARD[1] + 18) - 18

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it."""
        large = Style(size=48, weight=800, family="condensed")
        for cards, words in self.rows:
            _draw_fan(canvas, cards, LEFT, y, step=_CARD[0] + 10)
            left = LEFT + 3 * (_CARD[0] + 10) + 40
            style = fitting(words, RIGHT - left, large, Style(size=38, weight=700, family="condensed"))
            baseline = y + _CARD[1] // 2 + style.cap_height // 2
            canvas.write(words, left, baseline, style, INK, width=RIGHT - left, ground=PAPER)
            y += _CARD[1] + 18

    def said(self, locale: str) -> list[str]:
        """The cards and their points."""
        return [f"{' '.join(card_words(card, locale) for card in cards)}: {words}" for cards, words in self.rows]


def write_lines(canvas: Canvas, lines: Sequence[str], x: int, top: int) -> None:
    for number, words in enumerate(lines):
        canvas.write(words, x, top + number * LINE + 34, TEXT, INK, width=RIGHT - x, ground=PAPER)


def _strip(card: Card, shown: int, outline: Image.Image | None, theme: Theme) -> Sprite:
    """What the next card leaves of one: its rank and suit, no halves of what is beside them."""
    strip = faces.face(card, _CARD[0], theme, on_card=True, shown=shown)
    return Sprite(strip.image, None if outline is None else outline.crop((0, 0, strip.width, strip.height)))


def _draw_fan(canvas: Canvas, cards: Sequence[Card | None], x: int, y: int, *, step: int = _FAN) -> int:
    """Cards that lie over each other; returns their right end."""
    width, height = _CARD
    for number, card in enumerate(cards):
        sprite = _back(canvas.theme) if card is None else card_sprite(card, width, height, canvas.theme, PAPER)
        if card is not None and step < width and number < len(cards) - 1:
            sprite = _strip(card, step, sprite.mask, canvas.theme)
        canvas.put(sprite, x + number * step, y)
    return x + (len(cards) - 1) * step + width


def _draw_verdict(canvas: Canvas, x: int, y: int, *, good: bool) -> None:
    """A tick on green or a cross on red: told apart by shape, too."""
    colour = _GOOD if good else _BAD
    canvas.round_rect((x, y, x + 46, y + 46), colour, radius=23, ground=PAPER)
    canvas.put(icon_sprite("check" if good else "cross", 26, colours.WHITE, canvas.theme, colour), x + 10, y + 10)


@cached
def _back(theme: Theme) -> Sprite:
    return from_rgba(card_back(*_CARD, accent=theme.back), theme, ground=PAPER)
