"""What people type as cards."""

from __future__ import annotations

import doctest

import pytest

import cogs.reading
from bot.engine import JOKER, Card
from bot.tables import TableError
from cogs.reading import read_card, read_cards


def test_the_examples_in_the_module_hold():
    assert doctest.testmod(cogs.reading).failed == 0


@pytest.mark.parametrize("typed", ["TS", "10♠", "10♠\ufe0f", "10♠\ufe0e", "10s", "ts", " 10♠ "])
def test_a_ten_of_spades_in_many_hands(typed):
    assert read_card(typed, "es") == Card.parse("TS")


@pytest.mark.parametrize(
    ("typed", "locale"), [("JK", "es"), ("comodín", "es"), ("Comodín", "es"), ("🃏", "es"), ("curinga", "pt-BR")]
)
def test_the_joker_in_every_language(typed, locale):
    assert read_card(typed, locale) is JOKER


def test_cards_with_anything_or_nothing_between_them():
    assert read_cards("7S7H7D 4♣, 5♣ · 6♣-JK", "es") == [
        Card.parse(text) for text in ("7S", "7H", "7D", "4C", "5C", "6C", "JK")
    ]


@pytest.mark.parametrize("typed", ["", "siete", "11♠", "7", "♠", "7S y 8S", "1S"])
def test_what_is_no_card_is_refused_with_what_was_typed(typed):
    with pytest.raises(TableError) as refusal:
        read_cards(typed, "es")
    assert (refusal.value.code, refusal.value.args_) == ("unreadable_cards", {"text": typed})


def test_two_cards_are_not_one():
    with pytest.raises(TableError, match="unreadable_cards"):
        read_card("7S 8S", "es")
