"""The sheet that pictures are composed on: palette indices from the first stroke to the PNG's last byte.

canvas = Canvas.felt(1280, 800, FELT)          # the cloth, lit in the middle
canvas.sink((40, 40, 600, 300))                # a place pressed into the cloth
canvas.drop_shadow((60, 60, 160, 200))         # shadows first: they only darken cloth
canvas.put(sprite, 60, 60)
canvas.write("Josefa 🌸", 60, 250, Style(size=36), theme.text, width=400)
picture = canvas.picture(alt)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from . import palette, png, text
from .picture import Picture, clip_alt
from .pixels import at_least, mapped, shares
from .sprites import Sprite
from .text import Style
from .theme import Colour, Theme

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; right and bottom are just outside."""

_SMOOTH: Final = 4  # how many times larger a rounded corner is drawn before it is scaled down


class Canvas:
    """A sheet of `width` × `height` pixels; `image` is it, mode "L", indices of the theme's palette."""

    def __init__(self, image: Image.Image, theme: Theme, people: bytes = b"") -> None:
        """A canvas on this image; `people` are the colours of the palette's part `PEOPLE`, if it uses any."""
        self.image, self.theme, self.people = image, theme, people

    @classmethod
    def felt(cls, width: int, height: int, theme: Theme, people: bytes = b"") -> Canvas:
        """The theme's cloth, brightest a little above the middle."""
        return cls(_felt(width, height).copy(), theme, people)

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.image.height

    # --- light and shadow on the cloth: only where nothing else lies yet ---

    def drop_shadow(self, box: Box, *, radius: int = 10, blur: int = 9, depth: int = 13, fall: int = 5) -> None:
        """The soft shadow of something as large as `box` that lies on the cloth, `fall` pixels lower."""
        left, top, right, bottom = box
        margin = 2 * blur
        shade = _soft(right - left, bottom - top, radius, blur, depth)
        self._darken(shade, left - margin, top - margin + fall)

    def sink(self, box: Box, *, radius: int = 28, depth: int = 6) -> None:
        """Press a place into the cloth: a little darker, with a shadow along its upper edge."""
        left, top, right, bottom = box
        self._darken(_sunk(right - left, bottom - top, radius, depth), left, top)

    def light(self, box: Box, *, radius: int = 28, blur: int = 18, height: int = 8) -> None:
        """Let more light fall on a place."""
        left, top, right, bottom = box
        margin = 2 * blur
        glow = _soft(right - left, bottom - top, radius, blur, height)
        x, y = left - margin, top - margin
        region = (x, y, x + glow.width, y + glow.height)
        lit = mapped(ImageChops.add(self.image.crop(region), glow), _CEILING)
        self.image.paste(lit, (x, y))

    # --- things on it ---

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite."""
        self.image.paste(sprite.image, (x - sprite.left, y - sprite.top), sprite.mask)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        self.image.paste(palette.nearest(self.theme, colour), box)

    def round_rect(self, box: Box, colour: Colour, *, radius: int = 12, ground: Colour | None = None) -> None:
        """A filled rectangle with round corners, smooth on `ground` (None: the felt)."""
        left, top, right, bottom = box
        mask = _rounded(right - left, bottom - top, radius, 0)
        self._stain(mask, left, top, palette.ramp(self.theme, colour, ground))

    def outline(
        self, box: Box, colour: Colour, *, radius: int = 12, pen: int = 3, ground: Colour | None = None
    ) -> None:
        """The edge of a rectangle with round corners, `pen` pixels thick, inside the box."""
        left, top, right, bottom = box
        mask = _rounded(right - left, bottom - top, radius, pen)
        self._stain(mask, left, top, palette.ramp(self.theme, colour, ground))

    def write(
        self,
        words: str,
        x: int,
        baseline: int,
        style: Style,
        colour: Colour,
        *,
        align: Literal["left", "middle", "right"] = "left",
        width: int | None = None,
        ground: Colour | None = None,
    ) -> Box:
        """Write one line, cut with an ellipsis where it would be wider than `width`; returns the box it fills.

        Any script and emoji; smooth on `ground` (None: the felt).
        """
        sprite = text.line(words, style, colour, self.theme, width=width, ground=ground)
        left = x - (0 if align == "left" else sprite.advance // 2 if align == "middle" else sprite.advance)
        self.put(sprite, left, baseline)
        return (left, baseline - style.ascent, left + sprite.advance, baseline + style.descent)

    # --- what comes out ---

    def png(self) -> bytes:
        """The sheet as a PNG file."""
        return png.encode(self.image, self._colours())

    def picture(self, alt: str) -> Picture:
        """The sheet with what it says in words; too long words are cut at a sentence."""
        return Picture(self.png(), clip_alt(alt), self.width, self.height)

    def rgb(self) -> Image.Image:
        """The sheet in true colours: for looking at, and for tests."""
        copy = Image.frombytes("P", self.image.size, self.image.tobytes())
        copy.putpalette(self._colours())
        return copy.convert("RGB")

    def _colours(self) -> bytes:
        colours = palette.palette_bytes(self.theme)
        return (colours[: palette.PEOPLE.start * 3] + self.people).ljust(768, b"\0") if self.people else colours

    def _darken(self, shade: Image.Image, x: int, y: int) -> None:
        box = (x, y, x + shade.width, y + shade.height)
        self.image.paste(ImageChops.subtract(self.image.crop(box), shade), (x, y))

    def _stain(self, mask: Image.Image, x: int, y: int, steps: bytes) -> None:
        self.image.paste(mapped(mask, steps), (x, y), at_least(mask, 16))


_CEILING: Final = bytes(min(level, palette.FELT.stop - 1) for level in range(256))


@lru_cache(maxsize=12)
def _felt(width: int, height: int) -> Image.Image:
    """Levels of the cloth: light from above the middle, falling off in steps too small to see.

    Every row that a step crosses costs bytes in the PNG: hence few steps, and their edges in blocks of four pixels.
    """
    block, steps = 4, 9
    across, down = -(-width // block), -(-height // block)
    sheet = Image.new("L", (across, down), palette.FELT_LIGHT - steps)
    draw = ImageDraw.Draw(sheet)
    x, y = across / 2, down * 0.45
    for step in range(steps):
        reach = 1.25 * ((steps - step) / steps) ** 0.5
        rx, ry = across / 2 * reach, down * 0.55 * reach
        draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=palette.FELT_LIGHT - steps + 1 + step)
    large = sheet.resize((across * block, down * block), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
    return large.crop((0, 0, width, height))


@lru_cache(maxsize=256)
def _rounded(width: int, height: int, radius: int, pen: int) -> Image.Image:
    """Coverage of a rounded rectangle, or of its edge when `pen` is not 0."""
    factor = _SMOOTH
    large = Image.new("L", (width * factor, height * factor))
    draw = ImageDraw.Draw(large)
    box = (0, 0, width * factor - 1, height * factor - 1)
    if pen:
        draw.rounded_rectangle(box, radius * factor, outline=255, width=pen * factor)
    else:
        draw.rounded_rectangle(box, radius * factor, fill=255)
    return large.reduce(factor)


@lru_cache(maxsize=256)
def _soft(width: int, height: int, radius: int, blur: int, depth: int) -> Image.Image:
    """A blurred rounded rectangle of `depth` levels with a margin of 2 × `blur` about it."""
    margin = 2 * blur
    sheet = Image.new("L", (width + 2 * margin, height + 2 * margin))
    ImageDraw.Draw(sheet).rounded_rectangle((margin, margin, margin + width - 1, margin + height - 1), radius, fill=255)
    return shares(sheet.filter(ImageFilter.GaussianBlur(blur * 0.62)), depth)


@lru_cache(maxsize=64)
def _sunk(width: int, height: int, radius: int, depth: int) -> Image.Image:
    shape = _rounded(width, height, radius, 0)
    # The shadow of the rim: what the shape, moved down and blurred, leaves of itself along the upper edge.
    moved = Image.new("L", (width, height))
    moved.paste(shape, (0, 5))
    moved = moved.filter(ImageFilter.GaussianBlur(5))
    rim = shares(ImageChops.subtract(shape, moved), 7)
    base = shares(shape, depth)
    return ImageChops.add(base, rim)
