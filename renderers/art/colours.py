"""Every colour the card art is drawn with.

The fixed palette of the renderers holds these exactly, so a card loses nothing but half-tones at its edges.
Suit colours were measured for sight with and without each kind of colour blindness: the least CIE76 distance between
two of them is 53 for normal sight, 36 protan, 38 deutan, 33 tritan, and each has a contrast of 4.8 or more on `PAPER`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

PAPER: Final[Colour] = (253, 251, 245)
PAPER_SHADE: Final[Colour] = (238, 233, 220)
PAPER_EDGE: Final[Colour] = (188, 180, 162)
WHITE: Final[Colour] = (255, 255, 255)
INK: Final[Colour] = (20, 22, 28)

SPADE: Final[Colour] = (20, 22, 28)
HEART: Final[Colour] = (192, 34, 4)
DIAMOND: Final[Colour] = (4, 17, 252)
CLUB: Final[Colour] = (20, 125, 103)

GOLD: Final[Colour] = (236, 177, 54)
GOLD_LIGHT: Final[Colour] = (252, 219, 128)
GOLD_DARK: Final[Colour] = (173, 112, 24)
SILVER: Final[Colour] = (203, 211, 222)
SILVER_DARK: Final[Colour] = (126, 139, 158)
COPPER: Final[Colour] = (190, 104, 60)
COPPER_LIGHT: Final[Colour] = (224, 152, 106)
STRAW: Final[Colour] = (243, 214, 148)
STRAW_DARK: Final[Colour] = (205, 163, 88)
CRIMSON: Final[Colour] = (214, 32, 70)
CRIMSON_LIGHT: Final[Colour] = (244, 104, 122)
CRIMSON_DARK: Final[Colour] = (150, 16, 52)
LEAF: Final[Colour] = (44, 138, 72)
LEAF_DARK: Final[Colour] = (20, 92, 52)
VIOLET: Final[Colour] = (108, 42, 168)
VIOLET_DARK: Final[Colour] = (72, 22, 122)
VIOLET_LIGHT: Final[Colour] = (158, 104, 214)
VIOLET_TINT: Final[Colour] = (241, 232, 250)
FOX: Final[Colour] = (226, 118, 42)
FOX_DARK: Final[Colour] = (168, 76, 24)
FOX_GREY: Final[Colour] = (128, 116, 112)
CREAM: Final[Colour] = (255, 240, 214)
MARKED: Final[Colour] = (252, 230, 182)
"""Paper gone over with a golden marker."""


@dataclass(frozen=True, slots=True)
class Skin:
    """A face's three tones: lit, in shade, and the warm tone of cheeks and lips."""

    light: Colour
    shade: Colour
    blush: Colour


@dataclass(frozen=True, slots=True)
class Ramp:
    """A suit's garment tones: its own colour, a darker and a lighter one, and the tint behind a figure."""

    main: Colour
    dark: Colour
    light: Colour
    tint: Colour


SUITS: Final[dict[str, Ramp]] = {
    "S": Ramp(SPADE, (44, 50, 64), (104, 116, 140), (229, 232, 238)),
    "H": Ramp(HEART, (134, 20, 6), (232, 92, 64), (252, 229, 220)),
    "D": Ramp(DIAMOND, (8, 12, 164), (92, 122, 255), (224, 231, 255)),
    "C": Ramp(CLUB, (10, 84, 70), (74, 178, 150), (219, 240, 232)),
}

TWO_COLOUR: Final[dict[str, Colour]] = {"S": SPADE, "C": SPADE, "H": HEART, "D": HEART}
FOUR_COLOUR: Final[dict[str, Colour]] = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}

FAIR: Final = Skin((252, 217, 186), (233, 184, 147), (232, 132, 112))
TAN: Final = Skin((236, 187, 145), (210, 152, 108), (206, 102, 82))
BROWN: Final = Skin((203, 147, 103), (172, 114, 74), (164, 74, 58))
DEEP: Final = Skin((150, 98, 66), (120, 74, 48), (120, 48, 44))

HAIR_BLACK: Final[Colour] = (38, 32, 40)
HAIR_BROWN: Final[Colour] = (92, 54, 32)
HAIR_COPPER: Final[Colour] = (166, 84, 36)
HAIR_GREY: Final[Colour] = (150, 152, 160)
HAIR_WHITE: Final[Colour] = (226, 226, 228)

BACK_ACCENTS: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "red": ((158, 24, 40), (196, 52, 62), (244, 214, 160)),
    "blue": ((26, 52, 122), (58, 92, 176), (226, 220, 186)),
    "green": ((14, 86, 66), (40, 124, 98), (236, 218, 160)),
    "violet": ((68, 34, 112), (108, 70, 160), (240, 212, 150)),
}


def every_colour() -> tuple[Colour, ...]:
    """Each colour above once, in a steady order."""
    found: list[Colour] = []

    def add(value: object) -> None:
        if isinstance(value, (Skin, Ramp)):
            for name in value.__slots__:
                add(getattr(value, name))
        elif isinstance(value, dict):
            for item in value.values():  # pyright: ignore[reportUnknownVariableType]
                add(item)  # pyright: ignore[reportUnknownArgumentType]
        elif isinstance(value, tuple):
            if all(isinstance(part, int) for part in value):  # pyright: ignore[reportUnknownVariableType]
                if value not in found:
                    found.append(value)  # pyright: ignore[reportUnknownArgumentType]
            else:
                for item in value:  # pyright: ignore[reportUnknownVariableType]
                    add(item)  # pyright: ignore[reportUnknownArgumentType]

    for name, value in globals().items():
        if name.isupper():
            add(value)
    return tuple(found)
