"""What may be done at a table: each function checks a wish against the state and gives the entry that fulfils it.

Pure. Each raises `TableError` with the reason when it may not be done.
"""

from __future__ import annotations

from bot.engine import Action, Rules
from bot.players import Level

from . import fairness
from .entries import (
    BotAdded,
    BotRemoved,
    Ended,
    HandedOver,
    Hinted,
    HintsSet,
    Invited,
    Joined,
    Left,
    Mover,
    Paused,
    Played,
    Resumed,
    RulesSet,
    Shuffled,
    Started,
    TakenBack,
    Voted,
)
from .errors import TableError, not_started
from .seats import Person, Status
from .state import State

LEAST_PLAYERS = 2

BOT_NAMES = ("Rosa", "Tito", "Nena", "Lalo", "Chela", "Pancho", "Maruja", "Beto")


def join(state: State, person: Person) -> Joined:
    """A person takes a seat in the lobby."""
    _need_lobby(state)
    if state.seat_of(person.user_id) is not None:
        raise TableError("already_seated")
    if state.by_invitation and person.user_id not in state.guests:
        raise TableError("not_invited")
    _need_room(state)
    return Joined(person)


def leave(state: State, user_id: int) -> Left:
    """A person gives their seat up, in the lobby or in the match."""
    _need_open(state)
    _need_seat(state, user_id)
    return Left(user_id)


def invite(state: State, user_id: int, guest_id: int) -> Invited:
    """Someone at the table invites a guest."""
    _need_lobby(state)
    _need_seat(state, user_id)
    if state.seat_of(guest_id) is not None:
        raise TableError("already_seated")
    return Invited(guest_id)


def add_bot(state: State, user_id: int, level: Level) -> BotAdded:
    """Someone at the table adds a bot."""
    _need_lobby(state)
    _need_seat(state, user_id)
    _need_room(state)
    taken = {seat.name for seat in state.seats}
    return BotAdded(next(name for name in BOT_NAMES if name not in taken), Level(level))


def remove_bot(state: State, user_id: int, seat: int | None) -> BotRemoved:
    """Someone at the table sends a bot away: that of this seat, or the last one."""
    _need_lobby(state)
    _need_seat(state, user_id)
    bots = [place for place, each in enumerate(state.seats) if each.is_bot]
    if not bots or (seat is not None and seat not in bots):
        raise TableError("no_such_bot")
    return BotRemoved(bots[-1] if seat is None else seat)


def set_rules(state: State, user_id: int, rules: Rules) -> RulesSet:
    """The host chooses other rules."""
    _need_lobby(state)
    _need_host(state, user_id)
    if len(state.seats) > rules.max_players:
        raise TableError("too_many_seated", seats=rules.max_players)
    return RulesSet(rules)


def set_hints(state: State, user_id: int, allowed: bool) -> HintsSet:
    """The host allows suggestions, or switches them off."""
    _need_lobby(state)
    _need_host(state, user_id)
    return HintsSet(allowed)


def start(state: State, user_id: int, match: int, cutting: bool) -> Shuffled | Started:
    """The host has the cards shuffled; they are dealt at once where nobody is to be asked for a cut."""
    _need_lobby(state)
    _need_host(state, user_id)
    if len(state.seats) < LEAST_PLAYERS:
        raise TableError("too_few_players", least=LEAST_PLAYERS)
    secret = fairness.new_secret()
    return Shuffled(match, secret) if cutting else Started(match, secret)


def cut(state: State, user_id: int, text: str) -> Started:
    """Someone at the table cuts, and the cards are dealt."""
    seat = _need_seat(state, user_id)
    return _deal(state, " ".join(text.split())[: fairness.LONGEST_CUT], seat)


def deal(state: State, seen: int) -> Started:
    """The cards are dealt, nobody having cut."""
    _need_unchanged(state, seen)
    return _deal(state, "", None)


def _deal(state: State, cut: str, seat: int | None) -> Started:
    _need_open(state)
    if state.status is not Status.LOBBY:
        raise TableError("already_cut")
    if state.secret is None:
        raise not_started(opener=seat is not None and state.seats[seat].user_id == state.host_id)
    return Started(state.match, state.secret, cut, seat)


def play(state: State, user_id: int, action: Action, seen: int | None) -> Played:
    """A person moves their own seat; whether the rules allow it is the engine's part."""
    return Played(_need_turn(state, user_id, seen), action)


def hint(state: State, user_id: int, seen: int) -> Hinted:
    """The person in turn is told what a strong player would do, if nothing has been played since `seen`."""
    seat = _need_turn(state, user_id, seen)
    if not state.hints:
        raise TableError("hints_off")
    return Hinted(seat)


def play_for(state: State, seat: int, action: Action, seen: int, by: Mover) -> Played:
    """A bot or the clock moves a seat, if nothing has happened since it was decided on."""
    _need_unchanged(state, seen)
    return Played(seat, action, by)


def hand_over(state: State, seat: int, seen: int) -> HandedOver:
    """A bot takes the seat of one who has missed too many turns."""
    _need_unchanged(state, seen)
    return HandedOver(seat)


def take_back(state: State, user_id: int) -> TakenBack:
    """A person plays their own seat again."""
    _need_open(state)
    seat = _need_seat(state, user_id)
    if state.seats[seat].is_present:
        raise TableError("not_away")
    return TakenBack(seat)


def pause(state: State, user_id: int) -> Voted | Paused:
    """A person wants to pause; more than half of those present must want it."""
    seat = _need_match(state, user_id)
    if state.paused:
        raise TableError("paused", reason=state.paused)
    return Paused("vote", seat) if _decides(state, seat) else Voted(seat)


def resume(state: State, user_id: int) -> Voted | Resumed:
    """A person wants to play on. If it was no vote that paused, one of them is enough."""
    seat = _need_match(state, user_id)
    if state.paused is None:
        raise TableError("not_paused")
    return Resumed(seat) if state.paused != "vote" or _decides(state, seat) else Voted(seat)


def suspend(state: State) -> Paused:
    """Play stops because the table can no longer be shown."""
    if state.status is not Status.PLAYING:
        raise not_started(opener=False) if state.status is Status.LOBBY else TableError("table_over")
    if state.paused:
        raise TableError("paused", reason=state.paused)
    return Paused("unreachable")


def _decides(state: State, seat: int) -> bool:
    """Whether this seat's vote makes more than half of those present."""
    if seat in state.votes:
        raise TableError("already_voted")
    votes = state.votes | {seat}
    present = state.present | {seat}
    return 2 * len(votes & present) > len(present)


def expire(state: State, seen: int) -> Ended:
    """A table is closed at which nothing has happened for long."""
    _need_unchanged(state, seen)
    return Ended("expired")


def end(state: State, user_id: int, moderator: bool) -> Ended:
    """The host or a moderator closes the table."""
    _need_open(state)
    if user_id == state.host_id:
        return Ended("host")
    if moderator:
        return Ended("moderator")
    raise TableError("not_host_or_moderator")


def _need_open(state: State) -> None:
    if not state.status.is_open:
        raise TableError("table_over")


def _need_lobby(state: State) -> None:
    _need_open(state)
    if state.status is not Status.LOBBY or state.is_shuffled:
        raise TableError("already_started")


def _need_match(state: State, user_id: int) -> int:
    _need_open(state)
    if state.status is Status.LOBBY:
        raise not_started(opener=user_id == state.host_id)
    return _need_seat(state, user_id)


def _need_turn(state: State, user_id: int, seen: int | None) -> int:
    """The seat of this user, who is in turn and has seen all that was played."""
    seat = _need_match(state, user_id)
    if seen is not None and seen < state.last_played:
        raise TableError("stale")
    if state.paused:
        raise TableError("paused", reason=state.paused)
    if seat != state.turn:
        raise TableError("not_your_turn")
    return seat


def _need_unchanged(state: State, seen: int) -> None:
    if state.number != seen:
        raise TableError("stale")


def _need_seat(state: State, user_id: int) -> int:
    seat = state.seat_of(user_id)
    if seat is None:
        raise TableError("not_seated")
    return seat


def _need_host(state: State, user_id: int) -> None:
    if user_id != state.host_id:
        raise TableError("not_host")


def _need_room(state: State) -> None:
    if len(state.seats) >= state.rules.max_players:
        raise TableError("table_full", seats=state.rules.max_players)
