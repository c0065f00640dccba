"""When a table must be looked at though nobody acts, and what must be done then. Pure.

Every deadline follows from the state, which follows from the log: so it holds across a restart, and a table whose
clock ran out while no process was there is served at the start of the next one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Final

from .seats import Status
from .state import State

MISSED_TURNS: Final = 2
"""After so many turns in a row that the clock had to play, a bot has the seat."""


class Task(Enum):
    """What is to be done when a table is due."""

    DEAL = auto()
    """Nobody has cut: deal."""
    MOVE_BOT = auto()
    REMIND = auto()
    """Half of the turn's time is gone."""
    MOVE_FOR = auto()
    """All of it is gone: play safely for the seat in turn."""
    HAND_OVER = auto()
    """The seat in turn has missed too many turns."""
    CLOSE = auto()
    """Nothing has happened for long."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in milliseconds.

    Attributes:
        bot: how long a bot seems to think.
        cut: how long the cards wait for somebody to cut them; 0: nobody is asked.
        buy: how long somebody has to decide whether to buy.
        lobby: after which time without a change a lobby is closed.
        pause: after which time a paused match is closed.
    """

    bot: int = 1_500
    cut: int = 0
    buy: int = 15_000
    lobby: int = 3_600_000
    pause: int = 7 * 86_400_000


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be done, and from when on (milliseconds since 1970, UTC)."""

    at: int
    task: Task


def due(state: State, pace: Pace, reminded: bool = False) -> Due | None:
    """What must be done next though nobody acts; None: nothing. `reminded`: the seat in turn has been already."""
    if state.status is Status.LOBBY:
        if state.is_shuffled:
            return Due(state.changed_at + pace.cut, Task.DEAL)
        return Due(state.changed_at + pace.lobby, Task.CLOSE)
    if state.turn is None:
        return None
    if state.paused:
        return Due(state.paused_at + pace.pause, Task.CLOSE)
    seat = state.seats[state.turn]
    if seat.is_automatic:
        return Due(state.changed_at + _thinking(state, pace), Task.MOVE_BOT)
    if seat.missed >= MISSED_TURNS:
        return Due(state.changed_at, Task.HAND_OVER)
    end = turn_ends(state, pace)
    assert end is not None
    if reminded or _is_buying(state):
        return Due(end, Task.MOVE_FOR)
    return Due((state.turn_began + end) // 2, Task.REMIND)


def turn_ends(state: State, pace: Pace) -> int | None:
    """When the clock will play for the seat in turn; None where no clock runs."""
    if state.turn is None or state.paused or state.seats[state.turn].is_automatic:
        return None
    return state.turn_began + (pace.buy if _is_buying(state) else state.turn_seconds * 1000)


def _is_buying(state: State) -> bool:
    return state.game is not None and state.game.phase == "buy"


def _thinking(state: State, pace: Pace) -> int:
    """How long a bot seems to think: now a little more, now a little less, as people do."""
    return round(pace.bot * Random(state.number).uniform(0.7, 1.3))
