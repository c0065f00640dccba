"""Names as they are put into sentences: they stay names, whatever people call themselves."""

from __future__ import annotations

import pytest

from bot.engine import JOKER, Discarded, Took
from bot.locales import LOCALES
from cogs.words import event_words, safe


@pytest.mark.parametrize("name", ["محمد العربي", "שלום 12", "\u202eanA", "\u2067Beto"])
def test_a_name_that_runs_to_the_left_is_kept_apart_from_the_points_beside_it(name):
    assert safe(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Ana", "王小明", "Ñandú 🌸", ""])
def test_other_names_are_left_as_they_are(name):
    assert safe(name) == name


def test_a_name_neither_formats_nor_mentions():
    assert safe("**Ana** @everyone") == "\\*\\*Ana\\*\\* @\u200beveryone"


def test_a_joker_is_one_of_several_where_a_turn_is_told():
    told = [[event_words(event, locale) for event in (Took(0, JOKER), Discarded(0, JOKER))] for locale in LOCALES]
    assert dict(zip(LOCALES, told, strict=True))["es"] == ["tomó un comodín", "botó un comodín"]
    assert dict(zip(LOCALES, told, strict=True))["en"] == ["took a joker", "discarded a joker"]
    assert dict(zip(LOCALES, told, strict=True))["pt-BR"] == ["pegou um curinga", "descartou um curinga"]
