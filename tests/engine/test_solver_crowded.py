"""Distances where the decks hold too few copies of a card for the contract, which plain search knows as well."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Contract, Rules, parse_cards
from bot.engine.solver import distance
from bot.engine.solver.crowded import Crowded
from bot.engine.solver.packing import UNITS
from bot.engine.solver.problem import Problem
from bot.engine.solver.runs import run_table
from tests.engine.hands import random_hand
from tests.engine.plain_search import plain_distance

ONE_DECK = {"decks": 1, "max_players": 3}


@pytest.mark.parametrize(
    ("hand", "contract", "options", "expected"),
    [
        pytest.param("5H6H7H8H", "2R", {}, 4, id="two decks: the second run may be equal to the first"),
        pytest.param("5H6H7H8HJKJK", "2R", ONE_DECK, 2, id="one deck: it is another, beside this one"),
        pytest.param(
            "5H5S5D5C", "2T", ONE_DECK | {"jokers": 0}, 3, id="no fifth 5: the second trio is of another rank"
        ),
        pytest.param("5H5S5D5C", "2T", ONE_DECK, 2, id="the second trio of 5s has a joker"),
        pytest.param("5H5S5D5CJK", "2T", ONE_DECK, 1, id="the joker in hand is the second trio's"),
        pytest.param("5H5S5D5C", "2T", {}, 2, id="two decks have eight"),
        pytest.param("", "4R", {}, 16, id="nothing held, all to be drawn"),
    ],
)
def test_distances(hand: str, contract: str, options: dict[str, object], expected: int) -> None:
    rules = Rules.parse({"preset": "classic"} | options)
    held = parse_cards(hand) if hand else []
    assert plain_distance(held, Contract.parse(contract), rules) == expected
    assert distance(held, contract, rules) == expected


def test_a_contract_that_the_decks_cannot_fill_is_refused() -> None:
    rules = Rules.parse({"preset": "classic", "same_suit_runs": False})
    with pytest.raises(ValueError, match="cannot fill"):
        distance(["5H"], "5R", rules)


OPTIONS = [ONE_DECK | more for more in ({}, {"jokers": 0}, {"jokers": 1}, {"wrap": True}, {"same_suit_runs": False})]


@pytest.mark.parametrize("options", [*OPTIONS, {"jokers": 0}, {"same_suit_runs": False, "same_rank_trios": False}])
@pytest.mark.parametrize("contract", ["2T", "2R", "1T 1R", "2T 1R", "1T 2R", "3T 1R", "3R", "4T"])
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(4, 10))
def test_distance_agrees_with_plain_search(contract: str, options: dict[str, object], seed: int, size: int) -> None:
    rules = Rules.parse({"preset": "classic"} | options)
    hand = random_hand(Random(seed), rules, size, dense=True)
    assert distance(hand, contract, rules) == plain_distance(hand, Contract.parse(contract), rules)


@settings(max_examples=150, deadline=None)
@given(wrap=st.booleans(), low=st.integers(0, 12), counts=st.lists(st.integers(0, 2), min_size=7, max_size=7))
def test_three_runs_of_a_suit_find_room_in_two_decks(wrap: bool, low: int, counts: list[int]) -> None:
    """`Problem.runs_crowded` relies on it. Three runs that share a rank lie within seven ranks: these are all cases."""
    key = sum(count * UNITS[(low + step) % 13] for step, count in enumerate(counts))
    table = run_table(3, wrap, True)
    exact = Crowded(Problem.of(Contract(runs=3), Rules(wrap=wrap))).profile(key, 2 * sum(UNITS))
    assert exact == table.numbers.profiles[table[key]]
