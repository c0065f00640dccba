"""The texts of cards and actions: what is written is read back, and nothing else is read."""

import copy
import pickle
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import CARDS, JOKER, Action, Add, Buy, Card, Discard, Draw, Lay, Pass, Take, parse_cards

cards = st.sampled_from(CARDS)
melds = st.lists(st.lists(cards, min_size=1, max_size=13), min_size=1, max_size=4)
actions = st.one_of(
    st.sampled_from([Draw(), Take(), Buy(), Pass()]),
    st.builds(Discard, cards),
    st.builds(Add, cards, st.integers(1, 99), st.sampled_from([None, "low", "high"])),
    st.builds(Lay, melds),
)


@given(actions)
def test_what_is_written_is_read_back(action: Action) -> None:
    again = Action.parse(str(action))
    assert again == action
    assert type(again) is type(action)
    assert hash(again) == hash(action)


@pytest.mark.parametrize(
    "text",
    [
        *("draw", "take", "buy", "pass", "discard KD", "discard JK"),
        *("add 8C 2 high", "add JK 12 low", "add 8C 2", "lay 7S7H7D 4C5C6CJK", "lay AS2S3S4S5S6S7S8S9STSJSQSKS"),
    ],
)
def test_the_notation_is_kept_to_the_letter(text: str) -> None:
    assert str(Action.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw ", " draw", "DRAW", "Draw", "draw\n", "draw 1", "robar"),
        *("lay", "lay ", "lay  7S7H7D", "lay 7S7H7D ", "lay 7S7", "lay 7S7H7D\n", "lay 7X7H7D", "lay 7s7h7d"),
        *("add 8C", "add 8C 0", "add 8C 02 high", "add 8C -1", "add 8C 1e2", "add 8C ２", "add 8C 1000"),
        *("add 8C 2 top", "add 8C 2  high", "add 8C 2 high ", "add 10C 2", "add ZZ 1"),
        *("discard", "discard ", "discard 1C", "discard KD QD", "discard kd", "discard K♦", "discard TT"),
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        Action.parse(text)


@given(st.text())
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    with suppress(ValueError):
        assert str(Action.parse(text)) == text


@pytest.mark.parametrize(
    "make",
    [
        lambda: Add("8C", 0),
        lambda: Add("8C", True),
        lambda: Add("8C", "1"),
        lambda: Add("8C", 1, "middle"),
        lambda: Add("8X", 1),
        lambda: Add(7, 1),
        lambda: Discard("KDQD"),
        lambda: Discard(None),
        lambda: Discard(12),
        lambda: Lay([]),
        lambda: Lay([[]]),
        lambda: Lay(["7S7H7"]),
        lambda: Lay([["7S", 3]]),
        lambda: Card(53),
        lambda: Card(-1),
        lambda: parse_cards(""),
        lambda: Card.parse(5),
        lambda: Card.parse([]),
    ],
)
def test_no_action_is_made_of_what_is_no_card_or_number(make) -> None:  # type: ignore
    with pytest.raises(ValueError, match="not "):
        make()


def test_an_action_is_its_own_text() -> None:
    assert Action.parse(Discard("KD")) == Discard("KD")


def test_there_are_53_faces() -> None:
    assert len({card.text for card in CARDS}) == 53
    assert [Card.parse(card.text) for card in CARDS] == list(CARDS)
    assert [card for card in CARDS if card.is_joker] == [JOKER]
    assert (JOKER.rank, JOKER.suit) == (0, "")


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda card: pickle.loads(pickle.dumps(card)), Card])
def test_a_face_is_one_object_however_it_is_copied(twin) -> None:  # type: ignore
    assert twin(CARDS[7]) is CARDS[7]
