"""The one palette of 256 colours that everything is drawn in.

A picture is composed from the start in indices of this palette, so that nothing is converted at the end: that, not the
drawing, is what costs time. Its parts, whose places are the same in every theme:

=========  ==================================================================================================
`FELT`     the theme's cloth from its darkest shade to its brightest: light and shadow on it are additions
`THEMED`   half-tones between the theme's letters and its felt
`FIXED`    every colour the card art is drawn with, its half-tones on paper, and the colours of the emoji
`PEOPLE`   chosen for each picture from the avatars in it (see `renderers.avatars`)
=========  ==================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from .art.colours import every_colour
from .theme import Colour, Theme

FELT: Final = range(48)
THEMED: Final = range(48, 84)
FIXED: Final = range(84, 212)
PEOPLE: Final = range(212, 256)

FELT_LIGHT: Final = 32
"""The level of the felt where the light falls, in the middle of the table."""
FELT_SUNK: Final = 22
"""The level of a place pressed into the cloth."""
FELT_MEAN: Final = 25
"""The level that letters on the felt are blended with."""

LOOKS: Final = 16
"""So many looks are kept ready: three themes, two or four colours of suits and two kinds of indices make twelve."""

_TONES: Final = 4  # of a letter's edge; more cannot be seen and take more bytes in the PNG

PAPER: Final[Colour] = (253, 251, 245)
INK: Final[Colour] = (20, 22, 28)

_EMOJI: Final[tuple[Colour, ...]] = (
    (255, 204, 77),  # faces
    (255, 172, 51),
    (244, 144, 12),
    (221, 46, 68),
    (190, 25, 49),
    (160, 4, 30),
    (119, 178, 85),
    (92, 145, 59),
    (85, 172, 238),
    (59, 136, 195),
    (34, 102, 153),
    (146, 102, 204),
    (102, 69, 0),
    (193, 105, 79),
    (217, 158, 130),
    (234, 89, 110),
    (244, 171, 186),
    (204, 214, 221),
    (153, 170, 181),
    (102, 117, 127),
    (41, 47, 51),
    (189, 221, 244),
)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The colour `share` of the way from `a` to `b`, in light as the eye sees it evenly (sRGB)."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def felt_colour(theme: Theme, level: int) -> Colour:
    """The cloth's colour at this level of `FELT`."""
    dark, middle, light = theme.felt
    place = level / (len(FELT) - 1) * 2
    return mix(dark, middle, place) if place <= 1 else mix(middle, light, place - 1)


@lru_cache(maxsize=LOOKS)
def colours(theme: Theme) -> tuple[Colour, ...]:
    """The theme's 256 colours; those of `PEOPLE` stand empty (black)."""
    felt = tuple(felt_colour(theme, level) for level in FELT)
    table = [*felt, *_part(_themed(theme), THEMED), *_part(_fixed(), FIXED), *[(0, 0, 0)] * len(PEOPLE)]
    return tuple(table)


@lru_cache(maxsize=LOOKS)
def palette_bytes(theme: Theme) -> bytes:
    """The theme's colours as a PNG's PLTE chunk holds them, 768 bytes."""
    return bytes(part for colour in colours(theme) for part in colour)


def with_people(theme: Theme, people: bytes) -> bytes:
    """The same with these colours in the part `PEOPLE`; without any, that stays empty."""
    colours = palette_bytes(theme)
    return (colours[: PEOPLE.start * 3] + people).ljust(768, b"\0") if people else colours


@lru_cache(maxsize=LOOKS * 1024)
def nearest(theme: Theme, colour: Colour, *, felt: bool = True) -> int:
    """The index of the colour of this theme that is nearest to the eye; without the cloth's if `felt` is false."""
    table = colours(theme)
    first = 0 if felt else THEMED.start
    return min(range(first, PEOPLE.start), key=lambda index: _distance(table[index], colour))


@lru_cache(maxsize=LOOKS * 64)
def ramp(theme: Theme, colour: Colour, ground: Colour | None = None) -> bytes:
    """What each coverage of a mask, 0 to 255, becomes when letters of `colour` stand on `ground` (None: the felt).

    It is a table for `Image.point`: coverage in, palette index out.
    """
    below = felt_colour(theme, FELT_MEAN) if ground is None else ground
    steps = [nearest(theme, mix(below, colour, step / _TONES)) for step in range(_TONES + 1)]
    return bytes(steps[round(coverage * _TONES / 255)] for coverage in range(256))


@lru_cache(maxsize=LOOKS * 8)
def darkened(theme: Theme, twentieths: int) -> bytes:
    """A table for `Image.point` that takes every colour but the cloth's this many twentieths of the way to black."""
    table = colours(theme)
    indices = range(PEOPLE.start)
    dark = (i if i in FELT else nearest(theme, mix(table[i], INK, twentieths / 20), felt=False) for i in indices)
    return bytes(dark).ljust(256, b"\0")


@lru_cache(maxsize=LOOKS)
def quantiser(theme: Theme) -> tuple[Image.Image, bytes]:
    """A palette image for `Image.quantize` without `FELT` and `PEOPLE`, and the table from its indices to ours."""
    indices = [*THEMED, *FIXED]
    table = colours(theme)
    image = Image.new("P", (1, 1))
    image.putpalette([part for index in indices for part in table[index]])
    return image, bytes([*indices, *[0] * (256 - len(indices))])


@lru_cache(maxsize=1)
def fixed_quantiser() -> tuple[Image.Image, bytes]:
    """As `quantiser`, with `FIXED` only: the same in every theme."""
    table = _fixed()
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in table for part in colour])
    return image, bytes([*range(FIXED.start, FIXED.start + len(table)), *[0] * (256 - len(table))])


def _distance(a: Colour, b: Colour) -> float:
    # The "redmean" of two colours: near enough to the eye's distance for choosing among a few, and cheap.
    red = (a[0] + b[0]) / 2
    dr, dg, db = a[0] - b[0], a[1] - b[1], a[2] - b[2]
    return (2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db


def _themed(theme: Theme) -> Iterator[Colour]:
    ground = felt_colour(theme, FELT_MEAN)
    for colour, steps in ((theme.text, 8), (theme.soft, 6), (theme.accent, 8)):
        yield from (mix(ground, colour, step / steps) for step in range(1, steps + 1))
    yield theme.accent_deep
    yield from (mix(theme.accent, INK, step / 5) for step in range(1, 5))
    yield from (mix(theme.accent_deep, ground, step / 4) for step in range(1, 4))
    yield mix(theme.accent, (255, 255, 255), 0.55)


@lru_cache(maxsize=1)
def _fixed() -> tuple[Colour, ...]:
    art = every_colour()
    found = dict.fromkeys([*art, PAPER, INK])
    found.update(dict.fromkeys(mix(PAPER, INK, step / 20) for step in (*range(1, 8), *range(9, 20, 2))))
    suits = ((192, 34, 4), (4, 17, 252), (20, 125, 103))
    found.update(dict.fromkeys(mix(PAPER, suit, step / 4) for suit in suits for step in range(1, 4)))
    found.update(dict.fromkeys(_EMOJI))
    return tuple(found)


def _part(part: Iterator[Colour] | tuple[Colour, ...], places: range) -> list[Colour]:
    chosen = list(part)
    if len(chosen) > len(places):
        raise ValueError(f"{len(chosen)} colours for {len(places)} places of the palette")
    return chosen + [(0, 0, 0)] * (len(places) - len(chosen))
