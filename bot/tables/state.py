"""A table's state as the fold of its log. Pure: no clock, no database, no Discord."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine import Event, Game, Rules
from bot.engine.events import MatchEnded, RoundStarted
from bot.players import Level

from . import fairness
from .announcements import Announcement, topics_of
from .entries import (
    BotAdded,
    BotRemoved,
    BrokenLogError,
    Ended,
    HandedOver,
    Hinted,
    HintsSet,
    Invited,
    Joined,
    Left,
    Opened,
    Paused,
    PauseReason,
    Played,
    Record,
    Resumed,
    RulesSet,
    Shuffled,
    Started,
    TakenBack,
    Voted,
)
from .seats import Seat, Status
from .turns import CoveredSeats, NewestTurn, cover

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
    hints: bool = True
    """Whether players may ask what a strong player would do."""
    hinted: int = 0
    """What `last_played` was when the player in turn last did."""
    guests: frozenset[int] = frozenset()
    """Who was invited."""
    match: int = 0
    """The match's number, which is the table's, from the shuffle on."""
    secret: bytes | None = field(default=None, repr=False)
    """What the shuffle comes from, with the cut; to be told when the table is no longer open."""
    cut: str = ""
    cut_by: int | None = None
    """The seat that cut, if one did."""
    game: Game | None = field(default=None, repr=False)
    """The match. It is never changed: an action is applied to a copy."""
    turn_began: int = 0
    """When the seat in turn was asked to act. Nothing that others do, and no idling, starts it anew."""
    last_played: int = 0
    """The number of the last entry that changed the game: what was shown before it is out of date."""
    newest: NewestTurn = field(default_factory=NewestTurn)
    """What happened in the newest turn, as everybody saw it."""
    covered: CoveredSeats = field(default=(), repr=False)
    paused: PauseReason | None = None
    """Why play has stopped; `paused_at` is since when."""
    paused_at: int = 0
    paused_by: frozenset[int] = frozenset()
    """The seats whose votes stopped it."""
    votes: frozenset[int] = frozenset()
    """The seats that want to pause, or to resume if play is paused."""
    announcements: int = 0
    """How many things its channel had to be told for good up to now."""

    @property
    def turn(self) -> int | None:
        """The seat that has to act."""
        return self.game.turn if self.game is not None and self.status is Status.PLAYING else None

    @property
    def is_shuffled(self) -> bool:
        """Whether the lobby only waits for somebody to cut."""
        return self.status is Status.LOBBY and self.secret is not None

    @property
    def commitment(self) -> str | None:
        """What was published of the shuffle before the deal; None before it."""
        if self.secret is None:
            return None
        return fairness.commitment(self.match, self.rules, len(self.seats), self.secret)

    @property
    def present(self) -> frozenset[int]:
        """The seats of people who play them themselves."""
        return frozenset(place for place, seat in enumerate(self.seats) if seat.is_present)

    @property
    def people(self) -> tuple[int, ...]:
        """The users who own a seat."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this user owns."""
        return next((place for place, seat in enumerate(self.seats) if seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Step:
    """What one entry did: the state after it, what everybody saw, the seat it was about, what is to be announced."""

    state: State
    events: tuple[Event, ...] = ()
    seat: int | None = None
    announcements: tuple[Announcement, ...] = ()


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


def announcements(records: Iterable[Record]) -> list[Announcement]:
    """All that the channel of a table with this log, which folds to a state, had to be told, in order."""
    state: State | None = None
    found: list[Announcement] = []
    for record in records:
        done = step(state, record)
        state = done.state
        found += done.announcements
    return found


def step(state: State | None, record: Record) -> Step:
    """What this entry does to the state.

    Raises:
        IllegalAction: the rules forbid the action of a `Played`.
        BrokenLogError: no table can be where this entry needs it to be.
    """
    done = _step(state, record)
    after = done.state
    topics = topics_of(record.entry, done.events, closes=not after.status.is_open, dealt=after.game is not None)
    if not topics:
        return done
    found = tuple(
        Announcement(topic, after.announcements + place, record.number, ended)
        for place, (topic, ended) in enumerate(topics, 1)
    )
    after = replace(after, announcements=after.announcements + len(found))
    return replace(done, state=after, announcements=found)


def _step(state: State | None, record: Record) -> Step:
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
        case HintsSet(allowed):
            return Step(replace(state, hints=allowed))
        case Hinted(seat):
            return Step(replace(state, hinted=state.last_played), seat=seat)
        case Shuffled(match, secret):
            return Step(replace(state, match=match, secret=secret))
        case Started():
            return _started(state, entry, record.at)
        case HandedOver(seat):
            state = _reseated(state, seat, level=STAND_IN)
            return Step(_paused_if_deserted(state), seat=seat)
        case TakenBack(seat):
            return _taken_back(state, seat)
        case Voted(seat):
            return Step(replace(state, votes=state.votes | {seat}), seat=seat)
        case Paused(reason, seat):
            by = frozenset[int]() if seat is None else state.votes | {seat}
            return Step(replace(_paused(state, reason), paused_by=by), seat=seat)
        case Resumed(seat):
            return Step(_resumed(state), seat=seat)
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
        hints=entry.hints,
    )


def _left(state: State, user_id: int) -> Step:
    """In a lobby the seat goes; in a match a bot has it. The host's part goes to the next person, if there is one."""
    place = state.seat_of(user_id)
    if place is None:
        raise BrokenLogError(f"entry {state.number} lets someone leave who has no seat")
    if state.status is Status.PLAYING:
        state = _reseated(state, place, user_id=None, avatar=None, level=state.seats[place].level or STAND_IN)
    else:
        # A shuffle is for so many seats: it is undone.
        state = replace(state, seats=state.seats[:place] + state.seats[place + 1 :], secret=None)
    if not state.people:
        return Step(replace(state, status=Status.CLOSED), seat=place)
    if user_id == state.host_id:
        state = replace(state, host_id=state.people[0])
    return Step(_paused_if_deserted(state), seat=place)


def _started(state: State, entry: Started, at: int) -> Step:
    if state.status is not Status.LOBBY or state.secret not in (None, entry.secret):
        raise BrokenLogError(f"entry {state.number} deals what was not shuffled so")
    game = Game.new(state.rules, len(state.seats), fairness.match_seed(entry.match, entry.secret, entry.cut))
    state = replace(
        state,
        status=Status.PLAYING,
        match=entry.match,
        secret=entry.secret,
        cut=entry.cut,
        cut_by=entry.cut_by,
        game=game,
        turn_began=at,
        last_played=state.number,
    )
    events = (RoundStarted(game.round, game.contract.text, game.dealer, game.turn),)
    return Step(replace(state, newest=NewestTurn(events)), events, entry.cut_by)


def _played(state: State, entry: Played, at: int) -> Step:
    if state.game is None or state.paused or entry.seat != state.game.turn:
        raise BrokenLogError(f"entry {state.number} moves a seat that is not in turn")
    before, game = state.game, state.game.copy()
    events = game.apply(entry.action)
    is_over = any(isinstance(event, MatchEnded) for event in events)
    passed = is_over or _turn(game) != _turn(before)
    seat = state.seats[entry.seat]
    if entry.by == "person" and (seat.missed or seat.level):
        state = _reseated(state, entry.seat, missed=0, level=None)
    elif entry.by == "clock" and passed and before.phase != "buy":
        state = _reseated(state, entry.seat, missed=seat.missed + 1)
    covered = state.covered if seat.is_bot else cover(state.covered, entry.seat, entry.by, before, game, events)
    state = replace(
        state,
        game=game,
        status=Status.OVER if is_over else state.status,
        turn_began=at if passed else state.turn_began,
        last_played=state.number,
        newest=state.newest.followed_by(events, by_clock=entry.by == "clock"),
        covered=covered,
    )
    return Step(state, events, entry.seat)


def _taken_back(state: State, seat: int) -> Step:
    state = _reseated(state, seat, level=None, missed=0)
    if state.paused == "deserted":
        state = _resumed(state)
    if state.turn == seat:
        state = replace(state, turn_began=state.changed_at)
    return Step(state, seat=seat)


def _paused_if_deserted(state: State) -> State:
    """Bots do not play on for an empty room."""
    if state.status is not Status.PLAYING or state.paused or state.present:
        return state
    return _paused(state, "deserted")


def _paused(state: State, reason: PauseReason) -> State:
    return replace(state, paused=reason, paused_at=state.changed_at, votes=frozenset())


def _resumed(state: State) -> State:
    """The clock of the turn goes on from where it stood."""
    began = state.turn_began + state.changed_at - state.paused_at
    return replace(state, paused=None, paused_by=frozenset(), votes=frozenset(), turn_began=began)


def _reseated(state: State, place: int, **changes: Any) -> State:
    seat = replace(state.seats[place], **changes)
    return replace(state, seats=(*state.seats[:place], seat, *state.seats[place + 1 :]))


def _turn(game: Game) -> tuple[int, int, int, bool]:
    """What is the same as long as one seat is asked for one turn, or for one decision to buy."""
    return game.round, game.turn_number, game.turn, game.phase == "buy"
