"""What goes into a picture and what comes out: people, PNG bytes, words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.packed import Packed

from .cleaning import shown_name

ALT_LIMIT: Final = 1024
"""The longest alternative text that Discord takes (its documentation, "Unfurled media item")."""


@dataclass(frozen=True, slots=True)
class Person(Packed):
    """Someone at the table.

    Attributes:
        name: any script, emoji, any length; it is kept as it can be shown (`renderers.cleaning.shown_name`).
        avatar: an image file's bytes (PNG, JPEG, WebP, GIF), or None for a drawn one.
        bot: whether the bot plays this seat.
        level: how strong it plays then, ``aprendiz``, ``companero`` or ``maestro``; empty where that is not to be said.
    """

    name: str
    avatar: bytes | None = None
    bot: bool = False
    level: str = ""

    def __post_init__(self) -> None:
        """Take what cannot be seen out of the name, for pictures and their words alike."""
        object.__setattr__(self, "name", shown_name(self.name))


@dataclass(frozen=True, slots=True)
class Picture(Packed):
    """An image for a message: a PNG file, and the words that say all it shows (at most 1,024 characters)."""

    data: bytes
    alt: str
    width: int
    height: int


def clip_alt(words: str, limit: int = ALT_LIMIT) -> str:
    """The words, cut after the last sentence that fits if they are too long."""
    if len(words) <= limit:
        return words
    cut = words[: limit - 1]
    end = max(cut.rfind(". "), cut.rfind(".\n"))
    return cut[: end + 1] if end > limit // 2 else cut.rstrip() + "…"


def join_sentences(parts: Sequence[str]) -> str:
    """Sentences as one text: each ends with a stop, empty ones are left out."""
    kept = [part.strip() for part in parts if part.strip()]
    return " ".join(part if part.endswith((".", "!", "?", "…", ":")) else part + "." for part in kept)
