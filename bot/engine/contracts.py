"""Contracts: the melds that a round asks for (rules.md, "Words" and "Other presets").

>>> Contract.parse("1T 2R").cards, Contract.parse("royal").cards
(11, 13)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

TRIO_CARDS: Final = 3
"""Cards in a trio when its contract is laid."""
RUN_CARDS: Final = 4
"""Cards in a run when its contract is laid."""
WHOLE_CARDS: Final = 13
"""Cards in a dirty or a royal run: every rank once."""

_MELDS: Final = re.compile(r"(?:([1-9])T)? ?(?:([1-9])R)?")


@dataclass(frozen=True, slots=True)
class Contract:
    """What must be laid to go down: so many trios and runs, or one run of all thirteen ranks.

    Attributes:
        trios: trios of exactly three cards.
        runs: runs of exactly four cards.
        dirty: one run of all thirteen ranks, of any suits, instead.
        royal: one run of all thirteen ranks, of one suit, instead.
    """

    trios: int = 0
    runs: int = 0
    dirty: bool = False
    royal: bool = False

    def __post_init__(self) -> None:
        if self.dirty + self.royal + (self.trios + self.runs > 0) != 1 or min(self.trios, self.runs) < 0:
            raise ValueError(f"not a contract: {self!r} (trios and runs, or one dirty run, or one royal run)")

    @classmethod
    def parse(cls, text: str | Contract) -> Contract:
        """The contract that this text names: ``2T``, ``1T 1R``, ``3R``, ``dirty``, ``royal``.

        >>> Contract.parse("1T 1R")
        Contract(trios=1, runs=1, dirty=False, royal=False)

        Raises:
            ValueError: no contract is written so.
        """
        if isinstance(text, Contract):
            return text
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- JSON from outside
            raise ValueError(f"not a contract: {text!r}")
        return _parse(text)

    @property
    def whole(self) -> bool:
        """Whether it is one run of all thirteen ranks: laid at once, with no discard, and closed to lay-offs."""
        return self.dirty or self.royal

    @property
    def cards(self) -> int:
        """How many cards are laid."""
        return WHOLE_CARDS if self.whole else self.trios * TRIO_CARDS + self.runs * RUN_CARDS

    @property
    def text(self) -> str:
        """The text that `parse` reads."""
        if self.whole:
            return "dirty" if self.dirty else "royal"
        return " ".join(f"{count}{letter}" for count, letter in ((self.trios, "T"), (self.runs, "R")) if count)

    def __str__(self) -> str:
        return self.text


@cache
def _parse(text: str) -> Contract:
    if text in ("dirty", "royal"):
        return Contract(dirty=text == "dirty", royal=text == "royal")
    match = _MELDS.fullmatch(text)
    contract = match and (int(match[1] or 0), int(match[2] or 0))
    if not contract or contract == (0, 0) or Contract(*contract).text != text:
        raise ValueError(f"not a contract: {text!r} (expected such as '2T', '1T 1R', '3R', 'dirty', 'royal')")
    return Contract(*contract)
