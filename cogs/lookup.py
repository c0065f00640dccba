"""Where the parts of the bot find each other: through the client that an interaction came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Rules
from bot.painters import Painters
from bot.settings import Settings
from bot.standings import Standings
from bot.tables import Table, TableError, Tables

if TYPE_CHECKING:
    from .boards import Boards
    from .hands import Hands
    from .limits import Limits
    from .lobby import Lobbies


class _Client(Protocol):
    tables: Tables
    standings: Standings
    preferences: Settings
    painters: Painters


def tables_of(client: discord.Client) -> Tables:
    """The tables of this process."""
    return cast(_Client, client).tables


def standings_of(client: discord.Client) -> Standings:
    """The history of matches."""
    return cast(_Client, client).standings


def settings_of(client: discord.Client) -> Settings:
    """What servers and people have chosen."""
    return cast(_Client, client).preferences


def painters_of(client: discord.Client) -> Painters:
    """Who draws the pictures."""
    return cast(_Client, client).painters


async def usual_rules(interaction: discord.Interaction[Any]) -> Rules:
    """The rules that a new table has here: the server's, or in a direct message the classic ones."""
    guild_id = interaction.guild_id
    return Rules() if guild_id is None else (await settings_of(interaction.client).guild(guild_id)).rules


def carioca_of(bot: commands.Bot) -> app_commands.Group:
    """The command `/carioca`, to which other cogs add theirs."""
    group = cast(commands.GroupCog, bot.get_cog("Carioca")).app_command
    assert isinstance(group, app_commands.Group)
    return group


def boards_of(client: discord.Client) -> Boards:
    """The cog that keeps the public messages."""
    return cast("Boards", cast(commands.Bot, client).get_cog("Boards"))


def hands_of(client: discord.Client) -> Hands:
    """The cog that shows people their hands."""
    return cast("Hands", cast(commands.Bot, client).get_cog("Hands"))


def limits_of(client: discord.Client) -> Limits:
    """The cog that keeps people from asking for too much."""
    return cast("Limits", cast(commands.Bot, client).get_cog("Limits"))


def lobbies_of(client: discord.Client) -> Lobbies:
    """The cog that opens tables."""
    return cast("Lobbies", cast(commands.Bot, client).get_cog("Lobbies"))


def guild_of(interaction: discord.Interaction[Any]) -> discord.Guild:
    """The server that an interaction came from, of which the bot is a member.

    Raises:
        TableError: `needs_server`: a direct message, or a server where only one of its members has the app.
    """
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None:
        raise TableError("needs_server")
    return guild


async def table_of(interaction: discord.Interaction[Any], table_id: int | None = None) -> Table:
    """The table with this number, else the open one of the interaction's channel.

    Raises:
        TableError: `needs_server`; `no_table`: there is none; `table_broken`.
    """
    guild = guild_of(interaction)
    tables = tables_of(interaction.client)
    if table_id is not None:
        table = await tables.get(table_id)
    else:
        table = await tables.in_channel(interaction.channel_id or 0)
    if table is None or table.guild_id != guild.id:
        raise TableError("no_table")
    return table
