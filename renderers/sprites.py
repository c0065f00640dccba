"""Sprites: small pictures in palette indices, made once and pasted often."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Final, Generic, ParamSpec, Protocol, TypeVar

from PIL import Image

from . import palette
from .pixels import at_least, lay, mapped
from .theme import Colour, Theme

P = ParamSpec("P")


class Sized(Protocol):
    """What can be kept."""

    @property
    def size(self) -> int:
        """About how many bytes it holds."""
        ...


Kept = TypeVar("Kept", bound=Sized)

OPAQUE_FROM: Final = 72
"""Pixels less covered than this (of 255) are left out; the rest are blended with the ground beforehand."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture ready to be pasted.

    Attributes:
        image: mode "L", palette indices.
        mask: mode "1", where it is opaque; None: everywhere.
        left: how far left of the place it is put at its first column lies (letters may lean over).
        top: how far above that place its first row lies.
        advance: how far a pen moves on; for letters.
        shares_mask: whether many sprites have this very mask.
    """

    image: Image.Image
    mask: Image.Image | None = None
    left: int = 0
    top: int = 0
    advance: int = 0
    shares_mask: bool = False

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.image.height

    @property
    def size(self) -> int:
        """About how many bytes it holds."""
        return 160 + self.image.width * self.image.height * (1 if self.mask is None or self.shares_mask else 2)


class Cache(Generic[Kept]):
    """What was used last of sprites, or of the like, up to a number of bytes."""

    def __init__(self, limit: int) -> None:
        self._limit, self._used = limit, 0
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def used(self) -> int:
        """Bytes held now."""
        return self._used

    def get(self, key: Hashable) -> Kept | None:
        """What is kept under this key."""
        try:
            found = self._kept[key]
            self._kept.move_to_end(key)
        except KeyError:  # never kept, or dropped by another thread between the two lines
            return None
        return found

    def keep(self, key: Hashable, made: Kept) -> None:
        """Keep something, and let go of what was unused for longest."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = made
            self._used += made.size
            while self._used > self._limit and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._used -= dropped.size

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._used = 0


CACHE: Final[Cache[Sprite]] = Cache(20 * 2**20)
"""What all pictures share: cards, words, signs."""

SEATS: Final[Cache[Sprite]] = Cache(8 * 2**20)
"""Whole places of tables: large, of use to one table, and soon out of date. They must not push out what all share."""


def cached_in(cache: Cache[Kept]) -> Callable[[Callable[P, Kept]], Callable[P, Kept]]:
    """Keep in `cache` what a function of hashable arguments makes."""

    def keeping(make: Callable[P, Kept]) -> Callable[P, Kept]:
        @wraps(make)
        def find(*args: P.args, **kwargs: P.kwargs) -> Kept:
            key = (make, args, tuple(kwargs.items()))
            found = cache.get(key)
            if found is None:
                found = make(*args, **kwargs)
                cache.keep(key, found)
            return found

        return find

    return keeping


cached: Final = cached_in(CACHE)
"""Keep what a function of hashable arguments makes in `CACHE`."""


def from_rgba(image: Image.Image, theme: Theme, *, ground: Colour | int = palette.FELT_MEAN) -> Sprite:
    """A sprite of an RGBA picture.

    Its soft edges are blended with `ground`, a colour or a level of the felt, so that they look smooth there.
    """
    below = ground if isinstance(ground, tuple) else palette.felt_colour(theme, ground)
    alpha = image.getchannel("A")
    flat = Image.new("RGB", image.size, below)
    flat.paste(image, (0, 0), alpha)
    return Sprite(indexed(flat, theme), _opaque(alpha))


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture in the theme's palette (its cloth left out), mode "L"."""
    colours, places = palette.quantiser(theme)
    found = image.quantize(palette=colours, dither=Image.Dither.NONE)
    return mapped(Image.frombytes("L", found.size, found.tobytes()), places)


def in_fixed_colours(image: Image.Image) -> Image.Image:
    """An RGB picture in the colours that the palettes of all themes have, mode "L"."""
    colours, places = palette.fixed_quantiser()
    found = image.quantize(palette=colours, dither=Image.Dither.NONE)
    return mapped(Image.frombytes("L", found.size, found.tobytes()), places)


def from_mask(mask: Image.Image, steps: bytes) -> Sprite:
    """A sprite of one colour: `mask` (mode "L") is its coverage, `steps` a `palette.ramp`."""
    return Sprite(mapped(mask, steps), _opaque(mask, 16))


def crop(sprite: Sprite, left: int, top: int, right: int, bottom: int) -> Sprite:
    """A part of a sprite."""
    box = (left, top, right, bottom)
    return Sprite(sprite.image.crop(box), None if sprite.mask is None else sprite.mask.crop(box))


def stack(*sprites: tuple[Sprite, int, int]) -> Sprite:
    """Several sprites as one, each put at its (x, y), the later ones on top."""
    width = max(x + sprite.width for sprite, x, _ in sprites)
    height = max(y + sprite.height for sprite, _, y in sprites)
    image, mask = Image.new("L", (width, height)), Image.new("1", (width, height))
    for sprite, x, y in sprites:
        lay(image, sprite.image, x, y, sprite.mask)
        lay(mask, sprite.mask or _full(sprite.width, sprite.height), x, y, sprite.mask)
    return Sprite(image, mask)


@lru_cache(maxsize=64)
def _full(width: int, height: int) -> Image.Image:
    """A mask that leaves nothing out."""
    return Image.new("1", (width, height), 1)


def _opaque(alpha: Image.Image, threshold: int = OPAQUE_FROM) -> Image.Image | None:
    darkest, _ = alpha.getextrema()
    if isinstance(darkest, (int, float)) and darkest >= threshold:
        return None
    return at_least(alpha, threshold)
