"""Every essentially different lay-down of a hand, best first.

Two lay-downs differ essentially if their melds hold different cards; where a run may have its joker at either end, the
better end is chosen. Best is what leaves least deadwood, then what the most later cards fit on.

The search is best first: a partial lay-down waits in a heap under the weight it would reach if its remaining melds
were the heaviest there are, so that complete ones leave the heap in order, and nothing is worked out that is not
asked for. With m melds in reach (about 10 for 13 cards, never more than 14 ranks · 30 + 4 suits · 55) there are
O(m^melds) partial lay-downs; the first complete one leaves after a few dozen as a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import product
from typing import Final

from bot.engine.actions import Lay
from bot.engine.cards import CARDS, JOKER, Card
from bot.engine.melds import Meld, MeldKind, fits
from bot.engine.rules import Rules

from .candidates import Candidate, CandidateTable
from .packing import JOKER_SHIFT, SUIT_BITS, UNITS, counts_of, keys_of
from .problem import Problem
from .runs import held_ranks

_BORROW: Final = sum(0x80 << 8 * face for face in range(53))
"""The top bit of every face's byte: it is lost where more is taken than is held."""

_OF_RANK: Final = tuple(sum(0xFF * UNITS[rank] << SUIT_BITS * suit for suit in range(4)) for rank in range(13))
"""The mask of a packed hand's cards of each rank."""


@dataclass(frozen=True, slots=True)
class _Slots:
    """Melds of one sort that a lay-down needs: so many of these candidates; `distinct` if each of another group."""

    number: int
    candidates: Sequence[Candidate]
    distinct: bool


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
            return self._whole(packed)
        search = _Search()
        for mix in self._mixes(packed):
            search.push(_Partial(mix, 0, mix[0].number, 0, packed, 0, ()))
        return (self._lay(packed, melds) for melds in search.results())

    def _mixes(self, packed: int) -> Iterator[list[_Slots]]:
        """What to lay, by how many of the runs and of the trios have a joker: runs first, since fewer fit."""
        problem = self._problem
        jokers = packed >> JOKER_SHIFT
        runs: list[list[Candidate]] = [[], []]
        if problem.runs:
            for suit, key in enumerate(keys_of(packed)):
                for found, some in zip(runs, self._table.runs(suit, held_ranks(key, 1)[0]), strict=True):
                    found += some
        trios: list[list[Candidate]] = [[], []]
        if problem.trios:
            for rank, count in enumerate(counts_of(sum(keys_of(packed)))):
                if count > 1:
                    for found, some in zip(trios, self._table.trios(rank, packed & _OF_RANK[rank]), strict=True):
                        found += some
        for found in (*runs, *trios):
            found.sort(key=lambda candidate: -candidate.weight)
        for in_runs in range(min(problem.runs, jokers) + 1):
            for in_trios in range(min(problem.trios, jokers - in_runs) + 1):
                slots = [
                    _Slots(in_runs, runs[1], not problem.same_suit),
                    _Slots(problem.runs - in_runs, runs[0], not problem.same_suit),
                    _Slots(in_trios, trios[1], not problem.same_rank),
                    _Slots(problem.trios - in_trios, trios[0], not problem.same_rank),
                ]
                if all(each.candidates for each in slots if each.number):
                    yield [each for each in slots if each.number]

    def _lay(self, packed: int, melds: Sequence[Candidate]) -> Lay:
        """The lay-down of these melds (runs, then trios), trios first, jokers where they suit the cards left over."""
        runs = self._problem.runs
        left = packed - sum([meld.need for meld in melds])
        trios = [meld.forms[0] for meld in melds[runs:]]
        return Lay((*trios, *[self._form(meld, left) for meld in melds[:runs]]))

    def _form(self, meld: Candidate, left: int) -> tuple[Card, ...]:
        """The form of a run that takes the most of the cards left over; the last one if they are equal."""
        if len(meld.forms) == 1:
            return meld.forms[0]

        def taken(form: tuple[Card, ...]) -> int:
            faces = {card for card, _ in fits(Meld(0, MeldKind.RUN, form), self._rules)}
            return sum(left >> SUIT_BITS * (card // 13) + 8 * (card % 13) & 0xFF for card in faces if card is not JOKER)

        return max(reversed(meld.forms), key=taken)

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


class _Search:
    """The best-first search: `push` puts in what may be laid, `results` takes the lay-downs out in order."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, int, _Partial]] = []
        self._pushed = 0

    def push(self, partial: _Partial) -> None:
        """Wait with this partial lay-down; among equals, those with more melds come first, then the older ones."""
        self._pushed += 1
        heappush(self._heap, (-partial.bound, -len(partial.melds), self._pushed, partial))

    def results(self) -> Iterator[tuple[Candidate, ...]]:
        """The melds of each lay-down, heaviest first."""
        while self._heap:
            partial = heappop(self._heap)[-1]
            if partial.complete:
                yield partial.melds
            else:
                for longer in partial.longer():
                    self.push(longer)


class _Partial:
    """A partial lay-down: melds chosen, and the place among the candidates from which the next is chosen."""

    __slots__ = ("_at", "_group", "_held", "_left", "_mix", "_weight", "bound", "melds")

    def __init__(
        self,
        mix: Sequence[_Slots],
        group: int,
        left: int,
        at: int,
        held: int,
        weight: int,
        melds: tuple[Candidate, ...],
    ) -> None:
        self._mix = mix
        self._group = group
        self._left = left
        self._at = at
        self._held = held
        self._weight = weight
        self.melds = melds
        self.bound = weight
        if group < len(mix):
            self.bound += left * mix[group].candidates[at].weight
            for slots in mix[group + 1 :]:
                self.bound += slots.number * slots.candidates[0].weight

    @property
    def complete(self) -> bool:
        """Whether no meld is missing."""
        return self._group == len(self._mix)

    def longer(self) -> Iterator[_Partial]:
        """The two ways on: without the candidate in question, and with it."""
        mix, group, held = self._mix, self._group, self._held
        slots = mix[group]
        if self._at + 1 < len(slots.candidates):
            yield _Partial(mix, group, self._left, self._at + 1, held, self._weight, self.melds)
        chosen = slots.candidates[self._at]
        if ((held | _BORROW) - chosen.need) & _BORROW != _BORROW:
            return
        if slots.distinct and any(meld.group == chosen.group for meld in self.melds):
            return
        melds, weight, held = (*self.melds, chosen), self._weight + chosen.weight, held - chosen.need
        if self._left > 1:
            yield _Partial(mix, group, self._left - 1, self._at, held, weight, melds)
        elif group + 1 < len(mix):
            yield _Partial(mix, group + 1, mix[group + 1].number, 0, held, weight, melds)
        else:
            yield _Partial(mix, group + 1, 0, 0, held, weight, melds)
