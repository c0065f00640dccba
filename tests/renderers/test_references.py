"""Pictures look as they did: small references, compared by eye's measure and not by the pixel.

After a change that is meant, look at the pictures, then keep them:
``REDRAW=1 uv run pytest tests/renderers/test_references.py``.
"""

from __future__ import annotations

import os

import pytest
from PIL import Image, ImageDraw
from scenes import SCENES, draw, keep, reference, strangeness

MEAN, BLOCK = 2.0, 26.0


@pytest.mark.parametrize("name", SCENES)
def test_looks_as_it_did(name):
    if os.environ.get("REDRAW"):
        keep(name)
    mean, block = strangeness(draw(name), reference(name))
    assert mean <= MEAN
    assert block <= BLOCK


def test_a_missing_sign_is_seen():
    picture = reference("points")
    ImageDraw.Draw(picture).rectangle((130, 60, 152, 82), fill=(253, 251, 245))
    ImageDraw.Draw(picture).rectangle((20, 90, 40, 110), fill=(253, 251, 245))
    assert strangeness(picture, reference("points"))[1] > BLOCK


def test_another_theme_is_seen():
    picture = Image.blend(reference("lobby"), Image.new("RGB", reference("lobby").size, (20, 120, 80)), 0.15)
    assert strangeness(picture, reference("lobby"))[0] > MEAN


def test_another_size_is_seen():
    picture = reference("rules")
    assert strangeness(picture.crop((0, 0, picture.width, picture.height - 1)), picture) == (255, 255)
