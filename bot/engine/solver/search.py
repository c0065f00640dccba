"""Choosing melds from sorted lists, heaviest total first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from .candidates import Candidate
from .packing import BORROW


class Stage:
    """So many melds to be chosen from these candidates, heaviest first; `distinct` if no two may be of one group."""

    __slots__ = ("after", "candidates", "distinct", "number")

    def __init__(self, number: int, candidates: Sequence[Candidate], distinct: bool) -> None:
        """Take how many, from which, and whether groups must differ, those of earlier stages included."""
        self.number = number
        self.candidates = candidates
        self.distinct = distinct
        self.after = 0
        """The most weight of the stages after this one."""


def best_first(held: int, mixes: Sequence[Sequence[Stage]]) -> Iterator[tuple[Candidate, ...]]:
    """Every choice of melds that the cards are enough for, heaviest first, then in the order of the lists.

    A choice in the making waits in a heap under the weight it would have if its open melds were all like the next one
    in question, so it cannot come too late, and nothing is tried that is not asked for.
    """
    heap: list[tuple[int, int, int, Sequence[Stage], int, int, int, int, int, tuple[Candidate, ...]]] = []
    pushed = 0

    def push(
        mix: Sequence[Stage], at: int, open_: int, place: int, held: int, weight: int, melds: tuple[Candidate, ...]
    ) -> None:
        """Wait with `melds` chosen, `open_` more to choose in stage `at`, the next from `place` on."""
        nonlocal pushed
        stage = mix[at]
        candidates = stage.candidates
        for next_ in range(place, len(candidates)):
            candidate = candidates[next_]
            if (held | BORROW) - candidate.need & BORROW != BORROW:
                continue
            if stage.distinct and any(meld.group == candidate.group for meld in melds):
                continue
            bound = weight + open_ * candidate.weight + stage.after
            pushed += 1
            heappush(heap, (-bound, -len(melds), pushed, mix, at, open_, next_, held, weight, melds))
            return

    for mix in mixes:
        if all(stage.candidates for stage in mix):
            for earlier, stage in zip(reversed(mix[:-1]), reversed(mix[1:]), strict=True):
                earlier.after = stage.after + stage.number * stage.candidates[0].weight
            push(mix, 0, mix[0].number, 0, held, 0, ())
    while heap:
        _, _, _, mix, at, open_, place, held, weight, melds = heappop(heap)
        push(mix, at, open_, place + 1, held, weight, melds)
        candidate = mix[at].candidates[place]
        melds = (*melds, candidate)
        held -= candidate.need
        weight += candidate.weight
        if open_ > 1:
            push(mix, at, open_ - 1, place, held, weight, melds)
        elif at + 1 < len(mix):
            push(mix, at + 1, mix[at + 1].number, 0, held, weight, melds)
        else:
            yield melds
