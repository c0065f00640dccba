"""What Pillow does to whole images, with types that hold also where numpy is not installed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image


def lay(ground: Image.Image, image: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
    """Paste an image of the same mode, as `Image.paste` does, without its checks: they take longer than small pastes.

    What would lie outside is cut off. The ground must be an image that was made or copied, not one of borrowed bytes.
    """
    wide, high = image.size
    box = (x, y, x + wide, y + high)
    if mask is None:
        ground.im.paste(image.im, box)
    else:
        ground.im.paste(image.im, box, mask.im)


def mapped(image: Image.Image, table: Sequence[int]) -> Image.Image:
    """Each pixel of a mode "L" image replaced by its entry in a table of 256 whole numbers."""
    return _through(image, table, "L")


def at_least(image: Image.Image, threshold: int) -> Image.Image:
    """Where a mode "L" image reaches a threshold: a mask of mode "1"."""
    return _through(image, _from(threshold), "1")


@cache
def _from(threshold: int) -> tuple[int, ...]:
    return (0,) * threshold + (255,) * (256 - threshold)


def _through(image: Image.Image, table: Sequence[int], mode: str) -> Image.Image:
    """As `Image.point`, which would round each entry of the table first: longer than a small picture takes."""
    image.load()
    return image._new(image.im.point(table, mode))  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType, reportUnknownVariableType]


def scaled(image: Image.Image, width: int, height: int) -> Image.Image:
    """An image at another size, as sharp as it can be."""
    return image.resize((width, height), Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


def shares(image: Image.Image, most: int) -> Image.Image:
    """A mode "L" image whose 0 to 255 become 0 to `most`, rounded."""
    return mapped(image, [round(level * most / 255) for level in range(256)])
