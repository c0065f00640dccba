"""A sound player: it draws and keeps what brings the contract nearer, and gives away what costs most."""

from __future__ import annotations

from bot.engine import Action, Add, Buy, Card, Discard, Draw, Pass, Take, View
from bot.engine.solver import Solver

from .knowledge import fitting, take_one


def play_soundly(view: View) -> Action:
    """What this player does now.

    Raises:
        ValueError: the view's seat is not to act.
    """
    actions = view.legal_actions()
    if view.seat is None or not actions:
        raise ValueError("the view is not of the seat to act")
    if view.phase == "draw":
        return _draw(view, actions)
    if view.phase == "buy":
        buys = Buy() in actions and not view.rules.in_one_go(view.round) and _is_nearer(view, view.discard[-1])
        return Buy() if buys else Pass()
    lay = next(view.lay_downs(), None)
    if lay is not None:
        return lay
    adds = [action for action in actions if isinstance(action, Add)]
    if adds:
        return max(adds, key=lambda add: view.rules.value(add.card))
    return _discard(view, [action for action in actions if isinstance(action, Discard)])


def _draw(view: View, actions: list[Action]) -> Action:
    if Take() not in actions:
        return Draw()
    top = view.discard[-1]
    if view.seat is not None and view.down[view.seat] is not None:
        return Take() if top in fitting(view) else Draw()
    return Take() if _is_nearer(view, top) else Draw()


def _is_nearer(view: View, card: Card) -> bool:
    """Whether the card brings the contract nearer; nothing does once it is laid."""
    if view.seat is not None and view.down[view.seat] is not None:
        return False
    solver = Solver.of(view.contract, view.rules)
    return solver.distance((*view.hand, card)) < solver.distance(view.hand)


def _discard(view: View, discards: list[Discard]) -> Discard:
    """The dearest of the cards that it can spare: for the contract, or once that is laid, for the next turn's lay-offs.

    Who has just gone down lays off in the next turn at the earliest; a joker thrown then would have gone for sure.
    """
    solver = Solver.of(view.contract, view.rules)
    is_down = view.seat is not None and view.down[view.seat] is not None
    kept = fitting(view) if is_down else frozenset[Card]()

    def cost(discard: Discard) -> tuple[int, int]:
        missing = int(discard.card in kept) if is_down else solver.distance(take_one(view.hand, discard.card))
        return missing, -view.rules.value(discard.card)

    return min(discards, key=cost)
