"""Sheets of the art that references are kept of: cards, animals, icons.

uv run python tests/support/art_scenes.py        # draws them anew, after a look at what changed
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image
from references import FOLDER

from bot.engine import Card
from renderers.art import bot_avatar, card_back, card_face, icon
from renderers.art.avatars import ANIMALS
from renderers.art.icons import ICONS

_CLOTH = (14, 86, 62)


def cards() -> Image.Image:
    """A number, the aces, the court cards, the joker and the backs, as on a table."""
    court = [rank + suit for rank in "JQK" for suit in "SHDC"]
    texts = ["AS", "AH", "AD", "AC", "7C", "TH", *court, "JK"]
    pictures = [card_face(Card.parse(text), 75, 105) for text in texts]
    return _sheet([*pictures, *(card_back(75, 105, accent=accent) for accent in ("red", "blue", "violet"))], 8)


def large_cards() -> Image.Image:
    """Cards as in a hand, and an old deck's."""
    pictures = [card_face(Card.parse(text), 110, 154) for text in ("9S", "TD", "JK")]
    return _sheet([*pictures, card_face(Card.parse("QD"), 110, 154, indices="es", four_colour=False)], 4)


def animals() -> Image.Image:
    """The bots' faces."""
    return _sheet([bot_avatar(56, animal[0]) for animal in ANIMALS], len(ANIMALS))


def icons() -> Image.Image:
    """Every small sign."""
    return _sheet([icon(name, 40, (255, 216, 116)) for name in ICONS], 9)


SHEETS: dict[str, Callable[[], Image.Image]] = {
    "art-cards": cards,
    "art-large-cards": large_cards,
    "art-animals": animals,
    "art-icons": icons,
}


def _sheet(pictures: list[Image.Image], columns: int) -> Image.Image:
    width, height = pictures[0].width + 4, pictures[0].height + 4
    sheet = Image.new("RGB", (columns * width, -(-len(pictures) // columns) * height), _CLOTH)
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (2 + number % columns * width, 2 + number // columns * height), picture)
    return sheet


def main() -> None:
    """Draw every reference anew."""
    for name, draw in SHEETS.items():
        draw().quantize(128, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
