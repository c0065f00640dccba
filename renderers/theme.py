"""Themes: what gives a table its colours.

A theme is a value; everything drawn is a function of it. The deck looks the same in all of them: only the felt, the
back of the cards and the letters on the felt change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

ThemeName = Literal["felt", "midnight", "copihue"]


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a table.

    Attributes:
        name: the key in `THEMES`, and what a server's settings store.
        felt: the cloth from its darkest shade to its brightest, three colours that the ramp goes through.
        text: names and headings on the felt.
        soft: what matters less on the felt.
        accent: whose turn it is, what just happened.
        accent_deep: the darker side of the accent, for edges.
        back: the card back that `renderers.art.card_back` draws for this theme.
        four_colour: whether each suit has a colour of its own.
        indices: the letters of the court cards: "en" is J Q K, "es" J D R (jota, dama, rey).
    """

    name: ThemeName
    felt: tuple[Colour, Colour, Colour]
    text: Colour
    soft: Colour
    accent: Colour
    accent_deep: Colour
    back: str
    four_colour: bool = True
    indices: Literal["en", "es"] = "en"
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # A theme is part of the key of everything that is cached: its hash is worked out once.
        values = tuple(getattr(self, each.name) for each in fields(self) if each.compare)
        object.__setattr__(self, "_hash", hash(values))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[..., Theme], tuple[Any, ...]]:
        """How it comes to another process, where texts have other hashes: its own is worked out there."""
        return _again, tuple([getattr(self, name) for name in type(self).__match_args__])


@lru_cache(maxsize=64)
def _again(*values: Any) -> Theme:
    return Theme(*values)


FELT: Final = Theme(
    name="felt",
    felt=((3, 26, 20), (14, 86, 62), (48, 150, 112)),
    text=(250, 248, 240),
    soft=(206, 231, 218),
    accent=(255, 216, 116),
    accent_deep=(184, 122, 24),
    back="red",
)
"""Green cloth, gold letters: the table everybody knows."""

MIDNIGHT: Final = Theme(
    name="midnight",
    felt=((7, 9, 22), (30, 38, 78), (84, 98, 160)),
    text=(246, 247, 252),
    soft=(184, 192, 224),
    accent=(122, 214, 255),
    accent_deep=(32, 118, 176),
    back="violet",
)
"""Deep blue, for those who play at night."""

COPIHUE: Final = Theme(
    name="copihue",
    felt=((38, 3, 14), (122, 16, 42), (190, 58, 84)),
    text=(255, 250, 248),
    soft=(246, 196, 204),
    accent=(255, 224, 130),
    accent_deep=(190, 122, 30),
    back="blue",
)
"""The red of Chile's flower, with the blue of its flag on the cards' backs."""

THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (FELT, MIDNIGHT, COPIHUE)}
"""Every theme by its name, the usual one first."""
