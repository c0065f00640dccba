"""The cog that opens tables and lets people sit down at them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from bot.engine import Rules
from bot.locales import translate
from bot.players import Level
from bot.tables import Person, Table, TableError

from .answers import locale_of, locale_of_channel
from .buttons import LobbyControl
from .controls import plain
from .lobby_view import HOUSE, USUAL_LEVEL
from .lookup import boards_of, guild_of, hands_of, settings_of, table_of, tables_of
from .placing import check_allowed, check_permitted, gets_thread, open_thread


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
        rules: Rules | None = None,
        *,
        turn_seconds: int | None = None,
        by_invitation: bool = False,
        hints: bool = True,
        bot: Level | None = None,
    ) -> Table:
        """Open a table where the (acknowledged) interaction came from, with its user as the host.

        What is not given is as the server has it. With `bot` one that strong has a seat from the start.

        Raises:
            TableError: `needs_server`, `wrong_channel`, `wrong_role`, `channel_taken`, `too_many_tables`; or
                `cannot_write`, `cannot_thread`: the bot lacks a permission there.
        """
        guild = guild_of(interaction)
        settings = await settings_of(self._bot).guild(guild.id)
        check_allowed(interaction, guild, settings)
        in_thread = gets_thread(interaction, settings)
        check_permitted(interaction, thread=in_thread)
        locale = await locale_of_channel(interaction)
        thread = await open_thread(interaction, locale) if in_thread else None
        try:
            table = await tables_of(self._bot).open(
                guild_id=guild.id,
                channel_id=thread.id if thread is not None else interaction.channel_id or 0,
                host=person(interaction.user),
                rules=rules or settings.rules,
                locale=locale,
                turn_seconds=turn_seconds or settings.turn_seconds,
                by_invitation=by_invitation,
                hints=hints and settings.hints,
            )
        except TableError:
            await _give_up(thread)
            raise
        await boards_of(self._bot).post(table)
        if table.message_id is None:
            await table.end(interaction.user.id)  # nobody could ever play at a table that nobody sees
            await _give_up(thread)
            raise TableError("cannot_thread" if thread is not None else "cannot_write")
        await self._tell_host(table, interaction, thread)
        if bot is not None:
            await self._check_bots(table)
            await table.add_bot(interaction.user.id, bot)
        return table

    async def _tell_host(
        self, table: Table, interaction: discord.Interaction[Any], thread: discord.Thread | None
    ) -> None:
        """Say that the table is there. In its own channel this answer will be the host's hand, once cards are dealt."""
        locale = locale_of(interaction)
        if thread is not None:
            text = translate(locale, "config-thread-opened", channel=str(thread.id))
            await interaction.edit_original_response(view=plain(text))
            return
        answer = await interaction.edit_original_response(view=plain(translate(locale, "lobby-opened")))
        hands_of(self._bot).remember(table, interaction, answer=answer)

    async def pressed(self, control: LobbyControl, interaction: discord.Interaction[Any]) -> None:
        """Do what a control of a lobby says; its message follows by itself."""
        mark, user = control.mark, interaction.user
        what, rest = mark.what, mark.rest
        if what == "more":
            what, _, rest = control.values[0].partition(".")
        private = what == "again"
        await interaction.response.defer(ephemeral=private, thinking=private)
        table = await table_of(interaction, mark.table)
        hands = hands_of(self._bot)
        if table.status.is_open:
            boards_of(self._bot).catch_up(table)
        match what:
            case "join":
                await table.join(person(user))
                hands.remember(table, interaction, own=False)
            case "leave":
                await table.leave(user.id)
                hands.dismiss(table, user.id)
            case "bot":
                await self._check_bots(table)
                await table.add_bot(user.id, Level(rest or USUAL_LEVEL))
            case "unbot":
                await table.remove_bot(user.id)
            case "hints":
                await self._set_hints(table, user.id, rest == "on")
            case "preset":
                chosen = control.values[0]
                if chosen != HOUSE:  # which the table has already
                    await table.set_rules(user.id, Rules.parse(chosen))
            case "start":
                table.check_start(user.id)  # before the message goes that says where the cards will be
                if table.seat_of(user.id) is not None:
                    hands.remember(table, interaction, own=False)  # the cards come below the table's message
                await table.start(user.id)
            case _:
                await self.open(interaction, table.rules, hints=table.hints)

    async def _set_hints(self, table: Table, user_id: int, allowed: bool) -> None:
        """Allow suggestions at a table whose server does, or switch them off.

        Raises:
            TableError: `hints_not_allowed`, `not_host`, `already_started`, `table_over`.
        """
        if allowed and not (await settings_of(self._bot).guild(table.guild_id)).hints:
            raise TableError("hints_not_allowed")
        await table.set_hints(user_id, allowed)

    async def _check_bots(self, table: Table) -> None:
        """See that the server lets bots be seated.

        Raises:
            TableError: `bots_not_allowed`.
        """
        if not (await settings_of(self._bot).guild(table.guild_id)).bots:
            raise TableError("bots_not_allowed")


async def _give_up(thread: discord.Thread | None) -> None:
    """Take back the thread of a table that did not come to be."""
    if thread is not None:
        with suppress(discord.HTTPException):  # an empty thread does no harm
            await thread.delete()


def person(user: discord.User | discord.Member) -> Person:
    """A user as tables know people; Discord's default avatars are left out, ours are nicer."""
    own = user.avatar or (user.guild_avatar if isinstance(user, discord.Member) else None)
    avatar = user.display_avatar.replace(size=128, static_format="png").url if own else None
    return Person(user.id, user.display_name, avatar)


async def setup(bot: commands.Bot) -> None:
    """Load the cog."""
    await bot.add_cog(Lobbies(bot))
