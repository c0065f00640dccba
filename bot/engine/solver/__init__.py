"""The solver: which lay-downs a hand holds, and how far it is from its contract. Exact for any contract and rules.

>>> solve("5H 6H 7H 8H 8S JK JK".split(), "1T 1R", "classic")
Lay(melds=((Card('8S'), Card('8H'), Card('JK')), (Card('5H'), Card('6H'), Card('7H'), Card('JK'))))
>>> distance("5H 6H 7H 8S 8S KD".split(), "1T 1R", "classic")
2
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.actions import Lay
from bot.engine.cards import Card
from bot.engine.contracts import Contract
from bot.engine.rules import Rules

from .solver import Solver

__all__ = ["Solver", "acceptance", "distance", "lay_downs", "solve"]


def solve(
    hand: Sequence[Card | str], contract: Contract | str, rules: Rules | str | Mapping[str, object]
) -> Lay | None:
    """The best lay-down: the one that leaves least deadwood, then the one whose melds take the most later cards.

    Raises:
        ValueError: a text that is no card, contract or rule set.
    """
    return next(Solver.of(contract, rules).lay_downs(hand), None)


def lay_downs(
    hand: Sequence[Card | str], contract: Contract | str, rules: Rules | str | Mapping[str, object]
) -> Iterator[Lay]:
    """Every essentially different lay-down, best first (see `solve`): each pair differs in the cards of some meld.

    Raises:
        ValueError: as `solve`.
    """
    return Solver.of(contract, rules).lay_downs(hand)


def distance(hand: Sequence[Card | str], contract: Contract | str, rules: Rules | str | Mapping[str, object]) -> int:
    """The least number of cards that, added to this hand, make the contract layable; 0 if it is layable now.

    The cards are any that the decks still hold beside the hand, jokers too: two decks where the rules leave it to the
    number of players, more if the hand shows more copies of a card.

    Raises:
        ValueError: as `solve`, or a contract that no cards of these decks can fill.
    """
    return Solver.of(contract, rules).distance(hand)


def acceptance(
    hand: Sequence[Card | str], contract: Contract | str, rules: Rules | str | Mapping[str, object]
) -> frozenset[Card]:
    """The cards any one of which, added to this hand, lowers its distance.

    Raises:
        ValueError: as `distance`.
    """
    return Solver.of(contract, rules).acceptance(hand)
