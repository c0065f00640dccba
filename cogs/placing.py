"""Where a new table goes, and who may open it: what the server has chosen, and what Discord permits."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.locales import translate
from bot.settings import GuildSettings
from bot.tables import TableError

from .controls import fit

NEEDED: Final = ("view_channel", "attach_files")
"""What the bot must be permitted in a channel, beside writing there."""

THREAD_NEEDED: Final = ("view_channel", "attach_files", "create_public_threads", "send_messages_in_threads")
"""What it needs where each table gets a thread."""

THREAD_NAME: Final = 100
"""Characters of a thread's name at most."""

ARCHIVED_AFTER: Final = 1440
"""Minutes without a message after which Discord puts a table's thread away."""


def check_allowed(interaction: discord.Interaction[Any], guild: discord.Guild, settings: GuildSettings) -> None:
    """See that the server lets this user open a table in this channel.

    Channels and roles that have been deleted since they were chosen do not count.

    Raises:
        TableError: `wrong_channel`, which says where; `wrong_role`, which says whose.
    """
    channels = [each for each in settings.channels if guild.get_channel(each) is not None]
    channel = interaction.channel
    here = {interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}
    if channels and here.isdisjoint(channels):
        raise TableError("wrong_channel", channels=" ".join(f"<#{each}>" for each in channels))
    roles = [each for each in settings.roles if guild.get_role(each) is not None]
    user = interaction.user
    theirs = {role.id for role in user.roles} if isinstance(user, discord.Member) else set[int]()
    if roles and theirs.isdisjoint(roles):
        raise TableError("wrong_role", roles=" ".join(f"<@&{each}>" for each in roles))


def gets_thread(interaction: discord.Interaction[Any], settings: GuildSettings) -> bool:
    """Whether a table opened here gets a thread of its own."""
    return settings.threads and isinstance(interaction.channel, discord.TextChannel)


def may_open_threads(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot is permitted what it needs for a table in a thread of its own here."""
    return all(getattr(interaction.app_permissions, name) for name in THREAD_NEEDED)


def check_permitted(interaction: discord.Interaction[Any], *, thread: bool) -> None:
    """See that the bot can show a table here, or in a new thread.

    Raises:
        TableError: `cannot_write`, `cannot_thread`.
    """
    if thread:
        needed, refusal = THREAD_NEEDED, TableError("cannot_thread")
    else:
        send = "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
        needed, refusal = (*NEEDED, send), TableError("cannot_write")
    if not all(getattr(interaction.app_permissions, name) for name in needed):
        raise refusal


async def open_thread(interaction: discord.Interaction[Any], locale: str) -> discord.Thread:
    """A thread for a table, named after whoever opens it.

    Raises:
        TableError: `cannot_thread`.
    """
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    name = translate(locale, "config-thread-name", name=interaction.user.display_name)
    try:
        return await channel.create_thread(
            name=fit(name, THREAD_NAME), type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
        )
    except discord.Forbidden:
        raise TableError("cannot_thread") from None
