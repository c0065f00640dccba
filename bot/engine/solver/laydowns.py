"""Every essentially different lay-down of a hand, best first.

Two lay-downs differ essentially if their melds hold different cards; where a run may have its joker at either end, the
better end is chosen. Best is what leaves least deadwood, then what the most later cards fit on.

The runs and the ranks of the trios are searched best first (`best_first`); the suits of the trios, which make no
difference to that order, are filled in afterwards, one lay-down at a time. A suit offers 65 runs at most and there
are 26 kinds of trio, so at most O(260^runs · 26^trios) choices are looked at before the first is found; with 13 cards
about ten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from bot.engine.actions import Lay
from bot.engine.cards import CARDS, JOKER, Card
from bot.engine.rules import Rules

from .candidates import Candidate, CandidateTable, Cards, Suits
from .packing import JOKER_SHIFT, RANKS_SHIFT, counts_of, keys_of, with_ranks
from .problem import Problem
from .search import Stage, best_first

_FACES_ONLY: Final = (1 << RANKS_SHIFT) - 1
"""The mask of a candidate's need that leaves its cards."""


class LayDowns:
    """The lay-downs of packed hands for one contract under one rule set."""

    def __init__(self, problem: Problem, rules: Rules) -> None:
        """Take the contract from the problem, and values and room for later cards from the rules."""
        self._problem = problem
        self._rules = rules
        self._table = CandidateTable(rules)

    def of(self, packed: int) -> Iterator[Lay]:
        """Every essentially different lay-down of this hand, best first."""
        if self._problem.dirty or self._problem.royal:
            yield from self._whole(packed)
            return
        number = self._problem.runs
        for melds in best_first(with_ranks(packed), self._mixes(packed)):
            left = packed - sum([meld.need & _FACES_ONLY for meld in melds[:number]])
            for trios in self._suited(left, melds[number:]):
                rest = left - sum([need for _, need in trios])
                yield Lay((*[cards for cards, _ in trios], *[_form(meld, rest) for meld in melds[:number]]))

    def _mixes(self, packed: int) -> list[list[Stage]]:
        """What to lay, for every split of jokers: first the runs, of which there are fewer to choose from."""
        problem = self._problem
        jokers = min(packed >> JOKER_SHIFT, problem.melds)
        keys = keys_of(packed)
        runs: list[Sequence[Candidate]] = [(), ()]
        if problem.runs:
            suits = [self._table.runs(suit, key) for suit, key in enumerate(keys)]
            runs = [_merged([suit[joker] for suit in suits]) for joker in (0, 1)]
        trios: list[Sequence[Candidate]] = [(), ()]
        if problem.trios:
            counts = counts_of(sum(keys))
            bare, with_joker = self._table.trios
            trios[0] = [trio for trio in bare if counts[trio.group] > 2]
            if jokers:
                trios[1] = [trio for trio in with_joker if counts[trio.group] > 1]
        mixes: list[list[Stage]] = []
        for in_runs in range(min(problem.runs, jokers) + 1):
            for in_trios in range(min(problem.trios, jokers - in_runs) + 1):
                mix = [
                    Stage(in_runs, runs[1], not problem.same_suit),
                    Stage(problem.runs - in_runs, runs[0], not problem.same_suit),
                    Stage(in_trios, trios[1], not problem.same_rank),
                    Stage(problem.trios - in_trios, trios[0], not problem.same_rank),
                ]
                mixes.append([stage for stage in mix if stage.number])
        return mixes

    def _suited(self, packed: int, trios: Sequence[Candidate]) -> Iterator[Suits]:
        """Every choice of cards for these trios; those of equal trios come in order."""
        if not trios:
            yield ()
            return
        first, *others = trios
        for trio in self._table.suits(first, packed):
            for rest in self._suited(packed - trio[1], others):
                if not (others and others[0] is first and rest[0] < trio):
                    yield (trio, *rest)

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


def _merged(lists: list[tuple[Candidate, ...]]) -> Sequence[Candidate]:
    some = [candidates for candidates in lists if candidates]
    if len(some) < 2:
        return some[0] if some else ()
    return sorted([candidate for candidates in some for candidate in candidates], key=_lightness)


def _lightness(candidate: Candidate) -> int:
    return -candidate.weight


def _form(run: Candidate, left: int) -> Cards:
    """The form of a run that takes the most of the cards left over; the last one if they are equal."""
    if len(run.forms) == 1:
        return run.forms[0][0]
    return max(reversed(run.forms), key=lambda form: sum((left & form[1]).to_bytes(53, "little")))[0]
