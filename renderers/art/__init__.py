"""Everything that is drawn and not written: cards, suit signs, avatars, icons and ornaments.

All of it is vector paths in code, drawn enlarged and scaled down once. Functions here are pure and return RGBA images;
callers cache them. `colours.every_colour()` lists the exact colours, for a palette to hold.
"""

from .avatars import bot_avatar
from .cards import Indices, card_back, card_face
from .icons import IconName, icon
from .ornaments import andes_line
from .suits import suit_pip

__all__ = ["IconName", "Indices", "andes_line", "bot_avatar", "card_back", "card_face", "icon", "suit_pip"]
