"""Going down: exactly the contract, all at once, and what each preset asks of it."""

import pytest

from bot.engine import Game, Lay, Meld, MeldKind, RoundEnded, Rules, WentDown, parse_cards
from tests.engine.tables import game_at, refusal

TRIOS = "4S4H4D 8S8H8D"


def laying(held: str, rest: str = "KDQC", **more: object) -> tuple[Game, str]:
    """A game whose seat 0 holds these melds and the rest, and the `lay` of them."""
    return game_at(held.replace(" ", "") + rest, **more), f"lay {held}"


def test_the_contract_reaches_the_table() -> None:
    game, lay = laying(TRIOS, round=1, turn_number=5, melds=["1:3C3D3H"])
    melds = (Meld(0, MeldKind.TRIO, parse_cards("4S4H4D")), Meld(0, MeldKind.TRIO, parse_cards("8S8H8D")))
    assert game.apply(lay) == (WentDown(0, melds, 2),)
    assert game.melds[1:] == melds
    assert game.hand(0) == parse_cards("KDQC")
    assert game.position()["down"] == [5, 1]
    assert game.phase == "play"


def test_the_melds_come_in_any_order() -> None:
    game, lay = laying("7S7C7D JK4H5H6H")
    assert refusal(game, lay) is None
    assert refusal(game, "lay JK4H5H6H 7S7C7D") is None


@pytest.mark.parametrize(
    ("round_number", "melds", "code"),
    [
        (1, "4S4H4D", "not_the_contract"),
        (1, "4S4H4D 8S8H8D 9S9H9D", "not_the_contract"),
        (1, "4S4H4D4C 8S8H8D", "not_the_contract"),
        (1, "4S4H4D 5S6S7S8S", "not_the_contract"),
        (2, "4S4H4D 8S8H8D", "not_the_contract"),
        (2, "4S4H4D 5S6S7S8S9S", "not_the_contract"),
        (1, "4S4H5D 8S8H8D", "not_a_meld"),
        (1, "4S4H 8S8H8D", "not_a_meld"),
        (2, "4S4H4D 5S6S7S", "not_a_meld"),
        (2, "4S4H4D 5S7S6S8S", "not_a_meld"),
        (2, "4S4H4D KSAS2S3S", "not_a_meld"),
        (1, "4SJKJK 8S8H8D", "too_many_jokers"),
        (1, "JKJKJK 8S8H8D", "too_many_jokers"),
        (2, "4S4H4D JK6SJK8S", "too_many_jokers"),
        (1, "JK4H4D 8SJK8D", None),
        (1, "4S4S4S 4S4H4D", "copies"),
        (1, "4S4S4H 4D4D4H", None),
        (3, "4S5S6S7S 4S5S6S7S", None),
        (3, "4S5S6S7S 8S9STSJS", None),
        (3, "4S5S6SJK JK9STSJS", None),
        (3, "AS2S3S4S JSQSKSAS", None),
    ],
)
def test_exactly_the_contract(round_number: int, melds: str, code: str | None) -> None:
    if code == "copies":
        with pytest.raises(ValueError, match="more than 2 of 4S"):
            laying(melds, round=round_number)
    else:
        game, lay = laying(melds, round=round_number)
        assert refusal(game, lay) == code


def test_each_card_is_laid_once() -> None:
    assert refusal(game_at("4S4H4D8S8HKD", round=1), "lay 4S4H4D 8S8H8D") == "not_your_card"
    assert refusal(game_at("4S4H4D8S8H8DKD", round=1), "lay 4S4S4D 8S8H8D") == "not_your_card"


def test_nobody_goes_down_twice() -> None:
    game, lay = laying(TRIOS, round=1, melds=["0:3C3D3H"])
    assert refusal(game, lay) == "already_down"
    assert list(game.lay_downs()) == []


def test_a_complete_contract_may_wait() -> None:
    game, _ = laying(TRIOS, round=1)
    assert refusal(game, "discard KD") is None


def test_a_hand_that_is_exactly_the_contract_wins_at_once() -> None:
    game, lay = laying(TRIOS, rest="", round=1)
    events = game.apply(lay)
    assert isinstance(events[1], RoundEnded)
    assert game.round == 2


def test_not_where_the_last_card_must_be_discarded() -> None:
    game, lay = laying(TRIOS, rest="", round=1, rules={"preset": "classic", "last_card": "discard"})
    assert refusal(game, lay) == "no_discard_left"


def test_a_hand_that_would_keep_only_the_card_taken_does_not_go_down() -> None:
    game = game_at("4S4H4D8S8H8D", phase="draw", discard="KD", round=1)
    game.apply("take")
    assert refusal(game, f"lay {TRIOS}") == "no_discard_left"
    assert list(game.lay_downs()) == []


# A round that is won in one go.

LAST = "4S4H4D 6S7S8S9S 6H7H8H9H"


def test_going_down_in_the_last_round_leaves_one_card_at_most() -> None:
    game, lay = laying(LAST, rest="KDQC", round=6)
    assert refusal(game, lay) == "cannot_go_out"
    assert list(game.lay_downs()) == []
    game, lay = laying(LAST, rest="KD", round=6)
    assert refusal(game, lay) is None
    assert [str(lay) for lay in game.lay_downs()] != []


def test_the_card_left_in_the_last_round_must_be_one_that_may_be_discarded() -> None:
    game = game_at(LAST.replace(" ", ""), phase="draw", discard="KD", round=6)
    game.apply("take")
    assert refusal(game, f"lay {LAST}") == "cannot_go_out"


def test_the_last_round_in_one_go_is_an_option() -> None:
    game, lay = laying(LAST, rest="KDQC", round=6, rules={"preset": "classic", "last_in_one_go": False})
    assert refusal(game, lay) is None


ROYAL = "AS2S3S4S5S6S7S8S9STSJSQSKS"
DIRTY = "AS2H3S4S5S6S7S8D9STSJSQSKC"


@pytest.mark.parametrize(
    ("round_number", "melds", "rest", "code"),
    [
        (9, DIRTY, "", None),
        (9, ROYAL, "", None),
        (9, "QSKCAS2H3S4S5S6S7S8D9STSJS", "", None),
        (9, DIRTY.replace("8D", "JK"), "", None),
        (9, DIRTY.replace("8D", "JK").replace("2H", "JK"), "", "too_many_jokers"),
        (9, DIRTY, "4D", "cannot_go_out"),
        (9, DIRTY[:-2], "", "not_the_contract"),
        (9, DIRTY[2:4] + DIRTY[:2] + DIRTY[4:], "", "not_a_meld"),
        (9, "4S4H4D 8S8H8D", "", "not_the_contract"),
        (10, ROYAL, "", None),
        (10, DIRTY, "", "not_a_meld"),
    ],
)
def test_a_run_of_thirteen_is_laid_at_once(round_number: int, melds: str, rest: str, code: str | None) -> None:
    game, lay = laying(melds, rest=rest, rules="chilean", round=round_number)
    assert refusal(game, lay) == code


def test_a_dirty_run_is_called_so() -> None:
    game, lay = laying(DIRTY, rest="", rules="chilean", round=9)
    went_down, ended = game.apply(lay)[:2]
    assert went_down == WentDown(0, (Meld(0, MeldKind.DIRTY, parse_cards(DIRTY)),), 1)
    assert isinstance(ended, RoundEnded)
    assert ended.winner == 0


def test_a_run_of_thirteen_ends_the_match() -> None:
    game, lay = laying(ROYAL, rest="", rules="chilean", round=10)
    game.apply(lay)
    assert game.phase == "over"
    assert game.melds == (Meld(0, MeldKind.ROYAL, parse_cards(ROYAL)),)
    assert Game.from_position(game.position()) == game


# What presets and options ask.


def test_trios_of_different_ranks() -> None:
    melds = "4S4S4H 4D4D4H"
    assert refusal(*laying(melds, round=1, rules="chilean")) == "same_rank_trios"
    assert refusal(*laying(melds, round=1, rules="argentine")) is None
    assert refusal(*laying("4S4S4H 5D5D5H", round=1, rules="chilean")) is None


def test_runs_of_different_suits() -> None:
    rules = {"preset": "classic", "same_suit_runs": False}
    assert refusal(*laying("4S5S6S7S 8S9STSJS", round=3, rules=rules)) == "same_suit_runs"
    assert refusal(*laying("4S5S6S7S 8H9HTHJH", round=3, rules=rules)) is None


def test_runs_wrap_round_the_ace() -> None:
    melds = "KSAS2S3S 4D4H4S"
    assert refusal(*laying(melds, rules="chilean")) is None
    assert refusal(*laying(melds, rules="argentine")) == "not_a_meld"


@pytest.mark.parametrize(("turn_number", "code"), [(1, "first_turn"), (2, "first_turn"), (3, None)])
def test_nobody_goes_down_in_their_first_turn(turn_number: int, code: str | None) -> None:
    game, lay = laying(TRIOS, round=1, rules="chilean", turn_number=turn_number)
    assert refusal(game, lay) == code
    assert (list(game.lay_downs()) == []) == (code is not None)
    game, lay = laying(TRIOS, round=1, rules="classic", turn_number=turn_number)
    assert refusal(game, lay) is None


def test_lay_downs_are_legal_and_leave_ever_more() -> None:
    game = game_at("4S4H4D8S8H8DTHTSTDJK", round=1)
    left = [Rules().points(game.hand(0)) - sum(Rules().points(meld) for meld in lay.melds) for lay in game.lay_downs()]
    assert left == sorted(left)
    assert len(left) > 3
    assert all(refusal(game, str(lay)) is None for lay in game.lay_downs())


def test_a_lay_is_made_of_texts_or_cards() -> None:
    assert Lay(["4S4H4D"]) == Lay([parse_cards("4S4H4D")]) == Lay([["4S", "4H", "4D"]])


@pytest.mark.parametrize(
    ("hand", "more", "code"),
    [
        ("4S4H4D8S8H8DKD", {}, ""),
        ("4S4H4D8S8H9DKD", {}, "not_the_contract"),
        ("4S4H4D8S8H8DKD", {"phase": "draw"}, "draw_first"),
        ("4S4H4D8S8H8DKD", {"turn": 1}, "not_your_turn"),
        ("4S4H4D8S8H8DKD", {"rules": "chilean", "turn_number": 1}, "first_turn"),
        ("4S4H4D8S8H8DKD", {"down": [3, None], "melds": ["0:3C3D3H"]}, "already_down"),
        (LAST.replace(" ", "") + "KDQC", {"round": 6}, "cannot_go_out"),
        ("4S4H4D8S8H8D", {"rules": {"preset": "classic", "last_card": "discard"}}, "no_discard_left"),
    ],
)
def test_a_view_says_why_its_seat_cannot_go_down(hand: str, more: dict[str, object], code: str) -> None:
    view = game_at(hand, **({"round": 1} | more)).view(0)
    assert view.why_not_lay() == code
    assert (next(view.lay_downs(), None) is None) is bool(code)
