"""What goes to another process is small, and the copy of the rules that comes with it costs no second preparation."""

from __future__ import annotations

import pickle

import pytest

from bot.engine import Game, View
from bot.engine.solver import Solver
from bot.players import Level, choose
from bot.players.rule_sets import with_shared_rules


def sent(view: View) -> View:
    return pickle.loads(pickle.dumps(view))


@pytest.mark.parametrize("rules", ["classic", "chilean"])
def test_views_are_small_to_send_and_arrive_as_they_were(rules: str) -> None:
    game = Game.new(rules, 4, bytes(32))
    largest = 0
    while game.phase != "over":
        view = game.view(game.turn)
        largest = max(largest, len(pickle.dumps(view)))
        assert sent(view) == view
        game.apply(choose(view, Level.COMPANERO))
    assert largest < 4_096


def test_views_from_elsewhere_share_one_rule_set_and_its_solvers() -> None:
    game = Game.new({"preset": "classic", "court_values": 10}, 2, bytes(32))
    one, other = (with_shared_rules(sent(game.view(game.turn))) for _ in range(2))
    assert one.rules is other.rules
    assert one == game.view(game.turn)
    assert Solver.of(one.contract, one.rules) is Solver.of(other.contract, other.rules)
