"""Choosing melds from sorted lists, heaviest total first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush

from .candidates import Candidate
from .packing import BORROW

Plan = tuple[tuple[int, int], ...]
"""For each meld to choose: the number of the list that it is from, and how many are still to be chosen from that list.

Those of one list come one after the other, each from further on in it than the one before.
"""


def plan(numbers: Sequence[int]) -> Plan:
    """So many melds from each list.

    >>> plan([1, 0, 2])
    ((0, 1), (2, 2), (2, 1))
    """
    return tuple([(which, open_) for which, number in enumerate(numbers) for open_ in range(number, 0, -1)])


def best_first(
    held: int, lists: Sequence[Sequence[Candidate]], plans: Sequence[Plan], exclusive: int
) -> Iterator[tuple[Candidate, ...]]:
    """Every choice of melds by one of the plans that the cards are enough for, heaviest first.

    The lists are sorted, the heaviest candidate first; one that can be laid more than once may stand there as often,
    side by side. Of each `exclusive` group (a mask) one meld is chosen at most.

    A choice in the making is known by the candidate in question, and by the weight that it would have if this one and
    the next best ones of the lists could all be laid. Laying the candidate does not change that weight, so the heaviest
    choice is followed down to its last meld at one go. The choices without the candidate wait in a heap, under the
    less that they would weigh: nothing comes too late, and nothing is tried that is not asked for. The first choice
    takes O(melds) steps where no two of the heaviest candidates want the same cards.
    """
    heap: list[_Waiting] = []
    for plan in plans:
        weight = 0
        for which, open_ in plan:
            if len(lists[which]) < open_:
                break
            weight += lists[which][open_ - 1].weight
        else:
            heap.append((-weight, len(heap), plan, 0, held | BORROW, 0, ()))
    heapify(heap)
    number = len(heap)
    while heap:
        lightness, _, plan, place, held, taken, melds = heappop(heap)
        while True:
            which, open_ = plan[len(melds)]
            candidates = lists[which]
            candidate = candidates[place]
            further, lighter = place, lightness
            while further + open_ < len(candidates):
                lighter += candidates[further].weight - candidates[further + open_].weight
                further += 1
                if candidates[further] is not candidate:
                    number += 1
                    heappush(heap, (lighter, number, plan, further, held, taken, melds))
                    break
            held -= candidate.need
            if held & BORROW != BORROW or taken >> candidate.group & 1:
                break
            taken |= exclusive & 1 << candidate.group
            melds = (*melds, candidate)
            if len(melds) == len(plan):
                yield melds
                break
            place = place + 1 if open_ > 1 else 0


_Waiting = tuple[int, int, Plan, int, int, int, tuple[Candidate, ...]]
"""A choice in the making: what it would weigh, negative; its number; then its plan, the place in the list of the
candidate in question, the cards left, the exclusive groups taken, and the melds chosen."""
