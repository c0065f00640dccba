"""One contract under one rule set, ready to be asked about hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine.actions import Lay
from bot.engine.cards import CARDS, Card
from bot.engine.contracts import Contract
from bot.engine.rules import Rules

from .laydowns import LayDowns
from .missing import Missing
from .packing import pack
from .problem import Problem

_SOLVERS_KEPT: Final = 256


class Solver:
    """Answers for one contract under one rule set.

    What it has worked out it keeps, within bounds, for the next hand. Hands are sequences of cards or of their texts.

    >>> Solver.of("2T", "classic").distance(["5H", "5S", "JK", "KD", "KD"])
    1
    """

    def __init__(self, contract: Contract, rules: Rules) -> None:
        """Prepare for this contract; `Solver.of` shares what is prepared already."""
        self.contract = contract
        self.rules = rules
        problem = Problem.of(contract, rules)
        missing = Missing(problem)
        self._missing = missing.of
        self._layable = missing.layable
        self._gains = missing.gains
        self._lay_downs = LayDowns(problem, rules)

    @staticmethod
    def of(contract: Contract | str, rules: Rules | str | Mapping[str, object]) -> Solver:
        """The solver for this contract under these rules.

        Raises:
            ValueError: no such contract or rules.
        """
        rules = Rules.parse(rules)
        solver = _SOLVERS.get((contract, id(rules)))
        if solver is None or solver.rules is not rules:
            if len(_SOLVERS) >= _SOLVERS_KEPT:
                _SOLVERS.clear()
            solver = _SOLVERS[contract, id(rules)] = Solver(Contract.parse(contract), rules)
        return solver

    def lay_downs(self, hand: Sequence[Card | str]) -> Iterator[Lay]:
        """See `lay_downs` of this package."""
        packed = pack(hand)
        return self._lay_downs.of(packed) if self._layable(packed) else iter(())

    def distance(self, hand: Sequence[Card | str]) -> int:
        """See `distance` of this package."""
        return self._missing(pack(hand))

    def acceptance(self, hand: Sequence[Card | str]) -> frozenset[Card]:
        """See `acceptance` of this package."""
        gains = self._gains(pack(hand))
        return frozenset([card for card in CARDS if gains >> card & 1])


_SOLVERS: dict[tuple[Contract | str, int], Solver] = {}
"""Solvers by contract and the rules' identity: hashing its twenty fields would take as long as solving a hand."""
