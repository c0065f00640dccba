"""What the seat to act may go down with: the solver's lay-downs, but those that the moment forbids."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Lay
from .errors import IllegalAction
from .legality import check_lay, why_not_go_down
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
