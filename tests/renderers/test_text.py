"""Names as people write them: any script, emoji, any length."""

from __future__ import annotations

import unicodedata

import pytest
from fontTools.ttLib import TTFont
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PIL import ImageFont

from renderers import fonts, text
from renderers.cleaning import JOINERS
from renderers.text import LEFT_TO_RIGHT, Style
from renderers.theme import FELT

STYLE = Style(size=30, weight=600)


def set_in(words: str) -> list[tuple[str, str]]:
    """Each run of a line with the file that sets it; "" for an emoji's picture."""
    return [(run.text, run.font.name if run.font else "") for run in text.runs(text.clean(words), "text")]


def test_fancy_letters_are_made_plain():
    assert text.clean("𝓙𝓸𝓼𝓮𝓯𝓪\n  ①") == "Josefa 1"


def test_controls_and_line_ends_become_spaces():
    assert text.clean("a\x00b\tc\u2028d") == "a b c d"


@pytest.mark.parametrize(
    ("words", "font"),
    [
        ("Ñandú", "Inter[opsz,wght].ttf"),
        ("محمد", "NotoSansArabic[wght].ttf"),
        ("שלום", "NotoSansHebrew[wght].ttf"),
        ("王小明", "NotoSansCJK-VF.otf.ttc"),
        ("さくら", "NotoSansCJK-VF.otf.ttc"),
        ("김철수", "NotoSansCJK-VF.otf.ttc"),
        ("नमस्ते", "NotoSansDevanagari[wght].ttf"),
        ("ไทย", "NotoSansThai[wght].ttf"),
    ],
)
def test_every_script_is_set_in_one_run_of_a_font_that_has_it(words, font):
    assert set_in(words) == [(words, font)]


def test_a_family_is_one_emoji():
    assert [picture for _, picture in set_in("👨‍👩‍👧‍👦")] == [""]
    assert len(set_in("👨‍👩‍👧‍👦🇨🇱")) == 2


def test_what_no_font_has_is_left_out_of_a_name():
    assert set_in("Ana꧁༺") == [("Ana", "Inter[opsz,wght].ttf")]
    assert set_in("Ana\u0cbc") == [("Ana", "Inter[opsz,wght].ttf")], "nor is a mark of another script"
    assert text.first("꧁Ana") == "A"
    assert set_in("꧁")[0][0] == "꧁", "a box says at least that there is a name"


def test_a_suit_is_a_letter_until_its_picture_is_asked_for():
    assert all(font for suit in "♠♥♦♣" for _, font in set_in(suit))
    assert set_in("♥️")[0][1] == ""


def test_suits_are_of_one_font_and_the_letters_between_of_theirs():
    runs = set_in("A♠ K♥ 9♦ 7♣")
    assert [run for run, _ in runs] == ["A", "♠ ", "K", "♥ ", "9", "♦ ", "7", "♣"]
    assert len({font for run, font in runs if run[0] in "♠♥♦♣"}) == 1
    assert {font for run, font in runs if run[0] not in "♠♥♦♣"} == {"Inter[opsz,wght].ttf"}


def test_a_keycap_is_one_emoji_and_a_digit_is_a_letter():
    assert [name for name, font in set_in("3️⃣") if not font] == ["33-20e3"]
    assert set_in("3") == [("3", "Inter[opsz,wght].ttf")]


def test_marks_stay_with_their_letter():
    words = "e\u0301" * 3  # NFKC makes é of them
    assert set_in(words) == [("ééé", "Inter[opsz,wght].ttf")]
    vocalised = text.clean("ك\u064e")
    assert [run for run, _ in set_in(vocalised)] == [vocalised]


def test_a_line_in_arabic_is_seen_from_right_to_left():
    assert [run for run, _ in set_in("محمد abc")] == ["abc", "محمد "]


def test_a_sentence_of_ours_that_begins_with_an_arabic_name_runs_from_left_to_right():
    assert [run for run, _ in set_in(LEFT_TO_RIGHT + "محمد to play")] == ["محمد", " to play"]


def test_an_ellipsis_never_cuts_an_emoji_in_two():
    words = "👨‍👩‍👧‍👦" * 12
    fitted = text.fit(words, STYLE, 200)
    assert fitted.endswith("…")
    assert len(fitted.removesuffix("…")) % len("👨‍👩‍👧‍👦") == 0


def test_without_a_shaper_arabic_still_runs_from_right_to_left(monkeypatch):
    """Where the system lacks libfribidi Pillow joins no letters; their order is ours to keep."""
    kept = (fonts.load, text._advance, text.width, text.fit)
    for function in kept:
        function.cache_clear()
    monkeypatch.setattr(fonts, "SHAPES", False)
    try:
        run = text.Run("سلام", fonts.font_for("س", "text"), 1)
        assert text._turned(run) == "مالس"
        assert fonts.load(run.font, 30, 600).layout_engine == ImageFont.Layout.BASIC
        sprite = text._line.__wrapped__("محمد abc", STYLE, FELT.text, FELT, None)
        assert 0 < sprite.width <= sprite.advance + 2 * STYLE.size
    finally:
        for function in kept:
            function.cache_clear()


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60), st.integers(40, 500))
def test_any_text_fits_any_width_and_can_be_drawn(words, limit):
    fitted = text.fit(words, STYLE, limit)
    assert text.width(fitted, STYLE) <= max(limit, text.width("…", STYLE))
    sprite = text.line(words, STYLE, FELT.text, FELT, width=limit)
    assert sprite.advance <= max(limit, text.width("…", STYLE))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40))
def test_runs_hold_all_the_letters_of_a_line_that_a_font_has(words):
    line = "".join(letter for letter in text.clean(words) if fonts.font_for(letter, "text"))
    marked = any(letter in JOINERS or unicodedata.category(letter).startswith("M") for letter in line)
    assume(not marked)  # marks are left out of letters of another font
    set_letters = sorted("".join(run.text for run in text.runs(line, "text") if run.font))
    shown = "".join(piece for piece, picture in text._clusters(line.removeprefix(LEFT_TO_RIGHT)) if not picture)
    assert set_letters == sorted(shown)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.text("abc déñ", min_size=1, max_size=9), max_size=12), st.integers(60, 400), st.integers(1, 3))
def test_wrapped_lines_are_as_many_and_as_wide_as_allowed(words, limit, lines):
    wrapped = text.wrap(" ".join(words), STYLE, limit, lines)
    assert len(wrapped) <= lines
    assert all(text.width(line, STYLE) <= limit for line in wrapped)


@pytest.mark.parametrize("path", fonts.chain("text"), ids=lambda path: path.name)
def test_a_font_covers_what_its_own_table_of_characters_has(path):
    with TTFont(path, fontNumber=0, lazy=True) as font:
        listed = set(font.getBestCmap())
    edges = {near for character in listed for near in (character - 1, character, character + 1)}
    assert {character for character in edges if character >= 0 and fonts.covers(path, chr(character))} == listed
