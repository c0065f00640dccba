"""Views of the game drawn as images: pure functions of (view, theme, locale), called off the event loop.

How a picture is made (see `renderers.canvas`): a `Canvas` of palette indices, `Sprite`s pasted on it, text as sprites
too, and a PNG at the end. `renderers.palette` says what the 256 colours are, `renderers.theme` which themes there are.
"""

from .picture import Person, Picture
from .theme import THEMES, Theme

__all__ = ["THEMES", "Person", "Picture", "Theme"]
