"""Pictures against those that somebody looked at: an accident shows.

After a change that is meant: `uv run python tests/support/references.py`, and look at the new ones.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw
from references import FOLDER, KEPT, distance, small

from renderers.gallery import scenes

MEAN, WORST = 2.0, 30.0
"""How far a picture may be from its reference: far more than other smoothing makes, far less than a card."""


@pytest.fixture(scope="module")
def drawn():
    return {name: small(draw()) for name, draw in scenes() if name in KEPT}


@pytest.mark.parametrize("name", KEPT)
def test_it_looks_as_it_did(drawn, name):
    with Image.open(FOLDER / f"{name}.png") as kept:
        reference = kept.convert("RGB")
    assert reference.size == drawn[name].size
    mean, worst = distance(drawn[name], reference)
    assert mean <= MEAN
    assert worst <= WORST


def test_a_missing_card_would_be_seen(drawn):
    picture = drawn["table-8-busy-laid-off"]
    without = picture.copy()
    ImageDraw.Draw(without).rectangle((12, 32, 20, 62), fill=(14, 86, 62))
    assert distance(picture, without)[1] > WORST


def test_other_smoothing_would_not(drawn):
    picture = drawn["table-8-busy-laid-off"]
    smoother = picture.resize((picture.width * 2, picture.height * 2), Image.Resampling.BILINEAR)
    smoother = smoother.resize(picture.size, Image.Resampling.BOX)
    mean, worst = distance(picture, smoother)
    assert mean <= MEAN
    assert worst <= WORST
