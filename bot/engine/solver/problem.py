"""What the solver needs to know of a contract and its rules, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.engine.contracts import Contract
from bot.engine.rules import Rules

FEWEST_PLAYERS: Final = 2
"""`distance` is not told how many play, so it counts the decks of the smallest table, or what the hand shows."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A contract under its rules.

    Attributes:
        trios, runs, dirty, royal: what is to be laid.
        wrap: whether a run goes on round the ace.
        same_rank: whether two trios may be of one rank.
        same_suit: whether two runs may be of one suit.
        decks: copies of each face in play.
        jokers: jokers in each deck.
    """

    trios: int
    runs: int
    dirty: bool
    royal: bool
    wrap: bool
    same_rank: bool
    same_suit: bool
    decks: int
    jokers: int

    @classmethod
    def of(cls, contract: Contract, rules: Rules) -> Problem:
        """The problem that this contract poses under these rules."""
        return cls(
            trios=contract.trios,
            runs=contract.runs,
            dirty=contract.dirty,
            royal=contract.royal,
            wrap=rules.wrap,
            same_rank=rules.same_rank_trios,
            same_suit=rules.same_suit_runs,
            decks=rules.decks_for(FEWEST_PLAYERS),
            jokers=rules.jokers,
        )

    @property
    def melds(self) -> int:
        """How many melds are laid; each takes one joker at most."""
        return 1 if self.dirty or self.royal else self.trios + self.runs

    @property
    def cards(self) -> int:
        """How many cards are laid."""
        return 13 if self.dirty or self.royal else 3 * self.trios + 4 * self.runs

    def with_decks(self, decks: int) -> Problem:
        """The same problem with so many decks."""
        return replace(self, decks=decks)

    @property
    def runs_crowded(self) -> bool:
        """Whether runs of one suit may want more copies of a card than exist.

        As many runs as decks never do. Nor do three with two decks: if all three share a rank, one of them finds
        another window that uses as many cards of the hand (`tests/engine/test_solver_crowded.py` tries every case).
        Beside trios, that was not shown.
        """
        in_suit = self.runs if self.same_suit else min(self.runs, 1)
        return in_suit > self.decks and not (in_suit == 3 and self.decks == 2 and not self.trios)

    @property
    def roomy_count(self) -> int:
        """Trios and runs never want more cards of a rank than exist if a hand has so many of each rank at most.

        At one rank n trios want 3n cards and the runs one each. While the four suits hold as many, some suit always
        has one to spare. More trios than that need not share a rank of which n trios of two cards and a joker each
        use all.
        """
        if self.runs == 0:
            return ALL_CARDS  # the table of trios counts copies itself
        fit = max(0, (4 * self.decks - self.runs) // 3)
        return ALL_CARDS if fit >= (self.trios if self.same_rank else min(self.trios, 1)) else 2 * fit


ALL_CARDS: Final = 99
"""More cards than a hand has of any rank."""
