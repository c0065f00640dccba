"""Everything that is drawn and not written: cards, suit signs, avatars, icons and ornaments.

All of it is vector paths in code, drawn enlarged and scaled down once. Functions here are pure and return RGBA images;
callers cache them. `colours.every_colour()` lists the exact colours, for a palette to hold.
"""

from .cards import Indices, card_back, card_face
from .suits import suit_pip

__all__ = ["Indices", "card_back", "card_face", "suit_pip"]
