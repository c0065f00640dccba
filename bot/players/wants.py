"""How likely another player wants a card, as far as public play tells: what that player took, left lying and threw.

Both kinds of evidence are those of opponent modelling in Gin Rummy (EAAI 2021): cards near one that was taken are
wanted, cards near one that was refused are not, the less so the longer ago that was.
"""

from __future__ import annotations

from math import exp

from bot.engine import Card, Contract, View

from .evaluation import Weights
from .knowledge import Knowledge

_NEAR = ((1, 1.0), (2, 0.8), (3, 0.4))
"""How much a card so many ranks away makes another one wanted for a run."""


_REMEMBERED = 30
"""How many of the cards that were not wanted count: what came before is as good as forgotten."""


def gap(one: Card, other: Card) -> int:
    """How many ranks lie between two cards, round the ace if that is shorter."""
    ranks = abs(one.rank - other.rank)
    return min(ranks, 13 - ranks)


def wanted(card: Card, seat: int, view: View, known: Knowledge, contract: Contract, weights: Weights) -> float:
    """The chance that this card would bring the contract of this seat, which is not down, nearer.

    A card serves a trio if the seat has others of its rank, or a run if it has neighbours in its suit. Some are known
    to be in its hand, the others may be among the cards of it that nobody has seen.
    """
    if card.is_joker:
        return 1.0
    held = known.held[seat]
    share = (view.hand_counts[seat] - len(held)) / known.total
    unwanted_ranks, unwanted_near = _unwanted(card, known.unwanted[seat], weights)
    trio = run = 0.0
    if contract.trios:
        mates = [suit + card % 13 for suit in (0, 13, 26, 39)]
        trio = weights.mate * share * sum([known.unseen[mate] for mate in mates])
        trio += weights.mate_held * sum([held.count(mate) for mate in mates])
        trio = min(1.0, trio) * exp(-weights.unwanted_rank * unwanted_ranks)
    if contract.runs or contract.royal:
        rank, suit = card % 13, card - card % 13
        for ranks, weight in _NEAR:
            for other in (rank - ranks, rank + ranks):
                if 0 <= other <= 13 or view.rules.wrap:  # 13 is the ace above the king
                    beside = suit + other % 13
                    likely = weights.neighbour * share * known.unseen[beside]
                    run += weight * (likely + weights.neighbour_held * held.count(beside))
        run = min(1.0, run) * exp(-weights.unwanted_near * unwanted_near)
    return 1 - (1 - trio) * (1 - run)


def _unwanted(card: Card, unwanted: tuple[Card, ...], weights: Weights) -> tuple[float, float]:
    """How many cards of this rank, and how many near it in its suit, were not wanted; long ago counts less."""
    of_rank = near = 0.0
    counts = 1.0
    for other in reversed(unwanted[-_REMEMBERED:]):
        ranks = gap(other, card)
        if other.is_joker:
            pass
        elif ranks == 0:
            of_rank += counts
            near += counts * (other is card)
        elif ranks <= 2 and other.suit == card.suit:
            near += counts / ranks
        counts *= weights.memory
    return of_rank, near
