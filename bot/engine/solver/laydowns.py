"""Every essentially different lay-down of a hand, best first.

Two lay-downs differ essentially if their melds hold different cards; where a run may have its joker at either end, the
better end is chosen. Best is what leaves least deadwood, then what the most later cards fit on.

The runs and the ranks of the trios are searched best first (`best_first`); the suits of the trios, which make no
difference to that order, are filled in afterwards, one lay-down at a time. A suit offers 65 runs at most and there
are 26 kinds of trio, so at most O(260^runs · 26^trios) choices are looked at before the first is found: with 13 cards
about two, and ten of three runs; with 30 cards up to forty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from operator import attrgetter
from typing import Final

from bot.engine.actions import Lay
from bot.engine.cards import CARDS, JOKER, Card
from bot.engine.rules import Rules

from .candidates import Candidate, CandidateTable, Cards, Suits
from .packing import JOKER_SHIFT, RANKS_SHIFT, counts_of, keys_of, with_ranks
from .problem import Problem
from .search import Plan, best_first, plan

_FACES_ONLY: Final = (1 << RANKS_SHIFT) - 1
"""The mask of a candidate's need that leaves its cards."""

_TRIOS: Final = (1 << 13) - 1
_RUNS: Final = 0b1111 << 13
"""The groups of candidates, as masks."""


class LayDowns:
    """The lay-downs of packed hands for one contract under one rule set."""

    def __init__(self, problem: Problem, rules: Rules) -> None:
        """Take the contract from the problem, and values and room for later cards from the rules."""
        self._problem = problem
        self._rules = rules
        self._table = CandidateTable(rules)
        self._plans = [_plans(problem, jokers) for jokers in range(problem.melds + 1)]
        self._exclusive = (0 if problem.same_rank else _TRIOS) | (0 if problem.same_suit else _RUNS)

    def of(self, packed: int) -> Iterator[Lay]:
        """Every essentially different lay-down of this hand, best first."""
        if self._problem.dirty or self._problem.royal:
            yield from self._whole(packed)
            return
        runs = self._problem.runs
        plans = self._plans[min(packed >> JOKER_SHIFT, self._problem.melds)]
        for melds in best_first(with_ranks(packed), self._lists(packed), plans, self._exclusive):
            left = packed
            for run in melds[:runs]:
                left -= run.need & _FACES_ONLY
            for trios in self._suited(left, melds[runs:]):
                rest = left
                for _, need in trios:
                    rest -= need
                yield Lay.of((*[cards for cards, _ in trios], *[_form(run, rest) for run in melds[:runs]]))

    def _lists(self, packed: int) -> Sequence[Sequence[Candidate]]:
        """What may be laid: runs with and without a joker, trios with and without."""
        jokers = packed >> JOKER_SHIFT
        keys = keys_of(packed)
        lists: list[Sequence[Candidate]] = [(), (), (), ()]
        if self._problem.runs:
            suits = [self._table.runs(suit, key) for suit, key in enumerate(keys)]
            if jokers:
                lists[0] = _merged([suit[1] for suit in suits])
            lists[1] = _merged([suit[0] for suit in suits])
        if self._problem.trios:
            counts = counts_of(sum(keys))
            if jokers:
                lists[2] = self._trios(counts, 1)
            lists[3] = self._trios(counts, 0)
        return lists

    def _trios(self, counts: bytes, joker: int) -> Sequence[Candidate]:
        """The trios that these counts of ranks offer, each as often as it can be laid."""
        size = 3 - joker
        some = [trio for trio in self._table.trios[joker] if counts[trio.group] >= size]
        if self._problem.same_rank and max(counts) >= 2 * size:
            return [trio for trio in some for _ in range(counts[trio.group] // size)]
        return some

    def _suited(self, packed: int, trios: Sequence[Candidate]) -> Iterable[Suits]:
        """Every choice of cards for these trios; those of equal trios come in order."""
        if len({trio.group for trio in trios}) == len(trios):
            return product(*[self._table.suits(trio, packed) for trio in trios])
        first, *others = trios
        return (
            (trio, *rest)
            for trio in self._table.suits(first, packed)
            for rest in self._suited(packed - trio[1], others)
            if not (others and others[0] is first and rest[0] < trio)
        )

    def _whole(self, packed: int) -> Iterator[Lay]:
        """Runs of all thirteen ranks, the ace first."""
        suits = [counts_of(key) for key in keys_of(packed)]
        held = [
            [[CARDS[13 * suit + rank]] if counts[rank] else [] for rank in range(13)]
            for suit, counts in enumerate(suits)
        ]
        if not self._problem.royal:
            held = [[[card for suit in held for card in suit[rank]] for rank in range(13)]]
        found: list[tuple[int, int, list[list[Card]]]] = []
        for ranks in held:
            missing = [rank for rank in range(13) if not ranks[rank]]
            choices = [] if missing else [ranks]
            if packed >> JOKER_SHIFT and len(missing) < 2:
                choices += [[*ranks[:at], [JOKER], *ranks[at + 1 :]] for at in missing or range(13)]
            for choice in choices:
                found.append((-self._rules.points([cards[0] for cards in choice]), len(found), choice))
        for _, _, choice in sorted(found):
            for cards in product(*choice):
                yield Lay((cards,))


def _plans(problem: Problem, jokers: int) -> list[Plan]:
    """What to take from the lists, for every split of so many jokers: first the runs, of which there are fewer."""
    return [
        plan([in_runs, problem.runs - in_runs, in_trios, problem.trios - in_trios])
        for in_runs in range(min(problem.runs, jokers) + 1)
        for in_trios in range(min(problem.trios, jokers - in_runs) + 1)
    ]


def _merged(lists: list[tuple[Candidate, ...]]) -> Sequence[Candidate]:
    """One sorted list of all; equal ones stay side by side."""
    some = [candidates for candidates in lists if candidates]
    if len(some) < 2:
        return some[0] if some else ()
    return sorted(chain.from_iterable(some), key=attrgetter("weight"), reverse=True)


def _form(run: Candidate, left: int) -> Cards:
    """The form of a run that takes the most of the cards left over; the last one if they are equal."""
    if len(run.forms) == 1:
        return run.forms[0][0]
    return max(reversed(run.forms), key=lambda form: (left & form[1]) % 0xFF)[0]  # the sum of the bytes
