"""Which theme the pictures of a message are drawn in."""

from __future__ import annotations

from simulated import Message, World

from renderers import THEMES
from renderers.palette import FELT, palette_bytes


def pictures(here: World, message: Message) -> list[bytes]:
    """The pictures of a message, as their files were uploaded."""
    return [here.env.backend.cdn.get(attachment["url"]) for attachment in message.attachments]


def themes_of(here: World, message: Message) -> list[str]:
    """The theme of each picture, by the colours of its cloth."""
    return [_theme(data) for data in pictures(here, message)]


def _theme(data: bytes) -> str:
    place = data.index(b"PLTE") + 4
    cloth = data[place : place + 3 * len(FELT)]
    [name] = [name for name, theme in THEMES.items() if palette_bytes(theme)[: 3 * len(FELT)] == cloth]
    return name
