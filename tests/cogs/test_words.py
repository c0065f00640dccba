"""Names as they are put into sentences: they stay names, whatever people call themselves."""

from __future__ import annotations

import pytest

from cogs.words import safe


@pytest.mark.parametrize("name", ["محمد العربي", "שלום 12", "\u202eanA", "\u2067Beto"])
def test_a_name_that_runs_to_the_left_is_kept_apart_from_the_points_beside_it(name):
    assert safe(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Ana", "王小明", "Ñandú 🌸", ""])
def test_other_names_are_left_as_they_are(name):
    assert safe(name) == name


def test_a_name_neither_formats_nor_mentions():
    assert safe("**Ana** @everyone") == "\\*\\*Ana\\*\\* @\u200beveryone"
