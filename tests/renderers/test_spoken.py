"""What is said in place of pictures: every card, every meld, every number that the picture shows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from pictures_of_hands import hands, held
from pictures_of_tables import tables

from bot.engine import Card, lay_downs
from bot.locales import LOCALES
from renderers import hand_order, samples
from renderers.spoken import card_name, hand_text, lay_downs_text, meld_name, table_text

ROOM = 3_000
"""So many of the 4,000 characters of a message may be taken by a hand and its table; the rest is for buttons' words."""


@pytest.mark.parametrize(
    ("locale", "said"),
    [("es", "9 de picas, as de corazones, K de tréboles, comodín"),
     ("en", "9 of spades, ace of hearts, king of clubs, joker"),
     ("pt-BR", "9 de espadas, ás de copas, rei de paus, curinga")],
)  # fmt: skip
def test_cards_are_said_as_people_say_them(locale, said):
    assert ", ".join(card_name(Card.parse(text), locale) for text in ("9S", "AH", "KC", "JK")) == said


@pytest.mark.parametrize(
    ("meld", "said"),
    [("0 T 9S9H9D", "trío de 9, 3 cartas"),
     ("0 T QSJKQDJK", "trío de Q, 4 cartas, 2 son comodines"),
     ("0 R JK4H5H6H", "escalera de corazones, de 3 a 6, con comodín por 3"),
     ("0 R JSQSKSJK", "escalera de picas, de J a as, con comodín por as"),
     ("0 Y AHJK3H4H5H6H7H8H9HTHJHQHKH", "escala real de corazones, trece cartas del as a la K, con comodín por 2")],
)  # fmt: skip
def test_melds_are_said_by_what_they_are(meld, said):
    assert meld_name(samples.melds(meld)[0], "es") == said


@settings(max_examples=80, deadline=None)
@given(hands())
def test_every_card_of_a_hand_is_said_under_its_number(case):
    view, selected = case
    words = hand_text(view, selected, "es")
    for number, card in enumerate(hand_order(view), 1):
        assert f"{number}: {'comodín' if card.is_joker else card_name(card, 'es')}" in words
    assert f"{view.rules.points(view.hand)} punto" in words
    assert ("Elegidas" in words) == bool(selected)


@settings(max_examples=80, deadline=None)
@given(tables())
def test_every_meld_of_a_table_is_said_under_its_number_and_its_owner(table):
    view, people = table
    lines = table_text(view, [f"seat{seat}" for seat in range(len(people))], "es").split("\n")
    owner = -1
    said = {}
    for line in lines:
        if line.startswith("- seat"):
            owner += 1
        elif line.startswith("  - "):
            number, _, meld = line.removeprefix("  - Juego ").partition(": ")
            said[int(number)] = (owner, meld)
    assert said == {number: (meld.owner, meld_name(meld, "es")) for number, meld in enumerate(view.melds, 1)}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_table_and_hand_fit_a_message(locale):
    full = samples.fullest(8)
    hand = held("2S3S4S5S6S7S8S9STSJSQSKSAH2H3H4H5H6H7H8H9HTHJHQHKHAD2D3DJKJK").hand
    view = replace(full, seat=0, hand=hand)
    words = hand_text(view, hand[:12], locale) + table_text(view, ["n" * 32] * 8, locale)
    assert len(words) <= ROOM


def test_what_is_special_in_a_hand_is_said():
    view = replace(held("2C9DAS", drawn="9D"), locked=Card.parse("9D"), down=(3, None, None))
    words = hand_text(view, (), "es")
    assert "Ya te bajaste" in words
    assert "Carta nueva: 9 de diamantes" in words
    assert "no puedes botar 9 de diamantes" in words


def test_lay_downs_are_said_with_what_is_left():
    view = held("7S7D7HJK4C5C6C7C8C4H5H6HJK2S", round=6)
    lays = tuple(lay_downs(view.hand, view.contract, view.rules))[:3]
    lines = lay_downs_text(view, lays, "es").split("\n")
    assert [line.split(":")[0] for line in lines] == ["- Opción 1", "- Opción 2", "- Opción 3"]
    assert "Te quedan 3 cartas, 10 pts" in lines[0]
