"""What a picture writes and where: every line that goes through `Canvas.write` while a picture is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from PIL import Image

from renderers import text
from renderers.canvas import Box, Canvas
from renderers.palette import FELT, felt_colour
from renderers.text import Style
from renderers.theme import Colour


@dataclass
class Line:
    """A written line: its words, the box of its capitals, its style, its colour and what it stands on."""

    words: str
    box: Box
    style: Style
    colour: Colour
    grounds: tuple[Colour, ...]
    canvas: tuple[int, int]


@dataclass
class Writing:
    """Everything written."""

    lines: list[Line] = field(default_factory=list)

    def words(self) -> str:
        """All of it, for looking something up."""
        return " | ".join(line.words for line in self.lines)


@contextmanager
def watched() -> Iterator[Writing]:
    """Let canvases be written on as ever, and keep what they are given."""
    writing, write = Writing(), Canvas.write

    def keep(self: Canvas, words: str, x: int, baseline: int, style: Style, colour: Colour, **how: Any) -> Box:
        if self.width < 400:  # an initial on a portrait: a picture of its own
            return write(self, words, x, baseline, style, colour, **how)
        before = self.image.copy()
        left, _, right, _ = write(self, words, x, baseline, style, colour, **how)
        ground = how.get("ground")
        grounds = (ground,) if ground else _cloth(before, (left, baseline - style.cap_height, right, baseline), self)
        box = (left, baseline - style.cap_height, right, baseline)
        shown = words if how.get("width") is None else text.fit(words, style, how["width"])
        writing.lines.append(Line(shown, box, style, colour, grounds, self.image.size))
        return (left, baseline - style.ascent, right, baseline + style.descent)

    with patch.object(Canvas, "write", keep):
        yield writing


def _cloth(image: Image.Image, box: Box, canvas: Canvas) -> tuple[Colour, ...]:
    """The darkest and the brightest cloth in a box, stray pixels left out."""
    shares = image.crop(box).histogram()[: FELT.stop]
    levels = [level for level in FELT if shares[level] > sum(shares) * 0.02]
    return tuple(felt_colour(canvas.theme, level) for level in {levels[0], levels[-1]})


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes have no pixel in common."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours (WCAG 2.2, "contrast ratio")."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def check_writing(writing: Writing) -> None:
    """Every line lies on its sheet, in no other line's way, is large enough for a phone, and is read with ease."""
    for number, line in enumerate(writing.lines):
        left, top, right, bottom = line.box
        wide, high = line.canvas
        assert 0 <= left < right <= wide, f"{line.words!r} leaves the sheet sideways"
        assert 0 <= top < bottom <= high, f"{line.words!r} leaves the sheet above or below"
        assert line.style.size * 400 / wide >= 9, f"{line.words!r} is too small on a phone"
        for ground in line.grounds:
            ratio = contrast(line.colour, ground)
            assert ratio >= (3 if line.style.size >= 40 else 4.5), f"{line.words!r}: contrast {ratio:.1f} on {ground}"
        for other in writing.lines[:number]:
            if other.canvas == line.canvas and other.words.strip() and line.words.strip():
                assert apart(line.box, other.box), f"{line.words!r} lies on {other.words!r}"
