"""The last part of a turn: the discard, the card just taken, and the end of the round."""

import pytest

from bot.engine import Discarded, Game, RoundEnded, RoundStarted, parse_cards
from tests.engine.tables import game_at, refusal, texts

FREE = {"preset": "classic", "discard_taken": True}


def test_a_discard_hands_the_turn_on() -> None:
    game = game_at("7SJK", "4D", turn_number=9)
    assert game.apply("discard JK") == (Discarded(0, parse_cards("JK")[0]),)
    assert (game.turn, game.turn_number, game.phase) == (1, 10, "draw")
    assert game.position()["discard"] == ["9S", "JK"]


def test_only_a_card_of_the_hand_is_discarded() -> None:
    assert refusal(game_at("7SJK"), "discard 7H") == "not_your_card"


def test_equal_cards_give_one_discard() -> None:
    assert texts(game_at("7S7S4DJKJK")) == ["discard 7S", "discard 4D", "discard JK"]


def taken(hand: str, rules: object = "classic", **more: object) -> Game:
    """The game after seat 0 has taken the king of diamonds."""
    game = game_at(hand, phase="draw", discard="9SKD", rules=rules, **more)
    game.apply("take")
    return game


def test_the_card_just_taken_is_not_discarded() -> None:
    game = taken("7SJK")
    assert refusal(game, "discard KD") == "taken_card"
    assert texts(game) == ["discard 7S", "discard JK"]


def test_the_card_taken_is_discarded_in_a_later_turn() -> None:
    game = taken("7SJK")
    for action in ("discard JK", "draw", "discard AC", "draw"):
        game.apply(action)
    assert refusal(game, "discard KD") is None


def test_a_card_equal_to_the_one_taken_is_discarded_when_the_hand_held_one() -> None:
    game = taken("7SKD")
    assert refusal(game, "discard KD") is None


def test_one_of_two_equal_cards_is_laid_off_and_the_other_discarded() -> None:
    game = taken("7S2HKD", melds=["0:KSKHKC"])
    game.apply("add KD 1")
    assert refusal(game, "discard KD") is None
    assert Game.from_position(game.position()) == game


def test_the_card_taken_is_discarded_where_the_rules_allow_it() -> None:
    assert refusal(taken("7SJK", FREE), "discard KD") is None


def test_a_round_is_won_by_the_last_discard() -> None:
    game = game_at("7S", "KD4D", scores=[12, 40])
    discarded, ended, started = game.apply("discard 7S")
    assert discarded == Discarded(0, parse_cards("7S")[0])
    assert ended == RoundEnded(2, 0, (0, 17), (12, 57), ((), parse_cards("4DKD")))
    assert started == RoundStarted(3, "2R", 0, 1)


@pytest.mark.parametrize("card", ["8C", "KD"])
def test_a_round_is_won_by_laying_the_last_card_off(card: str) -> None:
    game = game_at(card, "KD4D", melds=["0:8S8H8D", "0:KSKHKC"])
    ended = game.apply(f"add {card} {1 if card == '8C' else 2}")[1]
    assert isinstance(ended, RoundEnded)
    assert (ended.winner, ended.points, game.round) == (0, (0, 17), 3)


def test_the_last_card_is_only_discarded_where_the_rules_say_so() -> None:
    game = game_at("8C", "KD4D", melds=["0:8S8H8D"], rules={"preset": "classic", "last_card": "discard"})
    assert refusal(game, "add 8C 1") == "no_discard_left"
    assert texts(game) == ["discard 8C"]


# With only the card just taken left, and no place for it, the turn could not end.


def test_a_card_is_not_laid_off_if_only_the_card_taken_would_be_left() -> None:
    game = taken("8C", melds=["0:8S8H8D"])
    assert refusal(game, "add 8C 1") == "no_discard_left"
    assert texts(game) == ["discard 8C"]


def test_it_is_laid_off_if_the_card_taken_fits_as_well() -> None:
    game = taken("8C", melds=["0:8S8H8D", "0:KSKHKC"])
    assert texts(game) == ["discard 8C", "add 8C 1", "add KD 2"]
    game.apply("add 8C 1")
    assert texts(game) == ["add KD 2"]
    assert isinstance(game.apply("add KD 2")[1], RoundEnded)


def test_that_another_meld_takes_other_cards_is_no_place_for_the_card_taken() -> None:
    game = taken("8C", melds=["0:8S8H8D", "0:3S3H3D"])
    assert texts(game) == ["discard 8C"]
    assert refusal(game, "add 8C 1") == "no_discard_left"


def test_it_is_laid_off_if_it_makes_room_for_the_card_taken() -> None:
    game = taken("QD", melds=["0:8S8H8D", "0:8D9DTDJD"])
    assert texts(game) == ["discard QD", "add QD 2 high"]
    game.apply("add QD 2 high")
    assert texts(game) == ["add KD 2 high"]


def test_it_is_not_laid_off_if_it_takes_the_room_of_the_card_taken() -> None:
    game = taken("JK", melds=["0:9DTDJDQD"])
    assert "add JK 1 high" in texts(game)  # the joker moves out for the king
    assert "add JK 1 low" in texts(game)
    game = taken("AD", melds=["0:TDJDQDJK"])  # the ace would shut the joker in, which makes way for the king now
    assert texts(game) == ["discard AD", "add KD 1 high"]
    assert refusal(game, "add AD 1 high") == "no_discard_left"


def test_laying_the_card_taken_off_leaves_a_discard() -> None:
    game = taken("8C", melds=["0:KSKHKC"])
    game.apply("add KD 1")
    assert texts(game) == ["discard 8C"]


def test_where_the_last_card_is_discarded_the_card_taken_cannot_be_the_last() -> None:
    rules = {"preset": "classic", "last_card": "discard"}
    game = taken("8C", rules, melds=["0:8S8H8D", "0:KSKHKC"])
    assert texts(game) == ["discard 8C", "add KD 2"]
    assert refusal(game, "add 8C 1") == "no_discard_left"


def test_an_empty_hand_takes_nothing_it_could_not_discard() -> None:
    game = game_at("", "4D", phase="draw")
    assert refusal(game, "take") == "no_discard_left"
    assert texts(game) == ["draw"]
    assert texts(game_at("", "4D", phase="draw", rules=FREE)) == ["draw", "take"]
