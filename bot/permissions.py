"""What the bot needs to be permitted in a channel, what for, and the link that invites it with just that.

>>> invite_link(123)
'https://discord.com/oauth2/authorize?client_id=123&scope=bot+applications.commands&permissions=309237746688'
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord


@dataclass(frozen=True, slots=True)
class Permission:
    """One permission.

    Attributes:
        name: discord.py's name of it.
        shown: Discord's own, in English.
        needed: whether no table can be shown without it.
        why: what it is for.
        commands: the Spanish names of the commands that need it; empty: no command does, the tables themselves do.
    """

    name: str
    shown: str
    needed: bool
    why: str
    commands: tuple[str, ...] = ()


PERMISSIONS: Final = (
    Permission("view_channel", "View Channels", True, "to show tables", ("nueva", "mesa")),
    Permission("send_messages", "Send Messages", True, "to show tables", ("nueva", "mesa")),
    Permission("attach_files", "Attach Files", True, "tables are pictures", ("nueva", "mesa")),
    Permission("send_messages_in_threads", "Send Messages in Threads", True, "tables in threads", ("nueva", "mesa")),
    Permission(
        "create_public_threads", "Create Public Threads", False, "a thread for each table, where chosen", ("nueva",)
    ),
    Permission("read_message_history", "Read Message History", False, "to see when chat has pushed a table away"),
)
"""Every permission that the bot asks for. It needs no privileged intent, and no administrator."""

SCOPES: Final = ("bot", "applications.commands")


def needed(permissions: Sequence[Permission] = PERMISSIONS) -> discord.Permissions:
    """The permissions without which no table can be shown."""
    return discord.Permissions(**{each.name: True for each in permissions if each.needed})


def wanted(permissions: Sequence[Permission] = PERMISSIONS) -> discord.Permissions:
    """All of them."""
    return discord.Permissions(**{each.name: True for each in permissions})


def invite_link(application_id: int) -> str:
    """Where a server's manager invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=wanted(), scopes=SCOPES).replace("%20", "+")


def install_link(application_id: int) -> str:
    """Where a person adds the app for themselves: its commands then work in their direct messages."""
    address = discord.utils.oauth_url(application_id, scopes=("applications.commands",))
    return f"{address}&integration_type=1"


def application_of(token: str) -> int:
    """The application that a bot's token belongs to: the first part of the token is its id.

    Raises:
        ValueError: the first part of the token is none.
    """
    first = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (ValueError, binascii.Error):
        raise ValueError("the token names no application") from None
