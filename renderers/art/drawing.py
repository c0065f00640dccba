"""A sheet to draw paths on: supersampled, in units of its own, scaled down once at the end."""

from __future__ import annotations

import math
from collections.abc import Generator
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFont

from .colours import Colour
from .paths import Path, Point

_GLYPH_SIZE: Final = 480


class Drawing:
    """A transparent sheet of `width` × `height` pixels, drawn in units where the sheet is `units` wide.

    Everything is painted opaque, several times enlarged (`factor`); `finish` scales it down, which is what smooths the
    edges. With a `ground` the sheet is plain instead of transparent, and made in half the time.
    """

    def __init__(
        self, width: int, height: int, units: float, *, factor: int | None = None, ground: Colour | None = None
    ) -> None:
        self.width, self.height = width, height
        self.factor = factor or max(4, min(12, math.ceil(800 / max(width, height))))
        self._scale = width * self.factor / units
        size = (width * self.factor, height * self.factor)
        self._image = Image.new("RGBA", size, (0, 0, 0, 0)) if ground is None else Image.new("RGB", size, ground)
        self._pencil = ImageDraw.Draw(self._image)
        self._frame: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)

    @property
    def unit(self) -> float:
        """Pixels of the finished image to a unit."""
        return self._scale / self.factor

    def fill(self, shape: Path, colour: Colour) -> None:
        """Paint the inside of every outline."""
        for outline in self._placed(shape):
            if len(outline) > 2:
                self._pencil.polygon(outline, fill=colour)

    def ring(self, shape: Path, colour: Colour) -> None:
        """Paint what is inside an odd number of outlines: shapes with holes."""
        mask = Image.new("1", self._image.size)
        for outline in self._placed(shape):
            one = Image.new("1", self._image.size)
            ImageDraw.Draw(one).polygon(outline, fill=1)
            mask = ImageChops.logical_xor(mask, one)
        self._image.paste(colour, (0, 0), mask.convert("L"))

    def stroke(self, shape: Path, width: float, colour: Colour) -> None:
        """Paint along every outline with a round pen of this width."""
        a, b = self._frame[0], self._frame[1]
        pen = width * self._scale * math.hypot(a, b)
        r = pen / 2
        for outline, closed in zip(self._placed(shape), shape.closed, strict=True):
            points = [*outline, outline[0]] if closed else list(outline)
            for (x0, y0), (x1, y1) in pairwise(points):
                length = math.hypot(x1 - x0, y1 - y0)
                if length > 0:
                    nx, ny = (y1 - y0) / length * r, (x0 - x1) / length * r
                    corners = ((x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny))
                    self._pencil.polygon(corners, fill=colour)
            for x, y in points:
                self._pencil.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def text(self, text: str, box: tuple[float, float, float, float], colour: Colour, *, weight: int = 800) -> None:
        """Letters stretched to fill the box (left, top, right, bottom) exactly; upright frames only."""
        (left, top), (right, bottom) = self._place((box[0], box[1])), self._place((box[2], box[3]))
        size = (max(1, round(abs(right - left))), max(1, round(abs(bottom - top))))
        mask = _resized(glyphs(text, weight), size, Image.Resampling.BILINEAR)
        if right < left:
            mask = mask.transpose(Image.Transpose.ROTATE_180)
        self._image.paste(colour, (round(min(left, right)), round(min(top, bottom))), mask)

    @contextmanager
    def frame(self, a: float, b: float, c: float, d: float, e: float, f: float) -> Generator[None]:
        """Draw in a moved, turned or scaled frame: (x, y) in it is (ax + cy + e, bx + dy + f) outside."""
        before = self._frame
        a0, b0, c0, d0, e0, f0 = before
        self._frame = (
            a0 * a + c0 * b,
            b0 * a + d0 * b,
            a0 * c + c0 * d,
            b0 * c + d0 * d,
            a0 * e + c0 * f + e0,
            b0 * e + d0 * f + f0,
        )
        try:
            yield
        finally:
            self._frame = before

    @contextmanager
    def within(self, shape: Path) -> Generator[None]:
        """Only what falls inside the shape is painted. Frames open inside must be left inside."""
        outlines = self._placed(shape)
        xs, ys = [x for line in outlines for x, _ in line], [y for line in outlines for _, y in line]
        box = (
            max(0, math.floor(min(xs))),
            max(0, math.floor(min(ys))),
            min(self._image.width, math.ceil(max(xs)) + 1),
            min(self._image.height, math.ceil(max(ys)) + 1),
        )
        if box[0] >= box[2] or box[1] >= box[3]:
            yield
            return
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]))
        pencil = ImageDraw.Draw(mask)
        for outline in outlines:
            pencil.polygon([(x - box[0], y - box[1]) for x, y in outline], fill=255)
        # Paint on a copy of that part alone, in a frame moved to its corner.
        base, before = self._image, self._frame
        self._image = base.crop(box)
        self._pencil = ImageDraw.Draw(self._image)
        self._frame = (*before[:4], before[4] - box[0] / self._scale, before[5] - box[1] / self._scale)
        try:
            yield
        finally:
            base.paste(self._image, box, mask)
            self._image, self._frame = base, before
            self._pencil = ImageDraw.Draw(base)

    def turn_upper_half(self, box: tuple[float, float, float, float]) -> None:
        """Fill the lower half of the box with its upper half turned upside down: what a double-headed figure is."""
        (left, top), (right, bottom) = self._place(box[:2]), self._place(box[2:])
        x0, x1, y0, y1 = round(left), round(right), round(top), round(bottom)
        half = self._image.crop((x0, y0, x1, (y0 + y1) // 2)).transpose(Image.Transpose.ROTATE_180)
        self._image.paste(half, (x0, y1 - half.height))

    def finish(self) -> Image.Image:
        """The sheet at its own size, RGBA; RGB if it has a ground."""
        if self._image.mode == "RGB":
            return self._image.reduce(self.factor)
        return self._image.convert("RGBa").reduce(self.factor).convert("RGBA")

    def _place(self, point: Point) -> Point:
        a, b, c, d, e, f = self._frame
        x, y = point
        return ((a * x + c * y + e) * self._scale, (b * x + d * y + f) * self._scale)

    def _placed(self, shape: Path) -> list[list[Point]]:
        a, b, c, d, e, f = (part * self._scale for part in self._frame)
        return [[(a * x + c * y + e, b * x + d * y + f) for x, y in outline] for outline in shape.outlines]


@lru_cache(maxsize=128)
def glyphs(text: str, weight: int = 800) -> Image.Image:
    """The text in condensed bold as a coverage mask, cropped to its ink."""
    with as_file(files("fontpkg_roboto_condensed") / "files" / "RobotoCondensed[wght].ttf") as source:
        font = ImageFont.truetype(str(source), _GLYPH_SIZE)
    font.set_variation_by_axes([weight])
    left, top, right, bottom = font.getbbox(text)
    mask = Image.new("L", (math.ceil(right - left), math.ceil(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font)
    return mask.crop(mask.getbbox())


def _resized(image: Image.Image, size: tuple[int, int], filter_: Image.Resampling) -> Image.Image:
    return image.resize(size, filter_)  # pyright: ignore[reportUnknownMemberType]
