"""The table's geometry: whatever lies on it, everything is inside, apart and legible."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures_of_tables import apart, inside, tables

from renderers import cards, samples
from renderers.table_boxes import WIDTH
from renderers.table_layout import lay_out
from renderers.table_words import table_words

LEGIBLE = 25
"""The least of a card that must show, in pixels of 1,080: what a phone shows 9 wide."""


def layout_of(view, people, locale="es"):
    return lay_out(view, table_words(view, people, (), locale))


@settings(max_examples=120, deadline=None)
@given(tables(), st.sampled_from(["es", "en", "pt-BR"]))
def test_everything_is_inside_apart_and_legible(table, locale):
    view, people = table
    layout = layout_of(view, people, locale)
    sheet = (0, 0, layout.width, layout.height)
    assert layout.width == WIDTH

    places = [place.box for place in layout.places]
    assert all(inside(box, sheet) for box in [*places, layout.middle.box])
    assert all(apart(a, b) for a, b in combinations([*places, layout.middle.box], 2))

    melds = [meld for place in layout.places for meld in place.melds]
    assert sorted(meld.number for meld in melds) == list(range(1, len(view.melds) + 1))
    assert all(apart(a.box, b.box) for a, b in combinations(melds, 2))
    for place in layout.places:
        for meld in place.melds:
            assert meld.owner == place.seat
            assert inside(meld.box, place.box)
            assert inside(meld.disc, place.box)
            assert all(apart(meld.disc, other.box) for other in melds if other is not meld)
            assert [spot.card for spot in meld.spots] == list(view.melds[meld.number - 1].cards)
            assert all(spot.box[2] - spot.box[0] >= LEGIBLE for spot in meld.spots)
            assert all((spot.rank > 0) == spot.card.is_joker for spot in meld.spots)
        if place.hand is not None:
            assert inside(place.hand.box, place.box)
            assert place.hand.count == view.hand_counts[place.seat]
            assert not place.melds


@settings(max_examples=120, deadline=None)
@given(tables(), st.sampled_from(["es", "en", "pt-BR"]))
def test_no_words_leave_their_place_or_cover_anything(table, locale):
    view, people = table
    layout = layout_of(view, people, locale)
    for place in layout.places:
        things = [
            place.portrait,
            place.icon,
            *(meld.box for meld in place.melds),
            *(words.box for words in place.words),
        ]
        things += [place.hand.box] if place.hand else []
        assert all(inside(box, place.box) for box in things)
        across = [
            (words.box[0], words.baseline - words.style.cap_height, words.box[2], words.baseline)
            for words in place.words
        ]
        assert all(apart(a, b) for a, b in combinations([place.portrait, *across], 2))
        cards_on_it = [meld.box for meld in place.melds] + ([place.hand.box] if place.hand else [])
        assert all(apart(words, thing) for words in across for thing in cards_on_it)
        if place.dealer is not None:
            assert inside(place.dealer, place.box)
            assert all(apart(place.dealer, words) for words in across)
            assert all(apart(place.dealer, thing) for thing in cards_on_it)
    middle = layout.middle
    lines = [words.box for words in middle.words]
    assert all(inside(box, (0, middle.box[1] - 20, WIDTH, middle.box[3] + 20)) for box in lines)
    assert all(apart(line, pile) for line in lines for pile in (middle.stock, middle.discard))
    assert apart(middle.stock, middle.discard)


@settings(max_examples=60, deadline=None)
@given(tables())
def test_the_dealer_alone_has_the_button(table):
    view, people = table
    assert [place.seat for place in layout_of(view, people).places if place.dealer] == [view.dealer]


@settings(max_examples=60, deadline=None)
@given(tables())
def test_the_smallest_letters_can_be_read_on_a_phone(table):
    layout = layout_of(*table)
    words = [*layout.middle.words, *(words for place in layout.places for words in place.words)]
    assert min(each.style.size for each in words) * 400 / layout.width >= 9.5


@pytest.mark.parametrize("seats", range(2, 9))
def test_an_empty_table_lies_down_as_screens_do(seats):
    view = samples.first_turn(seats)
    layout = layout_of(view, samples.people(seats))
    assert layout.height / layout.width <= 0.85


def test_few_melds_are_large_and_many_are_small():
    few, many = samples.some_down(4), samples.all_down(4)
    assert layout_of(few, samples.people(4)).card > layout_of(many, samples.people(4)).card


def test_a_table_too_full_for_a_screen_grows_downwards():
    full = layout_of(samples.fullest(8), samples.people(8))
    assert full.height > full.width
    assert (
        min(spot.box[2] - spot.box[0] for place in full.places for meld in place.melds for spot in meld.spots)
        >= LEGIBLE
    )


def test_a_long_meld_has_smaller_cards_rather_than_hidden_ranks():
    royal = samples.melds("0 Y AHJK3H4H5H6H7H8H9HTHJHQHKH")
    view = samples.view(3, rules="chilean", round=10, melds=royal)
    layout = layout_of(view, samples.people(3))
    assert all(spot.shown in (0, cards.strip(layout.card)) for spot in layout.places[0].melds[0].spots)


def test_seats_run_down_the_left_side_and_up_the_right_one():
    layout = layout_of(samples.first_turn(8), samples.people(8))
    corners = [(place.box[0], place.box[1]) for place in layout.places]
    left, right = corners[:4], corners[4:]
    assert [x for x, _ in left] == [left[0][0]] * 4
    assert [y for _, y in left] == sorted(y for _, y in left)
    assert [y for _, y in right] == sorted((y for _, y in right), reverse=True)


def test_jokers_carry_the_rank_they_stand_for():
    view = samples.view(2, melds=samples.melds("0 R JK4H5H6H", "0 R JSQSKSJK", "1 T 9SJK9H"))
    spots = [
        [spot.rank for spot in meld.spots]
        for place in layout_of(view, samples.people(2)).places
        for meld in place.melds
    ]
    assert spots == [[3, 0, 0, 0], [0, 0, 0, 1], [0, 9, 0]]
