"""The hand: sorted by what helps the contract, every card once, the numbers those of the menus."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from itertools import combinations, islice

import pytest
from hypothesis import given, settings
from pictures_of_hands import DECKS, hands, held
from pictures_of_tables import apart, inside
from PIL import Image

from bot.engine import JOKER, Card, lay_downs, parse_cards
from renderers import hand_order, render_hand, render_lay_downs, samples, text
from renderers.hand_groups import hand_groups
from renderers.hand_layout import NARROW, RAISED, lay_out
from renderers.hand_words import group_label, hand_alt, lay_downs_alt
from renderers.picture import ALT_LIMIT


def groups(view):
    return [(group.kind, "".join(map(str, group.cards)), group.missing) for group in hand_groups(view)]


def test_whole_melds_come_first_then_pieces_then_the_rest():
    view = held("7S7D7HJKQCKC4D5D9S2HTHAS")
    assert groups(view) == [("run", "4D5DJK7D", 0), ("trio", "7S7H", 1), ("rest", "AS9S2HTHQCKC", 0)]


def test_the_groups_of_a_hand_that_can_go_down_are_its_best_lay_down():
    view = held("7S7D7H4C5C6C7C2H3HJK5H9D", round=6)
    best = next(lay_downs(view.hand, view.contract, view.rules))
    found = [group.cards for group in hand_groups(view) if group.kind != "rest"]
    assert sorted(map(sorted, found)) == sorted(map(sorted, best.melds))


def test_a_contract_of_trios_has_no_runs_and_sorts_by_rank():
    view = held("7S8S9STSKDKC2H2C", round=1)
    assert groups(view) == [("trio", "KCKD", 1), ("trio", "2H2C", 1), ("rest", "7S8S9STS", 0)]


def test_pieces_of_a_run_may_reach_over_the_king_to_the_ace():
    view = held("QSKSAS4D", round=3)
    assert groups(view)[0] == ("run", "QSKSAS", 1)


def test_once_down_what_fits_on_the_table_stands_apart():
    melds = samples.melds("0 T 7C7DJK", "0 R 4H5H6H7H")
    view = replace(held("7S8HJK2C9D", melds=melds), down=(3, None, None))
    assert groups(view) == [("fits", "JK8H7S", 0), ("rest", "9D2C", 0)]


@pytest.mark.parametrize(("turn", "kind", "says"), [(9, "later", "Podrás agregar"), (3, "fits", "Puedes agregar")])
def test_in_the_turn_of_going_down_what_fits_can_only_be_added_later(turn, kind, says):
    melds = samples.melds("0 T 7C7DJK", "0 R 4H5H6H7H")
    view = replace(held("7S8HJK2C9D", melds=melds), down=(turn, None, None), turn_number=9)
    assert groups(view)[0] == (kind, "JK8H7S", 0)
    assert f"{says}: 1 " in render_hand(view, locale="es").alt


def test_once_down_the_dearest_cards_come_first():
    view = replace(held("2C9DAS4HKH4C"), down=(3, None, None))
    assert groups(view) == [("rest", "ASKH9D4H4C2C", 0)]


def test_a_card_that_may_not_be_discarded_is_marked_and_said():
    view = replace(held("2C9DAS", drawn="9D"), locked=Card.parse("9D"))
    assert [str(spot.card) for spot in lay_out(view).spots if spot.locked] == ["9D"]
    assert "no puedes botar 9♦" in hand_alt(view, (), "es")
    assert render_hand(view).data != render_hand(replace(view, locked=None)).data


@pytest.mark.parametrize("locale", ["es", "en", "pt-BR"])
def test_the_names_of_groups_are_whole_however_few_their_cards(locale):
    melds = samples.melds("0 T 7C7DJK", "0 R 4H5H6H7H")
    view = replace(held("8HTC9D2S3C", melds=melds), down=(3, None, None))
    for group in lay_out(view, (), locale).groups:
        assert text.width(group_label(group.group, locale), NARROW) <= group.label[2] - group.label[0]


def test_once_down_the_hand_says_so():
    view = held("2C9D")
    assert "Ya te bajaste" not in hand_alt(view, (), "es")
    assert "Ya te bajaste" in hand_alt(replace(view, down=(3, None, None)), (), "es")


def test_a_dirty_run_collects_one_card_of_each_rank():
    view = held("AS2S3S4S5H6DJKTCJCQCKC9H9D", round=9, rules="chilean")
    kind, cards, missing = groups(view)[0]
    assert (kind, missing) == ("whole", 2)
    assert [card.rank for card in parse_cards(cards)] == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13]


def test_a_spectator_sees_an_empty_tray():
    assert hand_order(samples.view(3)) == ()


@settings(max_examples=150, deadline=None)
@given(hands())
def test_every_card_is_shown_once_under_its_number(case):
    view, selected = case
    layout = lay_out(view, selected)
    assert Counter(spot.card for spot in layout.spots) == Counter(view.hand)
    assert [spot.number for spot in layout.spots] == list(range(1, len(view.hand) + 1))
    assert tuple(spot.card for spot in layout.spots) == hand_order(view)
    assert Counter(spot.card for spot in layout.spots if spot.selected) == Counter(selected)
    assert [spot.card for spot in layout.spots if spot.new] == [view.drawn]


@settings(max_examples=150, deadline=None)
@given(hands())
def test_everything_is_inside_apart_and_legible(case):
    view, selected = case
    layout = lay_out(view, selected)
    assert inside(layout.tray, (0, 0, layout.width, layout.height))
    assert all(inside(spot.box, layout.tray) for spot in layout.spots)
    assert all(spot.box[2] - spot.box[0] >= 33 for spot in layout.spots), "a phone shows 33 of 960 pixels 14 wide"
    assert all(apart(a.box, b.box) for a, b in combinations(layout.groups, 2))
    labels = [group.label for group in layout.groups if group.first]
    assert all(inside(label, layout.tray) for label in labels)
    assert all(apart(a, b) for a, b in combinations(labels, 2))
    assert all(apart(label, spot.box) for label in labels for spot in layout.spots)
    assert len({spot.y for group in layout.groups for spot in group.spots if not spot.selected}) <= 2
    for group in layout.groups:
        assert all(spot.y == group.top - (RAISED if spot.selected else 0) for spot in group.spots)


@settings(max_examples=60, deadline=None)
@given(hands())
def test_the_alternative_text_names_every_card_with_its_number(case):
    view, selected = case
    words = hand_alt(view, selected, "es")
    assert len(words) <= ALT_LIMIT
    assert f"{view.rules.points(view.hand)} punto" in words
    assert all(f"{number} " in words for number in range(1, len(view.hand) + 1))
    assert "Carta nueva" in words
    assert ("Elegidas" in words) == bool(selected)


@pytest.mark.parametrize("locale", ["es", "en", "pt-BR"])
@pytest.mark.parametrize("count", [1, 5, 11, 12, 14, 15, 20, 30])
def test_hands_of_any_size_are_drawn(count, locale):
    view = held("".join(map(str, DECKS[::3][:count])), drawn=str(DECKS[0]))
    picture = render_hand(view, selected=[DECKS[0]], locale=locale)
    with Image.open(io.BytesIO(picture.data)) as image:
        image.load()
        assert image.size == (picture.width, picture.height)


@settings(max_examples=25, deadline=None)
@given(hands())
def test_any_hand_can_be_drawn(case):
    view, selected = case
    picture = render_hand(view, selected=selected)
    with Image.open(io.BytesIO(picture.data)) as image:
        image.load()
        assert image.size == (picture.width, picture.height)


def test_lay_downs_are_numbered_and_say_what_is_left():
    view = held("7S7D7HJK4C5C6C7C8C4H5H6HJK2S", round=6)
    lays = tuple(islice(lay_downs(view.hand, view.contract, view.rules), 3))
    words = lay_downs_alt(view, lays, "es")
    assert all(f"Opción {number}: " in words for number in (1, 2, 3))
    assert "Te quedan 3 cartas, 10 pts" in words
    picture = render_lay_downs(view, lays)
    assert picture.alt == words


def test_a_joker_chosen_twice_raises_both():
    view = held("JKJK7S", drawn="7S")
    assert [spot.selected for spot in lay_out(view, [JOKER, JOKER]).spots] == [False, True, True]
    assert [spot.selected for spot in lay_out(view, [JOKER]).spots].count(True) == 1
    assert [spot.new for spot in lay_out(view).spots if spot.card == Card.parse("7S")] == [True]
