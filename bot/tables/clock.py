"""When a table must be looked at though nobody acts, and what must be done then. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from random import Random

from .seats import Status
from .state import State


class Task(Enum):
    """What is to be done when a table is due."""

    MOVE_BOT = auto()
    CLOSE_LOBBY = auto()


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in milliseconds."""

    bot: int
    lobby: int


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be done, and from when on (milliseconds since 1970, UTC)."""

    at: int
    task: Task


def due(state: State, pace: Pace) -> Due | None:
    """What must be done next though nobody acts; None: nothing."""
    if state.status is Status.LOBBY:
        return Due(state.changed_at + pace.lobby, Task.CLOSE_LOBBY)
    if state.turn is None:
        return None
    if state.seats[state.turn].is_automatic:
        return Due(state.changed_at + _thinking(state, pace), Task.MOVE_BOT)
    return None


def _thinking(state: State, pace: Pace) -> int:
    """How long a bot seems to think: now a little more, now a little less, as people do."""
    return round(pace.bot * Random(state.number).uniform(0.7, 1.3))
