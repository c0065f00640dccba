"""The art against sheets that somebody looked at: an accident shows.

After a change that is meant: `uv run python tests/support/art_scenes.py`, and look at the new ones.
"""

from __future__ import annotations

import pytest
from art_scenes import SHEETS, animals, cards
from PIL import Image, ImageDraw
from references import FOLDER, distance

MEAN, WORST = 2.0, 30.0


@pytest.mark.parametrize("name", SHEETS)
def test_it_looks_as_it_did(name):
    with Image.open(FOLDER / f"{name}.png") as kept:
        reference = kept.convert("RGB")
    drawn = SHEETS[name]()
    assert drawn.size == reference.size
    mean, worst = distance(drawn, reference)
    assert mean <= MEAN
    assert worst <= WORST


def test_a_missing_suit_sign_would_be_seen():
    sheet = cards()
    without = sheet.copy()
    ImageDraw.Draw(without).rectangle((6, 36, 32, 60), fill=(253, 251, 245))
    assert distance(sheet, without)[1] > WORST


def test_a_fox_without_its_eyes_would_be_seen():
    sheet = animals()
    without = sheet.copy()
    ImageDraw.Draw(without).rectangle((14, 24, 46, 36), fill=(226, 118, 42))
    assert distance(sheet, without)[1] > WORST
