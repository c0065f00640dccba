"""How things are shown: the theme that a server or a person has chosen, and words in place of pictures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import discord

from bot.settings import GuildSettings, Indices, UserSettings
from renderers import THEMES, Theme
from renderers.theme import FELT

from .lookup import settings_of


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody is shown things.

    Attributes:
        theme: of pictures.
        text_only: whether they are told in words what pictures show.
    """

    theme: Theme = FELT
    text_only: bool = False


async def look_of_server(client: discord.Client, guild_id: int | None) -> Look:
    """How this server wants what everybody sees."""
    return Look(_theme(await _server(client, guild_id), UserSettings()))


async def look_of(interaction: discord.Interaction[Any]) -> Look:
    """How whoever clicked wants what only they see; what they have not chosen is as their server has it."""
    own = await settings_of(interaction.client).user(interaction.user.id)
    return Look(_theme(await _server(interaction.client, interaction.guild_id), own), own.text_only)


async def _server(client: discord.Client, guild_id: int | None) -> GuildSettings:
    return GuildSettings() if guild_id is None else await settings_of(client).guild(guild_id)


def _theme(server: GuildSettings, own: UserSettings) -> Theme:
    four = server.four_colours if own.four_colours is None else own.four_colours
    return _made(own.theme or server.theme, four, own.indices or server.indices)


@cache
def _made(name: str, four_colours: bool, indices: Indices) -> Theme:
    return replace(THEMES[name], four_colour=four_colours, indices=indices)
