"""Leaving, and stopping and going on by vote: what people agree on at a table, and how the channel hears of it."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import translate
from bot.tables import Change, Kind, Table, TableError

from .answers import answering, locale_of
from .controls import Control, Layout, Mark, plain, row, template
from .hands import unpause
from .lookup import boards_of, carioca_of, hands_of, table_of, tables_of
from .pauses import missing_votes
from .translator import word
from .words import safe, who

log = logging.getLogger(__name__)


class LifeControl(Control, template=template("quit", "remain", "pause", "unpause")):
    """The answers to the question whether to leave a match, and the buttons under a vote."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says. A vote is answered in the channel, by the vote's next message."""
        await interaction.response.defer()
        table, user_id = await table_of(interaction, self.mark.table), interaction.user.id
        match self.mark.what:
            case "pause":
                await pause(table, user_id)
            case "unpause":
                await unpause(table, user_id)
            case "quit":
                await _quit(table, interaction)
            case _:
                await _say(interaction, "life-remained")


# ---------------------------------------------------------------------- what the commands do


async def leave_command(interaction: discord.Interaction[Any]) -> None:
    """Leave a lobby at once; ask before leaving a match."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_of(interaction)
        if table.seat_of(interaction.user.id) is None:
            raise TableError("not_seated")
        if table.game is None:
            await _quit(table, interaction)
            return
        locale, mark = locale_of(interaction), Mark(table.id, table.number, "quit")
        alone = sum(not seat.is_bot for seat in table.seats) == 1
        answers = row(
            LifeControl.button(mark, translate(locale, "life-button-quit"), discord.ButtonStyle.danger),
            LifeControl.button(mark.to("remain"), translate(locale, "life-button-remain")),
        )
        question = translate(locale, "life-quit-last" if alone else "life-quit")
        await interaction.edit_original_response(view=plain(question, answers))


async def pause_command(interaction: discord.Interaction[Any]) -> None:
    """Vote to pause."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_of(interaction)
        await _say_vote(interaction, table, await pause(table, interaction.user.id))


async def resume_command(interaction: discord.Interaction[Any]) -> None:
    """Vote to go on."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_of(interaction)
        await _say_vote(interaction, table, await unpause(table, interaction.user.id))


async def pause(table: Table, user_id: int) -> Change:
    """Vote to pause. Whoever votes is here: their seat is theirs again.

    Raises:
        TableError: `not_seated`, `already_voted`, `paused`, `not_started`, `table_over`.
    """
    await table.take_back(user_id)
    return await table.pause(user_id)


async def _quit(table: Table, interaction: discord.Interaction[Any]) -> None:
    in_match = table.game is not None
    await table.leave(interaction.user.id)
    hands_of(interaction.client).dismiss(table, interaction.user.id)
    await _say(interaction, "life-left-match" if in_match else "life-left-lobby")


async def _say(interaction: discord.Interaction[Any], key: str) -> None:
    await interaction.edit_original_response(view=plain(translate(locale_of(interaction), key)))


async def _say_vote(interaction: discord.Interaction[Any], table: Table, change: Change) -> None:
    if change.kind is Kind.VOTED:
        text = translate(locale_of(interaction), "life-you-voted", missing=missing_votes(table))
        await interaction.edit_original_response(view=plain(text))
    else:
        await _say(interaction, "life-you-paused" if change.kind is Kind.PAUSED else "life-you-resumed")


# ---------------------------------------------------------------------- what the channel hears


@dataclass(slots=True)
class Vote:
    """A vote as the channel was told of it: its newest message, and the seats that agreed."""

    message_id: int | None = None
    seats: list[int] = field(default_factory=list[int])


class Life(commands.Cog):
    """Tells the channel who leaves a match, who wants to pause or to go on, and how many are still missing."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._votes: dict[int, Vote] = {}

    async def cog_load(self) -> None:
        """Make the buttons work, and listen."""
        self._bot.add_dynamic_items(LifeControl)
        tables_of(self._bot).subscribe(self._changed)

    async def cog_unload(self) -> None:
        """Let go of the buttons."""
        self._bot.remove_dynamic_items(LifeControl)

    async def _changed(self, table: Table, change: Change) -> None:
        if not table.status.is_open:
            self._votes.pop(table.id, None)
            return
        try:
            if change.kind is Kind.LEFT and table.game is not None and change.seat is not None:
                name = safe(table.seats[change.seat].name)
                await self._send(table, plain(translate(table.locale, "life-has-left", name=name)))
            elif change.kind in (Kind.VOTED, Kind.PAUSED, Kind.RESUMED) and change.seat is not None:
                await self._voted(table, change, change.seat)
        except discord.HTTPException as error:
            # The table's own message says it too, and knows what to do where nothing can be written.
            log.info("the channel of table %d could not be told of %s: %s", table.id, change.kind, error)

    async def _voted(self, table: Table, change: Change, seat: int) -> None:
        vote = self._votes.get(table.id)
        if vote is None:
            if change.kind is Kind.RESUMED:
                return  # nobody voted: the table can be shown again, or somebody has come back
            vote = self._votes[table.id] = Vote()
        vote.seats.append(seat)
        if change.kind is Kind.VOTED and seat not in table.votes:
            return  # it has been decided since, and that is told next
        before, layout = vote.message_id, vote_message(table, change.kind, vote.seats)
        if change.kind is not Kind.VOTED:
            vote.seats.clear()
        if change.kind is Kind.RESUMED:
            del self._votes[table.id]
        vote.message_id = await self._send(table, layout)
        if before is not None:
            with suppress(discord.HTTPException):  # somebody may have deleted it
                await self._channel(table).get_partial_message(before).delete()
        if change.kind is Kind.RESUMED:
            boards_of(self._bot).board(table).refresh(anew=True)

    async def _send(self, table: Table, layout: Layout) -> int:
        message = await self._channel(table).send(view=layout, allowed_mentions=discord.AllowedMentions.none())
        return message.id

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


def vote_message(table: Table, kind: Kind, seats: list[int]) -> Layout:
    """A vote after one more has agreed: who has, and how many are missing or what has come of it."""
    locale, mark = table.locale, Mark(table.id, table.number, "pause")
    names = ", ".join(who(table.seats[seat]) for seat in dict.fromkeys(seats))
    go_on = row(LifeControl.button(mark.to("unpause"), translate(locale, "life-button-unpause"), emoji="▶️"))
    match kind:
        case Kind.PAUSED:
            return plain(translate(locale, "life-paused", names=names), go_on)
        case Kind.RESUMED:
            return plain(translate(locale, "life-resumed", names=names))
        case _ if table.paused:
            return plain(translate(locale, "life-vote-unpause", names=names, missing=missing_votes(table)), go_on)
        case _:
            stop = row(LifeControl.button(mark, translate(locale, "life-button-pause"), emoji="⏸️"))
            return plain(translate(locale, "life-vote-pause", names=names, missing=missing_votes(table)), stop)


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its commands to `/carioca`."""
    await bot.add_cog(Life(bot))
    group = carioca_of(bot)
    for key, callback in (("leave", leave_command), ("pause", pause_command), ("resume", resume_command)):
        name, about = word(f"life-command-{key}"), word(f"life-command-{key}-about")
        group.add_command(app_commands.Command(name=name, description=about, callback=callback))
