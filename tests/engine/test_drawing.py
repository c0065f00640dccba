"""The first part of a turn: drawing, taking, the stock that runs out, and the pile that only goes round."""

import pytest

from bot.engine import Drew, Game, Refilled, RoundEnded, RoundStarted, Took, parse_cards
from tests.engine.tables import game_at, position_at, refusal, texts

DRAWING = {"phase": "draw"}


def test_the_top_of_the_stock_is_drawn() -> None:
    game = game_at("7SJK", phase="draw", stock="2C3C")
    assert game.apply("draw") == (Drew(0),)
    assert game.hand(0) == parse_cards("7SJK3C")
    assert game.phase == "play"


def test_the_top_of_the_discards_is_taken() -> None:
    game = game_at("7SJK", phase="draw", discard="9SKD")
    assert game.apply("take") == (Took(0, parse_cards("KD")[0]),)
    assert game.hand(0) == parse_cards("7SJKKD")
    assert game.position()["discard"] == ["9S"]


@pytest.mark.parametrize("action", ["lay 7S7H7D", "add 7S 1", "discard 7S"])
def test_a_turn_begins_with_a_card(action: str) -> None:
    assert refusal(game_at("7SJK", phase="draw"), action) == "draw_first"


@pytest.mark.parametrize("action", ["draw", "take"])
def test_one_card_a_turn(action: str) -> None:
    assert refusal(game_at("7SJK"), action) == "already_drawn"


def test_nothing_can_be_taken_from_an_empty_pile() -> None:
    game = game_at("7SJK", phase="draw", discard="")
    assert refusal(game, "take") == "discard_empty"
    assert texts(game) == ["draw"]


def test_the_discards_but_the_top_become_a_new_stock_when_a_card_is_wanted() -> None:
    game = game_at("7SJK", phase="draw", stock="", discard="2S3S4S5S")
    assert game.apply("draw") == (Refilled(3), Drew(0))
    position = game.position()
    assert (position["discard"], len(game.hand(0)), position["refills"]) == (["5S"], 3, 1)
    assert sorted([*game.hand(0)[2:], *parse_cards("".join(position["stock"]))]) == list(parse_cards("2S3S4S"))  # type: ignore


def test_one_discard_under_the_top_is_enough_for_a_stock() -> None:
    game = game_at("7SJK", phase="draw", stock="", discard="2S3S")
    assert game.apply("draw") == (Refilled(1), Drew(0))
    assert game.hand(0) == parse_cards("7SJK2S")


def test_every_new_stock_is_shuffled_its_own_way() -> None:
    discard = "2S3S4S5S6S7S8S9STSJS"
    stocks = set[str]()
    for round_number, refills in ((1, 0), (1, 1), (2, 0), (2, 1)):
        game = game_at("7HJK", phase="draw", stock="", discard=discard, round=round_number, refills=refills)
        game.apply("draw")
        assert game.position()["refills"] == refills + 1
        stocks.add(str(game.position()["stock"]))
    assert len(stocks) == 4


def test_the_new_stocks_are_counted_anew_in_every_round() -> None:
    game = game_at("7S", "4D", refills=2)
    game.apply("discard 7S")
    assert (game.turn_number, "refills" in game.position()) == (1, False)


def test_the_last_card_of_the_stock_can_be_played_with() -> None:
    game = game_at("7SJK", phase="draw", stock="2C", discard="9S")
    game.apply("draw")
    assert (game.phase, game.turn) == ("play", 0)
    game.apply("discard 2C")
    assert (game.phase, game.turn) == ("draw", 1)


@pytest.mark.parametrize("more", [{"discard": "9S"}, {"discard": ""}, {"discard": "2S3S4S", "refills": 2}])
def test_the_round_ends_without_a_winner_when_there_is_nothing_to_draw(more: dict[str, object]) -> None:
    game = game_at("7SJK", "KD4D", phase="draw", stock="", scores=[12, 40], **more)
    ended, started = game.apply("draw")
    assert isinstance(ended, RoundEnded)
    assert (ended.winner, ended.points, ended.scores) == (None, (32, 17), (44, 57))
    assert isinstance(started, RoundStarted)
    assert (started.round, started.contract, started.dealer, started.starter) == (3, "2R", 0, 1)
    assert (game.round, game.phase, game.turn, game.scores) == (3, "draw", 1, (44, 57))


def test_the_stock_is_made_anew_as_often_as_the_rules_say() -> None:
    game = game_at("7SJK", phase="draw", stock="", discard="2S3S", rules={"preset": "classic", "refills": 0})
    assert isinstance(game.apply("draw")[0], RoundEnded)


def swap(game: Game) -> None:
    """A turn that only exchanges the top discard for another card."""
    game.apply("take")
    game.apply(next(action for action in game.legal_actions() if str(action).startswith("discard")))


def test_the_pile_that_only_goes_round_is_closed_until_somebody_draws() -> None:
    game = game_at("7SJK", "4D5D", phase="draw")
    for _ in range(4):
        assert texts(game) == ["draw", "take"]
        swap(game)
    assert texts(game) == ["draw"]
    assert refusal(game, "take") == "must_draw"
    game.apply("draw")
    game.apply(game.legal_actions()[0])
    assert texts(game) == ["draw", "take"]


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_pile_goes_round_twice_for_each_player(seats: int) -> None:
    game = Game.new("classic", seats, bytes(32))
    for _ in range(2 * seats):
        swap(game)
    assert refusal(game, "take") == "must_draw"


def test_a_card_that_reaches_the_table_starts_the_count_again() -> None:
    game = game_at("7S6S5S", "4D5D6D", phase="draw", swaps=3, melds=["0:8S8H8D"], discard="8C")
    game.apply("take")
    game.apply("add 8C 1")
    game.apply("discard 7S")
    assert "swaps" not in game.position()
    swap(game)
    assert game.position()["swaps"] == 1


def test_a_draw_starts_the_count_again() -> None:
    game = game_at("7S6S5S", "4D5D6D", phase="draw", swaps=3)
    game.apply("draw")
    assert "swaps" not in game.position()
    game.apply("discard 7S")
    assert "swaps" not in game.position()


def test_the_lap_is_an_option() -> None:
    game = game_at("7SJK", "4D5D", phase="draw", rules={"preset": "classic", "take_laps": 1})
    swap(game)
    swap(game)
    assert refusal(game, "take") == "must_draw"


def test_the_seat_is_checked_where_it_is_told() -> None:
    game = game_at("7SJK", phase="draw")
    assert refusal(game, "draw", seat=1) == "not_your_turn"
    assert refusal(game, "draw", seat=0) is None


@pytest.mark.parametrize("action", ["draw", "take", "lay 7S7H7D", "add 7S 1", "discard 7S", "buy", "pass"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_is_legal_after_the_match(action: str, seat: int | None) -> None:
    game = Game.from_position(position_at("7S", "4D", round=6, phase="over"))
    assert refusal(game, action, seat) == "game_over"
    assert game.legal_actions() == []
    assert list(game.lay_downs()) == []
