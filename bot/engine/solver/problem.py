"""What the solver needs to know of a contract and its rules, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.contracts import Contract
from bot.engine.rules import Rules

FEWEST_PLAYERS = 2
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

    @property
    def crowded(self) -> bool:
        """Whether the contract may want more copies of a card than exist, so that the deck's limit has to be watched.

        Runs of one suit that share a rank want a copy each; and three runs always find other windows that use as many
        of the hand's cards when there are two decks (tested for every hand). At one rank the trios want three cards
        each and the runs one each, and while four suits of `decks` copies hold as many, some suit has one to spare.
        """
        if self.runs == 0:
            return False  # `TrioTable` counts copies itself
        in_suit = self.runs if self.same_suit else 1
        if self.trios == 0:
            return not (in_suit <= self.decks or (in_suit == 3 and self.decks == 2))
        in_rank = 3 * (self.trios if self.same_rank else 1) + self.runs
        return in_suit > self.decks or in_rank > 4 * self.decks
