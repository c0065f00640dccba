"""The cards that lower a hand's distance, without a distance for each of them.

A card that does is wanted by some best plan of the larger hand, and that plan less the card is a best plan of the
hand itself. So it is enough to go through the best plans once and to note what each of them still wants. Each class
below does so for contracts of one shape (`distance`), in little more time than a few distances.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from .distance import without
from .packing import KEPT, UNITS, Keys, counts_of
from .problem import Problem
from .runs import PAIR_SHIFT, RunTable, held_ranks, ranks_in, run_table, windows
from .trios import TrioTable, trio_table

_FOUR_SUITS: Final = sum(1 << 13 * suit for suit in range(4))
"""One rank in every suit, as a mask of faces."""

_SUIT: Final = (1 << 13) - 1


class Gains(Protocol):
    """Contracts of one shape."""

    def faces(self, keys: Keys, jokers: int, shared: int) -> int:
        """The faces, as a mask of 52 bits, any one of which a plan would share with the hand beside `shared` others.

        `shared` is the most cards that a plan with exactly so many jokers shares with these suits.
        """
        ...


def gains_of(problem: Problem) -> Gains | None:
    """The way to find the cards for this problem; None if there is none but to try them all."""
    if problem.royal or problem.dirty:
        return WholeGains(problem.royal)
    if problem.runs == 0:
        copies, jokers = 4 * problem.decks, problem.decks * problem.jokers
        return OnlyTriosGains(trio_table(problem.trios, problem.same_rank, copies, jokers))
    runs = run_table(problem.runs, problem.wrap, problem.same_suit)
    if problem.trios == 0:
        return OnlyRunsGains(runs)
    if problem.runs == 1:
        return TriosAndRunGains(trio_table(problem.trios, problem.same_rank), one_run_gains(problem.wrap))
    return TrioAndRunsGains(runs) if problem.trios == 1 else None


class WholeGains:
    """One run of all thirteen ranks."""

    def __init__(self, royal: bool) -> None:
        """Take whether it is of one suit."""
        self._royal = royal

    def faces(self, keys: Keys, jokers: int, shared: int) -> int:
        """See `Gains`."""
        if shared + jokers == 13:
            return 0
        if not self._royal:
            return (_SUIT ^ held_ranks(sum(keys), 1)[0]) * _FOUR_SUITS
        held = [held_ranks(key, 1)[0] for key in keys]
        return sum([(_SUIT ^ ranks) << 13 * suit for suit, ranks in enumerate(held) if ranks.bit_count() == shared])


class OnlyTriosGains:
    """Trios and no run."""

    def __init__(self, trios: TrioTable) -> None:
        """Take the table that `distance` reads."""
        self._trios = trios

    def faces(self, keys: Keys, jokers: int, shared: int) -> int:
        """See `Gains`."""
        del shared
        return _ranks_that_help(self._trios, counts_of(sum(keys)), jokers) * _FOUR_SUITS


class OnlyRunsGains:
    """Runs and no trio."""

    def __init__(self, runs: RunTable) -> None:
        """Take the table that `distance` reads."""
        self._runs = runs

    def faces(self, keys: Keys, jokers: int, shared: int) -> int:
        """See `Gains`."""
        return _faces_that_help(self._runs, keys, jokers, shared)


class TriosAndRunGains:
    """Trios and one run: every choice of cards for the run."""

    def __init__(self, trios: TrioTable, runs: OneRunGains) -> None:
        """Take the trios' table that `distance` reads, and what a run may take and want."""
        self._trios = trios
        self._runs = runs

    def faces(self, keys: Keys, jokers: int, shared: int) -> int:
        """See `Gains`."""
        trios = self._trios
        ranks = sum(keys)
        ceilings = trios[bytes(sorted(counts_of(ranks)))]
        found = 0
        for in_run in range(max(0, jokers - trios.trios), min(1, jokers) + 1):
            in_trios = jokers - in_run
            least = shared - ceilings[in_trios].most
            for suit, key in enumerate(keys):
                for used, cards, wanted in self._runs[key][in_run]:
                    if cards < least:
                        break
                    left = counts_of(ranks - used)
                    if cards + trios[bytes(sorted(left))][in_trios].most == shared:
                        found |= wanted << 13 * suit | _ranks_that_help(trios, left, in_trios) * _FOUR_SUITS
        return found


class TrioAndRunsGains:
    """One trio and runs: every rank for the trio."""

    def __init__(self, runs: RunTable) -> None:
        """Take the table that `distance` reads."""
        self._runs = runs

    def faces(self, keys: Keys, jokers: int, shared: int) -> int:
        """See `Gains`."""
        overlap = self._runs.overlap
        ceilings = overlap(keys)
        counts = counts_of(sum(keys))
        found = 0
        for in_trio in range(max(0, jokers - self._runs.runs), min(1, jokers) + 1):
            in_runs, needed = jokers - in_trio, 3 - in_trio
            for rank, count in enumerate(counts):
                taken = min(count, needed)
                if taken + ceilings[in_runs] < shared:
                    continue
                for rest in without(keys, rank, count - taken):
                    more = overlap(rest)[in_runs]
                    if taken + more == shared:
                        found |= _faces_that_help(self._runs, rest, in_runs, more)
                if self._trio_helps(keys, rank, count, needed, in_runs, shared):
                    found |= _FOUR_SUITS << rank
        return found

    def _trio_helps(self, keys: Keys, rank: int, count: int, needed: int, in_runs: int, shared: int) -> bool:
        """Whether the trio can use one card more of its rank, or give one of those it has to the runs for it."""
        overlap = self._runs.overlap
        if count < needed:
            return any(count + overlap(rest)[in_runs] == shared for rest in without(keys, rank, 0))
        rests = without(keys, rank, count + 1 - needed)
        return any(needed + overlap(rest)[in_runs] > shared for rest in rests)


def _ranks_that_help(trios: TrioTable, counts: bytes, jokers: int) -> int:
    """The ranks, as a mask, of which one card more lets the trios use more."""
    helpful = trios.helpful(bytes(sorted(counts)), jokers)
    return sum([1 << rank for rank, count in enumerate(counts) if count in helpful])


def _faces_that_help(runs: RunTable, keys: Keys, jokers: int, shared: int) -> int:
    """The faces, as a mask, with which the runs would use more than `shared` cards."""
    pairs, totals = runs.numbers.pairs, runs.numbers.totals
    first, second, third, fourth = [runs[key] for key in keys]
    low, high = pairs[first << PAIR_SHIFT | second], pairs[third << PAIR_SHIFT | fourth]
    others = (
        pairs[second << PAIR_SHIFT | high],
        pairs[first << PAIR_SHIFT | high],
        pairs[low << PAIR_SHIFT | fourth],
        pairs[low << PAIR_SHIFT | third],
    )
    found = 0
    for suit, key in enumerate(keys):
        beside = others[suit] << PAIR_SHIFT
        numbers = [runs[key + unit] for unit in UNITS]
        for rank, number in enumerate(numbers):
            if totals[pairs[beside | number]][jokers] > shared:
                found |= 1 << 13 * suit + rank
    return found


Wanting = tuple[tuple[int, int, int], ...]
"""Choices for a run, most cards first: the cards taken (as a key), their number, the ranks still wanted (as a mask)."""


class OneRunGains(dict[int, tuple[Wanting, Wanting]]):
    """What one run can take of a suit without a joker and with one, by the suit's key."""

    def __init__(self, wrap: bool) -> None:
        """Tell the table whether the run may go round the ace."""
        super().__init__()
        self._windows = windows(wrap)
        self._of_ranks: dict[int, tuple[Wanting, Wanting]] = {}

    def __missing__(self, key: int) -> tuple[Wanting, Wanting]:
        if len(self) >= KEPT:
            self.clear()
        (ranks,) = held_ranks(key, 1)
        choices = self._of_ranks.get(ranks)
        if choices is None:
            choices = self._of_ranks[ranks] = self._choices(ranks)
        self[key] = choices
        return choices

    def _choices(self, ranks: int) -> tuple[Wanting, Wanting]:
        bare: dict[int, int] = {}
        joker: dict[int, int] = {}
        for window in self._windows:
            held, wanted = ranks & window, window & ~ranks
            bare[held] = bare.get(held, 0) | wanted
            number = held.bit_count()
            if number < 4:
                joker[held] = joker.get(held, 0) | (wanted if number < 3 else 0)
            if number >= 3:  # the joker may also stand for a card that is held, and leave it to a trio
                for rank in ranks_in(held):
                    rest = held ^ 1 << rank
                    joker[rest] = joker.get(rest, 0) | wanted
        return _most_first(bare), _most_first(joker)


def _most_first(wanted: dict[int, int]) -> Wanting:
    choices = [(sum([UNITS[rank] for rank in ranks_in(held)]), held.bit_count(), more) for held, more in wanted.items()]
    return tuple(sorted(choices, key=lambda choice: -choice[1]))


@cache
def one_run_gains(wrap: bool) -> OneRunGains:
    """The table of one run, shared by every contract that asks for one."""
    return OneRunGains(wrap)
