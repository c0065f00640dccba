"""Reading what people type: cards and melds, in the notation or as they see them (``10♠``, ``comodín``).

>>> read_cards("10♠ 7h JK", "es")
[Card('TS'), Card('7H'), Card('JK')]
"""

from __future__ import annotations

import re
from typing import Final

from bot.engine import JOKER, Card
from bot.locales import translate
from bot.tables import TableError

_SIGNS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"})
_CARD: Final = re.compile(r"JK|(?:10|[A2-9TJQK])[SHDC]")


def read_cards(text: str, locale: str) -> list[Card]:
    """Every card of a text, whatever stands between them.

    Raises:
        TableError: `unreadable_cards`: something in it is no card.
    """
    plain = text.translate({0xFE0E: None, 0xFE0F: None}).replace("🃏", "JK").upper()
    for name in {translate(locale, "hand-joker"), "joker"}:
        plain = plain.replace(name.upper(), "JK")
    plain = plain.translate(_SIGNS)
    if re.sub(r"[\s·,;+/-]", "", _CARD.sub("", plain)):
        raise TableError("unreadable_cards", text=text[:60])
    cards = _CARD.findall(plain)
    if not cards:
        raise TableError("unreadable_cards", text=text[:60])
    return [JOKER if card == "JK" else Card.parse(card.replace("10", "T")) for card in cards]


def read_card(text: str, locale: str) -> Card:
    """The one card that a text names.

    Raises:
        TableError: `unreadable_cards`: it names none, or several.
    """
    cards = read_cards(text, locale)
    if len(cards) != 1:
        raise TableError("unreadable_cards", text=text[:60])
    return cards[0]
