"""One line of text in any script, with emoji, as a sprite that is made once and pasted ever after.

Pillow sets a text in one font only. So a line is cut into runs that one font can set (joiners and combining marks stay
with the letter before), each run is shaped, and the runs are put side by side in the order they are read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from . import bidi, emoji, fonts
from .cleaning import JOINERS, LEFT_TO_RIGHT, clean
from .fonts import Family
from .palette import ramp
from .pixels import at_least, mapped
from .sprites import Sprite, cached, from_rgba
from .theme import Colour, Theme

ELLIPSIS: Final = "…"
_SUITS: Final = "♠♥♦♣♤♡♢♧"


@dataclass(frozen=True, slots=True)
class Style:
    """How letters are set: `size` in pixels, `weight` 100 to 900; `family` "condensed" is for ranks and numbers."""

    size: int = 34
    weight: int = 500
    family: Family = "text"

    @property
    def ascent(self) -> int:
        """Pixels from the baseline up to the top of the tallest usual letters."""
        return round(self.size * 0.95)

    @property
    def cap_height(self) -> int:
        """Pixels from the baseline up to the top of a capital: what to centre by."""
        return round(self.size * 0.73)

    @property
    def descent(self) -> int:
        """Pixels from the baseline down to the end of the longest usual tails."""
        return round(self.size * 0.27)


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line that is set in one go: letters of one font and direction, or one emoji (no font)."""

    text: str
    font: Path | None
    level: int


@lru_cache(maxsize=2048)
def width(text: str, style: Style) -> int:
    """How many pixels a line takes across."""
    return sum(_advance(run, style) for run in runs(clean(text), style.family))


@lru_cache(maxsize=2048)
def below(text: str, style: Style) -> int:
    """How many pixels a line reaches down from its baseline: Arabic letters go deeper than a `g`."""
    return max((_depth(run, style) for run in runs(clean(text), style.family)), default=0)


@lru_cache(maxsize=2048)
def fit(text: str, style: Style, limit: int) -> str:
    """The text, or as much of its beginning as fits `limit` pixels with an ellipsis after it."""
    line = clean(text)
    if width(line, style) <= limit:
        return line
    pieces = [piece for piece, _ in _clusters(line)]
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(pieces[:middle]).rstrip() + ELLIPSIS, style) <= limit:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + ELLIPSIS


def wrap(text: str, style: Style, limit: int, lines: int) -> tuple[str, ...]:
    """The text in as many lines of at most `limit` pixels as it needs; what `lines` cannot hold is cut off with …."""
    found: list[str] = []
    words = clean(text).split(" ")
    while words and len(found) < lines - 1:
        count = len(words)
        while count > 1 and width(" ".join(words[:count]), style) > limit:
            count -= 1
        found.append(fit(" ".join(words[:count]), style, limit))
        words = words[count:]
    if words:
        found.append(fit(" ".join(words), style, limit))
    return tuple(found)


def first(text: str) -> str:
    """The first letter or emoji of a line that can be drawn, with all that belongs to it."""
    pieces = [*_clusters(clean(text))]
    seen = (piece for piece, picture in pieces if picture or fonts.font_for(piece[0], "text") is not None)
    return next(seen, pieces[0][0] if pieces else "")


def line(
    text: str,
    style: Style,
    colour: Colour,
    theme: Theme,
    *,
    width: int | None = None,
    ground: Colour | None = None,
) -> Sprite:
    """A line as a sprite, put by its left end on the baseline; cut with an ellipsis beyond `width` pixels.

    Smooth on `ground` (None: the felt).
    """
    return _line(text if width is None else fit(text, style, width), style, colour, theme, ground)


def runs(text: str, family: Family) -> list[Run]:
    """The runs of a clean line in the order they are seen, from left to right."""
    if text.isascii():
        return [Run(text, fonts.chain(family)[0], 0)] if text else []
    levels = bidi.levels(text)
    if text.startswith(LEFT_TO_RIGHT):
        text, levels = text[1:], levels[1:]
    found: list[Run] = []
    place = 0
    for piece, picture in _clusters(text):
        level = levels[place]
        place += len(piece)
        if picture:
            found.append(Run(picture, None, level))
            continue
        last = found[-1] if found else None
        # All suits are of one font, whichever others another has; spaces and the like stay with what is before them.
        font = fonts.font_for(_SUITS[0] if piece[0] in _SUITS else piece[0], family)
        if font is None:
            continue  # better a gap than a box
        piece = piece[0] + "".join(mark for mark in piece[1:] if _fits(font, mark))
        stays = last and last.font and last.level == level and all(_fits(last.font, mark) for mark in piece)
        if last and last.font and stays and (last.font == font or (not piece[0].isalnum() and piece[0] not in _SUITS)):
            found[-1] = Run(last.text + piece, last.font, level)
        else:
            found.append(Run(piece, font, level))
    if not found and text:
        return [Run(text, fonts.chain(family)[0], levels[0])]  # boxes say at least that there is a name
    return bidi.visual_order([(run, run.level) for run in found])


@cached
def _line(text: str, style: Style, colour: Colour, theme: Theme, ground: Colour | None) -> Sprite:
    pieces = [(run, _advance(run, style)) for run in runs(clean(text), style.family)]
    advance = sum(piece for _, piece in pieces)
    # Letters may lean out of their advance and above the usual height (Ấ, Thai, Arabic): room on every side.
    margin, above, below = style.size // 3, round(style.size * 1.35), round(style.size * 0.6)
    size = (max(1, advance + 2 * margin), above + below)
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    pictures: list[tuple[Sprite, int, int]] = []
    pen = margin
    for run, step in pieces:
        if run.font is None:
            side = _emoji_size(style)
            x, y = pen + (step - side) // 2, above - round(style.cap_height / 2 + side / 2)
            pictures.append((_emoji(run.text, side, theme, ground), x, y))
        else:
            _set(draw, run, pen, above, style)
        pen += step
    image = mapped(mask, ramp(theme, colour, ground))
    seen = at_least(mask, 16)
    for sprite, x, y in pictures:
        image.paste(sprite.image, (x, y), sprite.mask)
        seen.paste(1, (x, y, x + sprite.width, y + sprite.height), sprite.mask)
    box = seen.getbbox() or (0, 0, 1, 1)
    return Sprite(image.crop(box), seen.crop(box), margin - box[0], above - box[1], advance)


def _set(draw: ImageDraw.ImageDraw, run: Run, x: int, baseline: int, style: Style) -> None:
    if run.font is None:
        return
    font = fonts.load(run.font, style.size, style.weight)
    with suppress(OSError):  # a letter that is too large for FreeType: better a gap than no picture
        if fonts.SHAPES:
            direction = "rtl" if run.level % 2 else "ltr"
            draw.text((x, baseline), run.text, fill=255, font=font, anchor="ls", direction=direction)
        else:
            draw.text((x, baseline), _turned(run), fill=255, font=font, anchor="ls")


@lru_cache(maxsize=8192)
def _advance(run: Run, style: Style) -> int:
    if run.font is None:
        return round(style.size * 1.22)
    font = fonts.load(run.font, style.size, style.weight)
    if fonts.SHAPES:
        return round(font.getlength(run.text, direction="rtl" if run.level % 2 else "ltr"))
    return round(font.getlength(_turned(run)))


def _depth(run: Run, style: Style) -> int:
    if run.font is None:
        return (_emoji_size(style) - style.cap_height) // 2
    font = fonts.load(run.font, style.size, style.weight)
    with suppress(OSError):  # as when it is drawn
        if fonts.SHAPES:
            return round(font.getbbox(run.text, anchor="ls", direction="rtl" if run.level % 2 else "ltr")[3])
        return round(font.getbbox(_turned(run), anchor="ls")[3])
    return 0


def _turned(run: Run) -> str:
    """Without a shaper, letters that run to the left are turned round here, their marks kept with them."""
    if run.level % 2 == 0:
        return run.text
    return "".join(piece for piece, _ in reversed(list(_clusters(run.text))))


@cached
def _emoji(name: str, size: int, theme: Theme, ground: Colour | None) -> Sprite:
    picture = emoji.draw(name, size)
    return from_rgba(picture, theme) if ground is None else from_rgba(picture, theme, ground=ground)


def _emoji_size(style: Style) -> int:
    return round(style.size * 1.08)


def _fits(font: Path, character: str) -> bool:
    return character in JOINERS or character == " " or fonts.covers(font, character)


def _clusters(text: str) -> Iterator[tuple[str, str]]:
    """The line in pieces that must not be cut: (characters, name of the emoji's picture or "")."""
    place = 0
    while place < len(text):
        # A letter that the text font has is a letter (©), and so is a suit, unless what follows asks for the picture.
        asked = text[place + 1 : place + 2] in ("\ufe0f", "\u20e3")
        plain = not asked and (text[place] in _SUITS or fonts.covers(fonts.chain("text")[0], text[place]))
        name, length = ("", 0) if plain else emoji.match(text, place)
        if name:
            yield text[place : place + length], name
            place += length
            continue
        end = place + 1
        while end < len(text) and (text[end] in JOINERS or unicodedata.category(text[end]).startswith("M")):
            end += 1
        yield text[place:end], ""
        place = end
