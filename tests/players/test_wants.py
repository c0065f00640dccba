"""What another player seems to want, from what it took, left lying and threw."""

from __future__ import annotations

import pytest

from bot.engine import Card, Contract, View
from bot.players.evaluation import Weights
from bot.players.knowledge import Knowledge
from bot.players.wants import wanted
from tests.engine.tables import game_at

HANDS = ("7S8CKDQD", "AC2C3D4D")


def seen_after(*actions: str, contract_of_round: int, discard: str = "9H") -> View:
    """What seat 0 sees after these actions, seat 1 to begin."""
    game = game_at(*HANDS, round=contract_of_round, turn=1, dealer=0, phase="draw", discard=discard, stock="2H3S4CJH5S")
    for action in actions:
        game.apply(action)
    return game.view(0)


def wish(view: View, card: str) -> float:
    known = Knowledge.of(view)
    return wanted(Card.parse(card), 1, view, known, Contract.parse(view.contract), Weights())


TOOK = ("take", "discard AC")
REFUSED = ("draw", "discard AC")


@pytest.mark.parametrize("card", ["8H", "TH", "JH"])
def test_a_card_near_one_taken_for_a_run_is_wanted(card: str) -> None:
    taken, left = seen_after(*TOOK, contract_of_round=3), seen_after(*REFUSED, contract_of_round=3)
    assert wish(taken, card) > 1.5 * wish(left, card)


@pytest.mark.parametrize("card", ["9S", "9D"])
def test_a_card_of_the_rank_of_one_left_lying_is_hardly_wanted_for_a_trio(card: str) -> None:
    view = seen_after(*REFUSED, contract_of_round=1)
    assert wish(view, card) < 0.2 * wish(view, "8H")


def test_what_was_thrown_is_hardly_wanted_either() -> None:
    view = seen_after("draw", "discard 4D", contract_of_round=1)
    assert wish(view, "4S") < 0.2 * wish(view, "5S")


def test_refusing_a_rank_says_nothing_of_another_suit_in_a_round_of_runs() -> None:
    nine, queen = (seen_after(*REFUSED, contract_of_round=3, discard=top) for top in ("9H", "QC"))
    assert wish(nine, "9D") == wish(queen, "9D") > 0


def test_a_joker_is_wanted_by_everybody() -> None:
    assert wish(seen_after(*REFUSED, contract_of_round=1), "JK") == 1.0


def test_a_card_that_another_hand_holds_cannot_be_drawn() -> None:
    view = seen_after(*TOOK, contract_of_round=1)
    nine = Card.parse("9H")
    assert Knowledge.of(view).unseen[nine] == view.rules.copies(nine, 2) - 1
    assert Knowledge.of(view).total == 108 - 4 - 1 - 1, "one's hand, the discard and the card taken"
