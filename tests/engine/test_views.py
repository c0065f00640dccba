"""Views: a seat's own cards and what everybody knows; permuting the rest changes nothing in them."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import CARDS, Action, Add, Discard, Game, IllegalAction, RoundEnded
from tests.bench.termination import PLAYERS, RULES
from tests.engine.tables import game_at


def test_a_seat_sees_its_own_hand_and_counts_of_the_others() -> None:
    game = game_at("7SJK", "4D5D6D", melds=["1:8S8H8D"], stock="2C3C")
    view = game.view(1)
    assert [str(card) for card in view.hand] == ["4D", "5D", "6D"]
    assert view.hand_counts == (2, 3)
    assert (view.stock_count, [str(card) for card in view.discard]) == (2, ["9S"])
    assert (view.contract, view.turn, view.phase, view.seat) == ("1T 1R", 0, "play", 1)
    assert view.melds == game.melds


def test_a_spectator_sees_no_hand() -> None:
    view = game_at("7SJK", "4D5D6D").view(None)
    assert (view.hand, view.hand_counts, view.drawn, view.locked) == ((), (2, 3), None, None)


def test_the_card_drawn_is_seen_by_its_seat_alone() -> None:
    game = game_at("7SJK", phase="draw", stock="2C")
    assert game.view(0).drawn is None
    game.apply("draw")
    assert [str(game.view(seat).drawn) for seat in (0, 1, None)] == ["2C", "None", "None"]
    game.apply("discard 7S")
    assert game.view(0).drawn is None


def test_the_card_drawn_is_marked_until_it_leaves_the_hand() -> None:
    game = game_at("7SKD", phase="draw", stock="8C", melds=["0:8S8H8D"])
    game.apply("draw")
    game.apply("add 8C 1")
    assert game.view(0).drawn is None
    assert Game.from_position(game.position()) == game


def test_the_card_taken_is_seen_by_everybody() -> None:
    game = game_at("7SJK", phase="draw", discard="KD")
    game.apply("take")
    assert [str(game.view(seat).taken) for seat in (0, 1, None)] == ["KD", "KD", "KD"]
    assert [str(game.view(seat).locked) for seat in (0, 1, None)] == ["KD", "None", "None"]


def test_whether_the_card_taken_may_be_discarded_tells_nobody_what_the_hand_holds() -> None:
    once, twice = (game_at(hand, phase="draw", discard="KD") for hand in ("7SJK", "7SKD"))
    for game in (once, twice):
        game.apply("take")
    assert once.view(1) == twice.view(1)
    assert once.view(None) == twice.view(None)


def with_hidden_cards_permuted(game: Game, seat: int | None, rng: Random) -> Game:
    """The game as it might be as well, for all that this seat knows."""
    position = json.loads(json.dumps(game.position()))
    for key in ("drawn", "taken_free"):  # what hangs on a hidden hand
        if seat != game.turn_of:
            position.pop(key, None)
    hidden = [hand for owner, hand in enumerate(position["hands"]) if owner != seat] + [position["stock"]]
    cards = [card for pile in hidden for card in pile]
    rng.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
    return Game.from_position(position, seed=rng.randbytes(32))


def outcome(game: Game, action: Action, seat: int) -> object:
    """What an action of this seat says to it: the events, or the refusal."""
    trial = game.copy()
    try:
        events = trial.apply(action, seat)
    except IllegalAction as error:
        return (error.code, str(error))
    # The hands shown at the end of a round are public from then on, and differ of course.
    return "the round ended" if any(isinstance(event, RoundEnded) for event in events) else (events, trial.view(None))


def seen(game: Game, action: Action, seat: int | None) -> object:
    """What this seat sees of an action of another one."""
    trial = game.copy()
    events = trial.apply(action)
    return "the round ended" if any(isinstance(event, RoundEnded) for event in events) else (events, trial.view(seat))


@given(number=st.integers(0, 100_000), steps=st.integers(0, 300), seed=st.integers(0, 2**32))
@settings(max_examples=150)
def test_nothing_hidden_can_be_told_from_views_events_or_refusals(number: int, steps: int, seed: int) -> None:
    rng = Random(seed)
    game = Game.new(RULES[number % len(RULES)], 2 + number % 4, number.to_bytes(32, "big"))
    players = [rng.choice([*PLAYERS.values()]) for _ in range(game.seats)]
    for _ in range(steps):
        if game.phase != "over":
            game.apply(players[game.turn](game, rng))
    for seat in (None, *range(game.seats)):
        other = with_hidden_cards_permuted(game, seat, rng)
        assert repr(game.view(seat)) == repr(other.view(seat))
        if seat != game.turn and game.phase in ("draw", "buy"):
            for action in game.legal_actions():
                assert seen(game, action, seat) == seen(other, action, seat)
        if seat is None:
            continue
        actions: list[Action] = [*game.legal_actions(), *(Discard(card) for card in CARDS)] if seat == game.turn else []
        actions += [Add(card, 1 + number % 6, end) for card in CARDS[::7] for end in (None, "low", "high")]
        actions += [Action.parse("draw"), Action.parse("take"), Action.parse("buy"), Action.parse("pass")]
        for action in actions:
            assert outcome(game, action, seat) == outcome(other, action, seat)
        assert game.view(seat).legal_actions() == other.view(seat).legal_actions()


@given(number=st.integers(0, 100_000), steps=st.integers(0, 300))
@settings(max_examples=60)
def test_a_view_tells_its_seat_what_is_legal(number: int, steps: int) -> None:
    rng = Random(number)
    game = Game.new(RULES[number % len(RULES)], 2 + number % 7, number.to_bytes(32, "big"))
    players = [rng.choice([*PLAYERS.values()]) for _ in range(game.seats)]
    for _ in range(steps):
        view = game.view(game.turn)
        assert view.legal_actions() == game.legal_actions()
        assert next(view.lay_downs(), None) == next(game.lay_downs(), None)
        assert game.view((game.turn + 1) % game.seats).legal_actions() == []
        if game.phase == "over":
            break
        game.apply(players[game.turn](game, rng))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_a_value(seat: int | None) -> None:
    game = game_at("7SJK", "4D5D6D")
    assert hash(game.view(seat)) == hash(game.view(seat))
    assert game.view(seat) == game.view(seat)
