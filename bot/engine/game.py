"""A match of Carioca: dealt from a seed, driven by actions, written down as a position.

>>> game = Game.new("classic", 2, bytes(32))
>>> [str(action) for action in game.legal_actions()]
['draw', 'take']
>>> game.apply("draw")
(Drew(seat=1),)
>>> game.apply("draw")
Traceback (most recent call last):
    ...
bot.engine.errors.IllegalAction: a card has been drawn in this turn
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from . import plays
from .actions import Action, Add, Buy, Discard, Draw, Lay, Pass, Take, parse_action
from .cards import Card
from .contracts import Contract
from .diagram import diagram
from .errors import IllegalAction
from .events import Event
from .legal_lays import legal_lays
from .legality import buyers_from, legal_actions
from .melds import Meld
from .position import NO_SEED, read_position, write_position
from .results import Result, RoundScore
from .rules import Rules
from .shuffle import check_seed
from .state import Phase, State
from .views import View, view_of

_PLAYS: Final[Mapping[type, Callable[[State, Any], tuple[Event, ...]]]] = {
    Draw: plays.draw,
    Take: plays.take,
    Lay: plays.lay,
    Add: plays.add,
    Discard: plays.discard,
    Buy: plays.buy,
    Pass: plays.decline,
}


class Game:
    """One match at one moment. `Game.new` deals one, `Game.from_position` reads one, `apply` moves it on.

    It knows every card; give players and pictures its `view`.
    """

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    @classmethod
    def new(cls, rules: Rules | str | Mapping[str, object], seats: int, seed: bytes) -> Game:
        """A match of so many seats, its first round dealt. The same arguments give the same match for ever.

        Raises:
            ValueError: no such rules, too few or too many seats, or a seed that is not 32 bytes.
        """
        rules = Rules.parse(rules)
        if type(seats) is not int or not 2 <= seats <= rules.max_players:
            raise ValueError(f"seats: expected 2 to {rules.max_players}, not {seats!r}")
        state = State(
            rules=rules,
            players=seats,
            seed=check_seed(seed),
            contract=rules.contract(1),
            hands=[],
            scores=[0] * seats,
            down=[],
            bought=[],
        )
        plays.deal(state, 1, dealer=0)
        return cls(state)

    @classmethod
    def replay(
        cls,
        rules: Rules | str | Mapping[str, object],
        seats: int,
        seed: bytes,
        actions: Iterable[Action | str],
    ) -> Game:
        """The match that these actions lead to.

        Raises:
            ValueError: as `new`, or an action that cannot be read.
            IllegalAction: an action that is not legal where it comes.
        """
        game = cls.new(rules, seats, seed)
        for action in actions:
            game.apply(action)
        return game

    @classmethod
    def from_position(cls, position: Mapping[str, object], seed: bytes = NO_SEED) -> Game:
        """The match at this position; later shuffles and rounds come from `seed`.

        Raises:
            ValueError: the position cannot be; the text begins with the key that says so.
        """
        return cls(read_position(position, check_seed(seed)))

    def position(self) -> dict[str, object]:
        """The position as JSON's own types; `from_position` reads it back. It holds hidden cards."""
        return write_position(self._state)

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Do this for the seat to act, and return what happened, as everybody may know it.

        A `seat` that is given must be the one to act.

        Raises:
            ValueError: the text is no action.
            IllegalAction: it is not legal here; nothing has changed.
        """
        if isinstance(action, str):
            action = parse_action(action)
        state = self._state
        if seat is not None and seat != state.turn and state.phase != "over":
            raise IllegalAction("not_your_turn")
        play = _PLAYS.get(type(action))
        if play is None:
            raise ValueError(f"not an action: {action!r}")
        return play(state, action)

    def legal_actions(self) -> list[Action]:
        """Every legal action of the seat to act but `lay`, each once; empty when the match is over.

        Equal cards give one action. Its cost grows with the hand and the table alone.
        """
        return legal_actions(self._state)

    def lay_downs(self) -> Iterator[Lay]:
        """Every essentially different legal `lay` of the seat to act, best first: the least deadwood left."""
        return legal_lays(self._state)

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None is a spectator.

        Raises:
            ValueError: there is no such seat.
        """
        if seat is not None and (type(seat) is not int or not 0 <= seat < self._state.players):
            raise ValueError(f"seat: expected 0 to {self._state.players - 1} or None, not {seat!r}")
        return view_of(self._state, seat)

    def copy(self) -> Game:
        """An independent copy."""
        return Game(self._state.copy())

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self._state.rules

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._state.players

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._state.round

    @property
    def contract(self) -> Contract:
        """The round's contract."""
        return self._state.contract

    @property
    def dealer(self) -> int:
        """The seat that dealt this round."""
        return self._state.dealer

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self._state.turn

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is: another than `turn` only while that one is asked whether it buys."""
        return self._state.turn_of

    @property
    def turn_number(self) -> int:
        """The turn of the round, from 1."""
        return self._state.turn_number

    @property
    def phase(self) -> Phase:
        """What the seat to act must do: ``draw``, ``play``, answer whether it buys (``buy``), or nothing (``over``)."""
        return self._state.phase

    @property
    def buyers(self) -> tuple[int, ...]:
        """In the phase ``buy``: the seat asked, then those that are asked if the ones before them pass."""
        return tuple(buyers_from(self._state, self._state.turn)) if self._state.phase == "buy" else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's total of the finished rounds."""
        return tuple(self._state.scores)

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds on the table in the order laid."""
        return tuple(self._state.melds)

    @property
    def rounds(self) -> tuple[RoundScore, ...]:
        """The finished rounds, as far as they are known."""
        return tuple(self._state.rounds)

    @property
    def result(self) -> Result | None:
        """Final scores and places; None until the match is over."""
        return self._state.result

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of this seat in the order in which they came."""
        return tuple(self._state.hands[seat])

    def __str__(self) -> str:
        """The position as a text table, hidden cards included (see `diagram`)."""
        return diagram(self._state)

    def __repr__(self) -> str:
        state = self._state  # no card: a repr ends up in logs
        return f"<Game {state.rules.preset}, {state.players} seats, round {state.round}, turn {state.turn_number}>"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match at the same moment, hidden cards and seed included."""
        return isinstance(other, Game) and self._state == other._state

    __hash__ = None  # pyright: ignore[reportAssignmentType] -- it changes
