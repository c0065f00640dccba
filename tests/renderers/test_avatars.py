"""Portraits: whatever people upload, the table is drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from renderers import palette, samples
from renderers.avatars import faces
from renderers.picture import Person
from renderers.theme import FELT


def file(image: Image.Image, kind: str) -> bytes:
    out = io.BytesIO()
    image.save(out, kind)
    return out.getvalue()


def test_a_photograph_brings_its_own_colours():
    people = [Person("Josefa", samples.portrait(1))]
    found = faces(people, 64, FELT)
    used = set(found.sprites[0].image.tobytes())
    assert len(used & set(palette.PEOPLE)) > 10
    assert 0 < len(found.people) <= 3 * len(palette.PEOPLE)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
@pytest.mark.parametrize("size", [(1, 1), (16, 300), (512, 512)])
def test_every_format_and_shape_is_taken(kind, size):
    avatar = file(Image.new("RGB", size, (200, 40, 90)), kind)
    sprite = faces([Person("a", avatar)], 64, FELT).sprites[0]
    assert (sprite.width, sprite.height) == (64, 64)
    assert sprite.image.getpixel((32, 32)) in palette.PEOPLE or sprite.image.getpixel((32, 32)) in palette.FIXED


@pytest.mark.parametrize(
    "avatar",
    [b"", b"not an image", samples.portrait(2)[:200], b"\x89PNG\r\n\x1a\n" + bytes(60)],
    ids=["empty", "text", "cut off", "no chunks"],
)
def test_an_avatar_that_cannot_be_read_is_replaced_by_a_drawn_one(avatar):
    broken = faces([Person("Josefa", avatar)], 64, FELT).sprites[0]
    drawn = faces([Person("Josefa")], 64, FELT).sprites[0]
    assert broken.image.tobytes() == drawn.image.tobytes()


def test_a_bomb_is_not_unpacked():
    bomb = file(Image.new("1", (20000, 20000)), "PNG")
    sprite = faces([Person("Josefa", bomb)], 64, FELT).sprites[0]
    assert sprite.image.tobytes() == faces([Person("Josefa")], 64, FELT).sprites[0].image.tobytes()


@pytest.mark.parametrize("name", ["Josefa", "", "   ", "👑", "محمد", "王", "\u200d", "_"])
def test_anybody_without_an_avatar_gets_one(name):
    sprite = faces([Person(name)], 64, FELT).sprites[0]
    assert len(set(sprite.image.tobytes())) > 2


def test_bots_have_faces_of_their_own():
    condor, llama = faces([Person("Cóndor", bot=True), Person("Llama", bot=True)], 64, FELT).sprites
    initial = faces([Person("Cóndor")], 64, FELT).sprites[0]
    assert condor.image.tobytes() != initial.image.tobytes()
    assert llama.image.tobytes() != initial.image.tobytes()
