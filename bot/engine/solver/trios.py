"""How many cards of a hand its trios can use, when no run wants any of them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from .runs import IMPOSSIBLE

_COUNTS_KEPT: Final = 1 << 13
"""Hands' rank counts remembered before a table starts anew: a few MB."""

_ONE_EACH: Final = sum(1 << 8 * rank for rank in range(13))
TOPS: Final = 0x80 * _ONE_EACH
"""The top bit of every rank's byte."""

Test = tuple[int, int]
"""An addend and a number: so many ranks reach the top bit when the addend is added to the sum of a hand's keys."""


class Trios(NamedTuple):
    """What the trios use of a hand when so many of them have a joker.

    Attributes:
        most: the most cards that they use.
        tests: they can use as many of what is left of the hand if it passes these; None if only the table can tell.
    """

    most: int
    tests: tuple[Test, ...] | None


class TrioTable(dict[bytes, tuple[Trios, ...]]):
    """The most cards that all the trios use, by the number of jokers in them (at most one each).

    The key is the counts of the 13 ranks in ascending order: which ranks they are makes no difference. Working one out
    takes O(13 · trios⁴) steps.
    """

    def __init__(self, trios: int, same_rank: bool, copies: int | None, jokers: int) -> None:
        """Take the number of trios, and whether two may be of one rank.

        If only so many `copies` of a rank exist, a trio may have to wait for a joker that is still to be drawn. There
        are so many `jokers` in all.
        """
        super().__init__()
        self.trios = trios
        self._same_rank = same_rank
        self._copies = 3 * trios if copies is None else copies
        self._jokers = jokers
        self._helpful: dict[tuple[bytes, int], bytes] = {}

    def __missing__(self, counts: bytes) -> tuple[Trios, ...]:
        if len(self) >= _COUNTS_KEPT:
            self.clear()
        most = enumerate(self._most(counts))
        found = self[counts] = tuple([Trios(used, self._tests(counts, jokers, used)) for jokers, used in most])
        return found

    def helpful(self, counts: bytes, jokers: int) -> bytes:
        """The counts among these (ascending) such that one card more of such a rank lets the trios use more."""
        helpful = self._helpful.get((counts, jokers))
        if helpful is None:
            if len(self._helpful) >= _COUNTS_KEPT:
                self._helpful.clear()
            most = self[counts][jokers].most
            found: list[int] = []
            for count in {*counts}:
                more = bytearray(counts)
                more[counts.index(count)] += 1
                if self[bytes(sorted(more))][jokers].most > most:
                    found.append(count)
            helpful = self._helpful[counts, jokers] = bytes(found)
        return helpful

    def _most(self, counts: bytes) -> list[int]:
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
        most = best[trios]
        for jokers in reversed(range(min(self._jokers, trios))):
            most[jokers] = max(most[jokers], most[jokers + 1])
        return most

    def _tests(self, counts: bytes, jokers: int, used: int) -> tuple[Test, ...] | None:
        """The tests that enough ranks are left with enough cards, if the trios can only be best of different ranks."""
        if self._same_rank and self.trios > 1 and counts[-1] > 3:
            return None
        needs = [3] * (self.trios - jokers) + [2] * jokers
        taken = [min(count, need) for count, need in zip(reversed(counts), needs, strict=False)]
        if sum(taken) != used:
            return None
        return tuple([((0x80 - least) * _ONE_EACH, sum(more >= least for more in taken)) for least in {*taken} - {0}])


@cache
def trio_table(trios: int, same_rank: bool, copies: int | None = None, jokers: int = 0) -> TrioTable:
    """The table for so many trios, shared by every contract that asks for as many."""
    return TrioTable(trios, same_rank, copies, jokers)
