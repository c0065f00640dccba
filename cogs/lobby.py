"""The cog that opens tables and lets people sit down at them."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord.ext import commands

from bot.engine import Rules
from bot.locales import translate
from bot.players import Level
from bot.tables import Person, Table, TableError

from .answers import locale_of, locale_of_guild
from .buttons import LobbyControl
from .controls import plain
from .lookup import boards_of, hands_of, table_of, tables_of

LEVEL: Final = Level.COMPANERO
"""How well the bots play that are added in a lobby."""

NEEDED: Final = ("view_channel", "attach_files")
"""What the bot must be permitted in a channel, beside writing there."""


class Lobbies(commands.Cog):
    """Opens tables, and answers the controls of their lobbies."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Make the buttons work, those of messages from before a restart as well."""
        self._bot.add_dynamic_items(LobbyControl)

    async def cog_unload(self) -> None:
        """Let go of them."""
        self._bot.remove_dynamic_items(LobbyControl)

    async def open(
        self,
        interaction: discord.Interaction[Any],
        rules: Rules,
        *,
        turn_seconds: int | None = None,
        by_invitation: bool = False,
    ) -> Table:
        """Open a table where the (acknowledged) interaction came from, with its user as the host.

        Raises:
            TableError: `channel_taken`, or `cannot_write`: the bot lacks a permission there.
        """
        assert interaction.guild_id is not None
        assert interaction.channel is not None
        _check_permissions(interaction)
        table = await tables_of(self._bot).open(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel.id,
            host=person(interaction.user),
            rules=rules,
            locale=locale_of_guild(interaction),
            turn_seconds=turn_seconds,
            by_invitation=by_invitation,
        )
        await boards_of(self._bot).post(table)
        if table.message_id is None:
            await table.end(interaction.user.id)  # nobody could ever play at a table that nobody sees
            raise TableError("cannot_write")
        words = translate(locale_of(interaction), "lobby-opened")
        answer = await interaction.edit_original_response(view=plain(words))
        hands_of(self._bot).remember(table, interaction, answer=answer)
        return table

    async def pressed(self, control: LobbyControl, interaction: discord.Interaction[Any]) -> None:
        """Do what a control of a lobby says; its message follows by itself."""
        mark, user = control.mark, interaction.user
        private = mark.what == "again"
        await interaction.response.defer(ephemeral=private, thinking=private)
        table = await table_of(interaction, mark.table)
        hands = hands_of(self._bot)
        match mark.what:
            case "join":
                await table.join(person(user))
                hands.remember(table, interaction, own=False)
            case "leave":
                await table.leave(user.id)
                hands.forget(table, user.id)
            case "bot":
                await table.add_bot(user.id, LEVEL)
            case "unbot":
                await table.remove_bot(user.id)
            case "preset":
                await table.set_rules(user.id, Rules.parse(control.values[0]))
            case "start":
                if table.seat_of(user.id) is not None:
                    hands.remember(table, interaction, own=False)  # the cards come below the table's message
                await table.start(user.id)
            case _:
                await self.open(interaction, table.rules)


def person(user: discord.User | discord.Member) -> Person:
    """A user as tables know people; Discord's default avatars are left out, ours are nicer."""
    own = user.avatar or (user.guild_avatar if isinstance(user, discord.Member) else None)
    avatar = user.display_avatar.replace(size=128, static_format="png").url if own else None
    return Person(user.id, user.display_name, avatar)


def _check_permissions(interaction: discord.Interaction[Any]) -> None:
    """Make sure that the bot can show a table here.

    Raises:
        TableError: `cannot_write`.
    """
    send = "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
    if not all(getattr(interaction.app_permissions, name) for name in (*NEEDED, send)):
        raise TableError("cannot_write")


async def setup(bot: commands.Bot) -> None:
    """Load the cog."""
    await bot.add_cog(Lobbies(bot))
