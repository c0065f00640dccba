"""The palette: 256 colours, letters that can be read, suits that can be told apart."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from renderers import palette
from renderers.art.colours import PAPER, SUITS
from renderers.theme import THEMES


def luminance(colour):
    def linear(part):
        part /= 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@themes
def test_it_has_256_colours_and_every_part_its_place(theme):
    assert len(palette.palette_bytes(theme)) == 768
    parts = [*palette.FELT, *palette.THEMED, *palette.FIXED, *palette.PEOPLE]
    assert parts == list(range(256))


def test_the_cards_are_the_same_in_every_theme():
    places = [[palette.colours(theme)[index] for index in palette.FIXED] for theme in THEMES.values()]
    assert all(place == places[0] for place in places)


@themes
@pytest.mark.parametrize("tone", ["text", "soft", "accent"])
@pytest.mark.parametrize("level", [palette.FELT_SUNK, palette.FELT_MEAN, 30])
def test_letters_on_the_cloth_have_the_contrast_that_wcag_aa_asks_for(theme, tone, level):
    assert contrast(getattr(theme, tone), palette.felt_colour(theme, level)) >= 4.5


@themes
def test_dark_letters_on_the_accent_can_be_read(theme):
    assert contrast(theme.accent, palette.INK) >= 7


def test_suits_on_a_card_have_the_contrast_that_wcag_aa_asks_for():
    assert all(contrast(suit.main, PAPER) >= 4.5 for suit in SUITS.values())


def test_four_suits_have_four_colours_far_apart():
    for a, b in combinations([suit.main for suit in SUITS.values()], 2):
        assert sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 > 100


@themes
def test_the_cloth_grows_brighter_level_by_level(theme):
    levels = [luminance(palette.felt_colour(theme, level)) for level in palette.FELT]
    assert levels == sorted(levels)
    steps = [b - a for a, b in pairwise(levels)]
    assert max(steps) < 0.02, "a step that could be seen as a band"


@themes
def test_a_letter_fades_from_its_colour_to_the_cloth(theme):
    steps = palette.ramp(theme, theme.text)
    colours = palette.colours(theme)
    assert colours[steps[255]] == theme.text
    fading = [luminance(colours[index]) for index in steps]
    assert fading == sorted(fading)
