"""Positions: written, read back, and refused with the key that is wrong."""

import copy
import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Game
from bot.engine.position import KEYS, MORE_KEYS
from tests.bench.termination import PLAYERS, RULES
from tests.engine.tables import position_at

EXAMPLE: dict[str, object] = {
    "rules": "classic",
    "round": 2,
    "dealer": 1,
    "turn": 0,
    "phase": "draw",
    "hands": [["7S", "JK"], ["4D"]],
    "scores": [12, 40],
    "melds": [{"owner": 1, "cards": ["JK", "4H", "5H", "6H"]}],
    "down": [None, 3],
    "turn_number": 9,
    "stock": ["2C"],
    "discard": ["9S", "KD"],
}


@pytest.mark.parametrize("phase", ["draw", "play"])
def test_the_documented_example_is_read_and_written_as_it_is(phase: str) -> None:
    position = EXAMPLE | {"phase": phase}
    assert Game.from_position(position).position() == position


def test_a_rule_set_with_changes_stays_in_the_position() -> None:
    position = EXAMPLE | {"rules": {"preset": "classic", "court_values": 10}}
    assert Game.from_position(position).position() == position


def test_a_position_holds_what_it_must_and_no_more() -> None:
    game = Game.new("classic", 2, bytes(32))
    assert tuple(game.position()) == KEYS
    game.apply("draw")
    assert tuple(game.position()) == KEYS


def test_the_position_is_json_and_shares_nothing_with_the_game() -> None:
    game = Game.from_position(EXAMPLE)
    position = game.position()
    assert json.loads(json.dumps(position)) == position
    position["hands"][0].clear()  # type: ignore
    assert game.position() == EXAMPLE


def test_a_position_without_a_seed_deals_on_from_the_one_given() -> None:
    last = position_at("7S", "4D", round=1)
    games = [Game.from_position(last, seed=seed) for seed in (bytes(32), bytes(32), b"1" * 32)]
    for game in games:
        game.apply("discard 7S")
    assert games[0].position() == games[1].position() != games[2].position()
    unseeded = Game.from_position(last)
    unseeded.apply("discard 7S")
    assert unseeded == games[0]


@given(number=st.integers(0, 10_000), steps=st.integers(0, 400))
@settings(max_examples=60)
def test_any_position_of_any_match_is_read_back(number: int, steps: int) -> None:
    game, rng = Game.new(RULES[number % len(RULES)], 2 + number % 7, number.to_bytes(32, "big")), Random(number)
    players = [rng.choice([*PLAYERS.values()]) for _ in range(game.seats)]
    for _ in range(steps):
        if game.phase == "over":
            break
        game.apply(players[game.turn](game, rng))
    again = Game.from_position(json.loads(json.dumps(game.position())), seed=number.to_bytes(32, "big"))
    assert again == game
    assert again.position() == game.position()
    assert again.legal_actions() == game.legal_actions()


GOOD = position_at("7S7H7DKD", "4D5D", melds=["1:JK4H5H6H"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        # keys
        ({"hand": []}, "'hand': unknown key"),
        ({7: []}, "7: unknown key"),
        # types
        ({"rules": None}, "rules: expected"),
        ({"rules": "english"}, "rules: preset: expected"),
        ({"rules": {"preset": "classic", "decs": 1}}, "rules: decs: unknown"),
        ({"round": "2"}, "round: expected"),
        ({"round": True}, "round: expected"),
        ({"round": 2.0}, "round: expected"),
        ({"dealer": None}, "dealer: expected"),
        ({"phase": "lay"}, "phase: expected"),
        ({"phase": []}, "phase: expected"),
        ({"hands": {"0": []}}, "hands: expected a list"),
        ({"hands": "7S"}, "hands: expected a list"),
        ({"hands": [["7S"], "4D"]}, r"hands\[1\]: expected a list"),
        ({"hands": [["7S"], ["4X"]]}, r"hands\[1\]\[0\]: not a card: '4X'"),
        ({"hands": [["7S"], [5]]}, r"hands\[1\]\[0\]: not a card: 5"),
        ({"hands": [["7S"], [True]]}, r"hands\[1\]\[0\]: not a card"),
        ({"hands": [["7S"], [["4D"]]]}, r"hands\[1\]\[0\]: not a card"),
        ({"scores": [0, -1]}, r"scores\[1\]: expected"),
        ({"scores": [0, 1.5]}, r"scores\[1\]: expected"),
        ({"scores": [0, 10**5000]}, r"scores\[1\]: expected"),
        ({"turn_number": 10**5000}, "turn_number: expected"),
        ({"scores": {"0": 1}}, "scores: expected a list"),
        ({"melds": None}, "melds: expected a list"),
        ({"melds": ["JK4H5H6H"]}, r"melds\[0\]: expected an object"),
        ({"melds": [{"owner": 1}]}, r"melds\[0\]: expected an object with owner and cards"),
        ({"melds": [{"owner": 1, "cards": ["7C"] * 2, "kind": "trio"}]}, r"melds\[0\]: expected an object"),
        ({"stock": None}, "stock: expected a list"),
        ({"discard": ["9S", None]}, r"discard\[1\]: not a card"),
        ({"turn_number": 0}, "turn_number: expected"),
        ({"down": [None, "3"]}, r"down\[1\]: expected"),
        # seats
        ({"hands": [["7S"]]}, "hands: expected 2 to 8 hands, not 1"),
        ({"hands": [[]] * 9}, "hands: expected 2 to 8 hands, not 9"),
        ({"turn": 2}, "turn: expected a whole number, 0 to 1"),
        ({"turn": -1}, "turn: expected"),
        ({"dealer": 2}, "dealer: expected"),
        ({"scores": [0]}, "scores: expected one for each of 2 seats"),
        ({"down": [None, 1, 1]}, "down: expected one for each of 2 seats"),
        ({"melds": [{"owner": 2, "cards": ["8S", "8H", "8D"]}]}, r"melds\[0\].owner: expected"),
        ({"melds": [{"owner": 0, "cards": ["8S", "8H", "8D"]}]}, r"melds\[0\].owner: seat 0 has not gone down"),
        # melds that are no melds
        ({"melds": [{"owner": 1, "cards": ["3H", "4H", "5H", "6S"]}]}, r"melds\[0\].cards: 3H4H5H6S cannot lie"),
        ({"melds": [{"owner": 1, "cards": ["KS", "AS", "2S", "3S"]}]}, r"melds\[0\].cards"),
        ({"melds": [{"owner": 1, "cards": ["JK", "JK", "5H", "6H"]}]}, r"melds\[0\].cards"),
        ({"melds": [{"owner": 1, "cards": ["8S", "8H"]}]}, r"melds\[0\].cards"),
        ({"melds": [{"owner": 1, "cards": []}]}, r"melds\[0\].cards"),
        # too many of a card, wherever they are
        ({"hands": [["7S", "7S"], ["7S"]]}, r"hands\[1\]: more than 2 of 7S"),
        ({"stock": ["7S", "7S"]}, "stock: more than 2 of 7S"),
        ({"discard": ["JK", "JK", "JK", "JK"]}, "discard: more than 4 of JK"),
        ({"stock": ["4H"], "discard": ["4H"]}, "discard: more than 2 of 4H"),
        # what contradicts itself
        ({"round": 7}, "round: expected a whole number, 1 to 6"),
        ({"turn_number": 2, "down": [None, 3]}, r"down\[1\]: expected a whole number, 1 to 2"),
        ({"phase": "draw", "down": [9, 1]}, r"down\[0\]: went down in this turn"),
        ({"phase": "over"}, "phase: over in round 2 of 6"),
        ({"hands": [[], ["4D"]]}, r"hands\[0\]: empty"),
        ({"hands": [["KD"], ["4D"]], "taken": "KD"}, r"hands\[0\]: nothing is left to end the turn with"),
        ({"phase": "buy"}, "turn_of: must be another seat"),
        ({"phase": "buy", "turn_of": 1}, "phase: seat 0 can buy nothing"),
        ({"phase": "buy", "turn_of": 1, "rules": {"buys": 1}, "stock": []}, "phase: seat 0 can buy nothing"),
        ({"turn_of": 1}, "turn_of: must be turn"),
        # the keys for one moment
        ({"drawn": "2S"}, "drawn: 2S is not in the hand"),
        ({"drawn": 5}, "drawn: not a card"),
        ({"phase": "draw", "drawn": "7S"}, "drawn: 7S is not in the hand"),
        ({"phase": "draw", "taken": "7S"}, "taken: nothing is taken in the phase draw"),
        ({"swapping": True}, "taken: missing"),
        ({"swapping": 1}, "swapping: expected"),
        ({"taken_free": 1}, "taken_free: expected"),
        ({"taken": "KD", "taken_free": False, "rules": {"discard_taken": True}}, "taken_free: always true"),
        ({"swaps": 5}, "swaps: expected a whole number, 0 to 4"),
        ({"refills": 3}, "refills: expected a whole number, 0 to 2"),
        ({"bought": [0, 1]}, r"bought\[1\]: expected a whole number, 0 to 0"),
        ({"rounds": [{}]}, r"rounds\[0\]: expected an object"),
        ({"rounds": [{"contract": "2T", "points": [0, 5], "winner": 2}]}, r"rounds\[0\].winner"),
        ({"rounds": [{"contract": "2T", "points": [9, 5], "winner": 0}]}, r"rounds\[0\].winner: seat 0 was left"),
        ({"rounds": [{"contract": "2T", "points": [0], "winner": 0}]}, r"rounds\[0\].points: expected one"),
        ({"rounds": [{"contract": "T", "points": [0, 5], "winner": 0}]}, r"rounds\[0\].contract: not a contract"),
        ({"rounds": [{"contract": "2T", "points": [0, 5], "winner": 0}] * 2}, "rounds: 2 finished rounds in round 2"),
    ],
)
def test_what_is_no_position(change: dict[str, object], reason: str) -> None:
    Game.from_position(GOOD)
    with pytest.raises(ValueError, match="^" + reason):
        Game.from_position(GOOD | change)


@pytest.mark.parametrize("key", KEYS)
def test_every_documented_key_must_be_there(key: str) -> None:
    with pytest.raises(ValueError, match=f"^{key}: missing"):
        Game.from_position({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize("position", [None, [], "classic", 5, {}])
def test_what_is_no_object(position: object) -> None:
    with pytest.raises(ValueError, match=r"position: expected|rules: missing"):
        Game.from_position(position)  # type: ignore[arg-type]


def test_a_position_of_a_few_cards_is_played_on() -> None:
    game = Game.from_position(EXAMPLE | {"hands": [["7S", "JK"], []]})
    game.apply("draw")
    game.apply("discard 7S")
    game.apply("draw")


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.floats(),
    st.sampled_from(["draw", "play", "buy", "over", "classic", "chilean", "7S", "JK", "4H", "2T", ""]),
    st.text(max_size=3),
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["owner", "cards", "preset", "points", "winner", "contract", "x"]), inner)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*KEYS, *MORE_KEYS, "x"]), anything, max_size=4))
@settings(max_examples=200)
def test_any_value_of_any_key_is_a_position_or_a_value_error(change: dict[str, object]) -> None:
    with suppress(ValueError):
        playable(Game.from_position(GOOD | change))


@given(st.data())
@settings(max_examples=200)
def test_a_value_anywhere_inside_is_a_position_or_a_value_error(data: st.DataObject) -> None:
    full = GOOD | {"rules": {"preset": "classic", "buys": 2}, "bought": [1, 0], "drawn": None}
    full["rounds"] = [{"contract": "2T", "points": [0, 5], "winner": 0}]
    position = copy.deepcopy(full)
    node, key = position, data.draw(st.sampled_from(sorted(position)))
    while isinstance(node[key], (list, dict)) and node[key] and data.draw(st.booleans()):
        node = node[key]
        key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
    node[key] = data.draw(anything)
    with suppress(ValueError):
        playable(Game.from_position(position))


def playable(game: Game) -> None:
    """What was read is a game: written back, looked at, and played to its end or for a while."""
    assert Game.from_position(game.position()).position() == game.position()
    for seat in (None, *range(game.seats)):
        game.view(seat)
    rng = Random(1)
    for _ in range(40):
        if not (actions := game.legal_actions()):
            assert game.phase == "over"
            break
        game.apply(rng.choice(actions))


def test_a_game_prints_as_a_table_for_bug_reports() -> None:
    text = str(Game.from_position(EXAMPLE))
    assert text.splitlines()[0] == "classic, round 2 of 6 (1T 1R), turn 9: seat 0 to draw"
    assert "> 0         12  -         2  7S JK" in text
    assert "  1         1  run   JK 4H 5H 6H" in text
    over = str(Game.from_position(position_at("7S", "4D", round=6, phase="over")))
    assert over.splitlines()[0] == "classic, round 6 of 6 (1T 2R), turn 9: over"


def test_no_card_stands_in_the_representation_of_a_game() -> None:
    assert repr(Game.from_position(EXAMPLE)) == "<Game classic, 2 seats, round 2, turn 9>"
