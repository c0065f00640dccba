"""The exact distance where the decks may hold too few copies of a card for the contract (`Problem.crowded`).

Elsewhere whatever a plan misses can be drawn. Here it may not be: one deck has no second 5♥ for a second run. So the
trios choose the suits of their cards too, those they will draw included, and each run is placed on the cards that are
left in the hand and in the decks. It is slower than `distance` by far, and exact for every contract: for each choice of
the trios' ranks and suits, O((13 · 30)^trios) of them before those that cannot win are left out, four suits are looked
up. A suit takes O(13^runs) steps when it is first seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from .packing import JOKER_SHIFT, KEPT, UNITS, Keys, counts_of, keys_of
from .problem import Problem
from .runs import IMPOSSIBLE, Profile, combine, run_table, windows


class Crowded:
    """How much of packed hands a plan uses, when every card that it misses must exist."""

    def __init__(self, problem: Problem) -> None:
        """Take the contract and the decks from the problem."""
        self._problem = problem
        self._unlimited = run_table(problem.runs, problem.wrap, problem.same_suit)
        self._profiles: dict[tuple[int, int], Profile] = {}

    def used(self, packed: int, enough: int) -> int:
        """The most cards of this hand, jokers included, that a plan uses; the search ends when it is `enough`.

        Raises:
            ValueError: no plan can be made of these decks.
        """
        problem = self._problem
        keys = keys_of(packed)
        jokers = packed >> JOKER_SHIFT
        counts = counts_of(sum(keys))
        order = sorted(range(13), key=counts.__getitem__, reverse=True)
        jokers_there = min(problem.melds, max(jokers, problem.decks * problem.jokers))
        most_in_runs = max(self._unlimited.overlap(keys)) + min(jokers, problem.melds)

        suit = problem.decks * _ONE_SUIT

        def search(place: int, trios: int, in_trios: int, keys: Keys, there: Keys, used: int) -> None:
            """Choose the ranks of so many more trios, from `place` in `order` on; `in_trios` have a joker already."""
            nonlocal best
            if best >= enough or used + most_in_runs + 3 * trios <= best:
                return
            if trios == 0:
                for in_runs, more in enumerate(self._in_runs(keys, there)):
                    if in_trios + in_runs <= jokers_there:
                        best = max(best, used + more + min(jokers, in_trios + in_runs))
                return
            if place == 13:
                return
            rank = order[place]
            if used + trios * min(3, counts[rank]) + most_in_runs <= best:
                return
            for here in range(1, (trios if problem.same_rank else 1) + 1):
                for jokers_here in range(min(here, jokers_there - in_trios) + 1):
                    choices = sorted(_choices(keys, there, rank, 3 * here - jokers_here), reverse=True)
                    for taken, left, copies in choices:
                        search(place + 1, trios - here, in_trios + jokers_here, left, copies, used + taken)
            search(place + 1, trios, in_trios, keys, there, used)

        best = -1
        search(0, problem.trios, 0, keys, (suit, suit, suit, suit), 0)
        if best < 0:
            raise ValueError(f"contract: {problem.decks} decks cannot fill it")
        return best

    def _in_runs(self, keys: Keys, there: Keys) -> tuple[int, ...]:
        """The most cards of these suits that the runs use, by their jokers; `there` are all that can be had."""
        first, second, third, fourth = map(self.profile, keys, there)
        return combine(combine(combine(first, second), third), fourth)[-1]

    def profile(self, key: int, there: int) -> Profile:
        """The profile of a suit (see `runs`) of which there are as many copies as the key `there` says."""
        profile = self._profiles.get((key, there))
        if profile is None:
            if len(self._profiles) >= KEPT:
                self._profiles.clear()
            free = self._unlimited.numbers.profiles[self._unlimited[key]]
            held, copies = counts_of(key), counts_of(there)
            profile = tuple(
                row if runs <= min(copies) else self._row(held, copies, row) for runs, row in enumerate(free)
            )
            self._profiles[key, there] = profile
        return profile

    def _row(self, held: bytes, there: bytes, ceiling: tuple[int, ...]) -> tuple[int, ...]:
        """The most cards used by the jokers in the runs, when it is `ceiling` with copies without end."""
        runs = len(ceiling) - 1
        row = [IMPOSSIBLE] * len(ceiling)
        if ceiling[0] < 0:
            return ceiling
        for placed, needs in _placed(runs, self._problem.wrap):
            used = sum(map(min, needs, held))
            if used <= min(row):
                continue
            forced = [rank for rank, need in enumerate(needs) for _ in range(need - there[rank])]
            free = [rank for rank, need in enumerate(needs) for _ in range(min(need, there[rank]) - held[rank])]
            at_no_cost = _jokers_placed(placed, forced, free)
            for jokers in range(len(forced), runs + 1):
                row[jokers] = max(row[jokers], used - max(0, jokers - at_no_cost))
            if tuple(row) == ceiling:
                break
        return tuple(row)


@cache
def _placed(runs: int, wrap: bool) -> list[tuple[tuple[int, ...], bytes]]:
    """Every way to place so many runs in a suit: their windows, and how many cards of each rank they want."""
    return [
        (placed, bytes([sum(window >> rank & 1 for window in placed) for rank in range(13)]))
        for placed in combinations_with_replacement(windows(wrap), runs)
    ]


_ONE_SUIT: Final = sum(UNITS)
"""The key of a suit with one card of each rank."""


def _choices(keys: Keys, there: Keys, rank: int, needed: int) -> Iterator[tuple[int, Keys, Keys]]:
    """The suits from which so many cards of a rank can come: how many of them are held, and what is left of both."""
    shift = 8 * rank
    room = [key >> shift & 0xFF for key in there]
    for a in range(min(room[0], needed) + 1):
        for b in range(min(room[1], needed - a) + 1):
            for c in range(min(room[2], needed - a - b) + 1):
                taken = (a, b, c, needed - a - b - c)
                if taken[3] <= room[3]:
                    held = [min(key >> shift & 0xFF, more) for key, more in zip(keys, taken, strict=True)]
                    left = [key - (more << shift) for key, more in zip(keys, held, strict=True)]
                    copies = [key - (more << shift) for key, more in zip(there, taken, strict=True)]
                    yield sum(held), (left[0], left[1], left[2], left[3]), (copies[0], copies[1], copies[2], copies[3])


def _jokers_placed(placed: tuple[int, ...], forced: list[int], free: list[int]) -> int:
    """How many runs can have a joker where no card of the hand would stand; -99 if not all of `forced` can.

    Each run takes one joker, at a rank of its window: a matching, grown by augmenting paths. A rank that is matched
    stays matched, so the forced ones come first.
    """
    joker_of: dict[int, int] = {}

    def place(rank: int, tried: set[int]) -> bool:
        for run, window in enumerate(placed):
            if window >> rank & 1 and run not in tried:
                tried.add(run)
                if run not in joker_of or place(joker_of[run], tried):
                    joker_of[run] = rank
                    return True
        return False

    if not all(place(rank, set()) for rank in forced):
        return IMPOSSIBLE
    for rank in free:
        place(rank, set())
    return len(joker_of)
