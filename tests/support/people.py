"""People for pictures: names in many scripts, and avatars made here."""

from __future__ import annotations

import io
from random import Random

from PIL import Image, ImageDraw

from renderers import Person

NAMES = (
    "Josefa",
    "Matías Fernández-Larraín de la C",  # 32 characters
    "Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",  # 32 of the widest, without a space
    "فاطمة الزهراء",
    "王小明",
    "🌸 Sofía 💃🏽",
    "ÁÑÜ¿?",
    "i",
)


def photograph(seed: int, size: int = 96) -> bytes:
    """A picture of blots, a PNG file: always the same for a seed."""
    dice = Random(seed)

    def colour() -> tuple[int, int, int]:
        return (dice.randrange(256), dice.randrange(256), dice.randrange(256))

    image = Image.new("RGB", (size, size), colour())
    draw = ImageDraw.Draw(image)
    for _ in range(8):
        x, y, r = dice.randrange(size), dice.randrange(size), dice.randrange(8, size // 2)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=colour())
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def people(count: int) -> list[Person]:
    """So many people: photographs, drawn portraits and bots in turn."""
    kinds = [
        Person(name, photograph(seed) if seed % 3 == 0 else None, bot=seed % 3 == 2) for seed, name in enumerate(NAMES)
    ]
    return kinds[:count]
