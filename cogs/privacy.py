"""`/carioca privacidad`, and forgetting servers that the bot has left (PRIVACY.md says what is kept and how long)."""

from __future__ import annotations

import io
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands, tasks

from bot.locales import translate
from bot.standings import StillSeatedError
from bot.tables import TableError

from .answers import answering, locale_of
from .controls import Control, Mark, framed, plain, row, template, words
from .lookup import carioca_of, settings_of, standings_of, tables_of
from .translator import word

COLOUR: Final = discord.Colour(0x5865F2)

_NAMED: Final = 20
"""So many open tables are named in the message; the file has them all."""

_log = logging.getLogger(__name__)


class PrivacyControl(Control, template=template("forget", "forget-me")):
    """The button that asks whether to delete, and the one that does."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Ask, or delete. Only who asked sees the message, and each deletes their own."""
        await interaction.response.defer()
        locale = locale_of(interaction)
        if self.mark.what == "forget":
            sure = PrivacyControl.button(
                self.mark.to("forget-me"), translate(locale, "privacy-button-sure"), discord.ButtonStyle.danger
            )
            layout = plain(translate(locale, "privacy-sure"), row(sure))
        else:
            try:
                matches = await standings_of(interaction.client).erase(interaction.user.id)
            except StillSeatedError as refusal:
                channels = " ".join(f"<#{channel}>" for channel in refusal.channels)
                raise TableError("still_seated", channels=channels) from None
            tables_of(interaction.client).forget_person(interaction.user.id)
            settings_of(interaction.client).forget_user(interaction.user.id)
            layout = plain(translate(locale, "privacy-deleted", matches=matches))
        await interaction.edit_original_response(view=layout, attachments=[])


class Privacy(commands.Cog):
    """People's own data, and that of servers."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Begin to keep house."""
        self._keep_house.start()

    async def cog_unload(self) -> None:
        """Stop."""
        self._keep_house.cancel()

    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Hand out everything that is stored of whoever asks, with a button that deletes it."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            locale = locale_of(interaction)
            export = await standings_of(interaction.client).export(interaction.user.id)
            if not export["servers"] and not export["settings"]:
                await interaction.edit_original_response(view=plain(translate(locale, "privacy-nothing")))
                return
            data = json.dumps(export, ensure_ascii=False, indent=1).encode()
            name = f"carioca-{interaction.user.id}.json"
            delete = PrivacyControl.button(
                Mark(0, 0, "forget"), translate(locale, "privacy-button-delete"), discord.ButtonStyle.danger
            )
            open_tables = [table for server in export["servers"] for table in server["open_tables"]]
            text = translate(
                locale,
                "privacy-text",
                servers=len(export["servers"]),
                tables=len(open_tables),
                channels=" ".join(f"<#{table['channel_id']}>" for table in open_tables[:_NAMED]),
                matches=sum(len(server["matches"]) for server in export["servers"]),
            )
            file: ui.File[Any] = ui.File(f"attachment://{name}")
            layout = framed(COLOUR, words(f"### {translate(locale, 'privacy-title')}"), file, words(text), row(delete))
            attached = discord.File(io.BytesIO(data), filename=name)
            await interaction.edit_original_response(view=layout, attachments=[attached])

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Count the days from now."""
        await standings_of(self._bot).note_guild_left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what there may be of it."""
        await standings_of(self._bot).note_guild_joined(guild.id)

    @tasks.loop(hours=1)
    async def _keep_house(self) -> None:
        """Record what ended unrecorded, and delete what belongs to servers that the bot left long ago."""
        await self._bot.wait_until_ready()
        standings = standings_of(self._bot)
        try:
            await standings.note_guilds([guild.id for guild in self._bot.guilds])
            if recorded := await standings.recorder.catch_up():
                _log.info("recorded %d tables that had ended before", recorded)
            for guild_id in await standings.purge():
                settings_of(self._bot).forget_guild(guild_id)
                _log.info("deleted everything of server %d, which the bot has left", guild_id)
        except Exception:
            _log.exception("keeping house failed; it is tried again in an hour")


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = Privacy(bot)
    await bot.add_cog(cog)
    bot.add_dynamic_items(PrivacyControl)
    name, about = word("privacy-command"), word("privacy-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=cog.privacy))
