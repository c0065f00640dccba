"""A first round to learn by: a prepared deal, what to do at each step, and why something else would not do.

It is played on the real engine against a real *aprendiz*. Everything is fixed, so that a step's number says all there
is to know about where somebody stands: nothing has to be kept for a lesson, and it outlives a restart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.engine import Action, Discard, Draw, Event, Game, Lay
from bot.engine.solver import Solver

from .choice import choose
from .knowledge import take_one
from .levels import Level

PUPIL: Final = 0
"""The seat of whoever learns; the other one is the bot's."""

_POSITION: Final[dict[str, object]] = {
    "rules": "classic",
    "round": 1,
    "dealer": 1,
    "turn": PUPIL,
    "phase": "draw",
    "hands": [
        ["7S", "KD", "QS", "4C", "7H", "2C", "QD", "5S", "JH"],
        ["5H", "2S", "3C", "2H", "7D", "5D", "4S", "2D", "6C"],
    ],
    "scores": [0, 0],
    "melds": [],
    "down": [None, None],
    "turn_number": 1,
    "stock": ["8D", "8H", "JC", "9H", "JK", "5C", "3H", "QC"],
    "discard": ["9C"],
}
"""Nine cards each instead of eleven, so that the round is short. The stock's top is its last card."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do.

    Attributes:
        name: what its texts are called after.
        action: what is to be done.
    """

    name: str
    action: Action


STEPS: Final = tuple(
    Step(name, Action.parse(text))
    for name, text in (
        ("draw", "draw"),
        ("discard", "discard KD"),
        ("take", "take"),
        ("lay", "lay QSQDQC 7S7H7D"),
        ("end-turn", "discard JH"),
        ("draw-again", "draw"),
        ("add-theirs", "add 5S 3"),
        ("add-more", "add 2C 4"),
        ("add-joker", "add JK 1"),
        ("last", "discard 4C"),
    )
)


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a lesson stands.

    Attributes:
        game: the round, before the next step's action; after the last one the next round has been dealt.
        step: what is to be done; None: the round is over.
        events: what happened since the step before: the pupil's action, and what the bot did after it.
    """

    game: Game
    step: Step | None
    events: tuple[Event, ...]


def stand_at(number: int) -> Stand:
    """Where a lesson stands after so many steps.

    Raises:
        ValueError: there are not so many.
    """
    if not 0 <= number <= len(STEPS):
        raise ValueError(f"step: expected 0 to {len(STEPS)}, not {number}")
    game = Game.from_position(_POSITION)
    events: list[Event] = []
    for step in STEPS[:number]:
        events = [*game.apply(step.action)]
        while game.round == 1 and game.turn != PUPIL:
            events += game.apply(choose(game.view(game.turn), Level.APRENDIZ))
    return Stand(game, STEPS[number] if number < len(STEPS) else None, tuple(events))


def objection(stand: Stand, action: Action) -> str | None:
    """Why this is not what the lesson asks for, as the end of a text's key; None: it is just that.

    Raises:
        ValueError: the round is over.
    """
    step = stand.step
    if step is None:
        raise ValueError("the lesson is over")
    if action == step.action or (isinstance(action, Lay) and isinstance(step.action, Lay)):
        return None
    if not isinstance(action, Discard):
        return f"at-{step.name}"
    if not isinstance(step.action, Discard):
        return "not-yet"
    view = stand.game.view(PUPIL)
    if view.down[PUPIL] is not None:
        return "keep"  # it fits on the table in the next turn, or costs less
    solver = Solver.of(view.contract, view.rules)
    if solver.distance(take_one(view.hand, action.card)) > solver.distance(view.hand):
        return "needed"
    return "cheaper"


def offered(stand: Stand) -> list[Action]:
    """What can be done now, the ways to go down included, best first."""
    if stand.step is None:
        return []
    view = stand.game.view(PUPIL)
    actions = view.legal_actions()
    if Draw() in actions:
        return actions
    return [*view.lay_downs(), *actions]
