"""Shuffling: the same 32-byte seed gives the same deal for ever, on any machine, and every order is equally likely.

The method, so that anybody can check a deal with a few lines of any language:

1. The cards are put in ascending order of their index (suit × 13 + rank − 1 with suits S H D C; jokers, 52, last).
2. A stream of unsigned 32-bit big-endian words: the blocks HMAC-SHA256(seed, "carioca 1 <round> <refill> <block>")
   for block 0, 1, 2 …, eight words each. `refill` is 0 for the deal and 1, 2 … for the later shuffles of the round.
3. Fisher–Yates from the last place down: place i is exchanged with place w mod (i + 1), where w is the next word
   below the greatest multiple of i + 1 that fits 32 bits; words from there up are thrown away, so no order is favoured.
4. The last card of the result is the top of the stock.
"""

from __future__ import annotations

import hmac
import struct
from collections.abc import Iterable, Iterator
from typing import Final

from .cards import Card

SEED_BYTES: Final = 32
_WORDS: Final = 2**32


def shuffled(cards: Iterable[Card], seed: bytes, round_number: int, refill: int = 0) -> list[Card]:
    """These cards in the order that the seed gives them; the result depends on which they are, not on their order.

    >>> from .cards import CARDS
    >>> "".join(map(str, shuffled(CARDS[:8], bytes(32), 1)))
    '5S7S2SAS4S3S8S6S'
    """
    pile = sorted(cards)
    place = len(pile) - 1
    for word in words(seed, f"carioca 1 {round_number} {refill}"):
        if place < 1:
            break
        choices = place + 1
        if word < _WORDS - _WORDS % choices:
            other = word % choices
            pile[place], pile[other] = pile[other], pile[place]
            place -= 1
    return pile


def words(seed: bytes, label: str) -> Iterator[int]:
    """The endless stream of 32-bit words that the seed gives under this label."""
    block = 0
    while True:
        yield from struct.unpack(">8I", hmac.digest(seed, f"{label} {block}".encode(), "sha256"))
        block += 1


def check_seed(seed: object) -> bytes:
    """The seed, if it is one.

    Raises:
        ValueError: it is not 32 bytes.
    """
    if not isinstance(seed, (bytes, bytearray)) or len(seed) != SEED_BYTES:
        raise ValueError(f"seed: expected {SEED_BYTES} bytes")
    return bytes(seed)
