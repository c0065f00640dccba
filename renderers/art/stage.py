"""The podium: steps of gold, silver and copper before the Andes, and confetti."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from PIL import Image

from . import colours
from .colours import Colour
from .drawing import Drawing
from .paths import ellipse, path, polygon, rect

METALS: Final[tuple[tuple[Colour, Colour, Colour], ...]] = (
    (colours.GOLD, colours.GOLD_LIGHT, colours.GOLD_DARK),
    (colours.SILVER, colours.WHITE, colours.SILVER_DARK),
    (colours.COPPER_LIGHT, colours.STRAW, colours.COPPER),
)
"""Front, upper edge and side of each place's step."""

_DEPTH: Final = 16


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the podium, in pixels: where its front is, and whose place (1 to 3) it is."""

    left: int
    top: int
    right: int
    bottom: int
    place: int


def draw_steps(steps: tuple[Step, ...], width: int, height: int) -> Image.Image:
    """The steps, RGBA: a front, a lit upper side, and a star on the first."""
    sheet = Drawing(width, height, width, factor=3)
    for step in sorted(steps, key=lambda one: -one.place):
        front, lit, side = METALS[step.place - 1]
        top = polygon(
            (step.left, step.top),
            (step.left + _DEPTH, step.top - _DEPTH),
            (step.right - _DEPTH, step.top - _DEPTH),
            (step.right, step.top),
        )
        sheet.fill(rect(step.left, step.top, step.right - step.left, step.bottom - step.top), front)
        sheet.fill(top, lit)
        sheet.fill(rect(step.left, step.top, step.right - step.left, 6), side)
        sheet.fill(rect(step.left, step.bottom - 8, step.right - step.left, 8), side)
    return sheet.finish()


def confetti(width: int, height: int, pieces: int, clear: tuple[int, int, int, int], seed: int = 7) -> Image.Image:
    """Paper falling, RGBA, the same for the same seed; thinner towards the foot, none in the box `clear`."""
    sheet, dice = Drawing(width, height, width, factor=3), Random(seed)
    tones = (
        colours.CRIMSON,
        colours.GOLD,
        colours.WHITE,
        colours.SUITS["D"].light,
        colours.SUITS["C"].light,
        colours.VIOLET_LIGHT,
    )
    for number in range(pieces):
        x, y = dice.uniform(0, width), height * dice.random() ** 1.5
        colour, turn, size = tones[number % len(tones)], dice.uniform(0, 180), dice.uniform(7, 13)
        if clear[0] < x < clear[2] and clear[1] < y < clear[3]:
            continue
        shape = (
            rect(-size, -size / 2.4, 2 * size, size / 1.2, 1.5),
            ellipse(0, 0, size * 0.6),
            path("M-10 4 C-4 -8 4 12 10 -2 L10 3 C4 17 -4 -3 -10 9 Z").scale(size / 11),
        )[number % 3]
        sheet.fill(shape.turn(turn).move(x, y), colour)
    return sheet.finish()
