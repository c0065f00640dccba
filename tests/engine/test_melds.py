"""Melds: the ranks of their cards, what they take, and how the jokers at their ends move."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import CARDS, JOKER, IllegalAction, Meld, MeldKind, Rules, parse_cards
from bot.engine.melds import extended, fits, is_run, is_trio, is_whole

CLASSIC, CHILEAN = Rules(), Rules.parse("chilean")


def run(text: str) -> Meld:
    return Meld(0, MeldKind.RUN, parse_cards(text))


def trio(text: str) -> Meld:
    return Meld(0, MeldKind.TRIO, parse_cards(text))


def outcome(meld: Meld, card: str, end: str | None, rules: Rules = CLASSIC) -> str:
    """The meld after the addition, or the code that refuses it."""
    try:
        return str(extended(meld, parse_cards(card)[0], end, rules))  # type: ignore[arg-type]
    except IllegalAction as error:
        return error.code


@pytest.mark.parametrize(
    ("meld", "card", "end", "after"),
    [
        # a joker at the very end makes way for the rank it stands for, and moves out by one
        ("JK4H5H6H", "3H", "low", "JK3H4H5H6H"),
        ("9HTHJHJK", "QH", "high", "9HTHJHQHJK"),
        # the rank beyond it goes beyond it
        ("JK4H5H6H", "2H", "low", "2HJK4H5H6H"),
        ("9HTHJHJK", "KH", "high", "9HTHJHJKKH"),
        # no rank is left outside: the joker is the ace
        ("JSQSKSAS", "JK", "high", "no_rank_outside"),
        ("TSJSQSKSJK", "AS", "high", "no_rank_outside"),
        ("JSQSKSJK", "JK", "high", "no_rank_outside"),
        ("JSQSKSJK", "2S", "high", "does_not_fit"),
        ("JSQSKSJK", "AH", "high", "does_not_fit"),
        ("JK2S3S4S", "AS", "low", "no_rank_outside"),
        ("JK2S3S4S", "JK", "low", "no_rank_outside"),
        ("JK2S3S4S", "KS", "low", "does_not_fit"),
        ("AS2S3S4S", "KS", "low", "does_not_fit"),
        ("JSQSKSAS", "2S", "high", "does_not_fit"),
        # the ace closes either end
        ("2S3S4S5S", "AS", "low", "AS2S3S4S5S"),
        ("TSJSQSKS", "AS", "high", "TSJSQSKSAS"),
        ("JK3S4S5S", "AS", "low", "ASJK3S4S5S"),
        ("JK3S4S5S", "2S", "low", "JK2S3S4S5S"),
        ("TSJSQSJK", "AS", "high", "TSJSQSJKAS"),
        ("TSJSQSJK", "KS", "high", "TSJSQSKSJK"),
        # the line of ranks has an ace at each end
        ("AS2S3S4S5S6S7S8S9STSJSQSKS", "AS", "high", "AS2S3S4S5S6S7S8S9STSJSQSKSAS"),
        # of two jokers side by side only the outermost is at the end
        ("JKJK5H6H7H", "3H", "low", "JK3HJK5H6H7H"),
        ("JKJK5H6H7H", "4H", "low", "does_not_fit"),
        ("JKJK5H6H7H", "2H", "low", "2HJKJK5H6H7H"),
        # jokers go to either end, any number of them
        ("JK4H5H6H", "JK", "low", "JKJK4H5H6H"),
        ("JK4H5H6H", "JK", "high", "JK4H5H6HJK"),
        # not inside, not at the other end, not of another suit
        ("3HJK5H6H", "4H", "low", "does_not_fit"),
        ("3HJK5H6H", "4H", "high", "does_not_fit"),
        ("JK4H5H6H", "3H", "high", "does_not_fit"),
        ("JK4H5H6H", "3S", "low", "does_not_fit"),
        ("4H5H6H7H", "8S", "high", "does_not_fit"),
        ("4H5H6H7H", "8H", None, "end_needed"),
    ],
)
def test_laying_off_on_a_run(meld: str, card: str, end: str | None, after: str) -> None:
    assert outcome(run(meld), card, end) == after


@pytest.mark.parametrize(
    ("meld", "card", "end", "after"),
    [
        ("QSKSAS2S", "3S", "high", "QSKSAS2S3S"),
        ("QSKSAS2S", "JS", "low", "JSQSKSAS2S"),
        ("JSQSKSJK", "AS", "high", "JSQSKSASJK"),
        ("JSQSKSJK", "2S", "high", "JSQSKSJK2S"),
        ("JK2S3S4S", "KS", "low", "KSJK2S3S4S"),
        ("JK2S3S4S", "AS", "low", "JKAS2S3S4S"),
        # twelve of thirteen ranks: the last one closes the circle at either end, or lets a joker shift
        ("3S4S5S6S7S8S9STSJSQSKSAS", "2S", "low", "2S3S4S5S6S7S8S9STSJSQSKSAS"),
        ("3S4S5S6S7S8S9STSJSQSKSAS", "2S", "high", "3S4S5S6S7S8S9STSJSQSKSAS2S"),
        ("JK4S5S6S7S8S9STSJSQSKSAS", "3S", "low", "JK3S4S5S6S7S8S9STSJSQSKSAS"),
        ("JK3S4S5S6S7S8S9STSJSQSKSAS", "2S", "low", "no_rank_outside"),
        ("2S3S4S5S6S7S8S9STSJSQSKSAS", "2S", "high", "does_not_fit"),
        # at least three natural cards stand between two jokers
        ("JK4H5H6H", "JK", "low", "jokers_too_close"),
        ("JK4H5H6H", "JK", "high", "JK4H5H6HJK"),
        ("4HJK6H7H", "JK", "high", "jokers_too_close"),
        ("4HJK6H7H8H", "JK", "high", "4HJK6H7H8HJK"),
    ],
)
def test_laying_off_on_a_run_that_wraps_and_keeps_jokers_apart(meld: str, card: str, end: str, after: str) -> None:
    assert outcome(run(meld), card, end, CHILEAN) == after


@pytest.mark.parametrize(
    ("card", "end", "after"),
    [
        ("9C", None, "9S9H9H9C"),
        ("JK", None, "9S9H9HJK"),
        ("8S", None, "does_not_fit"),
        ("9C", "low", "end_on_trio"),
    ],
)
def test_laying_off_on_a_trio(card: str, end: str | None, after: str) -> None:
    assert outcome(trio("9S9H9H"), card, end) == after


def test_a_trio_takes_any_number_of_jokers() -> None:
    assert outcome(trio("9S9HJKJKJK"), "JK", None) == "9S9HJKJKJKJK"


def test_a_run_of_thirteen_takes_no_card() -> None:
    whole = Meld(0, MeldKind.ROYAL, parse_cards("AS2S3S4S5S6S7S8S9STSJSQSKS"))
    assert fits(whole, CHILEAN) == []
    assert outcome(whole, "AS", "high", CHILEAN) == "meld_closed"


@pytest.mark.parametrize(
    ("meld", "ranks"),
    [
        ("JK4H5H6H", (3, 4, 5, 6)),
        ("JSQSKSAS", (11, 12, 13, 1)),
        ("JSQSKSJK", (11, 12, 13, 1)),
        ("AS2S3S4S", (1, 2, 3, 4)),
        ("JK2S3S4S", (1, 2, 3, 4)),
        ("ASJK3S4S", (1, 2, 3, 4)),
        ("QSKSAS2S", (12, 13, 1, 2)),
        ("JKAS2S3S", (13, 1, 2, 3)),
    ],
)
def test_every_card_of_a_run_stands_for_a_rank(meld: str, ranks: tuple[int, ...]) -> None:
    assert run(meld).ranks == ranks


def test_every_card_of_a_trio_stands_for_its_rank() -> None:
    assert trio("JK9H9HJK").ranks == (9, 9, 9, 9)


@pytest.mark.parametrize("text", ["9S9H", "9SJKJK", "9S9H8C", "JKJKJK"])
def test_no_trio(text: str) -> None:
    assert not is_trio(parse_cards(text))


@pytest.mark.parametrize(
    "text",
    [
        "ASASASAS",
        "ASASASJK",
        "4H5H6H",
        "4H6H5H7H",
        "4H5H7H8H",
        "4H4H5H6H",
        "JKJK5H6H",
        "KHAH2H3H",
        "JKAH2H3H",
        "QHKHAH2H",
        "JHQHKHJKJK",
    ],
)
def test_no_run(text: str) -> None:
    assert not is_run(parse_cards(text), CLASSIC)


@pytest.mark.parametrize(("text", "answer"), [("JK4H5H6HJK", True), ("4HJK6H7HJK", False), ("4HJK6H7H8HJK", True)])
def test_jokers_are_kept_apart_in_a_run(text: str, answer: bool) -> None:
    assert is_run(parse_cards(text), CHILEAN) is answer
    assert is_run(parse_cards(text), CLASSIC)


def test_a_run_that_wraps_goes_round_once_at_most() -> None:
    assert is_run(parse_cards("KHAH2H3H"), CHILEAN)
    assert not is_run(parse_cards("AS2S3S4S5S6S7S8S9STSJSQSKSAS"), CHILEAN)
    assert is_run(parse_cards("AS2S3S4S5S6S7S8S9STSJSQSKSAS"), CLASSIC)


@pytest.mark.parametrize(
    ("text", "rules", "royal", "answer"),
    [
        ("AS2S3S4S5S6S7S8S9STSJSQSKS", CLASSIC, True, True),
        ("2S3S4S5S6S7S8S9STSJSQSKSAS", CLASSIC, True, True),
        ("3S4S5S6S7S8S9STSJSQSKSAS2S", CLASSIC, True, False),
        ("3S4S5S6S7S8S9STSJSQSKSAS2S", CHILEAN, True, True),
        ("AS2S3S4S5S6S7S8S9STSJSQSKH", CHILEAN, True, False),
        ("AS2S3S4S5S6S7S8S9STSJSQSKH", CHILEAN, False, True),
        ("AS2S3S4S5S6S7S8S9STSJSQSJK", CHILEAN, True, True),
        ("AS2S3S4S5S6S7S8S9STSJSJKJK", CHILEAN, False, False),
        ("AS2S3S4S5S6S7S8S9STSJSQS", CHILEAN, False, False),
        ("2SAS3S4S5S6S7S8S9STSJSQSKS", CHILEAN, False, False),
    ],
)
def test_a_run_of_all_thirteen_ranks(text: str, rules: Rules, royal: bool, answer: bool) -> None:
    assert is_whole(parse_cards(text), rules, royal=royal) is answer


@st.composite
def grown_runs(draw: st.DrawFn) -> tuple[Meld, Rules]:
    """A run as a contract lays it, with what came to it later."""
    rules = draw(st.sampled_from([CLASSIC, CHILEAN]))
    low = draw(st.integers(1, 13 if rules.wrap else 11))
    suit = draw(st.integers(0, 3))
    cards = [CARDS[suit * 13 + (low + at - 1) % 13] for at in range(4)]
    if (joker := draw(st.integers(0, 4))) < 4:
        cards[joker] = JOKER
    meld = Meld(0, MeldKind.RUN, tuple(cards))
    for _ in range(draw(st.integers(0, 10))):
        if choices := fits(meld, rules):
            meld = extended(meld, *draw(st.sampled_from(choices)), rules)
    return meld, rules


@given(grown_runs())
def test_a_run_stays_a_run_whatever_it_takes(grown: tuple[Meld, Rules]) -> None:
    meld, rules = grown
    assert is_run(meld.cards, rules)
    for card, end in fits(meld, rules):
        after = extended(meld, card, end, rules)
        assert is_run(after.cards, rules)
        assert sorted(after.cards) == sorted((*meld.cards, card))


@given(grown_runs())
def test_what_does_not_fit_is_refused_with_a_reason(grown: tuple[Meld, Rules]) -> None:
    meld, rules = grown
    taken = set(fits(meld, rules))
    for card, end in itertools.product(CARDS, ("low", "high", None)):
        if (card, end) not in taken:
            with pytest.raises(IllegalAction):
                extended(meld, card, end, rules)


@given(grown_runs())
def test_a_natural_card_fits_exactly_where_a_run_comes_of_it(grown: tuple[Meld, Rules]) -> None:
    """Beyond an end, or just inside a joker at that end which then moves out: nowhere else, and always there."""
    meld, rules = grown
    cards = meld.cards
    by_hand = set[tuple[int, str]]()
    for card in CARDS[:52]:
        low_ways = [(card, *cards)] + [(JOKER, card, *cards[1:])] * (cards[0] is JOKER)
        high_ways = [(*cards, card)] + [(*cards[:-1], card, JOKER)] * (cards[-1] is JOKER)
        by_hand |= {(card, "low") for way in low_ways if is_run(way, rules)}
        by_hand |= {(card, "high") for way in high_ways if is_run(way, rules)}
    assert {(card, end) for card, end in fits(meld, rules) if card is not JOKER} == by_hand
