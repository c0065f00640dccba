"""Who may do what in a channel (https://docs.discord.com/developers/topics/permissions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .model import Channel, Guild

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1
NAMES: dict[str, int] = {
    name.lower(): value
    for name, value in list(globals().items())
    if name.isupper() and name not in {"ALL", "NAMES"} and isinstance(value, int)
}

# What @everyone of a new server has.
EVERYONE = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)


def bits(names: list[str]) -> int:
    """Return the bit set of permissions given by their names in lower case, as discord.py spells them."""
    value = 0
    for name in names:
        value |= NAMES[name]
    return value


def in_channel(guild: Guild, channel: Channel, user_id: int) -> int:
    """Return the permissions of a member in a channel: roles first, then overwrites; a thread has its parent's."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    base = guild.everyone | member.permissions
    if base & ADMINISTRATOR:
        return ALL
    owner = guild.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
    for target in (guild.id, user_id):
        allow, deny = owner.overwrites.get(target, (0, 0))
        base = (base & ~deny) | allow
    # Without the right to see a channel the others mean nothing in it.
    return base if base & VIEW_CHANNEL else 0
