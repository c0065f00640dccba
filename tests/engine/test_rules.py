"""Rule sets: the presets as the rules' table has them, and what makes no rule set."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import PRESETS, Contract, Rules, parse_cards
from bot.engine.rules import OPTIONS

SIX = ("2T", "1T 1R", "2R", "3T", "2T 1R", "1T 2R")
EVERY_VALUE = parse_cards("AS2S3S4S5S6S7S8S9STSJSQSKSJK")


@pytest.mark.parametrize(
    ("preset", "contracts", "dealt", "values"),
    [
        ("classic", SIX, [11] * 6, [14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 25]),
        (
            "chilean",
            (*SIX, "3R", "4T", "dirty", "royal"),
            [12] * 10,
            [20, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 30],
        ),
        ("argentine", (*SIX, "3R"), [11] * 6 + [12], [15, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 25]),
        ("express", ("2T", "1T 1R", "3T", "1T 2R"), [11] * 4, [14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 25]),
    ],
)
def test_the_presets(preset: str, contracts: tuple[str, ...], dealt: list[int], values: list[int]) -> None:
    rules = Rules.parse(preset)
    assert rules.contracts == contracts
    assert [rules.dealt(number) for number in range(1, rules.rounds + 1)] == dealt
    assert [rules.value(card) for card in EVERY_VALUE] == values
    assert rules.points(EVERY_VALUE) == sum(values)


def test_what_sets_the_presets_apart() -> None:
    rows = [(r.wrap, r.jokers_apart, r.same_rank_trios, r.first_turn_lay) for r in PRESETS.values()]
    assert rows == [(False, 0, True, True), (True, 3, False, False), (False, 0, True, True), (False, 0, True, True)]
    assert {(r.refills, r.take_laps, r.last_card, r.lay_off_on, r.ties, r.discard_taken) for r in PRESETS.values()} == {
        (2, 2, "any", "any", "rounds_won", False)
    }


def test_court_cards_may_count_ten() -> None:
    rules = Rules.parse({"preset": "classic", "court_values": 10})
    assert [rules.value(card) for card in parse_cards("TSJSQSKSAS")] == [10, 10, 10, 10, 14]
    assert rules.to_object() == {"preset": "classic", "court_values": 10}


def test_a_changed_preset_keeps_its_values() -> None:
    argentine = Rules.parse({"preset": "argentine", "buys": 1})
    assert [argentine.value(card) for card in EVERY_VALUE] == [15, *[5] * 6, *[10] * 6, 25]
    classic = Rules.parse({"preset": "classic", "ace_value": 1, "joker_value": 50})
    assert [classic.value(card) for card in EVERY_VALUE] == [1, *range(2, 14), 50]


@pytest.mark.parametrize("deal", [12, [12, 11, 11, 11, 11, 11], [11, 11, 11, 11, 11, 12]])
def test_the_decks_hold_the_largest_deal_one_card_turned_up_and_a_draw_each(deal: object) -> None:
    tight = {"decks": 1, "max_players": 4, "last_in_one_go": False, "deal": deal}  # 4 × 12 + 1 + 4 = 53
    assert Rules.parse(tight | {"jokers": 1}).decks_for(4) == 1
    with pytest.raises(ValueError, match="decks: 52 cards are too few for 4 players"):
        Rules.parse(tight | {"jokers": 0})


@pytest.mark.parametrize(
    ("preset", "dealt"),
    [
        ("classic", [7, 8, 9, 10, 11, 11]),
        ("chilean", [7, 8, 9, 10, 11, 12, 13, 13, 12, 12]),
        ("argentine", [7, 8, 9, 10, 11, 12, 12]),
    ],
)
def test_a_deal_of_one_card_more_than_the_contract(preset: str, dealt: list[int]) -> None:
    """The last round is won in one go, so it has the contract and a discard; a run of thirteen has no discard."""
    rules = Rules.parse({"preset": preset, "deal": "contract+1"})
    assert [rules.dealt(number) for number in range(1, rules.rounds + 1)] == dealt


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_written_as_its_name(preset: str) -> None:
    assert PRESETS[preset].to_object() == preset
    assert Rules.parse(preset) is PRESETS[preset]
    assert Rules.parse({"preset": preset}) == PRESETS[preset]


changes = st.fixed_dictionaries(
    {"preset": st.sampled_from(sorted(PRESETS))},
    optional={
        "decks": st.sampled_from(["auto", 3, 4]),
        "jokers": st.integers(0, 4),
        "wrap": st.booleans(),
        "jokers_apart": st.integers(0, 12),
        "same_rank_trios": st.booleans(),
        "same_suit_runs": st.booleans(),
        "first_turn_lay": st.booleans(),
        "number_values": st.sampled_from(["face", "fives"]),
        "court_values": st.sampled_from(["rank", 10]),
        "ace_value": st.integers(0, 100),
        "joker_value": st.integers(0, 100),
        "discard_taken": st.booleans(),
        "last_card": st.sampled_from(["any", "discard"]),
        "lay_off_on": st.sampled_from(["any", "own"]),
        "refills": st.integers(0, 9),
        "take_laps": st.integers(1, 9),
        "ties": st.sampled_from(["rounds_won", "shared"]),
        "buys": st.integers(0, 8),
        "deal": st.just("contract+1"),
    },
)


@given(changes)
def test_a_changed_preset_is_read_back_from_json(change: dict[str, object]) -> None:
    rules = Rules.parse(change)
    again = Rules.parse(json.loads(json.dumps(rules.to_object())))
    assert again == rules
    assert hash(again) == hash(rules)


def test_a_list_of_deals_is_read_back_from_json() -> None:
    rules = Rules.parse({"preset": "classic", "contracts": ["2T", "2R"], "deal": [7, 8]})
    assert rules.to_object() == {"preset": "classic", "contracts": ["2T", "2R"], "deal": [7, 8]}
    assert Rules.parse(json.loads(json.dumps(rules.to_object()))) == rules
    assert (rules.contracts, rules.deal) == (("2T", "2R"), (7, 8))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        # contracts that the cards dealt cannot fill
        ({"contracts": ["4T", "2T"], "deal": [10, 6]}, "round 1 .* the contract takes 12 cards"),
        ({"contracts": ["dirty"]}, "round 1 .* takes 13 cards"),
        ({"contracts": ["royal"], "deal": 13}, "laid with no discard, so 12 must be dealt"),
        ({"deal": 12}, "round 6 .* 2 cards would be left"),
        ({"contracts": ["2T"]}, "cannot be won in one go"),
        ({"contracts": ["4T", "1T 2R"], "last_card": "discard"}, "no card would be left to discard"),
        ({"contracts": ["5R"], "deal": 20, "max_players": 4, "same_suit_runs": False}, "of different suits"),
        # decks
        ({"decks": 1}, "decks: 54 cards are too few for 5 players who are dealt 11 each"),
        ({"decks": 1, "jokers": 0, "max_players": 5}, "decks: 52 cards are too few for 5 players"),
        ({"decks": 0}, "decks: expected"),
        ({"decks": "two"}, "decks: expected"),
        # types and ranges
        ({"contracts": "2T"}, "contracts: expected a list"),
        ({"contracts": []}, "contracts: expected a list of 1 to 20"),
        ({"contracts": ["1R 2T"]}, "contracts: round 1: not a contract"),
        ({"contracts": ["2T", 5]}, "contracts: round 2: not a contract"),
        ({"contracts": [["2T"]]}, "contracts: round 1: not a contract"),
        ({"deal": [11]}, "deal: 1 numbers for 6 rounds"),
        ({"deal": "contract"}, "deal: expected"),
        ({"deal": 0}, "deal: expected"),
        ({"deal": 1}, "round 1 .* the contract takes 6 cards"),
        ({"deal": True}, "deal: expected"),
        ({"deal": {"a": 1}}, "deal: expected"),
        ({"wrap": 1}, "wrap: expected true or false"),
        ({"buys": -1}, "buys: expected a whole number from 0 to 8"),
        ({"buys": True}, "buys: expected"),
        ({"buys": 1.0}, "buys: expected"),
        ({"refills": None}, "refills: expected"),
        ({"take_laps": 0}, "take_laps: expected a whole number from 1"),
        ({"max_players": 9}, "max_players: expected"),
        ({"court_values": 11}, "court_values: expected one of 'rank', 10"),
        ({"court_values": [10]}, "court_values: expected"),
        ({"last_card": "none"}, "last_card: expected"),
        ({"preset": "english"}, "preset: expected one of classic"),
        ({"preset": None}, "preset: expected"),
        ({"preset": []}, "preset: expected"),
        ({"decs": 2}, "decs: unknown field"),
        ({"_values": 2}, "_values: unknown field"),
        ({1: 2}, "1: unknown field"),
    ],
)
def test_what_is_no_rule_set(change: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Rules.parse(change)


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [
        ("max_players", 2, 8),
        ("jokers", 0, 4),
        ("jokers_apart", 0, 12),
        ("ace_value", 0, 100),
        ("joker_value", 0, 100),
        ("refills", 0, 9),
        ("take_laps", 1, 9),
        ("buys", 0, 8),
        ("decks", 1, 4),
        ("deal", 1, 20),
    ],
)
def test_a_number_may_be_as_small_and_as_great_as_said(option: str, least: int, most: int) -> None:
    others = {"preset": "classic", "contracts": ["1T"], "last_in_one_go": False, "deal": 2, "max_players": 2}
    enough = 2 if option == "deal" else least  # a deal of one card could not hold a contract
    for number in (enough, most):
        rules = Rules.parse(others | {option: number})
        assert getattr(rules, option) == number
    for number in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"^{option}: expected .*from {least} to {most}.*, not {number}$"):
            Rules.parse(others | {option: number})


@pytest.mark.parametrize("text", ["1T", "1R", "4T", "1T 2R", "9T", "dirty", "royal"])
def test_a_contract_reads_as_it_is_written(text: str) -> None:
    assert str(Contract.parse(text)) == text


@pytest.mark.parametrize("text", ["", "0T", "0T 1R", "1R 1T", "1T1R", "T", "01T", "12T", "1t", "dirty royal", "-1T"])
def test_what_is_no_contract(text: str) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        Contract.parse(text)


def test_four_runs_find_four_suits() -> None:
    rules = {"preset": "classic", "contracts": ["4R"], "deal": 16, "max_players": 4, "same_suit_runs": False}
    assert Rules.parse(rules).contracts == ("4R",)


def test_rules_are_written_by_the_names_of_their_fields() -> None:
    with pytest.raises(TypeError):
        Rules("chilean")  # type: ignore[misc]
    with pytest.raises(ValueError, match="preset: expected one of classic"):
        Rules(preset="english")  # type: ignore[arg-type]
    assert " _values=" not in repr(Rules())


def test_a_match_has_at_most_twenty_rounds() -> None:
    assert Rules.parse({"preset": "classic", "contracts": ["2T"] * 20, "last_in_one_go": False}).rounds == 20
    with pytest.raises(ValueError, match="contracts: expected a list of 1 to 20"):
        Rules.parse({"preset": "classic", "contracts": ["2T"] * 21, "last_in_one_go": False})


CHANGED: dict[str, object] = {
    "contracts": ["2T", "1T 2R"],
    "deal": "contract+1",
    "max_players": 4,
    "decks": 3,
    "jokers": 1,
    "wrap": True,
    "jokers_apart": 3,
    "same_rank_trios": False,
    "same_suit_runs": False,
    "first_turn_lay": False,
    "number_values": "fives",
    "court_values": 10,
    "ace_value": 20,
    "joker_value": 30,
    "discard_taken": True,
    "last_card": "discard",
    "lay_off_on": "own",
    "last_in_one_go": False,
    "refills": 0,
    "take_laps": 1,
    "ties": "shared",
    "buys": 3,
}


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_a_field_that_is_written_read_back_and_refused_by_its_name(option: str) -> None:
    rules = Rules.parse({"preset": "classic", option: CHANGED[option]})
    assert rules != Rules()
    assert rules.to_object() == {"preset": "classic", option: CHANGED[option]}
    assert Rules.parse(json.loads(json.dumps(rules.to_object()))) == rules
    for wrong in (None, 1.5, "much", -1):
        with pytest.raises(ValueError, match=f"^{option}: expected .*, not {wrong!r}$"):
            Rules.parse({"preset": "classic", option: wrong})


def test_one_deck_is_enough_for_four() -> None:
    assert Rules.parse({"decks": 1, "jokers": 0, "max_players": 4}).copies(parse_cards("JK")[0], 4) == 0


@pytest.mark.parametrize("rules", [None, 5, "", "Classic", [], ["classic"], b"classic"])
def test_what_names_no_rule_set(rules: object) -> None:
    with pytest.raises(ValueError, match="expected"):
        Rules.parse(rules)  # type: ignore[arg-type]


@pytest.mark.parametrize("option", OPTIONS)
@settings(max_examples=25)
@given(value=st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers()))
def test_any_value_of_any_option_is_taken_or_a_value_error(option: str, value: object) -> None:
    with suppress(ValueError):
        Rules.parse({"preset": "chilean", option: value})


@pytest.mark.parametrize(
    ("text", "parts", "cards"),
    [
        ("2T", {"trios": 2}, 6),
        ("1T 1R", {"trios": 1, "runs": 1}, 7),
        ("3R", {"runs": 3}, 12),
        ("dirty", {"dirty": True}, 13),
        ("royal", {"royal": True}, 13),
    ],
)
def test_contracts(text: str, parts: dict[str, int], cards: int) -> None:
    contract = Contract(**parts)  # type: ignore[arg-type]
    assert Contract.parse(text) == Contract.parse(contract) == contract
    assert (contract.cards, contract.whole) == (cards, cards == 13)
    assert (contract.text, str(contract)) == (text, text)


@pytest.mark.parametrize(
    "text", ["", " ", "T", "0T", "1T1R", "1R 1T", "1T  1R", "2T ", "10T", "2t", "dirty royal", None, 2]
)
def test_no_contracts(text: object) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        Contract.parse(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"trios": -1, "runs": 2},
        {"trios": 2, "runs": -1},
        {"trios": 1, "dirty": True},
        {"runs": 1, "royal": True},
        {"dirty": True, "royal": True},
        {"trios": 1, "dirty": True, "royal": True},
    ],
)
def test_contracts_that_cannot_be(parts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        Contract(**parts)  # type: ignore[arg-type]


def test_cards_are_counted_from_their_texts() -> None:
    rules = Rules()
    assert rules.value("KS") == 13
    assert rules.copies("JK", 2) == 4
    assert rules.points(["KS", "AS", "JK", "5D"]) == 57
