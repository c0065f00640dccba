"""Cards: 52 faces and the joker, each one object, written in two characters.

>>> Card.parse("KS").rank, Card.parse("KS").suit, str(Card.parse("JK"))
(13, 'S', 'JK')
>>> Card.parse("KS") is Card.parse("KS")
True
"""

from __future__ import annotations

from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"


class Card(int):
    """A card's face. Equal faces of two decks are one and the same object.

    It is a small integer (suit × 13 + rank − 1; the joker is 52), so that it indexes a list of counts.

    Attributes:
        rank: 1 (ace) to 13 (king); 0 for the joker.
        suit: one of ``S H D C``; empty for the joker.
        text: the two characters that `notation` writes it with.
    """

    rank: int
    suit: str
    text: str

    def __new__(cls, index: int) -> Card:
        """The face with this index, 0 to 52.

        Raises:
            ValueError: there is no such face.
        """
        if not 0 <= index < len(CARDS):
            raise ValueError(f"not a card's index: {index!r} (expected 0 to 52)")
        return CARDS[index]

    @classmethod
    def parse(cls, text: str | Card) -> Card:
        """The card that this text names.

        Raises:
            ValueError: no card is written so.
        """
        if isinstance(text, Card):
            return text
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a card: {text!r}") from None

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self == 52

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"


def _make(index: int) -> Card:
    card = int.__new__(Card, index)
    card.rank, card.suit, card.text = 0, "", "JK"
    if index < 52:
        card.rank, card.suit = index % 13 + 1, SUITS[index // 13]
        card.text = RANKS[card.rank - 1] + card.suit
    return card


CARDS: Final[tuple[Card, ...]] = tuple(_make(index) for index in range(53))
"""Every face by its index, the joker last."""

JOKER: Final = CARDS[52]

_BY_TEXT: Final = {card.text: card for card in CARDS}


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards that a text such as ``JK4H5H6H`` names, in its order.

    >>> parse_cards("JK4H")
    (Card('JK'), Card('4H'))

    Raises:
        ValueError: the text is empty, or a part of it is no card.
    """
    if not text or len(text) % 2:
        raise ValueError(f"not cards: {text!r}")
    return tuple([Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)])
