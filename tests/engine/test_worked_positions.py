"""The positions of the rules with their answers, in their order."""

import pytest

from bot.engine import Contract, Rules, parse_cards
from bot.engine.melds import is_run, is_trio
from tests.engine.tables import game_at, refusal


def test_1_a_trio_and_a_run_are_the_contract_of_round_two() -> None:
    game = game_at("JK4H5H6HJK7C7DKD")
    game.apply("lay JK4H5H6H JK7C7D")
    assert [str(meld) for meld in game.melds] == ["JK4H5H6H", "JK7C7D"]
    assert game.hand(0) == parse_cards("KD")


def test_2_two_jokers_in_one_meld_are_refused() -> None:
    assert refusal(game_at("JKJK5H6H7S7C7DKD"), "lay JKJK5H6H 7S7C7D") == "too_many_jokers"


def test_3_a_part_of_the_contract_is_refused() -> None:
    assert refusal(game_at("JK4H5H6H7S7C7DKD"), "lay 7S7C7D") == "not_the_contract"


def test_4_the_joker_at_the_low_end_makes_way_for_its_own_rank_only_while_it_is_at_the_end() -> None:
    melds = ["0:JK4H5H6H"]
    game = game_at("3H2HKD9D", melds=melds)
    game.apply("add 3H 1 low")
    assert str(game.melds[0]) == "JK3H4H5H6H"
    game = game_at("3H2HKD9D", melds=melds)
    game.apply("add 2H 1 low")
    assert str(game.melds[0]) == "2HJK4H5H6H"
    assert refusal(game, "add 3H 1 low") == "does_not_fit"


@pytest.mark.parametrize(
    ("action", "code"),
    [("add 7H 1 low", "does_not_fit"), ("add 8H 1 low", None), ("add QH 1 high", None), ("add KH 1 high", None)],
)
def test_5_the_joker_never_moves_to_the_other_end(action: str, code: str | None) -> None:
    assert refusal(game_at("7H8HQHKH2D", melds=["0:9HTHJHJK"]), action) == code


@pytest.mark.parametrize("end", ["low", "high"])
def test_6_nothing_goes_in_the_place_of_a_joker_inside(end: str) -> None:
    assert refusal(game_at("4H2DKD", melds=["0:3HJK5H6H"]), f"add 4H 1 {end}") == "does_not_fit"


def test_7_the_ace_is_low_or_high_and_a_run_never_wraps() -> None:
    runs = [is_run(parse_cards(text), Rules()) for text in ("AS2S3S4S", "JSQSKSAS", "KSAS2S3S")]
    assert runs == [True, True, False]


def test_8_suits_repeat_in_a_trio_and_not_in_a_run() -> None:
    assert is_trio(parse_cards("9S9H9H"))
    assert not is_run(parse_cards("3H4H5H6S"), Rules())


def test_9_a_fourth_card_of_a_rank_stays_in_hand_until_a_later_turn() -> None:
    game = game_at("4S4H4D8S8H8D4CKD", "2C2D", round=1)
    assert refusal(game, "lay 4S4H4D4C 8S8H8D") == "not_the_contract"
    game.apply("lay 4S4H4D 8S8H8D")
    assert refusal(game, "add 4C 1") == "down_this_turn"
    for action in ("discard KD", "draw", "discard 2D", "draw"):
        game.apply(action)
    game.apply("add 4C 1")
    assert str(game.melds[0]) == "4S4H4D4C"


def test_10_nobody_lays_off_before_going_down() -> None:
    assert refusal(game_at("7H8H", melds=["1:3H4H5H6H"]), "add 7H 1 high") == "not_down"


def test_11_the_value_of_a_hand() -> None:
    assert Rules().points(parse_cards("KSASJK5D")) == 57


def test_12_the_last_round_is_won_in_one_go() -> None:
    game = game_at("4S4H4D6S7S8S9S6H7H8H9HKD", "KSASJK5D", round=6, scores=[10, 20])
    assert game.contract == Contract.parse("1T 2R")
    game.apply("lay 4S4H4D 6S7S8S9S 6H7H8H9H")
    game.apply("discard KD")
    assert (game.phase, game.legal_actions()) == ("over", [])
    assert game.result is not None
    assert (game.result.scores, game.result.places) == ((10, 77), (1, 2))
