"""A table's state as the fold of its log. Pure: no clock, no database, no Discord."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.engine import Event, Game, Rules
from bot.engine.events import MatchEnded, RoundStarted
from bot.players import Level

from .entries import (
    BotAdded,
    BotRemoved,
    BrokenLogError,
    Ended,
    Invited,
    Joined,
    Left,
    Opened,
    Played,
    Record,
    RulesSet,
    Started,
)
from .seats import Seat, Status

STAND_IN = Level.COMPANERO
"""How well a bot plays that takes a person's seat."""


@dataclass(frozen=True, slots=True)
class State:
    """A table at one moment. Instants are in milliseconds since 1970, UTC."""

    number: int
    """How many entries led here."""
    status: Status
    host_id: int
    rules: Rules
    locale: str
    turn_seconds: int
    by_invitation: bool
    seats: tuple[Seat, ...]
    changed_at: int
    """When the last entry was made."""
    guests: frozenset[int] = frozenset()
    """Who was invited."""
    game: Game | None = field(default=None, repr=False)
    """The match. It is never changed: an action is applied to a copy."""
    turn_began: int = 0
    """When the seat in turn was asked to act. Nothing that others do, and no idling, starts it anew."""
    last_played: int = 0
    """The number of the last entry that changed the game: what was shown before it is out of date."""

    @property
    def turn(self) -> int | None:
        """The seat that has to act."""
        return self.game.turn if self.game is not None and self.status is Status.PLAYING else None

    @property
    def people(self) -> tuple[int, ...]:
        """The users who own a seat."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this user owns."""
        return next((place for place, seat in enumerate(self.seats) if seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Step:
    """What one entry did: the state after it, what everybody saw, and the seat it was about."""

    state: State
    events: tuple[Event, ...] = ()
    seat: int | None = None


def fold(records: Iterable[Record], state: State | None = None) -> State:
    """The state that these entries lead to, from the empty table or from `state`.

    Raises:
        BrokenLogError: an entry is missing, or is impossible where it stands.
    """
    for record in records:
        if record.number != (state.number if state is not None else 0) + 1:
            raise BrokenLogError(f"entry {record.number} stands where another should")
        try:
            state = step(state, record).state
        except BrokenLogError:
            raise
        except Exception as error:
            # The error's own text may name cards.
            raise BrokenLogError(
                f"entry {record.number} ({record.kind}) is impossible: {type(error).__name__}"
            ) from error
    if state is None:
        raise BrokenLogError("the log is empty")
    return state


def step(state: State | None, record: Record) -> Step:
    """What this entry does to the state.

    Raises:
        IllegalAction: the rules forbid the action of a `Played`.
        BrokenLogError: no table can be where this entry needs it to be.
    """
    entry = record.entry
    if isinstance(entry, Opened):
        if state is not None:
            raise BrokenLogError(f"entry {record.number} opens a table that is open")
        return Step(_opened(entry, record.at), seat=0)
    if state is None or not state.status.is_open:
        raise BrokenLogError(f"entry {record.number} is for a table that is not open")
    state = replace(state, number=record.number, changed_at=record.at)
    match entry:
        case Played():
            return _played(state, entry, record.at)
        case Joined(person):
            seat = Seat(person.name, person.user_id, person.avatar)
            return Step(replace(state, seats=(*state.seats, seat)), seat=len(state.seats))
        case BotAdded(name, level):
            return Step(replace(state, seats=(*state.seats, Seat(name, level=level))), seat=len(state.seats))
        case BotRemoved(seat):
            return Step(replace(state, seats=state.seats[:seat] + state.seats[seat + 1 :]), seat=seat)
        case Left(user_id):
            return _left(state, user_id)
        case Invited(user_id):
            return Step(replace(state, guests=state.guests | {user_id}))
        case RulesSet(rules):
            return Step(replace(state, rules=rules))
        case Started(seed):
            return _started(state, seed, record.at)
        case Ended():
            return Step(replace(state, status=Status.CLOSED))


def _opened(entry: Opened, at: int) -> State:
    host = entry.host
    return State(
        number=1,
        status=Status.LOBBY,
        host_id=host.user_id,
        rules=entry.rules,
        locale=entry.locale,
        turn_seconds=entry.turn_seconds,
        by_invitation=entry.by_invitation,
        seats=(Seat(host.name, host.user_id, host.avatar),),
        changed_at=at,
    )


def _left(state: State, user_id: int) -> Step:
    """In a lobby the seat goes; in a match a bot has it. The host's part goes to the next person, if there is one."""
    place = state.seat_of(user_id)
    if place is None:
        raise BrokenLogError(f"entry {state.number} lets someone leave who has no seat")
    seat, others = state.seats[place], state.seats[place + 1 :]
    mine = (Seat(seat.name, level=seat.level or STAND_IN),) if state.status is Status.PLAYING else ()
    state = replace(state, seats=state.seats[:place] + mine + others)
    if not state.people:
        return Step(replace(state, status=Status.CLOSED), seat=place)
    if user_id == state.host_id:
        state = replace(state, host_id=state.people[0])
    return Step(state, seat=place)


def _started(state: State, seed: bytes, at: int) -> Step:
    game = Game.new(state.rules, len(state.seats), seed)
    view = game.view(None)
    dealt = RoundStarted(view.round, view.contract, view.dealer, view.turn)
    state = replace(state, status=Status.PLAYING, game=game, turn_began=at, last_played=state.number)
    return Step(state, (dealt,))


def _played(state: State, entry: Played, at: int) -> Step:
    if state.game is None or entry.seat != state.game.turn:
        raise BrokenLogError(f"entry {state.number} moves a seat that is not in turn")
    game = state.game.copy()
    before = _turn(game)
    events = game.apply(entry.action)
    status = Status.OVER if any(isinstance(event, MatchEnded) for event in events) else state.status
    began = state.turn_began if _turn(game) == before else at
    state = replace(state, game=game, status=status, turn_began=began, last_played=state.number)
    return Step(state, events, entry.seat)


def _turn(game: Game) -> tuple[int, int, int, bool]:
    """What is the same as long as one seat is asked for one turn, or for one decision to buy."""
    return game.round, game.turn_number, game.turn, game.phase == "buy"
