"""The page of the rules that tells how to read the pictures: each sign as it is drawn there, and what it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from bot.engine.cards import Card
from bot.locales import translate

from . import cards, palette
from .art import colours
from .avatars import faces
from .canvas import PLACE_RADIUS, Box, Canvas
from .hand import LOCK, LOCK_IN, padlock
from .palette import PAPER
from .parts import INK, NUMBER, RULE, contract_sprite, icon_sprite, wrap
from .picture import Person
from .points import LEADING
from .rules_blocks import LEFT, LINE, RIGHT, TEXT, write_lines
from .table_boxes import DEALER
from .table_places import dealer_button, draw_meld
from .text import Style

_WIDE: Final = 212
_HIGH: Final = 112
_BETWEEN: Final = 28
"""From a sign to its words."""
_FACE: Final = 74
_CARD: Final = 64
_MELD: Final = (58, 26)
"""How wide the cards of the meld are, and how much of one the next leaves free."""
_FACTS: Final = Style(30, 500)
_TOTAL: Final = Style(48, 800, "condensed")

_FRAME: Final = 5

What = Literal["turn", "dealer", "facts", "meld", "played", "contract", "new", "locked", "points"]


@dataclass(frozen=True, slots=True)
class Sign:
    """Something that is seen on a picture, on a piece of the cloth or paper that it lies on there; and what it means.

    Attributes:
        what: the sign.
        words: its meaning.
        contract: the one to be shown.
    """

    what: What
    words: str
    contract: str = ""

    def height(self, locale: str) -> int:
        """Pixels down."""
        return max(_HIGH, len(self._lines()) * LINE)

    def draw(self, canvas: Canvas, y: int, locale: str) -> None:
        """Draw it."""
        high, lines = self.height(locale), self._lines()
        top = y + (high - _HIGH) // 2
        self._draw_sign(canvas, (LEFT, top, LEFT + _WIDE, top + _HIGH), locale)
        write_lines(canvas, lines, LEFT + _WIDE + _BETWEEN, y + (high - len(lines) * LINE) // 2)

    def said(self, locale: str) -> list[str]:
        """What it means; the words name what is to be seen."""
        return [self.words]

    def _lines(self) -> list[str]:
        return wrap(self.words, TEXT, RIGHT - LEFT - _WIDE - _BETWEEN)

    def _draw_sign(self, canvas: Canvas, box: Box, locale: str) -> None:
        left, top, right, bottom = box
        across, down = (left + right) // 2, (top + bottom) // 2
        if self.what == "points":
            _draw_points(canvas, box)
            return
        _draw_cloth(canvas, box, framed=self.what == "turn")
        match self.what:
            case "turn":
                _draw_face(canvas, across - _FACE // 2, down - _FACE // 2, turn=True)
            case "dealer":
                x, y = across - _FACE // 2, down - _FACE // 2
                _draw_face(canvas, x, y)
                canvas.put(dealer_button(DEALER, canvas.theme), x + _FACE - DEALER + 6, y + _FACE - DEALER + 6)
            case "facts":
                _draw_facts(canvas, box, translate(locale, "picture-points", points=35))
            case "meld":
                _draw_example(canvas, across, down)
            case "played":
                _draw_card(canvas, "QH", across - _CARD // 2, down)
            case "contract":
                sign = contract_sprite(self.contract, 50, canvas.theme)
                canvas.put(sign, across - sign.width // 2, down - 25)
            case "new":
                _draw_card(canvas, "9C", across - _CARD // 2, down)
            case "locked":
                _draw_card(canvas, "9C", across - _CARD - 10, down)
                _draw_card(canvas, "TH", across + 10, down)
                lock_at = down + cards.height(_CARD) // 2 - LOCK - LOCK_IN
                canvas.put(padlock(canvas.theme), across + 10 + LOCK_IN, lock_at)


def _draw_cloth(canvas: Canvas, box: Box, *, framed: bool) -> None:
    """A piece of the cloth, as in a seat's place; with the frame of whoever is in turn."""
    left, top, right, bottom = box
    ground, radius = PAPER, PLACE_RADIUS
    if framed:
        canvas.round_rect(box, canvas.theme.accent, radius=radius, ground=ground)
        ground, radius = canvas.theme.accent, radius - _FRAME
        box = (left + _FRAME, top + _FRAME, right - _FRAME, bottom - _FRAME)
    canvas.round_rect(box, canvas.theme.felt[1], radius=radius, ground=ground)
    canvas.sink(box, radius=radius)


def _draw_face(canvas: Canvas, x: int, y: int, *, turn: bool = False) -> None:
    """Somebody's portrait, with the ring that says that it is their turn."""
    if turn:
        canvas.round_rect((x - 4, y - 4, x + _FACE + 4, y + _FACE + 4), canvas.theme.accent, radius=_FACE // 2 + 4)
    canvas.put(faces((Person("Ana"),), _FACE, canvas.theme).sprites[0], x, y)


def _draw_facts(canvas: Canvas, box: Box, points: str) -> None:
    """The number of cards and the points, as they stand beside a name."""
    left, top, right, bottom = box
    theme, middle = canvas.theme, (top + bottom) // 2
    baseline = middle + _FACTS.cap_height // 2
    canvas.put(icon_sprite("cards", 34, theme.soft, theme), left + 22, middle - 17)
    canvas.write("7", left + 64, baseline, _FACTS, theme.soft)
    canvas.write(points, right - 20, baseline, _FACTS, theme.soft, align="right")


def _draw_example(canvas: Canvas, across: int, down: int) -> None:
    """A run with a joker, and its number on the table."""
    width, shown = _MELD
    run = ((Card.parse("4H"), 0), (Card.parse("JK"), 5), (Card.parse("6H"), 0), (Card.parse("7H"), 0))
    fan = tuple((card, shown if place < len(run) - 1 else 0, rank) for place, (card, rank) in enumerate(run))
    sprite = draw_meld(2, fan, width, frozenset(), palette.FELT_SUNK, canvas.theme)
    wide = shown * (len(run) - 1) + width
    canvas.put(sprite, across - wide // 2, down - cards.height(width) // 2)


def _draw_card(canvas: Canvas, card: str, x: int, down: int) -> None:
    """A card that has just been played, or that is new in the hand."""
    canvas.put(cards.face(Card.parse(card), _CARD, canvas.theme, mark="played"), x, down - cards.height(_CARD) // 2)


def _draw_points(canvas: Canvas, box: Box) -> None:
    """The points of a round that was won, and the total of whoever leads."""
    left, top, right, bottom = box
    middle, radius = (top + bottom) // 2, 26
    canvas.outline(box, RULE, radius=PLACE_RADIUS, pen=3, ground=PAPER)
    disc = (left + 62 - radius, middle - radius, left + 62 + radius, middle + radius)
    canvas.round_rect(disc, colours.GOLD, radius=radius, ground=PAPER)
    baseline = middle + NUMBER.cap_height // 2
    canvas.write("0", left + 62, baseline, NUMBER, INK, align="middle", ground=colours.GOLD)
    canvas.write("53", right - 36, middle + _TOTAL.cap_height // 2, _TOTAL, LEADING, align="right", ground=PAPER)
