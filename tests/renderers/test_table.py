"""The table picture: what is marked, what it says, what it must not show."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures_of_tables import tables
from PIL import Image

from bot.engine import Card, Discarded, Drew, Game, LaidOff, RoundEnded, RoundStarted, WentDown
from renderers import THEMES, Person, render_table, samples
from renderers.picture import ALT_LIMIT
from renderers.table import _marked
from renderers.table_layout import lay_out
from renderers.table_places import ROWS
from renderers.table_words import last_words, meld_words, table_alt, table_words

TWO = [Person("Ana"), Person("Beto")]


def marked(view, *events):
    layout = lay_out(view, table_words(view, TWO, events, "es"))
    return {(number, str(view.melds[number - 1].cards[place])) for number, place in _marked(layout, events)}


def test_a_card_laid_off_is_marked_where_it_went():
    view = samples.view(2, melds=samples.melds("0 T 7S7C7D7C", "1 R 3H4H5H6H7H"))
    assert marked(view, LaidOff(0, Card.parse("7H"), 2, "high")) == {(2, "7H")}
    assert marked(view, LaidOff(0, Card.parse("3H"), 2, "low")) == {(2, "3H")}
    assert _marked(lay_out(view, table_words(view, TWO, (), "es")), [LaidOff(0, Card.parse("7C"), 1, None)]) == {(1, 3)}


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_table_put_together_of_kept_rows_is_the_one_drawn_anew(seats):
    view, people = samples.some_down(seats), samples.people(seats)
    number, meld = next((number, meld) for number, meld in enumerate(view.melds, 1))
    counts = tuple(count + (seat == view.turn) for seat, count in enumerate(view.hand_counts))
    others = tuple(reversed(people))
    pictures = [
        lambda: render_table(view, people),
        lambda: render_table(replace(view, hand_counts=counts, stock_count=3), people, (Drew(view.turn),)),
        lambda: render_table(replace(view, turn=(view.turn + 1) % seats), people),
        lambda: render_table(replace(view, dealer=(view.dealer + 1) % seats), people, theme=THEMES["copihue"]),
        lambda: render_table(view, people, (LaidOff(meld.owner, meld.cards[-1], number, "high"),)),
        lambda: render_table(view, others),
        lambda: render_table(view, [Person(each.name) for each in people]),
    ]
    anew = []
    for draw in pictures:
        ROWS.clear()
        anew.append(draw().data)
    assert len(set(anew)) == len(anew)
    assert [draw().data for draw in (*pictures, *pictures)] == [*anew, *anew]


def test_a_card_that_made_a_joker_shift_is_marked_beside_it():
    view = samples.view(2, melds=samples.melds("1 R JK3H4H5H6H"))
    assert marked(view, LaidOff(0, Card.parse("3H"), 1, "low")) == {(1, "3H")}


def test_who_goes_down_has_all_the_new_melds_marked():
    laid = samples.melds("0 T 7S7C7D", "1 T 2S2C2D", "1 T KSKCKD")
    view = samples.view(2, melds=laid)
    found = marked(view, WentDown(1, laid[1:], 2))
    assert {number for number, _ in found} == {2, 3}
    assert len(found) == 6


def test_the_last_thing_said_is_the_last_thing_done():
    events = (LaidOff(0, Card.parse("8H"), 1, "high"), Discarded(0, Card.parse("TD")))
    assert last_words(events, ("Ana", "Beto"), "es") == "Ana botó 10♦"


def test_what_the_clock_did_is_said_to_be_the_clocks_doing_and_what_was_before_is_not():
    events = (RoundStarted(1, "2T", 0, 1), Drew(1), Discarded(1, Card.parse("TD")))
    assert last_words(events, ("Ana", "Beto"), "es", by_clock=True) == "Beto botó 10♦ (sin tiempo)"
    assert (
        last_words(events[:2], ("Ana", "Beto"), "es", by_clock=True) == "Empieza Beto. Beto robó del mazo (sin tiempo)."
    )
    assert "Beto botó 10♦ (sin tiempo). " in table_alt(samples.some_down(2), TWO, events, "es", by_clock=True)


def test_the_end_of_a_round_and_the_start_of_the_next_are_both_said():
    events = (
        Discarded(1, Card.parse("2S")),
        RoundEnded(1, 1, (30, 0), (30, 0), ((), ())),
        RoundStarted(2, "1T 1R", 0, 1),
    )
    assert last_words(events, ("Ana", "Beto"), "es") == "Beto ganó la ronda. Empieza Beto."


def test_a_joker_is_told_by_what_it_stands_for():
    run, trio = samples.melds("0 R JK4H5H6H", "0 T 9SJK9H")
    assert meld_words(run, "es") == "(3♥) 4♥ 5♥ 6♥"
    assert meld_words(trio, "es") == "9♠ (9) 9♥"


def test_the_alternative_text_says_all_that_is_seen():
    view = samples.some_down(4)
    words = table_alt(view, samples.people(4), (Discarded(0, Card.parse("QH")),), "es")
    for said in (
        "Ronda 2 de 6",
        "1 trío y 1 escalera",
        "Turno de محمد العربي",
        "Josefa 🌸 botó Q♥",
        "60 cartas",
        "Q♥",
        "Josefa 🌸 → Matías → محمد العربي → 王小明",
        "Josefa 🌸, 6 cartas, 0 puntos: 1) 7♠ 7♣ (7); 2) 4♥ 5♥ 6♥ 7♥ 8♥.",
        "Matías, 4 cartas, 35 puntos: 3) Q♥ Q♦ Q♠; 4) (9♣) 10♣ J♣ Q♣.",
        "王小明, 11 cartas, 105 puntos",
    ):
        assert said in words


@settings(max_examples=80, deadline=None)
@given(tables())
def test_however_much_there_is_to_say_it_fits(table):
    view, people = table
    assert len(table_alt(view, people, (), "es")) <= ALT_LIMIT


@settings(max_examples=25, deadline=None)
@given(tables(), st.sampled_from(list(THEMES.values())))
def test_any_table_can_be_drawn(table, theme):
    view, people = table
    picture = render_table(view, people, (Drew(view.turn),), theme=theme)
    with Image.open(io.BytesIO(picture.data)) as image:
        image.load()
        assert image.size == (picture.width, picture.height)


@pytest.mark.parametrize("locale", ["es", "en", "pt-BR"])
def test_the_fullest_table_is_told_to_its_last_meld(locale):
    view = samples.fullest(8)
    words = table_alt(view, samples.people(8), (Drew(0),), locale)
    assert len(words) <= ALT_LIMIT
    assert all(f"{number}) " in words for number in range(1, len(view.melds) + 1))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_it_is_a_picture_in_every_theme(seats, theme):
    picture = render_table(samples.some_down(seats), samples.people(seats), theme=theme)
    with Image.open(io.BytesIO(picture.data)) as image:
        image.load()
        assert image.size == (picture.width, picture.height)
    assert picture.alt


def test_it_shows_the_same_to_everybody_whoever_looks():
    game = Game.new("classic", 3, bytes(32))
    people = samples.people(3)
    pictures = {render_table(game.view(seat), people).data for seat in (None, 0, 1, 2)}
    alts = {render_table(game.view(seat), people).alt for seat in (None, 0, 1, 2)}
    assert len(pictures) == 1
    assert len(alts) == 1


def test_the_same_table_is_the_same_file():
    view, people = samples.busy(), samples.people(8)
    assert render_table(view, people).data == render_table(view, people).data


def test_nobody_is_in_turn_when_the_match_is_over():
    over = replace(samples.all_down(2), phase="over")
    assert "Turno" not in table_alt(over, TWO, (), "es")


def test_people_and_seats_must_agree():
    with pytest.raises(ValueError, match="2 people for 3 seats"):
        render_table(samples.first_turn(3), TWO)


def test_a_real_match_can_be_shown_at_every_step():
    game = Game.new("classic", 4, bytes(range(32)))
    people, last = samples.people(4), ()
    for step in range(60):
        if step % 6 == 0:
            assert len(render_table(game.view(None), people, last).alt) <= ALT_LIMIT
        lay = next(iter(game.lay_downs()), None)
        actions = game.legal_actions()
        last = game.apply(lay or actions[step % len(actions)])
