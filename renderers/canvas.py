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
from itertools import product
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from . import palette, png, text
from .picture import Picture, clip_alt
from .pixels import at_least, lay, mapped
from .sprites import SEATS, Sprite, cached, cached_in, crop, from_mask
from .text import Style
from .theme import Colour, Theme

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; right and bottom are just outside."""

PLACE_RADIUS: Final = 18
"""How round the corners of a place in the cloth are."""

_SMOOTH: Final = 4  # how many times larger a rounded corner is drawn before it is scaled down


class Canvas:
    """A sheet of `width` × `height` pixels; `image` is it, mode "L", indices of the theme's palette."""

    def __init__(
        self, image: Image.Image, theme: Theme, people: bytes = b"", *, origin: tuple[int, int] = (0, 0)
    ) -> None:
        """A canvas on this image.

        Args:
            image: mode "L", palette indices.
            theme: whose palette they are of.
            people: the colours of the palette's part `PEOPLE`, if any is used.
            origin: where its left upper corner lies, for a piece of a larger sheet drawn in that one's coordinates.
        """
        self.image, self.theme, self.people, self.origin = image, theme, people, origin

    @classmethod
    def felt(cls, width: int, height: int, theme: Theme, people: bytes = b"") -> Canvas:
        """The theme's cloth, brightest a little above the middle."""
        return cls(_felt(width, height).copy(), theme, people)

    @classmethod
    def flat(cls, width: int, height: int, theme: Theme, people: bytes = b"") -> Canvas:
        """The theme's cloth without light: for pictures that things fill to the edge."""
        return cls(Image.new("L", (width, height), palette.FELT_LIGHT - 4), theme, people)

    @classmethod
    def piece(cls, width: int, height: int, box: Box, theme: Theme) -> Canvas:
        """The part in `box` of `Canvas.felt(width, height, theme)`, drawn in that sheet's coordinates."""
        return cls(_felt(width, height).crop(box), theme, origin=box[:2])

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.image.height

    # --- light and shadow on the cloth: only where nothing else lies yet ---

    def drop_shadow(
        self,
        box: Box,
        *,
        radius: int = 8,
        blur: int = 7,
        depth: int = 13,
        fall: int = 4,
        level: int | None = None,
        alone: bool = False,
    ) -> None:
        """The soft shadow of something as large as `box` that lies on the cloth, `fall` pixels lower.

        `level` says how bright the cloth is there, if it is a flat place (see `sink`): that is faster, and faster still
        if the shadow is `alone`, nothing else being where it falls.
        """
        left, top, right, bottom = box
        if level is not None:
            shadow = _shadow(right - left, bottom - top, radius, blur, depth, level)
            self.put(Sprite(shadow.image, None, shadow.left, shadow.top) if alone else shadow, left, top + fall)
            return
        margin = 2 * blur
        shade = _soft(right - left, bottom - top, radius, blur, depth)
        x, y = left - margin - self.origin[0], top - margin + fall - self.origin[1]
        region = (x, y, x + shade.width, y + shade.height)
        self.image.paste(ImageChops.subtract(self.image.crop(region), shade), (x, y))

    def sink(self, box: Box, *, radius: int = PLACE_RADIUS, level: int = palette.FELT_SUNK) -> None:
        """Press a flat place into the cloth, with a shadow along its upper edge and light on its lower one."""
        left, top, right, bottom = box
        upper, lower = _sunk(right - left, radius, level)
        self.put(upper, left, top)
        self._paste(level, (left, top + upper.height, right, bottom - lower.height))
        self.put(lower, left, bottom - lower.height)

    def light_around(self, box: Box, *, radius: int = PLACE_RADIUS, blur: int = 18, height: int = 8) -> None:
        """Let more light fall about a place, and into its round corners; the rest of it is left for what lies there."""
        left, top, right, bottom = box
        margin = 2 * blur
        for glow, x, y in _rim(right - left, bottom - top, radius, blur, height):
            self.brighten(glow, left - margin + x, top - margin + y)

    def brighten(self, glow: Image.Image, x: int, y: int) -> None:
        """Let light of any shape fall on the cloth: `glow` is mode "L", how many levels of the felt brighter."""
        x, y = x - self.origin[0], y - self.origin[1]
        region = (x, y, x + glow.width, y + glow.height)
        lit = mapped(ImageChops.add(self.image.crop(region), glow), _CEILING)
        self.image.paste(lit, (x, y))

    # --- things on it ---

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite."""
        left, top = self.origin
        lay(self.image, sprite.image, x - sprite.left - left, y - sprite.top - top, sprite.mask)

    def put_piece(self, sprite: Sprite, x: int, y: int, radius: int) -> None:
        """Paste a rectangle but for its round corners."""
        left, top = x - self.origin[0], y - self.origin[1]
        spots = [
            (left + across, top + down) for down in (0, sprite.height - radius) for across in (0, sprite.width - radius)
        ]
        under = [self.image.crop((at, from_top, at + radius, from_top + radius)) for at, from_top in spots]
        lay(self.image, sprite.image, left, top)
        for corner, (at, from_top), outside in zip(under, spots, _outside(radius), strict=True):
            lay(self.image, corner, at, from_top, outside)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        self._paste(palette.nearest(self.theme, colour), box)

    def round_rect(self, box: Box, colour: Colour, *, radius: int = 12, ground: Colour | None = None) -> None:
        """A filled rectangle with round corners, smooth on `ground` (None: the felt)."""
        self._round(box, colour, radius, 0, ground)

    def outline(
        self, box: Box, colour: Colour, *, radius: int = 12, pen: int = 3, ground: Colour | None = None
    ) -> None:
        """The edge of a rectangle with round corners, `pen` pixels thick, inside the box."""
        self._round(box, colour, radius, pen, ground)

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

    def _round(self, box: Box, colour: Colour, radius: int, pen: int, ground: Colour | None) -> None:
        """A rounded rectangle, or its edge: round corners and plain bars between them where it is large enough."""
        left, top, right, bottom = box
        reach = max(radius, pen) + 1
        wide, high = right - left, bottom - top
        if min(wide, high) <= 2 * reach:
            self.put(_shape(wide, high, radius, pen, self.theme, colour, ground), left, top)
            return
        for which, (y, x) in enumerate(product((top, bottom - reach), (left, right - reach))):
            self.put(_corner(which, reach, radius, pen, self.theme, colour, ground), x, y)
        plain = palette.ramp(self.theme, colour, ground)[255]
        thick = pen or reach
        self._paste(plain, (left + reach, top, right - reach, top + thick))
        self._paste(plain, (left + reach, bottom - thick, right - reach, bottom))
        if pen:
            self._paste(plain, (left, top + reach, left + pen, bottom - reach))
            self._paste(plain, (right - pen, top + reach, right, bottom - reach))
        else:
            self._paste(plain, (left, top + reach, right, bottom - reach))

    def _paste(self, index: int, box: Box) -> None:
        x, y = self.origin
        self.image.paste(index, (box[0] - x, box[1] - y, box[2] - x, box[3] - y))

    def _colours(self) -> bytes:
        return palette.with_people(self.theme, self.people)


_CEILING: Final = bytes(min(level, palette.FELT.stop - 1) for level in range(256))


@lru_cache(maxsize=6)
def _felt(width: int, height: int) -> Image.Image:
    """Levels of the cloth: brightest across the middle, falling off up and down in steps too small to see.

    It is the same all along a row: light that fell off to the sides too would double the size of an empty table's PNG.
    """
    column = Image.new("L", (1, height))
    for y in range(height):
        away = abs(y - height * 0.47) / (height * 0.53)
        column.putpixel((0, y), round(palette.FELT_LIGHT - 9 * away**1.6))
    return column.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


@lru_cache(maxsize=8)
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


def _soft(width: int, height: int, radius: int, blur: int, depth: int) -> Image.Image:
    """A blurred rounded rectangle of `depth` levels with a margin of 2 × `blur` about it."""
    least = 2 * (radius + 4 * blur) + 1  # blurs of opposite corners do not meet in a box of this size
    small = _blurred(min(width, least), min(height, least), radius, blur, depth)
    margin = 4 * blur
    return _stretched(small, width + margin, height + margin)


@lru_cache(maxsize=32)
def _rim(width: int, height: int, radius: int, blur: int, depth: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """What of `_soft` is outside the box or in its round corners, in four bands, and where in `_soft` each begins."""
    glow = _soft(width, height, radius, blur, depth)
    margin = 2 * blur
    rim, (wide, high) = margin + min(radius, height // 2), glow.size
    bands = (
        (0, 0, wide, rim),
        (0, high - rim, wide, high),
        (0, rim, margin, high - rim),
        (wide - margin, rim, wide, high - rim),
    )
    return tuple([(glow.crop(band), band[0], band[1]) for band in bands])


@lru_cache(maxsize=32)
def _blurred(width: int, height: int, radius: int, blur: int, depth: int) -> Image.Image:
    margin = 2 * blur
    sheet = Image.new("L", (width + 2 * margin, height + 2 * margin))
    ImageDraw.Draw(sheet).rounded_rectangle((margin, margin, margin + width - 1, margin + height - 1), radius, fill=255)
    blurred = sheet.filter(ImageFilter.GaussianBlur(blur * 0.62))
    # Steps of two levels cannot be told from steps of one where they are so narrow, and take fewer bytes in the PNG.
    return mapped(blurred, [round(level * depth / 255 / 2) * 2 for level in range(256)])


def _stretched(image: Image.Image, width: int, height: int) -> Image.Image:
    """An image made larger by repeating its middle row and its middle column."""
    turn = Image.Transpose.TRANSPOSE
    return _widened(_widened(image.transpose(turn), height).transpose(turn), width)


def _widened(image: Image.Image, width: int) -> Image.Image:
    """An image made wider by repeating its middle column."""
    more, half, high = width - image.width, image.width // 2, image.height
    if more <= 0:
        return image
    wider = Image.new("L", (width, high))
    column = image.crop((half, 0, half + 1, high))
    lay(wider, image, more, 0)
    lay(wider, image.crop((0, 0, half, high)), 0, 0)
    lay(wider, column.resize((more, high), Image.Resampling.NEAREST), half, 0)  # pyright: ignore[reportUnknownMemberType]
    return wider


@cached
def _corner(
    which: int, reach: int, radius: int, pen: int, theme: Theme, colour: Colour, ground: Colour | None
) -> Sprite:
    """A corner of a rounded rectangle, `reach` pixels wide and high: 0 upper left, 1 upper right, 2 and 3 below."""
    size = 2 * reach + 1
    whole = _shape(size, size, radius, pen, theme, colour, ground)
    x, y = (which % 2) * (size - reach), (which // 2) * (size - reach)
    return crop(whole, x, y, x + reach, y + reach)


@cached
def _shape(
    width: int, height: int, radius: int, pen: int, theme: Theme, colour: Colour, ground: Colour | None
) -> Sprite:
    """A rounded rectangle, or its edge when `pen` is not 0."""
    return from_mask(_rounded(width, height, radius, pen), palette.ramp(theme, colour, ground))


@cached_in(SEATS)
def _shadow(width: int, height: int, radius: int, blur: int, depth: int, level: int) -> Sprite:
    """A shadow on flat cloth of this level, without the margin where nothing of it is seen."""
    shade = _soft(width, height, radius, blur, depth)
    left, top, right, bottom = at_least(shade, 1).getbbox() or (0, 0, 1, 1)
    shade = shade.crop((left, top, right, bottom))
    image = ImageChops.subtract(Image.new("L", shade.size, level), shade)
    return Sprite(image, at_least(shade, 1), 2 * blur - left, 2 * blur - top)


@lru_cache(maxsize=8)
def _outside(radius: int) -> tuple[Image.Image, ...]:
    """What round corners leave out of square ones: upper left, upper right, lower left, lower right."""
    size = 4 * radius
    without = ImageChops.invert(at_least(_rounded(size, size, radius, 0), 128))
    far = size - radius
    return tuple([without.crop((x, y, x + radius, y + radius)) for y in (0, far) for x in (0, far)])


@lru_cache(maxsize=32)
def _sunk(width: int, radius: int, level: int) -> tuple[Sprite, Sprite]:
    """The upper and the lower end of a place pressed into the cloth; between them it is flat."""
    height = 2 * radius + 24
    shape = _rounded(width, height, radius, 0)
    # Shadow and light run along the whole rim, so that the rows are even; the round ends only cut them off.
    image = Image.new("L", (width, height), level)
    for y, shade in enumerate((9, 8, 7, 6, 5, 4, 3, 2, 2, 1, 1)):
        image.paste(max(0, level - shade), (0, y, width, y + 1))
    image.paste(min(level + 4, palette.FELT.stop - 1), (0, height - 2, width, height))
    whole = Sprite(image, at_least(shape, 128))
    half = height // 2
    return crop(whole, 0, 0, width, half), crop(whole, 0, half, width, height)
