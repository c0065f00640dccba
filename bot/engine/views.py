"""What one seat may know of a game: public facts and its own hand, built up from those alone.

Nothing is stripped from a state here: a fact is in a view because a line below puts it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .actions import Action, Lay
from .cards import Card
from .contracts import Contract
from .legal_lays import legal_lays, why_no_lay
from .legality import buyers_from, legal_actions
from .melds import Meld
from .packed import Packed
from .results import Result, RoundScore
from .rules import Rules
from .state import Phase, State

__all__ = ["Phase", "Result", "RoundScore", "View", "view_of"]


@dataclass(frozen=True, slots=True)
class View(Packed):
    """All that one seat may know; `seat` is None for a spectator, whose `hand` is empty."""

    rules: Rules
    seat: int | None
    round: int
    contract: str
    dealer: int
    turn: int
    """The seat to act."""
    phase: Phase
    turn_number: int
    hand: tuple[Card, ...]
    """This seat's cards in the order in which they came."""
    drawn: Card | None
    """The card this seat has just drawn or taken, None once it has discarded."""
    taken: Card | None
    """The card that the seat in turn took from the discard pile in this turn: public."""
    hand_counts: tuple[int, ...]
    scores: tuple[int, ...]
    melds: tuple[Meld, ...]
    down: tuple[int | None, ...]
    """The turn number in which each seat went down."""
    stock_count: int
    discard: tuple[Card, ...]
    """The discard pile, its top last."""
    rounds: tuple[RoundScore, ...]
    result: Result | None
    turn_of: int = 0
    """The seat whose turn it is: another than `turn` only while that one is asked whether it buys."""
    locked: Card | None = None
    """The card that this seat may not discard in this turn."""
    swaps: int = 0
    """Turns in a row that began with `take` and put nothing on the table (rules.md, "Progress")."""
    refills: int = 0
    """How often the stock was made anew in this round."""
    bought: tuple[int, ...] = ()
    """How often each seat has bought in this round."""
    buyers: tuple[int, ...] = ()
    """In the phase ``buy``: the seat asked, then those that are asked if the ones before them pass."""
    held: tuple[tuple[Card, ...], ...] = field(default=(), compare=False, repr=False)
    """Cards that everybody knows to be in each seat's hand: taken from the discard pile or bought in this round, and
    neither discarded nor laid nor added since, nor a card like them. A memory of public play, empty where a game began
    with a position, so it is no part of what makes two views equal.
    """
    unwanted: tuple[tuple[Card, ...], ...] = field(default=(), compare=False, repr=False)
    """Cards that each seat has shown in this round not to want, in order: top discards that it left lying when it could
    have taken or bought them, and what it discarded. Such a memory too.
    """

    def legal_actions(self) -> list[Action]:
        """What this seat may do now, as `Game.legal_actions` lists it; empty unless it is to act."""
        return legal_actions(self._state()) if self.seat == self.turn else []

    def lay_downs(self) -> Iterator[Lay]:
        """What this seat may go down with now, as `Game.lay_downs` yields it; empty unless it is to act."""
        return legal_lays(self._state()) if self.seat == self.turn else iter(())

    def why_not_lay(self) -> str:
        """The code of `IllegalAction` that keeps this seat from going down now; empty if it can.

        ``not_the_contract`` says that the hand does not hold it.
        """
        if self.seat != self.turn:
            return "game_over" if self.phase == "over" else "not_your_turn"
        return why_no_lay(self._state())

    def _state(self) -> State:
        """As much of the state as this seat knows: enough to tell what it may do."""
        state = State(
            rules=self.rules,
            players=len(self.hand_counts),
            seed=b"",
            contract=Contract.parse(self.contract),
            hands=[list(self.hand) if seat == self.seat else [] for seat in range(len(self.hand_counts))],
            scores=list(self.scores),
            down=list(self.down),
            bought=list(self.bought),
            round=self.round,
            dealer=self.dealer,
            turn=self.turn,
            turn_of=self.turn_of,
            phase=self.phase,
            turn_number=self.turn_number,
            discard=list(self.discard),
            taken=self.taken,
            locked=self.locked,
            swaps=self.swaps,
        )
        for meld in self.melds:
            state.put_meld(meld)
        return state


def view_of(state: State, seat: int | None) -> View:
    """What this seat may know now; None is a spectator."""
    in_turn = seat == state.turn_of
    return View(
        rules=state.rules,
        seat=seat,
        round=state.round,
        contract=state.contract.text,
        dealer=state.dealer,
        turn=state.turn,
        phase=state.phase,
        turn_number=state.turn_number,
        hand=() if seat is None else tuple(state.hands[seat]),
        drawn=state.drawn if in_turn else None,
        taken=state.taken,
        hand_counts=tuple([len(hand) for hand in state.hands]),
        scores=tuple(state.scores),
        melds=tuple(state.melds),
        down=tuple(state.down),
        stock_count=len(state.stock),
        discard=tuple(state.discard),
        rounds=tuple(state.rounds),
        result=state.result,
        turn_of=state.turn_of,
        locked=state.locked if in_turn else None,
        swaps=state.swaps,
        refills=state.refills,
        bought=tuple(state.bought),
        buyers=tuple(buyers_from(state, state.turn)) if state.phase == "buy" else (),
        held=tuple([tuple(cards) for cards in state.held]),
        unwanted=tuple([tuple(cards) for cards in state.unwanted]),
    )
