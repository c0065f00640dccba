"""What servers and people have chosen: languages, rules, looks, where tables may be, and who is called how."""

from .service import Settings, Store
from .values import INDICES, THEMES, GuildSettings, Indices, Theme, UserSettings

__all__ = ["INDICES", "THEMES", "GuildSettings", "Indices", "Settings", "Store", "Theme", "UserSettings"]
