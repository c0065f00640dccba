"""A shuffle that anyone can check: fixed before the match by a commitment, told after it.

1. The bot draws a secret of 32 random bytes and publishes its commitment: SHA-256 over, each with its length in front
   (8 bytes, big-endian), the texts ``carioca shuffle 1``, the match's number, its rules (JSON, keys sorted, no
   spaces), the number of seats, and the 32 bytes of the secret.
2. A player may cut: any text of theirs. Nobody cutting is a cut too, the empty text.
3. The seed of the match is HMAC-SHA256, keyed by the secret, over the texts ``carioca seed 1``, the match's number and
   the cut, each with its length in front. Every shuffle comes from it (`bot.engine.shuffle` says how).
4. After the match the secret is published. Whoever wants to check computes 1 and 3 and plays the match again.

It shows that the bot could not change the cards once it had published the commitment, nor choose them to suit a cut
that it did not know. It does not show that nobody looked: whoever runs the bot can see every card.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable
from typing import Final

from bot.engine import Rules

LONGEST_CUT: Final = 40
"""Characters of a cut."""


def new_secret() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(match: int, rules: Rules, seats: int, secret: bytes) -> str:
    """What is published before the match: 64 hexadecimal digits.

    >>> commitment(7, Rules(), 3, bytes(32))
    '2b15e0062b5c742259071d5940ae240c50eb155f220115b4ab79d48bbe224dce'
    """
    rules_text = json.dumps(rules.to_object(), sort_keys=True, separators=(",", ":"))
    parts = ("carioca shuffle 1", str(match), rules_text, str(seats))
    return hashlib.sha256(_framed((*(part.encode() for part in parts), secret))).hexdigest()


def match_seed(match: int, secret: bytes, cut: str) -> bytes:
    """The 32 bytes that all shuffles of the match come from."""
    parts = ("carioca seed 1", str(match), cut)
    return hmac.digest(secret, _framed(part.encode() for part in parts), "sha256")


def _framed(parts: Iterable[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)
