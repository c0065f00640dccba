"""Hands as numbers: a byte for each face, so that adding faces up counts a whole hand at once.

A suit is a **key** of 13 bytes, the ace lowest; adding the four keys up counts the ranks. Nothing here knows a
contract.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Final, cast

from bot.engine.cards import CARDS, JOKER, Card

SUIT_BITS: Final = 13 * 8
SUIT_MASK: Final = (1 << SUIT_BITS) - 1
JOKER_SHIFT: Final = 4 * SUIT_BITS

RANKS_SHIFT: Final = JOKER_SHIFT + 8
"""Where `with_ranks` puts the counts of the ranks."""

BORROW: Final = sum(0x80 << 8 * face for face in range(53 + 13))
"""The top bit of every byte of a hand: it is lost where more is taken than is held."""

KEPT: Final = 1 << 15
"""Suits that a table remembers before it starts anew: a few MB."""

UNITS: Final = tuple(1 << (8 * rank) for rank in range(13))
"""One card of this rank (from 0) in a suit's key."""

WITHOUT: Final = tuple(SUIT_MASK & ~(0xFF << (8 * rank)) for rank in range(13))
"""The mask of a suit's key that takes every card of this rank (from 0) away."""

FACES: Final = tuple(
    1 << (JOKER_SHIFT if card is JOKER else SUIT_BITS * (card // 13) + 8 * (card % 13)) for card in CARDS
)
"""One card of each face, packed."""

Keys = tuple[int, int, int, int]
"""The keys of the four suits, in the order of `SUITS`."""


def pack(hand: Iterable[Card | str]) -> int:
    """The whole hand as one number.

    Raises:
        ValueError: something in the hand is no card.
    """
    cards = tuple(hand)  # it may be an iterator, and is gone through twice if it holds texts
    try:
        if len(cards) > 1:
            return sum(itemgetter(*cast("tuple[Card, ...]", cards))(FACES))  # the fastest of the ways to look up many
    except (TypeError, IndexError):
        pass  # texts, or what is no card at all
    return sum([FACES[Card.parse(card)] for card in cards])


def keys_of(packed: int) -> Keys:
    """The keys of the four suits of a packed hand."""
    return (
        packed & SUIT_MASK,
        packed >> SUIT_BITS & SUIT_MASK,
        packed >> 2 * SUIT_BITS & SUIT_MASK,
        packed >> 3 * SUIT_BITS & SUIT_MASK,
    )


def counts_of(key: int) -> bytes:
    """How many cards of each of the 13 ranks a key (or a sum of keys) holds."""
    return key.to_bytes(13, "little")


def face_count(packed: int, card: Card) -> int:
    """How many of this face a packed hand holds."""
    return packed >> SUIT_BITS * (card // 13) + 8 * (card % 13) & 0xFF


def with_ranks(packed: int) -> int:
    """The packed hand with the counts of its ranks on top, so that cards can be taken away by face or by rank."""
    return packed + (sum(keys_of(packed)) << RANKS_SHIFT)
