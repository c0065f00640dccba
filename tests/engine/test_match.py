"""A whole match: the deal, the rounds, the totals, the places."""

import pytest

from bot.engine import CARDS, PRESETS, Game, MatchEnded, RoundEnded, RoundScore, RoundStarted, Rules, parse_cards
from bot.engine.shuffle import shuffled
from tests.engine.tables import game_at

SEED = bytes(range(32))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_deal(preset: str, seats: int) -> None:
    game = Game.new(preset, seats, SEED)
    position = game.position()
    stock, discard = position["stock"], position["discard"]
    assert isinstance(stock, list)
    assert isinstance(discard, list)
    dealt = PRESETS[preset].dealt(1)
    assert [len(game.hand(seat)) for seat in range(seats)] == [dealt] * seats
    assert len(discard) == 1
    assert len(stock) + 1 + seats * dealt == (108 if seats <= 5 else 162)
    every = [*stock, *discard, *(str(card) for seat in range(seats) for card in game.hand(seat))]
    decks = 2 if seats <= 5 else 3
    assert {every.count(card) for card in set(every) - {"JK"}} == {decks}
    assert every.count("JK") == 2 * decks


def test_the_same_arguments_give_the_same_match() -> None:
    assert Game.new("classic", 4, SEED) == Game.new(Rules(), 4, SEED)
    assert Game.new("classic", 4, SEED) != Game.new("classic", 4, SEED[::-1])


def test_this_deal_is_the_same_for_ever() -> None:
    """Tables on disk are replayed from their seeds, so the shuffle may never change."""
    game = Game.new("classic", 2, SEED)
    assert "".join(map(str, game.hand(0))) == "4CQH6S5D2S8H4SAD6S6CQS"
    game = game_at("7S", "4D", round=1, dealer=0)
    game.apply("discard 7S")
    assert "".join(map(str, game.hand(0))) == "QS2C5SJDTD6C7S9SQH8C7H"


def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer() -> None:
    pack = [card for card in CARDS for _ in range(Rules().copies(card, 3))]
    order = shuffled(pack, SEED, 1)[::-1]
    game = Game.new("classic", 3, SEED)
    assert (game.hand(1), game.hand(2), game.hand(0)) == tuple(tuple(order[at:33:3]) for at in range(3))
    assert game.view(None).discard == (order[33],)
    assert game.position()["stock"] == [str(card) for card in order[:33:-1]]
    assert game.turn_number == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_dealer_moves_one_seat_a_round_and_the_next_seat_starts(seats: int) -> None:
    game = Game.new("classic", seats, SEED)
    deals = [(game.dealer, game.turn)]
    while game.phase != "over":
        for event in game.apply("draw" if game.phase == "draw" else game.legal_actions()[0]):
            if isinstance(event, RoundStarted):
                assert (game.dealer, game.turn) == (event.dealer, event.starter)
                deals.append((game.dealer, game.turn))
    assert deals == [(number % seats, (number + 1) % seats) for number in range(6)]


def test_seats_play_in_their_order() -> None:
    game = Game.new("classic", 3, SEED)
    turns: list[int] = []
    for _ in range(7):
        turns.append(game.turn)
        game.apply("draw")
        game.apply(game.legal_actions()[0])
    assert turns == [1, 2, 0, 1, 2, 0, 1]


def test_the_result_of_the_last_round() -> None:
    rounds = [{"contract": "2T", "points": [0, 5, 5], "winner": 0}]
    game = game_at("7S", "4D", "KD5C", round=6, scores=[30, 26, 12], rounds=rounds)
    ended, over = game.apply("discard 7S")[1:]
    assert isinstance(ended, RoundEnded)
    assert over == MatchEnded((30, 30, 30), (1, 2, 2))
    assert game.result is not None
    assert (game.result.scores, game.result.places) == ((30, 30, 30), (1, 2, 2))
    assert game.rounds == (RoundScore("2T", (0, 5, 5), 0), RoundScore("1T 2R", (0, 4, 18), 0))
    assert game.view(1).result == game.result


def test_equal_totals_and_rounds_won_share_the_place() -> None:
    rounds = [{"contract": "2T", "points": [5, 0, 9], "winner": 1}]
    game = game_at("7S", "4D", "5C", round=6, scores=[10, 6, 20], rounds=rounds)
    game.apply("discard 7S")
    assert game.result is not None
    assert game.result.places == (1, 1, 3)


def test_rounds_won_may_count_for_nothing() -> None:
    game = game_at("7S", "4D", round=6, scores=[10, 6], rules={"preset": "classic", "ties": "shared"})
    game.apply("discard 7S")
    assert game.result is not None
    assert game.result.places == (1, 1)


@pytest.mark.parametrize(
    ("preset", "points"),
    [("classic", 57 + 11 + 12 + 10 + 7), ("chilean", 65 + 20 + 10 + 7), ("argentine", 55 + 20 + 10 + 5)],
)
def test_the_values_of_each_preset(preset: str, points: int) -> None:
    assert PRESETS[preset].points(parse_cards("KSASJK5DJHQCTD7S")) == points


def test_the_argentine_deal_of_the_last_round() -> None:
    game = game_at("7S", "4D", rules="argentine", round=6)
    game.apply("discard 7S")
    assert (game.round, len(game.hand(0)), len(game.hand(1))) == (7, 12, 12)


@pytest.mark.parametrize("seats", [0, 1, 9, True, "2", 2.0])
def test_seats_that_cannot_be(seats: object) -> None:
    with pytest.raises(ValueError, match="seats"):
        Game.new("classic", seats, SEED)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, None])
def test_seeds_that_cannot_be(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        Game.new("classic", 2, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", ["", "foo", 5, None, b"draw", "draw ", "Draw"])
def test_what_is_no_action_is_not_read(action: object) -> None:
    with pytest.raises(ValueError, match="not an action"):
        Game.new("classic", 2, SEED).apply(action)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_views_of_seats_that_are_not_there(seat: object) -> None:
    with pytest.raises(ValueError, match="seat"):
        Game.new("classic", 2, SEED).view(seat)  # type: ignore[arg-type]


def test_copies_do_not_share() -> None:
    game = Game.new("classic", 2, SEED)
    copy = game.copy()
    game.apply("draw")
    assert copy == Game.new("classic", 2, SEED)
