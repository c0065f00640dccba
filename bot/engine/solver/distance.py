"""The exact distance of a hand to its contract.

A **plan** is a whole contract: its melds, and where their jokers stand. What it wants and the hand does not hold must
be drawn, so the distance is the contract's size less the most cards that one plan shares with the hand. Three facts
keep the search small:

* A joker that the hand holds is always worth laying while some meld has none: it costs one other card its place at
  most. So ``min(jokers, melds)`` jokers are laid, and only their split between trios and runs is open.
* A card that a trio and a run both want serves one of them and is missed by the other, so either of them may as well
  take all that it can use. With the trios' ranks fixed, the runs are on their own with the rest, and the other way
  round.
* Runs of different suits never meet, so they are read off per suit (`runs`).

Each class below counts the cards shared for contracts of one shape. None of them searches more than a list that is
sorted best first, and gives up where no better total can follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Protocol

from .packing import KEPT, UNITS, WITHOUT, Keys, counts_of
from .problem import Problem
from .runs import NO_RANK, RanklessTable, RunTable, held_ranks, ranks_in, run_table, windows
from .trios import TOPS, Trios, TrioTable, trio_table

Choices = tuple[tuple[int, ...], ...]
"""By the number of cards taken: the choices of cards, as keys."""

Suits = tuple[tuple[int, ...], ...]
"""What a `RanklessTable` knows of the four suits."""


class Shape(Protocol):
    """Contracts of one shape."""

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """The most cards other than jokers that a plan with exactly so many jokers shares with these suits.

        No more than `best` need not be told apart: who only asks whether a number is reached gives one less.
        """
        ...


def shape_of(problem: Problem) -> Shape:
    """The way to solve this problem; where it is crowded (`Problem`), what is shared may be too much."""
    if problem.dirty or problem.royal:
        return Whole(problem.royal)
    if problem.runs == 0:
        return OnlyTrios(
            trio_table(problem.trios, problem.same_rank, 4 * problem.decks, problem.decks * problem.jokers)
        )
    runs = run_table(problem.runs, problem.wrap, problem.same_suit)
    if problem.trios == 0:
        return OnlyRuns(runs)
    if problem.runs == 1:
        return TriosAndRun(trio_table(problem.trios, problem.same_rank), problem.wrap)
    if problem.trios == 1:
        return TrioAndRuns(runs)
    return TriosAndRuns(problem.trios, problem.same_rank, runs)


class Whole:
    """One run of all thirteen ranks. O(1)."""

    def __init__(self, royal: bool) -> None:
        self._royal = royal

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """See `Shape`."""
        if self._royal:
            ranks = max([13 - counts_of(key).count(0) for key in keys])
        else:
            ranks = 13 - counts_of(sum(keys)).count(0)
        return min(ranks, 13 - jokers)


class OnlyTrios:
    """Trios and no run. O(1) but for the table's first look."""

    def __init__(self, trios: TrioTable) -> None:
        self._trios = trios

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """See `Shape`."""
        return self._trios[bytes(sorted(counts_of(sum(keys))))][jokers].most


class OnlyRuns:
    """Runs and no trio. O(1) but for the table's first look."""

    def __init__(self, runs: RunTable) -> None:
        self._runs = runs

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """See `Shape`."""
        return self._runs.overlap(keys)[jokers]


class TriosAndRun:
    """Trios and one run. O(windows), since the trios are looked up once the run has taken its cards."""

    def __init__(self, trios: TrioTable, wrap: bool) -> None:
        self._trios = trios
        self._runs = one_run_table(wrap, joker=False)
        self._joker_runs = one_run_table(wrap, joker=True)

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """See `Shape`."""
        first, second, third, fourth = keys
        table = self._runs
        ranks = first + second + third + fourth
        trios = self._trios[bytes(sorted(ranks.to_bytes(13, "little")))]
        if jokers < len(trios):
            bare = table[first], table[second], table[third], table[fourth]
            best = self._with_run(bare, ranks, jokers, trios[jokers], best)
        if jokers:
            table = self._joker_runs
            with_joker = table[first], table[second], table[third], table[fourth]
            best = self._with_run(with_joker, ranks, jokers - 1, trios[jokers - 1], best)
        return best

    def _with_run(self, suits: tuple[Choices, ...], ranks: int, in_trios: int, trios: Trios, best: int) -> int:
        """The most cards that the trios, `in_trios` of them with a joker, and a run use, or `best` if that is more."""
        first, second, third, fourth = suits
        most, tests = trios
        cards = len(first) - 1
        while most + cards > best:
            runs = first[cards] + second[cards] + third[cards] + fourth[cards]
            if tests is not None:
                for used in runs:
                    left = ranks - used
                    for addend, number in tests:
                        if (left + addend & TOPS).bit_count() < number:
                            break
                    else:
                        return most + cards
            for used in runs:
                total = cards + self._trios[bytes(sorted((ranks - used).to_bytes(13, "little")))][in_trios][0]
                if total > best:
                    best = total
                    if total >= most + cards - (tests is not None):
                        break
            cards -= 1
        return best


class TrioAndRuns:
    """One trio and runs. O(ranks), since the runs are looked up once the trio has taken its cards."""

    def __init__(self, runs: RunTable) -> None:
        self._runs = runs
        self._rankless = RanklessTable(runs)
        self._overlap = runs.numbers.overlap

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """See `Shape`."""
        suits = first, second, third, fourth = self.suits(keys)
        ceilings = self._overlap(first[NO_RANK], second[NO_RANK], third[NO_RANK], fourth[NO_RANK])
        counts = counts_of(sum(keys))
        if jokers < len(ceilings):
            best = self.shared_with(keys, suits, counts, 3, jokers, ceilings[jokers], best)
        if jokers:
            best = self.shared_with(keys, suits, counts, 2, jokers - 1, ceilings[jokers - 1], best)
        return best

    def suits(self, keys: Keys) -> Suits:
        """What `shared_with` must know of these suits."""
        first, second, third, fourth = keys
        table = self._rankless
        return table[first], table[second], table[third], table[fourth]

    def shared_with(
        self, keys: Keys, suits: Suits, counts: bytes, needed: int, in_runs: int, ceiling: int, best: int
    ) -> int:
        """The most cards that a trio of `needed` cards and the runs share with these suits, or `best` if that is more.

        `in_runs` of the runs have a joker; `ceiling` is what they share at most.
        """
        first, second, third, fourth = suits
        overlap = self._overlap
        count = max(counts)
        while count >= 0:
            taken = count if count < needed else needed
            if taken + ceiling <= best:
                break
            rank = counts.find(count)
            while rank >= 0:
                if count <= needed:
                    total = count + overlap(first[rank], second[rank], third[rank], fourth[rank])[in_runs]
                else:
                    rests = without(keys, rank, count - needed)
                    total = needed + max([self._runs.overlap(rest)[in_runs] for rest in rests])
                if total > best:
                    best = total
                    if taken + ceiling <= best:
                        break
                rank = counts.find(count, rank + 1)
            count -= 1
        return best


class TriosAndRuns:
    """Several trios and several runs. O((13 · 4)^trios) at worst; `TrioAndRuns` finds the last trio."""

    def __init__(self, trios: int, same_rank: bool, runs: RunTable) -> None:
        self._trios = trios
        self._same_rank = same_rank
        self._runs = runs
        self._last = TrioAndRuns(runs)

    def shared(self, keys: Keys, jokers: int, best: int = -1) -> int:
        """See `Shape`."""
        trios, runs = self._trios, self._runs.runs
        counts = counts_of(sum(keys))
        ceilings = self._runs.overlap(keys)
        for in_trios in range(max(0, jokers - runs), min(trios, jokers) + 1):
            in_runs = jokers - in_trios
            best = self._search(keys, counts, trios, in_trios, in_runs, ceilings[in_runs], best)
        return best

    def _search(
        self,
        keys: Keys,
        counts: bytes,
        trios: int,
        in_trios: int,
        in_runs: int,
        ceiling: int,
        best: int,
        choices: Sequence[int] = range(13),
    ) -> int:
        """As `TrioAndRuns.shared_with`, for trios of ranks in `choices`, `in_trios` of them with a joker."""
        if trios == 1:
            return self._last.shared_with(keys, self._last.suits(keys), counts, 3 - in_trios, in_runs, ceiling, best)
        order = sorted(choices, key=counts.__getitem__, reverse=True)
        for place, rank in enumerate(order):
            count = counts[rank]
            if min(trios * min(count, 3), 3 * trios - in_trios) + ceiling <= best:
                break
            others = order[place:] if self._same_rank else order[place + 1 :]
            for joker in range(max(0, in_trios - trios + 1), min(1, in_trios) + 1):
                taken = min(count, 3 - joker)
                left = count - taken if self._same_rank else 0
                after = bytes([left if other == rank else counts[other] for other in range(13)])
                for rest in without(keys, rank, count - taken):
                    total = taken + self._search(
                        rest, after, trios - 1, in_trios - joker, in_runs, ceiling, best - taken, others
                    )
                    best = max(best, total)
        return best


class OneRunTable(dict[int, Choices]):
    """What one run can take of a suit, by the suit's key. It holds 32,768 keys at most."""

    def __init__(self, wrap: bool, joker: bool) -> None:
        """Tell the table whether the run may go round the ace, and whether it has a joker."""
        super().__init__()
        self._windows = windows(wrap)
        self._most = 3 if joker else 4
        self._of_ranks: dict[int, Choices] = {}

    def __missing__(self, key: int) -> Choices:
        if len(self) >= KEPT:
            self.clear()
        (ranks,) = held_ranks(key, 1)
        choices = self._of_ranks.get(ranks)
        if choices is None:
            choices = self._of_ranks[ranks] = self._choices(ranks)
        self[key] = choices
        return choices

    def _choices(self, ranks: int) -> Choices:
        choices: list[set[int]] = [set() for _ in range(self._most + 1)]
        for held in {ranks & window for window in self._windows}:
            used = [UNITS[rank] for rank in ranks_in(held)]
            for some in combinations(used, min(len(used), self._most)):
                choices[len(some)].add(sum(some))
        return tuple(map(tuple, choices))


@cache
def one_run_table(wrap: bool, joker: bool) -> OneRunTable:
    """The table of one run, shared by every contract that asks for one."""
    return OneRunTable(wrap, joker)


def without(keys: Keys, rank: int, left: int) -> Iterator[Keys]:
    """The suits once all cards of a rank but so many are gone, for every choice of those that are left."""
    mask = WITHOUT[rank]
    first, second, third, fourth = keys
    bare = first & mask, second & mask, third & mask, fourth & mask
    if not left:
        yield bare
        return
    unit = UNITS[rank]
    held = [key // unit & 0xFF for key in keys]
    for a in range(min(held[0], left) + 1):
        for b in range(min(held[1], left - a) + 1):
            for c in range(min(held[2], left - a - b) + 1):
                d = left - a - b - c
                if d <= held[3]:
                    yield bare[0] + a * unit, bare[1] + b * unit, bare[2] + c * unit, bare[3] + d * unit
