"""The solver: traps that simple ones fall into, and agreement with plain search in every contract of every preset."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import CARDS, JOKER, PRESETS, Card, Contract, Game, Lay, Rules, parse_cards
from bot.engine.solver import Solver, acceptance, distance, lay_downs, solve
from tests.engine.hands import random_hand
from tests.engine.plain_search import plain_distance, plain_lay_downs
from tests.engine.tables import position_at

CONTRACTS = [(preset, contract) for preset, rules in PRESETS.items() for contract in rules.contracts]


def laid(lay: Lay) -> tuple[tuple[Card, ...], ...]:
    """A lay-down as plain search writes it: trios and runs apart, without the order of cards."""
    melds = [tuple(sorted(meld)) for meld in lay.melds]
    return (*sorted(meld for meld in melds if len(meld) == 3), *sorted(meld for meld in melds if len(meld) > 3))


@pytest.mark.parametrize(
    ("hand", "contract", "expected"),
    [
        pytest.param("5H6H7H8H8SJKJK", "1T 1R", "lay 8S8HJK 5H6H7HJK", id="a card of the run is needed by the trio"),
        pytest.param("5H5S5D5CJKJK", "2T", "lay 5S5HJK 5D5CJK", id="four of a rank make two trios"),
        pytest.param("5H5H6H6H7H7H8H8H", "2R", "lay 5H6H7H8H 5H6H7H8H", id="two equal runs of two decks"),
        pytest.param("AS2S3S4SJSQSKSAS", "2R", "lay JSQSKSAS AS2S3S4S", id="the ace low and high"),
        pytest.param("4H5H6HJK9S9D9C", "1T 1R", "lay 9S9D9C 4H5H6HJK", id="a joker at the end of a run"),
        pytest.param("2H4H5H9S9DJKJK", "1T 1R", "lay 9S9DJK 2HJK4H5H", id="a joker inside a run"),
    ],
)
def test_traps(hand: str, contract: str, expected: str) -> None:
    assert str(solve(parse_cards(hand), contract, "classic")) == expected


@pytest.mark.parametrize(
    ("hand", "contract", "rules", "expected"),
    [
        ("KSAS2S3S", "1R", "classic", 1),  # no run goes round the ace
        ("KSAS2S3S", "1R", "chilean", 0),
        ("5H5S5D5C5H5S", "2T", "classic", 0),
        ("5H5S5D5C5H5S", "2T", "chilean", 3),  # two trios of one rank are not allowed
        ("JKJKJKJK", "2T", "classic", 4),  # one joker in each meld
        ("AS2H3D4C5S6H7D8C9STHJDQC", "dirty", "chilean", 1),
        ("AS2H3D4C5S6H7D8C9STHJDQCJK", "dirty", "chilean", 0),
        ("AS2S3S4S5S6S7S8S9STHJHQHJK", "royal", "chilean", 3),
        ("5H5H5H6H6H6H7H7H7H8H8H8H", "3R", "argentine", 0),  # three decks, as the hand shows
        ("5H5H5H5S5S5S5D5D5D", "3T", "classic", 0),
        ("TSJSJSTCTCJCJCJKJK", "2T 2R", "classic", 5),
        ("5H7S7H7DJKJK9STSJSQS9CTCJCQC", "2T 2R", "classic", 1),  # no trio has two jokers
    ],
)
def test_distances(hand: str, contract: str, rules: str, expected: int) -> None:
    assert distance(parse_cards(hand), contract, rules) == expected


def test_each_trio_has_its_own_joker_and_its_own_rank() -> None:
    rules = Rules.parse({"preset": "classic", "same_rank_trios": False, "same_suit_runs": False})
    assert distance(parse_cards("4S5S6S4H4H5H6H4D5D6D4C4C5C6CJKJK"), "3T 2R", rules) == 2


def test_an_empty_hand_is_a_whole_contract_away() -> None:
    assert [distance([], contract, "chilean") for contract in ("1T 2R", "4T", "3R", "royal")] == [11, 12, 12, 13]


def test_texts_are_taken_for_cards_and_objects_for_rules() -> None:
    hand = ["5H", "5S", "KD", "KC", "KH"]
    assert distance(hand, "2T", "classic") == distance(parse_cards("".join(hand)), Contract(trios=2), Rules()) == 1
    assert distance(hand, "2T", {"preset": "chilean", "same_rank_trios": True}) == 1
    assert acceptance(hand, "2T", "classic") == {*parse_cards("5H5S5D5C"), JOKER}


@pytest.mark.parametrize(
    ("hand", "contract", "expected"),
    [
        # With a joker in the run for the 4, both fours make the trio, and the run needs the ace or the 5.
        ("2H3H4H4HJKJK", "1T 1R", "4H4S4D4CAH5H"),
        ("5H6H7H7S7DJK", "1T 1R", "3H4H8H7H7S7D7CJK"),
        ("5H6H7HKSKD", "1T 1R", "KHKSKDKC4H8HJK"),
        ("KSKDKHKC", "2T", "KHKSKDKCJK"),
    ],
)
def test_what_brings_a_hand_nearer(hand: str, contract: str, expected: str) -> None:
    assert acceptance(parse_cards(hand), contract, "classic") == set(parse_cards(expected))


@pytest.mark.parametrize("bad", [["1H"], ["KH", 7.5], [None]])
def test_what_is_no_card_is_refused(bad: list[str]) -> None:
    with pytest.raises(ValueError, match="not a card"):
        distance(bad, "2T", "classic")


def test_runs_of_different_suits_may_have_a_joker_each() -> None:
    rules = Rules.parse({"preset": "classic", "same_suit_runs": False})
    assert str(solve(parse_cards("4H5H6H8S9STSJKJK"), "2R", rules)) == "lay 8S9STSJK 4H5H6HJK"
    assert solve(parse_cards("4H5H6H8H9HTHJKJK"), "2R", rules) is None
    assert_lay_downs_agree(parse_cards("4H5H6H8H9HTH8S9STSJKJK"), "2R", rules)


def test_the_lay_down_that_leaves_least_comes_first() -> None:
    hand = parse_cards("KSKHKD2S2H2D9S9H9DTC")
    found = [str(lay) for lay in lay_downs(hand, "2T", "classic")]
    assert found == ["lay KSKHKD 9S9H9D", "lay KSKHKD 2S2H2D", "lay 9S9H9D 2S2H2D"]
    assert str(solve(hand, "2T", "classic")) == found[0]


def test_a_joker_is_laid_and_the_cheapest_card_is_left() -> None:
    assert str(solve(parse_cards("5H5S5D7C7H7SJK"), "2T", "classic")) == "lay 5S5HJK 7S7H7C"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("AS2S3SJK9H9D9C", "AS2S3SJK", id="nothing fits below a low ace"),
        pytest.param("QSKSASJK9H9D9C", "JKQSKSAS", id="nothing fits above a high ace"),
        pytest.param("4S5S6SJKKHKDKC2S", "JK4S5S6S", id="the card left over fits below the joker"),
        pytest.param("3S4S5SJKKHKDKC7S", "3S4S5SJK", id="the card left over fits above the joker"),
    ],
)
def test_a_joker_stands_where_most_later_cards_fit(hand: str, expected: str) -> None:
    lay = solve(parse_cards(hand), "1T 1R", "argentine")  # where 2 to 7 cost the same
    assert lay is not None
    assert str(lay).split()[-1] == expected


def test_of_equal_lay_downs_the_one_that_takes_more_cards_comes_first() -> None:
    hand = parse_cards("TSJSQSKSAS9H9D9C")
    first, second = islice(lay_downs(hand, "1T 1R", "classic"), 2)
    assert str(first) == "lay 9H9D9C JSQSKSAS"  # 10 is left, not the ace
    assert str(second) == "lay 9H9D9C TSJSQSKS"
    rules = Rules.parse({"preset": "classic", "ace_value": 10})
    assert str(solve(hand, "1T 1R", rules)) == "lay 9H9D9C TSJSQSKS"  # equal points: room at both ends


def test_nothing_is_laid_before_the_contract_is_there() -> None:
    assert solve(parse_cards("5H5S5D7C7H"), "2T", "classic") is None
    assert list(lay_downs(parse_cards("5H5S5D7C7H"), "2T", "classic")) == []


@pytest.mark.parametrize(("preset", "contract"), CONTRACTS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), dense=st.booleans(), size=st.integers(6, 13))
def test_distance_agrees_with_plain_search(preset: str, contract: str, seed: int, dense: bool, size: int) -> None:
    rules = PRESETS[preset]
    hand = random_hand(Random(seed), rules, size, dense=dense)
    assert distance(hand, contract, rules) == plain_distance(hand, Contract.parse(contract), rules)


@pytest.mark.parametrize("options", [{}, {"wrap": True}, {"same_rank_trios": False}])
@pytest.mark.parametrize("contract", ["1T", "1R", "3T 1R", "2T 2R", "1T 3R", "4R"])
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(8, 11))
def test_contracts_of_house_rules_agree_with_plain_search(
    contract: str, options: dict[str, object], seed: int, size: int
) -> None:
    rules = Rules.parse({"preset": "classic"} | options)
    hand = random_hand(Random(seed), rules, size, dense=True)
    now = distance(hand, contract, rules)
    assert now == plain_distance(hand, Contract.parse(contract), rules)
    assert acceptance(hand, contract, rules) == {
        card for card in CARDS if distance([*hand, card], contract, rules) < now
    }


def assert_lay_downs_agree(hand: list[Card], contract: str, rules: Rules) -> None:
    """All lay-downs that plain search finds are found, each once, best first."""
    found = list(lay_downs(hand, contract, rules))
    assert Counter(map(laid, found)) == Counter(plain_lay_downs(hand, Contract.parse(contract), rules))
    values = [rules.points([card for meld in lay.melds for card in meld]) for lay in found]
    assert values == sorted(values, reverse=True)
    assert solve(hand, contract, rules) == (found[0] if found else None)


@pytest.mark.parametrize(("preset", "contract"), CONTRACTS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(8, 14))
def test_lay_downs_agree_with_plain_search(preset: str, contract: str, seed: int, size: int) -> None:
    rules = PRESETS[preset]
    assert_lay_downs_agree(near_hand(Random(seed), Solver.of(contract, rules), size), contract, rules)


@pytest.mark.parametrize(
    "options", [{"same_suit_runs": False}, {"same_rank_trios": False, "same_suit_runs": False, "wrap": True}]
)
@pytest.mark.parametrize("contract", ["2R", "1T 2R", "3R", "2T 2R"])
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(9, 14))
def test_lay_downs_of_house_rules_agree_with_plain_search(
    contract: str, options: dict[str, object], seed: int, size: int
) -> None:
    rules = Rules.parse({"preset": "classic"} | options)
    assert_lay_downs_agree(near_hand(Random(seed), Solver.of(contract, rules), size), contract, rules)


@pytest.mark.parametrize(("preset", "contract"), CONTRACTS)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_game_accepts_what_the_solver_lays(preset: str, contract: str, seed: int) -> None:
    rules = PRESETS[preset]
    number = rules.contracts.index(contract) + 1
    random = Random(seed)
    size = Contract.parse(contract).cards + (not Contract.parse(contract).whole)
    hand = near_hand(random, Solver.of(contract, rules), size)
    spare = next(card for card in CARDS if card not in hand)
    for lay in islice(lay_downs(hand, contract, rules), 20):
        cards = [card.text for card in hand]
        game = Game.from_position(
            position_at("", "", rules=preset, round=number, turn=0, phase="play", turn_number=9)
            | {"hands": [cards, [spare.text]], "stock": [], "discard": []}
        )
        game.apply(lay)
        assert game.phase != "play" or len(game.melds) == len(lay.melds)


@pytest.mark.parametrize(("preset", "contract"), CONTRACTS)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), dense=st.booleans(), size=st.integers(6, 14))
def test_acceptance_is_every_card_that_lowers_the_distance(
    preset: str, contract: str, seed: int, dense: bool, size: int
) -> None:
    rules = PRESETS[preset]
    hand = random_hand(Random(seed), rules, size, dense=dense)
    now = distance(hand, contract, rules)
    beside = Counter({card: rules.copies(card, 2) for card in CARDS}) - Counter(hand)
    expected = {card for card in CARDS if distance([*hand, card], contract, rules) < now}
    assert acceptance(hand, contract, rules) == expected
    assert now == 0 or any(beside[card] for card in expected)


@pytest.mark.parametrize(("preset", "contract"), CONTRACTS)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), dense=st.booleans())
def test_laws_of_distance(preset: str, contract: str, seed: int, dense: bool) -> None:
    rules = PRESETS[preset]
    random = Random(seed)
    hand = random_hand(random, rules, 30, dense=dense)
    whole = distance(hand, contract, rules)
    fewer = distance(hand[1:], contract, rules)
    assert whole <= fewer <= whole + 1  # a card more never hurts and helps by one at most
    random.shuffle(hand)
    assert distance(hand, contract, rules) == whole
    assert (solve(hand, contract, rules) is not None) == (whole == 0)


def near_hand(random: Random, solver: Solver, size: int) -> list[Card]:
    """A hand that holds the contract or almost: cards that bring it no nearer make way for some that do."""
    hand = random_hand(random, solver.rules, size, dense=random.random() < 0.3 and size < 11)
    for _ in range(40):
        wanted = sorted(solver.acceptance(hand))
        if not wanted or random.random() < 0.02:
            break
        hand[random.randrange(len(hand))] = random.choice(wanted)
    copies = Counter(hand)
    return [card for card in hand if copies[card] <= solver.rules.copies(card, 2)]


def test_a_hand_may_come_from_an_iterator() -> None:
    assert distance(iter(["7S", "7D"]), "1T", "classic") == distance(["7S", "7D"], "1T", "classic") == 1  # pyright: ignore[reportArgumentType]
