"""Laying off: when, on whose melds, and what `legal_actions` lists."""

import pytest

from bot.engine import LaidOff, parse_cards
from tests.engine.tables import game_at, refusal, texts


def test_a_card_reaches_a_meld_of_anybody() -> None:
    game = game_at("8CKD2D", melds=["0:3C3D3H", "1:8S8H8D"])
    assert game.apply("add 8C 2") == (LaidOff(0, parse_cards("8C")[0], 2, None),)
    assert game.melds[1].owner == 1
    assert game.melds[1].cards == parse_cards("8S8H8D8C")
    assert game.phase == "play"


def test_any_number_of_cards_in_a_turn() -> None:
    game = game_at("8C9C8HKD", melds=["0:4C5C6C7C", "1:8S8H8D"])
    for action in ("add 8C 1 high", "add 9C 1 high", "add 8H 2"):
        game.apply(action)
    assert [str(meld) for meld in game.melds] == ["4C5C6C7C8C9C", "8S8H8D8H"]


@pytest.mark.parametrize(("card", "end"), [("3C", "low"), ("8C", "high")])
def test_the_end_of_the_run_is_told(card: str, end: str) -> None:
    game = game_at("3C8CKD", melds=["0:4C5C6C7C"])
    assert game.apply(f"add {card} 1 {end}") == (LaidOff(0, parse_cards(card)[0], 1, end),)  # type: ignore[arg-type]


@pytest.mark.parametrize(("went_down", "code"), [(None, "not_down"), (9, "down_this_turn"), (8, None), (1, None)])
def test_only_in_a_turn_after_going_down(went_down: int | None, code: str | None) -> None:
    game = game_at("8CKD2D", melds=["1:8S8H8D"], down=[went_down, 3], turn_number=9)
    assert refusal(game, "add 8C 1") == code
    assert ("add 8C 1" in texts(game)) == (code is None)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("add 8D 1", "not_your_card"),
        ("add 8C 3", "no_such_meld"),
        ("add 8C 1 low", "end_on_trio"),
        ("add 8C 2", "end_needed"),
        ("add 8C 2 low", "does_not_fit"),
        ("add KD 1", "does_not_fit"),
        ("add 8C 2 high", None),
    ],
)
def test_what_is_refused(action: str, code: str | None) -> None:
    assert refusal(game_at("8CKD2D", melds=["0:8S8H8D", "1:4C5C6C7C"]), action) == code


def test_the_reason_hangs_on_the_card() -> None:
    game = game_at("ASJKKD", melds=["0:JK2S3S4S"], rules={"preset": "classic", "jokers_apart": 3})
    assert refusal(game, "add AS 1 low") == "no_rank_outside"
    assert refusal(game, "add KD 1 low") == "does_not_fit"
    game = game_at("4HJKKD", melds=["0:JK5S6S7S"], rules={"preset": "classic", "jokers_apart": 3})
    assert refusal(game, "add JK 1 low") == "jokers_too_close"
    assert refusal(game, "add 4H 1 low") == "does_not_fit"
    game = game_at("JKKD", melds=["0:2SJK4S5S"], rules={"preset": "classic", "jokers_apart": 3})
    assert refusal(game, "add JK 1 low") == "jokers_too_close"  # there is room below: the ace


@pytest.mark.parametrize(("apart", "code"), [(3, None), (4, "jokers_too_close"), (12, "jokers_too_close")])
def test_a_joker_keeps_its_distance_from_one_at_the_other_end(apart: int, code: str | None) -> None:
    game = game_at("JKKD2D", melds=["0:JK5S6S7S"], rules={"preset": "classic", "jokers_apart": apart})
    assert refusal(game, "add JK 1 high") == code
    game = game_at("JKKD2D", melds=["0:5S6S7SJK"], rules={"preset": "classic", "jokers_apart": apart})
    assert refusal(game, "add JK 1 low") == code


def test_on_one_s_own_melds_only_where_the_rules_say_so() -> None:
    game = game_at("8CKD2D", melds=["0:8S8H8D", "1:4C5C6C7C"], rules={"preset": "classic", "lay_off_on": "own"})
    assert refusal(game, "add 8C 2 high") == "not_your_meld"
    assert texts(game) == ["discard 2D", "discard KD", "discard 8C", "add 8C 1"]


def test_the_actions_listed_are_all_and_each_once() -> None:
    game = game_at("8C8CJKJK3CKD", melds=["0:8S8H8D", "1:4C5C6C7C"])
    assert texts(game) == [
        *("discard KD", "discard 3C", "discard 8C", "discard JK"),
        *("add 8C 1", "add JK 1"),
        *("add 3C 2 low", "add JK 2 low", "add 8C 2 high", "add JK 2 high"),
    ]
