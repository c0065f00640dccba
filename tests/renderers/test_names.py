"""Names as people think of them: what cannot be seen is taken out, and no name keeps a picture from being drawn."""

from dataclasses import replace
from itertools import product

import pytest

from renderers import THEMES, Person, render_table, samples
from renderers.cleaning import clean, shown_name
from renderers.palette import LOOKS

UNSEEN = ["", " ", "\u3164", "\u2800\u2800", "\u200d", "\u200e", "\ud800", "\x00\x1b", "\ufe0f \u200c"]
ODD = ["\ufdfd", "\ufdfd\ufdfd Ana", "👩‍👩‍👧‍👦" * 9, "e" + "\u0301" * 60, "\u202eolleh", "W" * 300, "\ufdfa" * 32]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_sees_is_a_question_mark(name):
    assert shown_name(name) == Person(name).name == "?"


def test_controls_are_taken_out_of_a_name():
    assert Person("a\x1b\n\u202eb").name == "a b"


def test_a_sentence_in_one_letter_is_spelt_out():
    assert clean("\ufdfd").split()[0] == "بسم"


@pytest.mark.parametrize("name", [*UNSEEN, *ODD])
def test_whatever_somebody_is_called_the_table_is_drawn_and_told(name):
    people = [Person(name), *samples.people(8)[1:]]
    picture = render_table(samples.busy(), people)
    assert picture.data.startswith(b"\x89PNG")
    assert not set(picture.alt) & {"\x00", "\x1b", "\u202e", "\ud800", "\u3164", "\u2800"}


def test_all_looks_are_kept_ready():
    looks = {
        replace(theme, four_colour=four, indices=indices)
        for theme, four, indices in product(THEMES.values(), (True, False), ("en", "es"))
    }
    assert len(looks) <= LOOKS
