"""`/carioca sugerencia`: what a strong player would do. The button *Sugerencia* of the hand does the same."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from .answers import answering
from .hand_view import Mode
from .lookup import carioca_of, hands_of, table_of
from .translator import word


class Hints(commands.Cog):
    """Advises the player in turn, in their hand message."""

    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Show the hand, with what a strong player would do."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await table_of(interaction)

            async def act() -> Mode:
                return Mode(advice=await table.hint(interaction.user.id))

            await hands_of(interaction.client).answer(table, interaction, act)


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = Hints()
    await bot.add_cog(cog)
    name, about = word("hint-command"), word("hint-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=cog.hint))
