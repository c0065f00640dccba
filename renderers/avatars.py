"""The people of a picture as round portraits: their avatars, or a drawn one where there is none.

Avatars are photographs, which no fixed palette does justice. So the palette's part `PEOPLE` is chosen anew for the
avatars of each picture; the same people at another table or time give the same colours, and are kept.
"""

from __future__ import annotations

import io
import unicodedata
import zlib
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, UnidentifiedImageError

from . import palette, text
from .art import bot_avatar
from .canvas import Canvas
from .picture import Person
from .pixels import at_least, mapped, scaled
from .sprites import CACHE, Cache, Sprite, from_rgba
from .text import Style
from .theme import Colour, Theme

_SMOOTH: Final = 4
_LARGEST: Final = 4096 * 4096
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
"""What Discord sends; Pillow's readers of rarer kinds raise whatever they like on damaged files."""
_SAMPLE: Final = 64
"""The size that the colours of photographs are chosen at."""
_RIM: Final = 3
_CALM: Final = ImageFilter.ModeFilter(3)
_GROUNDS: Final[tuple[Colour, ...]] = (
    (190, 25, 49),
    (34, 102, 153),
    (108, 42, 168),
    (173, 112, 24),
    (20, 92, 52),
    (150, 16, 52),
    (26, 52, 122),
    (92, 54, 32),
)


@dataclass(frozen=True, slots=True)
class Faces:
    """Everybody's portrait, in seat order, and the colours they need: give `people` to the `Canvas`."""

    sprites: tuple[Sprite, ...]
    people: bytes
    who: tuple[int, ...]
    """A number for each portrait, which in these colours looks as any other of that number does."""

    @property
    def size(self) -> int:
        """About how many bytes it holds."""
        return len(self.people) + sum([sprite.size for sprite in self.sprites])


FACES: Final[Cache[Faces]] = Cache(8 * 2**20)
"""The people of some two hundred tables: to decode avatars and choose their colours takes longer than all else."""


def faces(people: Sequence[Person], size: int, theme: Theme) -> Faces:
    """Portraits of `size` pixels across, round, with a thin light rim.

    An avatar that cannot be read is replaced by a drawn one: nothing a person uploads can stop a table. The colours
    depend on the people alone, so that portraits of several sizes can stand in one picture.
    """
    looks = tuple([_look(person) for person in people])
    found = FACES.get((looks, size, theme))
    if found is None:
        found = _faces(people, looks, size, theme)
        FACES.keep((looks, size, theme), found)
    return found


def _look(person: Person) -> tuple[str, bool, bytes]:
    """What a portrait depends on; an avatar by its digest, as the avatars themselves would be most of what is kept."""
    return person.name, person.bot, blake2b(person.avatar, digest_size=16).digest() if person.avatar else b""


def _faces(people: Sequence[Person], looks: tuple[Hashable, ...], size: int, theme: Theme) -> Faces:
    photos = [_photo(person.avatar, size) if person.avatar else None for person in people]
    samples = [_photo(person.avatar, _SAMPLE) for person in people if person.avatar]
    colours, chosen = _choose([sample for sample in samples if sample is not None], theme)
    sprites = [
        _portrait(photo, size, theme, chosen) if photo is not None else _drawn(person, size, theme)
        for person, photo in zip(people, photos, strict=True)
    ]
    return Faces(tuple(sprites), colours, tuple(map(hash, looks)))


def _photo(avatar: bytes, size: int) -> Image.Image | None:
    try:
        with Image.open(io.BytesIO(avatar), formats=_FORMATS) as opened:
            if opened.width * opened.height > _LARGEST:
                return None
            opened.draft("RGB", (size * 2, size * 2))
            picture = opened.convert("RGBA")
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, zlib.error, Image.DecompressionBombError):
        return None
    side = min(picture.size)
    left, top = (picture.width - side) // 2, (picture.height - side) // 2
    square = scaled(picture.crop((left, top, left + side, top + side)), size, size)
    flat = Image.new("RGB", (size, size), (49, 51, 56))
    flat.paste(square, (0, 0), square.getchannel("A"))
    return flat


def _choose(photos: list[Image.Image], theme: Theme) -> tuple[bytes, Image.Image | None]:
    """The colours that these photographs need most, and a palette image of them and the theme's fixed ones."""
    if not photos:
        return b"", None
    sheet = Image.new("RGB", (photos[0].width, photos[0].height * len(photos)))
    for index, photo in enumerate(photos):
        sheet.paste(photo, (0, index * photo.height))
    few = sheet.quantize(len(palette.PEOPLE), method=Image.Quantize.MEDIANCUT)
    found = bytes((few.getpalette() or [])[: len(palette.PEOPLE) * 3]).ljust(len(palette.PEOPLE) * 3, b"\0")
    fixed = palette.colours(theme)
    image = Image.new("P", (1, 1))
    image.putpalette([*found, *(part for index in palette.FIXED for part in fixed[index])])
    return found, image


def _portrait(photo: Image.Image, size: int, theme: Theme, chosen: Image.Image | None) -> Sprite:
    if chosen is None:
        return _drawn(Person("?"), size, theme)
    found = _rimmed(photo, theme).quantize(palette=chosen, dither=Image.Dither.NONE)
    places = bytes([*palette.PEOPLE, *palette.FIXED]).ljust(256, b"\0")
    # Single pixels of another colour are noise at this size, and dear in the PNG.
    inside = mapped(Image.frombytes("L", found.size, found.tobytes()).filter(_CALM), places)
    rim = _rim(size, theme)
    image = rim.image.copy()
    image.paste(inside, (0, 0), at_least(_disc(size, size - _RIM), 128))
    return Sprite(image, rim.mask)


def _rimmed(picture: Image.Image, theme: Theme) -> Image.Image:
    """The picture inside a disc, the rim's colour all about it: the edge between them is smooth on both."""
    size = picture.width
    flat = Image.new("RGB", picture.size, theme.text)
    flat.paste(picture, (0, 0), _disc(size, size - 2 * _RIM))
    return flat


def _drawn(person: Person, size: int, theme: Theme) -> Sprite:
    """A portrait without a photograph: a bot's own face, or the person's initial on a colour of theirs."""
    key = ("drawn", person.name, person.bot, size, theme)
    sprite = CACHE.get(key)
    if sprite is None:
        drawn = _bot(person, size) if person.bot else _initial(person.name, size, theme)
        picture = _rimmed(drawn.convert("RGB"), theme).convert("RGBA")
        picture.putalpha(_disc(size, size))
        sprite = from_rgba(picture, theme)
        CACHE.keep(key, sprite)
    return sprite


def _bot(person: Person, size: int) -> Image.Image:
    return bot_avatar(size, person.name)


def _initial(name: str, size: int, theme: Theme) -> Image.Image:
    ground = _GROUNDS[zlib.crc32(name.encode()) % len(_GROUNDS)]
    sheet = Canvas(Image.new("L", (size, size), palette.nearest(theme, ground)), theme)
    letters = [letter for letter in name if unicodedata.category(letter)[0] in "LN"]
    initial = letters[0].upper() if letters else text.first(name)
    style = Style(size=round(size * 0.52), weight=650)
    baseline = size // 2 + style.cap_height // 2
    sheet.write(initial, size // 2, baseline, style, (255, 255, 255), align="middle", ground=ground)
    return sheet.rgb()


@lru_cache(maxsize=16)
def _disc(size: int, diameter: int) -> Image.Image:
    """Coverage of a disc in the middle of a square."""
    large = Image.new("L", (size * _SMOOTH, size * _SMOOTH))
    margin = (size - diameter) * _SMOOTH // 2
    end = size * _SMOOTH - 1 - margin
    ImageDraw.Draw(large).ellipse((margin, margin, end, end), fill=255)
    return large.reduce(_SMOOTH)


@lru_cache(maxsize=16)
def _rim(size: int, theme: Theme) -> Sprite:
    disc = Image.new("RGBA", (size, size), theme.text)
    disc.putalpha(_disc(size, size))
    return from_rgba(disc, theme)
