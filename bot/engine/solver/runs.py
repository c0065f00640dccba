"""How many cards of a hand its runs can use, suit by suit.

A suit's **profile** says for every number of runs ``k`` and of jokers in them ``j`` how many of the suit's cards `k`
runs can use at most when `j` of them have a joker each. Few profiles exist, so they are numbered; the profile of two
suits together depends on their numbers alone and is looked up as well. A hand then costs seven look-ups.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cache
from typing import Final

from .packing import KEPT, WITHOUT, counts_of

IMPOSSIBLE: Final = -99
"""The overlap of a plan that cannot be laid: so low that no sum with it is ever best."""

PAIR_SHIFT: Final = 16
"""Numbers of profiles stay below 2 ** 16: 13 cards give fewer than 100, 30 cards a few hundred."""

Profile = tuple[tuple[int, ...], ...]
"""Overlap by ``[runs][jokers]``; jokers go from 0 to the number of runs."""


@cache
def windows(wrap: bool) -> tuple[int, ...]:
    """The ranks of every run of four, as 13-bit masks with the ace lowest; the ace is low, high, or (`wrap`) both ways.

    >>> [f"{window:013b}" for window in windows(False)[-2:]]
    ['1111000000000', '1110000000001']
    """
    return tuple(sum(1 << (low + step) % 13 for step in range(4)) for low in range(13 if wrap else 11))


@cache
def _best_window(wrap: bool) -> bytes:
    """For every set of ranks, the most of them that one run holds."""
    best = bytearray(1 << 13)
    by_rank = [[window for window in windows(wrap) if window >> rank & 1] for rank in range(13)]
    for ranks in range(1, 1 << 13):
        lowest = ranks & -ranks
        most = best[ranks ^ lowest]
        for window in by_rank[lowest.bit_length() - 1]:
            most = max(most, (ranks & window).bit_count())
        best[ranks] = most
    return bytes(best)


def combine(left: Profile, right: Profile) -> Profile:
    """The profile of the cards of both, none of which can share a run."""
    return tuple(
        tuple(
            max(
                left[k][j] + right[runs - k][jokers - j]
                for k in range(runs + 1)
                for j in range(max(0, jokers - (runs - k)), min(k, jokers) + 1)
            )
            for jokers in range(runs + 1)
        )
        for runs in range(len(left))
    )


class Numbers:
    """Profiles and their numbers, and the number of two profiles' combination (``[left << 16 | right]``)."""

    def __init__(self) -> None:
        self.profiles: list[Profile] = []
        self.totals: list[tuple[int, ...]] = []
        """The last row of each profile: all the runs."""
        self.pairs: dict[int, int] = _Pairs(self)
        self._number: dict[Profile, int] = {}

    def of(self, profile: Profile) -> int:
        """The number of this profile."""
        number = self._number.get(profile)
        if number is None:
            number = self._number[profile] = len(self.profiles)
            self.profiles.append(profile)
            self.totals.append(profile[-1])
        return number

    def overlap(self, first: int, second: int, third: int, fourth: int) -> tuple[int, ...]:
        """How many of the cards of four suits, whose profiles have these numbers, all the runs use (`RunTable`)."""
        pairs = self.pairs
        low, high = pairs[first << PAIR_SHIFT | second], pairs[third << PAIR_SHIFT | fourth]
        return self.totals[pairs[low << PAIR_SHIFT | high]]


class _Pairs(dict[int, int]):
    def __init__(self, numbers: Numbers) -> None:
        super().__init__()
        self._numbers = numbers

    def __missing__(self, pair: int) -> int:
        profiles = self._numbers.profiles
        both = combine(profiles[pair >> PAIR_SHIFT], profiles[pair & (1 << PAIR_SHIFT) - 1])
        number = self[pair] = self._numbers.of(both)
        return number


class RunTable(dict[int, int]):
    """The number of a suit's profile by the suit's key, worked out when it is first asked for.

    It takes one look-up for each window that holds a card; with more than two runs these look-ups may have to be
    worked out in turn, O(13^(runs − 2)) of them, most of which other keys share. It holds 32,768 keys at most.
    """

    def __init__(self, runs: int, wrap: bool, same_suit: bool) -> None:
        """Tell the table how many runs there are, whether they go round the ace, and whether two may share a suit."""
        super().__init__()
        self.runs = runs
        self.numbers = Numbers()
        self._windows = windows(wrap)
        self._best_window = _best_window(wrap)
        self._in_one_suit = runs if same_suit else min(runs, 1)
        self._rows: dict[Held, tuple[int, ...]] = {}
        self._fullest_of: dict[int, tuple[int, ...]] = {}

    def __missing__(self, key: int) -> int:
        if len(self) >= KEPT:
            self.clear()
            self._rows.clear()
        number = self[key] = self.numbers.of(self._profile(key))
        return number

    def overlap(self, keys: Sequence[int]) -> tuple[int, ...]:
        """How many of the cards of these suits all the runs use, by the number of jokers in them."""
        first, second, third, fourth = keys
        return self.numbers.overlap(self[first], self[second], self[third], self[fourth])

    def _profile(self, key: int) -> Profile:
        held = held_ranks(key, self._in_one_suit)
        return tuple(
            self._row(held[:runs]) if runs <= self._in_one_suit else (IMPOSSIBLE,) * (runs + 1)
            for runs in range(self.runs + 1)
        )

    def _row(self, held: Held) -> tuple[int, ...]:
        """The most cards that as many runs as `held` has sets can use, by the number of jokers in them.

        The runs are interchangeable, so each in turn may take every card of its window that is left to it. One with a
        joker leaves a card out where its window is full. What it leaves is for the others.
        """
        if len(held) < 2:
            if not held:
                return (0,)
            most = self._best_window[held[0]]
            return most, min(most, 3)
        if (known := self._rows.get(held)) is not None:
            return known
        row = self._two_runs(*held) if len(held) == 2 else self._many_runs(held)
        self._rows[held] = row
        return row

    def _two_runs(self, once: int, twice: int) -> tuple[int, int, int]:
        """`_row` of two runs, the case that counts: a joker each, or none, read off the best window of what is left."""
        best_window = self._best_window
        bare = jokers = 0
        for used in self._fullest(once):
            left = once ^ used | twice & used
            most, more = used.bit_count(), best_window[left]
            if most + more > bare:
                bare = most + more
            if most < 4:
                if more > 3:
                    more = 3
            else:
                most, more = 3, min(3, max([best_window[left | 1 << rank] for rank in ranks_in(used)]))
            if most + more > jokers:
                jokers = most + more
        return bare, min(bare, 7), jokers

    def _many_runs(self, held: Held) -> tuple[int, ...]:
        """`_row` of three runs or more."""
        runs = len(held)
        # The most by the jokers in the other runs, if the first run has none and if it has one.
        bare, with_one = [0] * runs, [0] * runs
        for used in self._fullest(held[0]):
            most = used.bit_count()
            others = self._row(_less(held, used))
            bare = [max(known, most + more) for known, more in zip(bare, others, strict=True)]
            if most < 4:
                with_one = [max(known, most + more) for known, more in zip(with_one, others, strict=True)]
            else:
                for rank in ranks_in(used):
                    others = self._row(_less(held, used ^ 1 << rank))
                    with_one = [max(known, 3 + more) for known, more in zip(with_one, others, strict=True)]
        return tuple([max(pair) for pair in zip([*bare, 0], [0, *with_one], strict=True)])

    def _fullest(self, ranks: int) -> tuple[int, ...]:
        """The sets of these ranks that windows hold, without those that are part of another one.

        A run in a window that holds more leaves the others no worse off: each card more that it takes is one less for
        them.
        """
        fullest = self._fullest_of.get(ranks)
        if fullest is None:
            every = {ranks & window for window in self._windows} - {0}
            fullest = tuple([some for some in every if not any(some & other == some != other for other in every)])
            self._fullest_of[ranks] = fullest
        return fullest


class RanklessTable(dict[int, tuple[int, ...]]):
    """The numbers of a suit's profiles once all cards of a rank are gone: for each rank (from 0), then for none.

    It holds 32,768 keys at most.
    """

    def __init__(self, runs: RunTable) -> None:
        """Take the table that has the numbers."""
        super().__init__()
        self._runs = runs

    def __missing__(self, key: int) -> tuple[int, ...]:
        if len(self) >= KEPT:
            self.clear()
        numbers = self[key] = (*[self._runs[key & mask] for mask in WITHOUT], self._runs[key])
        return numbers


NO_RANK: Final = 13
"""Where a `RanklessTable` has the profile of all the suit's cards."""

Held = tuple[int, ...]
"""Ranks of one suit: the set of those held at least once, at least twice, … as 13-bit masks with the ace lowest."""


def held_ranks(key: int, times: int) -> Held:
    """The ranks that a suit holds at least once, twice, … so many times."""
    held = [0] * times
    for rank, count in enumerate(counts_of(key)):
        for time in range(min(count, times)):
            held[time] |= 1 << rank
    return tuple(held)


def _less(held: Held, taken: int) -> Held:
    """What one run fewer can use once it is without one card of each rank in `taken`."""
    return tuple([here & ~taken | above & taken for here, above in itertools.pairwise(held)])


def ranks_in(mask: int) -> list[int]:
    """The ranks (from 0) of a 13-bit mask, from the lowest on."""
    ranks: list[int] = []
    while mask:
        rank = (mask & -mask).bit_length() - 1
        ranks.append(rank)
        mask ^= 1 << rank
    return ranks


@cache
def run_table(runs: int, wrap: bool, same_suit: bool) -> RunTable:
    """The table for so many runs, shared by every contract that asks for as many."""
    return RunTable(runs, wrap, same_suit)
