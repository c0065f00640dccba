"""Views of the game drawn as images: pure functions of (view, theme, locale), called off the event loop.

How a picture is made (see `renderers.canvas`): a `Canvas` of palette indices, `Sprite`s pasted on it, text as sprites
too, and a PNG at the end. `renderers.palette` says what the 256 colours are, `renderers.theme` which themes there are.
"""

from .cards import draw_beforehand
from .hand import render_hand, render_lay_downs
from .hand_groups import hand_order
from .leaderboard import Leader, Leaderboard, render_leaderboard
from .lobby import render_lobby
from .picture import Person, Picture
from .podium import render_podium
from .points import render_points
from .profile import Profile, Rival, render_profile
from .replay import match_steps, render_replay
from .rules_pages import render_rules, render_rules_page, rules_page_titles
from .table import render_table
from .theme import THEMES, Theme

__all__ = [
    "THEMES",
    "Leader",
    "Leaderboard",
    "Person",
    "Picture",
    "Profile",
    "Rival",
    "Theme",
    "draw_beforehand",
    "hand_order",
    "match_steps",
    "render_hand",
    "render_lay_downs",
    "render_leaderboard",
    "render_lobby",
    "render_podium",
    "render_points",
    "render_profile",
    "render_replay",
    "render_rules",
    "render_rules_page",
    "render_table",
    "rules_page_titles",
]
