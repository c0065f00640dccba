"""The four suit colours, seen with and without colour blindness (Machado, Oliveira and Fernandes 2009, severity 1)."""

from __future__ import annotations

import itertools
import math

import pytest

from renderers.art.colours import FOUR_COLOUR

MATRICES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def product(matrix, vector):
    return [sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix]


def lab(colour, sight):
    linear = [p / 12.92 if (p := part / 255) <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for part in colour]
    seen = [min(1, max(0, part)) for part in product(MATRICES[sight], linear)]
    x, y, z = (
        ratio ** (1 / 3) if (ratio := part / white) > 216 / 24389 else (24389 / 27 * ratio + 16) / 116
        for part, white in zip(product(TO_XYZ, seen), WHITE, strict=True)
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


@pytest.mark.parametrize(("sight", "least"), [("normal", 53), ("protan", 36), ("deutan", 38), ("tritan", 33)])
def test_any_two_suits_are_told_apart(sight, least):
    seen = [lab(colour, sight) for colour in FOUR_COLOUR.values()]
    assert min(math.dist(one, other) for one, other in itertools.combinations(seen, 2)) >= least
