"""The whole state of a match, hidden cards included. It is changed by `plays` alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

from .actions import Add
from .cards import Card
from .contracts import Contract
from .melds import Meld, fits
from .results import Result, RoundScore
from .rules import Rules

Phase = Literal["draw", "play", "buy", "over"]
PHASES: Final[tuple[Phase, ...]] = ("draw", "play", "buy", "over")


@dataclass(slots=True)
class State:
    """A match at one moment. Lists by seat have one item a seat."""

    rules: Rules
    players: int
    seed: bytes
    contract: Contract
    hands: list[list[Card]]
    """Each hand in the order in which its cards came."""
    scores: list[int]
    down: list[int | None]
    """The turn number in which each seat went down."""
    bought: list[int]
    """How often each seat has bought in this round."""

    round: int = 1
    dealer: int = 0
    turn: int = 0
    """The seat to act."""
    turn_of: int = 0
    """The seat whose turn it is: another than `turn` only while that one is asked whether it buys."""
    phase: Phase = "draw"
    turn_number: int = 1
    melds: list[Meld] = field(default_factory=list[Meld])
    stock: list[Card] = field(default_factory=list[Card])
    """The stock, its top last."""
    discard: list[Card] = field(default_factory=list[Card])
    """The discard pile, its top last."""
    drawn: Card | None = None
    """The card drawn or taken in this turn, while the hand still holds it."""
    taken: Card | None = None
    """The card taken from the discard pile in this turn."""
    locked: Card | None = None
    """The card that may not be discarded in this turn."""
    swapping: bool = False
    """Whether this turn began with `take` and no card has reached the table in it."""
    swaps: int = 0
    """The turns in a row before this one of which that was true to their end."""
    refills: int = 0
    """How often the stock was made anew in this round."""
    held: list[list[Card]] = field(default_factory=list[list[Card]], compare=False)
    """The cards that each seat has taken from the discard pile or bought in this round and not shown since. A memory of
    what everybody saw, which a position does not hold and on which nothing that is legal hangs.
    """
    unwanted: list[list[Card]] = field(default_factory=list[list[Card]], compare=False)
    """The cards that each seat has left lying on the pile in this round or thrown, in order: such a memory too."""
    rounds: list[RoundScore] = field(default_factory=list[RoundScore])
    result: Result | None = None
    adds: list[tuple[Add, ...] | None] = field(default_factory=list[tuple[Add, ...] | None], repr=False, compare=False)
    """What each meld takes, once somebody has asked: see `adds_to`."""

    def put_meld(self, meld: Meld, number: int | None = None) -> None:
        """Lay a new meld, or put one in the place of the meld with this number (from 1)."""
        if number is None:
            self.melds.append(meld)
            self.adds.append(None)
        else:
            self.melds[number - 1] = meld
            self.adds[number - 1] = None

    def adds_to(self, number: int) -> tuple[Add, ...]:
        """Everything that may be added to the meld with this number (from 1); worked out once for each change of it."""
        adds = self.adds[number - 1]
        if adds is None:
            fitting = fits(self.melds[number - 1], self.rules)
            adds = self.adds[number - 1] = tuple([_add(card, number, end) for card, end in fitting])
        return adds

    def copy(self) -> State:
        """An independent copy."""
        return State(
            rules=self.rules,
            players=self.players,
            seed=self.seed,
            contract=self.contract,
            hands=[hand.copy() for hand in self.hands],
            scores=self.scores.copy(),
            down=self.down.copy(),
            bought=self.bought.copy(),
            round=self.round,
            dealer=self.dealer,
            turn=self.turn,
            turn_of=self.turn_of,
            phase=self.phase,
            turn_number=self.turn_number,
            melds=self.melds.copy(),
            stock=self.stock.copy(),
            discard=self.discard.copy(),
            drawn=self.drawn,
            taken=self.taken,
            locked=self.locked,
            swapping=self.swapping,
            swaps=self.swaps,
            refills=self.refills,
            held=[cards.copy() for cards in self.held],
            unwanted=[cards.copy() for cards in self.unwanted],
            rounds=self.rounds.copy(),
            result=self.result,
            adds=self.adds.copy(),
        )


_add = lru_cache(maxsize=16384)(Add)
"""Each `Add` once: a match asks for the same few hundred again and again."""
