"""What the seat to act may go down with: the solver's lay-downs, but those that the moment forbids."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Lay
from .errors import IllegalAction
from .legality import check_lay, check_phase, why_not_go_down
from .solver import lay_downs
from .state import State


def legal_lays(state: State) -> Iterator[Lay]:
    """Every essentially different legal `lay` of the seat to act, best first: the least deadwood left."""
    if state.phase != "play" or why_not_go_down(state):
        return
    for lay in lay_downs(state.hands[state.turn], state.contract, state.rules):
        try:
            check_lay(state, lay)
        except IllegalAction:
            continue  # it would leave a hand that cannot end the turn, or the round where that is asked
        yield lay


def why_no_lay(state: State) -> str:
    """The code that refuses whatever the seat to act would go down with; empty if there is a legal `lay`.

    ``not_the_contract`` says that the hand does not hold it. Where it holds it and the cards are in the way, it is the
    best lay-down's code.
    """
    try:
        check_phase(state, "play")
    except IllegalAction as refusal:
        return refusal.code
    if code := why_not_go_down(state):
        return code
    if next(legal_lays(state), None) is not None:
        return ""
    best = next(lay_downs(state.hands[state.turn], state.contract, state.rules), None)
    if best is None:
        return "not_the_contract"
    try:
        check_lay(state, best)
    except IllegalAction as refusal:
        return refusal.code
    return ""
