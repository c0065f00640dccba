"""Calling the player in turn: in the channel, or where they prefer it by direct message."""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord import ui
from discord.ext import commands

from bot.locales import translate
from bot.tables import Table

from .controls import Layout
from .lookup import settings_of

log = logging.getLogger(__name__)

NOT_REACHED: Final = (50007, 50278)
"""Discord's codes for somebody who takes no direct messages from the bot, or shares no server with it any more."""


async def calls_directly(bot: commands.Bot, user_id: int) -> bool:
    """Whether this player wants to be written to instead of being mentioned."""
    try:
        return (await settings_of(bot).user(user_id)).ping_dm
    except Exception:
        log.exception("what a user chose could not be read")
        return False


async def calls_in_channel(bot: commands.Bot, table: Table) -> bool:
    """Whether the table's server wants players to be mentioned."""
    try:
        return (await settings_of(bot).guild(table.guild_id)).pings
    except Exception:
        log.exception("what server %d chose could not be read", table.guild_id)
        return True


async def write(bot: commands.Bot, table: Table, user_id: int) -> bool:
    """Tell the player in turn by direct message; returns whether that reached them."""
    language = (await settings_of(bot).user(user_id)).locale or table.locale
    text = translate(language, "config-dm-turn", channel=str(table.channel_id))
    where = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    go: ui.Button[Layout] = ui.Button(label=translate(language, "config-dm-go"), url=where)
    layout = Layout()
    layout.add_item(ui.TextDisplay(text)).add_item(ui.ActionRow(go))
    try:
        channel = await bot.create_dm(discord.Object(user_id))
        await channel.send(view=layout)
    except discord.HTTPException as error:
        level = logging.INFO if error.code in NOT_REACHED or isinstance(error, discord.Forbidden) else logging.WARNING
        log.log(level, "table %d: its player could not be written to: %s", table.id, error)
        return False
    return True
