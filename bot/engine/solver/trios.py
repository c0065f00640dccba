"""How many cards of a hand its trios can use, when no run wants any of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from .runs import IMPOSSIBLE

_COUNTS_KEPT: Final = 1 << 14
"""Hands' rank counts remembered before a table starts anew: a few MB."""


class TrioTable(dict[bytes, tuple[int, ...]]):
    """The most cards that all the trios use, by the number of jokers in them (at most one each).

    The key is the counts of the 13 ranks in ascending order: which ranks they are makes no difference. Working one
    out takes O(13 · trios⁴) steps.
    """

    def __init__(self, trios: int, same_rank: bool, copies: int) -> None:
        """Take the number of trios, whether two may be of one rank, and how many cards of a rank exist."""
        super().__init__()
        self.trios = trios
        self._same_rank = same_rank
        self._copies = copies

    def __missing__(self, counts: bytes) -> tuple[int, ...]:
        if len(self) >= _COUNTS_KEPT:
            self.clear()
        most = self[counts] = self._most(counts)
        return most

    def _most(self, counts: bytes) -> tuple[int, ...]:
        trios = self.trios
        best = [[IMPOSSIBLE] * (trios + 1) for _ in range(trios + 1)]
        best[0][0] = 0
        for count in counts:
            better = [row.copy() for row in best]
            for here in range(1, (trios if self._same_rank else 1) + 1):
                for jokers in range(here + 1):
                    needed = 3 * here - jokers
                    if needed > self._copies:
                        continue
                    used = min(count, needed)
                    for before in range(trios - here + 1):
                        for held in range(before + 1):
                            total = best[before][held] + used
                            if total > better[before + here][held + jokers]:
                                better[before + here][held + jokers] = total
            best = better
        return tuple(best[trios])


@cache
def trio_table(trios: int, same_rank: bool, copies: int) -> TrioTable:
    """The table for so many trios, shared by every contract that asks for as many."""
    return TrioTable(trios, same_rank, copies)
