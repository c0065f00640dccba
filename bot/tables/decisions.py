"""What may be done at a table: each function checks a wish against the state and gives the entry that fulfils it.

Pure. Each raises `TableError` with the reason when it may not be done.
"""

from __future__ import annotations

import secrets

from bot.engine import Action, Rules
from bot.players import Level

from .entries import BotAdded, BotRemoved, Ended, Invited, Joined, Left, Mover, Played, RulesSet, Started
from .errors import TableError
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


def start(state: State, user_id: int) -> Started:
    """The host has the cards shuffled and dealt."""
    _need_lobby(state)
    _need_host(state, user_id)
    if len(state.seats) < LEAST_PLAYERS:
        raise TableError("too_few_players", least=LEAST_PLAYERS)
    return Started(secrets.token_bytes(32))


def play(state: State, user_id: int, action: Action, seen: int | None) -> Played:
    """A person moves their own seat; whether the rules allow it is the engine's part."""
    if state.status is Status.LOBBY:
        raise TableError("not_started")
    _need_open(state)
    seat = _need_seat(state, user_id)
    if seen is not None and seen < state.last_played:
        raise TableError("stale")
    if seat != state.turn:
        raise TableError("not_your_turn")
    return Played(seat, action)


def play_for(state: State, seat: int, action: Action, seen: int, by: Mover) -> Played:
    """A bot or the clock moves a seat, if nothing has happened since it was decided on."""
    if state.number != seen or seat != state.turn:
        raise TableError("stale")
    return Played(seat, action, by)


def expire(state: State, seen: int) -> Ended:
    """A lobby is closed in which nothing has happened for long."""
    if state.number != seen:
        raise TableError("stale")
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
    if state.status is not Status.LOBBY:
        raise TableError("already_started")


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
