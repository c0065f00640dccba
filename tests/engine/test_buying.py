"""Buying: out of turn, the nearest to the right first, one penalty card."""

import pytest

from bot.engine import PRESETS, Bought, Drew, Game, parse_cards
from tests.engine.tables import game_at, refusal, texts

TWO_BUYS = {"preset": "classic", "buys": 2}


def drawn(rules: object = TWO_BUYS, **more: object) -> Game:
    """The game after seat 0 of three has drawn the five of clubs and left the nine of spades."""
    game = game_at("7SJK", "4D5D", "6D7D", rules=rules, phase="draw", **more)
    assert game.apply("draw") == (Drew(0),)
    return game


def test_nobody_is_asked_where_buying_is_off() -> None:
    game = drawn(rules="classic")
    assert (game.phase, game.turn) == ("play", 0)
    assert refusal(game, "buy") == "no_buying"
    assert refusal(game, "pass") == "no_buying"


@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_off_in_every_preset(preset: str) -> None:
    assert PRESETS[preset].buys == 0


def test_the_nearest_to_the_right_is_asked_first() -> None:
    game = drawn()
    assert (game.phase, game.turn, game.turn_of, game.buyers) == ("buy", 1, 0, (1, 2))
    assert texts(game) == ["buy", "pass"]
    assert game.apply("pass") == ()
    assert (game.phase, game.turn, game.turn_of, game.buyers) == ("buy", 2, 0, (2,))
    assert game.apply("pass") == ()
    assert (game.phase, game.turn, game.turn_of, game.buyers) == ("play", 0, 0, ())
    assert game.hand(0) == parse_cards("7SJK5C")


def test_the_buyer_gets_the_discard_and_a_penalty_card() -> None:
    game = drawn()
    game.apply("pass")
    assert game.apply("buy") == (Bought(2, parse_cards("9S")[0], 1),)
    assert game.hand(2) == parse_cards("6D7D9S3C")
    assert (game.phase, game.turn, game.turn_number) == ("play", 0, 9)
    assert game.position()["discard"] == []
    assert game.position()["bought"] == [0, 0, 1]


def test_the_turn_goes_on_as_if_nothing_had_happened() -> None:
    game = drawn()
    game.apply("buy")
    assert refusal(game, "draw") == "already_drawn"
    game.apply("discard 5C")
    assert (game.phase, game.turn) == ("draw", 1)
    assert game.position()["discard"] == ["5C"]


@pytest.mark.parametrize("action", ["draw", "take", "discard 4D", "add 4D 1", "lay 4D5D6D7D"])
def test_who_is_asked_must_answer(action: str) -> None:
    assert refusal(drawn(), action) == "buying_open"


@pytest.mark.parametrize("seat", [0, 2])
def test_only_who_is_asked_answers(seat: int) -> None:
    assert refusal(drawn(), "buy", seat) == "not_your_turn"


def test_who_takes_the_discard_leaves_nothing_to_buy() -> None:
    game = game_at("7SJK", "4D5D", rules=TWO_BUYS, phase="draw")
    game.apply("take")
    assert game.phase == "play"


def test_who_has_bought_as_often_as_may_be_is_not_asked() -> None:
    game = drawn(bought=[0, 2, 1])
    assert game.turn == 2
    game.apply("buy")
    assert drawn(bought=[0, 2, 2]).phase == "play"


def test_a_seat_buys_as_often_as_the_rules_say() -> None:
    game = game_at("7SJKQS", "4D5D", rules=TWO_BUYS, phase="draw", stock="2C2S3C3S4C4S5C5S6C")
    asked: list[bool] = []
    for _ in range(3):
        game.apply("draw")
        asked.append(game.phase == "buy")
        if asked[-1]:
            game.apply("buy")
        game.apply(game.legal_actions()[0])
        game.apply("take")
        game.apply(game.legal_actions()[0])
    assert asked == [True, True, False]
    assert game.position()["bought"] == [0, 2]


def test_the_count_begins_anew_with_every_round() -> None:
    game = drawn(bought=[0, 1, 0])
    for action in ("pass", "pass", "discard 5C"):
        game.apply(action)
    assert game.position()["bought"] == [0, 1, 0]
    game = game_at("7S", "4D", "5D", rules=TWO_BUYS, bought=[0, 1, 0])
    game.apply("discard 7S")
    assert "bought" not in game.position()


@pytest.mark.parametrize("more", [{"stock": "5C"}, {"discard": ""}])
def test_there_must_be_a_card_to_buy_and_one_to_pay_with(more: dict[str, object]) -> None:
    assert drawn(**more).phase == "play"


def test_nobody_buys_in_a_round_to_be_won_in_one_go() -> None:
    assert drawn(round=6).phase == "play"
    assert drawn(round=6, rules=TWO_BUYS | {"last_in_one_go": False}).phase == "buy"
    assert drawn(round=9, rules={"preset": "chilean", "buys": 2}).phase == "play"


def test_the_open_window_is_part_of_the_position() -> None:
    game = drawn()
    position = game.position()
    assert (position["phase"], position["turn"], position["turn_of"]) == ("buy", 1, 0)
    again = Game.from_position(position)
    assert again == game
    again.apply("pass")
    again.apply("buy")
    assert again.turn == 0


def test_views_tell_whose_turn_it_is_and_who_is_asked() -> None:
    game = drawn()
    views = [game.view(seat) for seat in (0, 1, 2, None)]
    assert {(view.phase, view.turn, view.turn_of, view.buyers) for view in views} == {("buy", 1, 0, (1, 2))}
    assert [view.drawn for view in views] == [parse_cards("5C")[0], None, None, None]
    assert [[str(action) for action in view.legal_actions()] for view in views] == [[], ["buy", "pass"], [], []]
