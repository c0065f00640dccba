"""The cards as drawn: each its own, readable in a strip, told apart without colour, smooth at the corners."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops, ImageStat
from writing import contrast

from bot.engine import CARDS, JOKER, Card
from renderers import THEMES, cards, draw_beforehand, palette
from renderers.art import bot_avatar, card_back, card_face, contracts, icon, suit_pip
from renderers.art.avatars import ANIMALS
from renderers.art.colours import BACK_ACCENTS, FOUR_COLOUR, PAPER, VIOLET, every_colour
from renderers.art.icons import ICONS
from renderers.cards import ART
from renderers.theme import FELT

SIZES = [(150, 210), (96, 134), (75, 105)]


def flat(picture: Image.Image) -> Image.Image:
    """On the green that a table is of."""
    sheet = Image.new("RGB", picture.size, (14, 86, 62))
    sheet.paste(picture, (0, 0), picture)
    return sheet


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ on the mean, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("four_colour", [True, False])
def test_no_two_faces_look_alike(size, four_colour):
    faces = {card: flat(card_face(card, *size, four_colour=four_colour)) for card in CARDS}
    for one, other in itertools.combinations(CARDS, 2):
        assert difference(faces[one], faces[other]) > 0.8, f"{one} and {other}"


@pytest.mark.parametrize("size", SIZES)
def test_what_a_fan_shows_tells_every_card(size):
    width, height = size
    strip = (0, 0, max(32, round(width * 0.27)), height // 2)
    seen = {card: flat(card_face(card, *size)).crop(strip) for card in CARDS}
    for one, other in itertools.combinations(CARDS, 2):
        assert difference(seen[one], seen[other]) > 2.5, f"{one} and {other}"


@pytest.mark.parametrize("size", SIZES)
def test_the_rank_is_large_enough_for_a_phone(size):
    width, height = size
    column = card_face(Card.parse("KS"), width, height).convert("L").crop((3, 3, round(width * 0.36), height // 3))
    dark = column.point(lambda level: 255 if level < 90 else 0)
    top, bottom = dark.getbbox()[1], dark.getbbox()[3]
    # Shown 400 wide, a table of 1,080 is 0.37 as large: 26 pixels are 9 or more.
    assert bottom - top >= 26


@pytest.mark.parametrize("size", SIZES)
def test_corners_are_round_and_smooth(size):
    width, height = size
    alpha = card_face(Card.parse("5H"), width, height).getchannel("A")
    for x, y in itertools.product((0, width - 1), (0, height - 1)):
        assert alpha.getpixel((x, y)) == 0
    assert alpha.getpixel((width // 2, height // 2)) == 255
    assert sum(alpha.histogram()[1:255]) >= 8


@pytest.mark.parametrize("rank", "JQK")
@pytest.mark.parametrize("suit", "SHDC")
def test_court_cards_are_the_same_upside_down(rank, suit):
    # An even number of pixels above and below the belt.
    picture = card_face(Card.parse(rank + suit), 150, 210).crop((52, 14, 134, 196))
    assert difference(picture, picture.transpose(Image.Transpose.ROTATE_180)) < 4


def test_suit_signs_are_told_apart_without_colour():
    signs = {suit: suit_pip(suit, 64, (0, 0, 0)).getchannel("A") for suit in "SHDC"}
    for one, other in itertools.combinations(signs, 2):
        common = ImageStat.Stat(ImageChops.darker(signs[one], signs[other])).sum[0]
        either = ImageStat.Stat(ImageChops.lighter(signs[one], signs[other])).sum[0]
        # Spade and club, the nearest, have their stems and much of their bodies in common.
        assert common / either < 0.85, f"{one} and {other}"


def test_spanish_court_cards_have_their_own_letters():
    for rank, differs in (("J", False), ("Q", True), ("K", True), ("7", False)):
        card = Card.parse(rank + "H")
        pictures = [card_face(card, 150, 210, indices=indices) for indices in ("en", "es")]
        assert (difference(*pictures) > 0) == differs


def test_letters_on_cards_have_contrast():
    for colour in (*FOUR_COLOUR.values(), VIOLET):
        assert contrast(colour, PAPER) >= 4.5


def test_backs_differ_by_theme_and_hide_every_face():
    backs = [card_back(150, 210, accent=accent) for accent in BACK_ACCENTS]
    assert all(difference(one, other) > 10 for one, other in itertools.combinations(backs, 2))
    assert {theme.back for theme in THEMES.values()} <= set(BACK_ACCENTS)


def test_a_joker_is_taken_for_no_other_card_at_a_glance():
    small = {card: flat(card_face(card, 75, 105)).resize((15, 21)) for card in CARDS}
    joker = small.pop(JOKER)
    assert min(difference(joker, face) for face in small.values()) > 12


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_palette_holds_every_colour_of_the_art(theme):
    assert set(every_colour()) <= set(palette.colours(theme))


@pytest.mark.parametrize("card", ["KS", "QH", "JD", "AS", "JK", "9C"])
def test_art_is_drawn_in_the_colours_it_lists(card):
    listed = set(every_colour())
    picture = card_face(Card.parse(card), 300, 420)
    counted = picture.convert("RGB").getcolors(300 * 420) or []
    inside = sum(count for count, colour in counted if colour in listed)
    # The rest are half-tones of edges.
    assert inside / sum(count for count, _ in counted) > 0.8


@pytest.mark.parametrize("name", ICONS)
def test_icons_fill_their_square(name):
    box = icon(name, 48).getchannel("A").getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 36


def test_bots_have_the_face_of_their_name_for_ever():
    names = [animal[0] for animal in ANIMALS]
    faces = [bot_avatar(64, name) for name in names]
    assert all(difference(one, other) > 5 for one, other in itertools.combinations(faces, 2))
    assert bot_avatar(64, "Compañero 3").tobytes() == bot_avatar(64, "Compañero 3").tobytes()
    assert len({bot_avatar(32, f"bot {number}").tobytes() for number in range(40)}) == len(ANIMALS)


def test_contract_signs_grow_with_what_they_ask():
    widths = [contracts.contract_sign(trios, runs, 40).width for trios, runs in ((1, 0), (0, 1), (1, 1), (1, 2))]
    assert widths == sorted(set(widths))


def test_warming_up_draws_every_face_once_and_for_all():
    width = 61  # no picture has cards of this width
    number = 0
    while draw_beforehand(number, FELT, (width,)):
        number += 1
    assert number == len(set(CARDS))
    held = ART.used
    for card in CARDS:
        cards.face(card, width, FELT)
    assert ART.used == held
