"""The distance of packed hands: which of the ways to work it out is right for the contract, the decks and the hand."""

from __future__ import annotations

from typing import Final

from bot.engine.cards import JOKER

from .crowded import Crowded
from .distance import shape_of
from .gains import gains_of
from .packing import FACES, JOKER_SHIFT, counts_of, keys_of
from .problem import ALL_CARDS, Problem

_EVERY_FACE: Final = sum(1 << 8 * face for face in range(52))
_TOPS: Final = 0x80 * _EVERY_FACE


class Missing:
    """How many cards packed hands miss for one contract."""

    def __init__(self, problem: Problem) -> None:
        """Take the contract and the decks from the problem."""
        self._problem = problem
        self._cards = problem.cards
        self._melds = problem.melds
        self._shared = shape_of(problem).shared
        self._gains = gains_of(problem)
        self._crowded = Crowded(problem)
        self._watched = problem.runs_crowded or problem.roomy_count < ALL_CARDS
        self._spare = (0x7F - problem.decks) * _EVERY_FACE
        self._with_decks: dict[int, Missing] = {}

    def of(self, packed: int) -> int:
        """How many cards this hand misses.

        Raises:
            ValueError: no cards of these decks can fill the contract.
        """
        if packed + self._spare & _TOPS:
            return self._of_more_decks(packed)
        keys = keys_of(packed)
        jokers = packed >> JOKER_SHIFT
        if jokers > self._melds:
            jokers = self._melds
        missing = self._cards - jokers - self._shared(keys, jokers)
        if missing > self._cards:
            raise ValueError(f"contract: {self._problem.decks} decks cannot fill it")
        if self._watched and (self._problem.runs_crowded or max(counts_of(sum(keys))) > self._problem.roomy_count):
            return self._cards - self._crowded.used(packed, enough=self._cards - missing)
        return missing

    def layable(self, packed: int) -> bool:
        """Whether this hand misses nothing; then it does not matter what the decks hold."""
        jokers = min(packed >> JOKER_SHIFT, self._melds)
        wanted = self._cards - jokers
        return self._shared(keys_of(packed), jokers, wanted - 1) >= wanted

    def gains(self, packed: int) -> int:
        """The faces that lower the distance of this hand, as a mask of 53 bits, the joker highest.

        Raises:
            ValueError: as `of`.
        """
        now = self.of(packed)
        if now == 0:
            return 0
        if self._watched or self._gains is None or packed + self._spare & _TOPS:
            return sum([1 << face for face, unit in enumerate(FACES) if self.of(packed + unit) < now])
        keys = keys_of(packed)
        jokers = min(packed >> JOKER_SHIFT, self._melds)
        shared = self._cards - jokers - now
        found = self._gains.faces(keys, jokers, shared)
        if jokers < self._melds and self._shared(keys, jokers + 1) == shared:
            found |= 1 << JOKER
        return found

    def _of_more_decks(self, packed: int) -> int:
        """As `of`, for a hand that shows more copies of a card than the decks were thought to have."""
        decks = max([max(counts_of(key)) for key in keys_of(packed)])
        if decks not in self._with_decks:
            self._with_decks[decks] = Missing(self._problem.with_decks(decks))
        return self._with_decks[decks].of(packed)
