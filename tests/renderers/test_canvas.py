"""The canvas: what is drawn in indices comes out of the PNG as it went in."""

from __future__ import annotations

import io
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renderers import palette, png
from renderers.canvas import Canvas, _blurred, _soft
from renderers.picture import ALT_LIMIT, clip_alt, join_sentences
from renderers.sprites import Cache, Sprite, stack
from renderers.theme import FELT, THEMES


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 70), st.integers(1, 50), st.randoms(use_true_random=False))
def test_a_png_holds_the_very_indices(width, height, dice):
    pixels = bytes(dice.randrange(256) for _ in range(width * height))
    file = png.encode(Image.frombytes("L", (width, height), pixels), palette.palette_bytes(FELT))
    with Image.open(io.BytesIO(file)) as read:
        assert (read.mode, read.size, read.tobytes()) == ("P", (width, height), pixels)
        assert bytes(read.getpalette()) == palette.palette_bytes(FELT)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 70), st.lists(st.integers(1, 20), min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_rows_deflated_apart_are_the_png_that_they_make_together(width, heights, dice):
    pixels = bytes(dice.randrange(256) for _ in range(width * sum(heights)))
    whole = Image.frombytes("L", (width, sum(heights)), pixels)
    ends = [sum(heights[: place + 1]) for place in range(len(heights))]
    parts = [whole.crop((0, end - high, width, end)) for end, high in zip(ends, heights, strict=True)]
    colours = palette.palette_bytes(FELT)
    file = png.assemble(width, colours, [png.deflated(part) for part in parts])
    at = file.index(b"IDAT")
    stream = zlib.decompressobj()
    rows = stream.decompress(file[at + 4 :])
    assert stream.eof  # and so zlib found the sum right
    assert rows == b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    with Image.open(io.BytesIO(file)) as read:
        assert read.tobytes() == pixels


def test_a_png_is_whole_to_a_stranger():
    file = Canvas.felt(64, 40, FELT).png()
    place, kinds = 8, []
    while place < len(file):
        length, kind = int.from_bytes(file[place : place + 4]), file[place + 4 : place + 8]
        data, check = file[place + 8 : place + 8 + length], file[place + 8 + length : place + 12 + length]
        assert int.from_bytes(check) == zlib.crc32(kind + data)
        kinds.append(kind)
        place += 12 + length
    assert kinds == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_cloth_is_cloth_whatever_light_and_shadow_fall_on_it(theme):
    canvas = Canvas.felt(300, 200, theme)
    for _ in range(6):
        canvas.light_around((20, 20, 280, 180))
    canvas.drop_shadow((-20, -20, 320, 60), depth=40)
    canvas.sink((40, 40, 260, 160))
    lowest, highest = canvas.image.getextrema()
    assert palette.FELT.start <= lowest <= highest < palette.FELT.stop


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 400), st.integers(1, 300), st.integers(0, 20), st.integers(4, 18))
def test_a_shadow_stretched_from_a_small_one_is_that_of_the_whole(width, height, radius, blur):
    assert _soft(width, height, radius, blur, 13).tobytes() == _blurred(width, height, radius, blur, 13).tobytes()


def test_things_may_hang_over_the_edge():
    canvas = Canvas.felt(50, 50, FELT)
    canvas.drop_shadow((-30, -30, 90, 90))
    canvas.round_rect((-10, 20, 60, 90), FELT.accent)
    canvas.put(Sprite(Image.new("L", (20, 20), 7)), -15, 45)
    assert canvas.image.size == (50, 50)
    assert canvas.image.getpixel((2, 48)) == 7


def test_sprites_stack_in_order():
    low, high = (Sprite(Image.new("L", (4, 4), shade)) for shade in (1, 2))
    pile = stack((low, 0, 0), (high, 2, 2))
    assert (pile.width, pile.height) == (6, 6)
    assert [pile.image.getpixel(spot) for spot in ((1, 1), (3, 3))] == [1, 2]
    assert pile.mask is not None
    assert not pile.mask.getpixel((5, 0))


def test_the_cache_forgets_what_was_not_used_for_longest():
    cache = Cache(3000)
    sprites = [Sprite(Image.new("L", (30, 30), shade)) for shade in range(4)]
    cache.keep(0, sprites[0])
    cache.keep(1, sprites[1])
    assert cache.get(0) is sprites[0]
    cache.keep(2, sprites[2])
    assert cache.get(1) is None
    assert cache.get(0) is sprites[0]
    assert cache.used <= 3000


def test_alternative_text_is_cut_after_a_sentence():
    words = join_sentences([f"Sentence number {number}" for number in range(100)])
    cut = clip_alt(words)
    assert len(cut) <= ALT_LIMIT
    assert cut.endswith(".")
    assert words.startswith(cut)
    assert len(clip_alt("x" * 3000)) <= ALT_LIMIT
