"""The pictures that references are kept of, and how far from one a picture is to the eye.

uv run python tests/support/references.py        # draws them anew, after a look at what changed
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

from renderers.gallery import scenes
from renderers.picture import Picture

FOLDER = Path(__file__).parents[1] / "renderers" / "reference"
WIDTH = 360
KEPT = (
    "table-2-dealt",
    "table-3-some-down",
    "table-8-busy-laid-off",
    "table-8-fullest",
    "table-theme-midnight",
    "table-theme-copihue",
    "hand-1",
    "hand-12-chosen",
    "hand-30",
    "lay-downs-3",
    "lobby-8-chilean",
    "points-4",
    "podium-4",
    "leaderboard-10-elsewhere",
    "profile-48",
    "rules-classic-4",
)


def small(picture: Picture) -> Image.Image:
    """The picture at the size that references have."""
    with Image.open(io.BytesIO(picture.data)) as opened:
        size = (WIDTH, round(WIDTH * picture.height / picture.width))
        return opened.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def distance(a: Image.Image, b: Image.Image) -> tuple[float, float]:
    """How different two pictures of one size look: on average, and in the worst patch of about a letter's size.

    Both are blurred first, so that another version's smoothing of edges hardly counts; 0 to 255.
    """
    blurred = [image.filter(ImageFilter.GaussianBlur(1.5)) for image in (a, b)]
    difference = ImageChops.difference(*blurred).convert("L")
    patches = difference.resize((max(1, a.width // 8), max(1, a.height // 8)), Image.Resampling.BOX)
    return ImageStat.Stat(difference).mean[0], float(patches.getextrema()[1])


def main() -> None:
    """Draw every reference anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in scenes():
        if name in KEPT:
            small(draw()).quantize(192, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
