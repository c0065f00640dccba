"""The shuffle that anyone can check: what is published of it in the channel, and `/carioca verificar`."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.locales import translate
from bot.tables import MatchFile, Table, TableError

from .answers import answering, locale_of
from .controls import Control, Layout, Mark, Part, plain, row, template, words
from .cutting import CutControl
from .lookup import carioca_of, guild_of, table_of, tables_of
from .translator import word
from .words import safe


class FairControl(Control, template=template("verify")):
    """*Verificar*, beside a finished match's secret."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Answer as `/carioca verificar` does, about this match."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _answer(interaction, await table_of(interaction, self.mark.table))


def seal_message(table: Table) -> Layout:
    """What is published of the shuffle before anyone plays: what that is good for, and small below it the digits."""
    locale = table.locale
    lines = [translate(locale, "fair-sealed"), f"-# {_seal(table, locale)}"]
    if not table.shuffled:
        lines.append(f"-# {_cut(table, locale)}")
    return plain("\n".join(lines))


def secret_message(table: Table) -> Layout:
    """What is published of the shuffle once the table is no longer open, and a way to check it."""
    locale = table.locale
    verify = FairControl.button(Mark(table.id, table.number, "verify"), translate(locale, "fair-button-verify"))
    lines = [
        translate(locale, "fair-opened"),
        f"-# {_secret(table, locale)}",
        f"-# {_cut(table, locale)}",
    ]
    return plain("\n".join(lines), row(verify))


def _seal(table: Table, locale: str) -> str:
    return translate(locale, "fair-seal", match=str(table.id), seal=table.commitment or "")


def _secret(table: Table, locale: str) -> str:
    return translate(locale, "fair-secret", match=str(table.id), secret=table.secret or "")


def _cut(table: Table, locale: str) -> str:
    """Who cut the cards, and how."""
    text, seat = table.cut_made
    if seat is None:
        return translate(locale, "fair-nobody-cut")
    return translate(locale, "fair-cut-by", name=safe(table.seats[seat].name), text=safe(text))


async def verify(interaction: discord.Interaction[Any]) -> None:
    """Tell the commitment of the channel's match, or once it is over all that is needed to check it."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        tables = tables_of(interaction.client)
        table = await tables.newest_match(guild_of(interaction).id, interaction.channel_id or 0)
        if table is None:
            raise TableError("no_match")
        await _answer(interaction, table)


async def _answer(interaction: discord.Interaction[Any], table: Table) -> None:
    """Answer an acknowledged interaction with what may be known of this table's shuffle now.

    Raises:
        TableError: `no_match`: no cards were shuffled at this table.
    """
    locale = locale_of(interaction)
    if table.commitment is None:
        raise TableError("no_match")
    if table.secret is None or table.game is None:
        lines = [_seal(table, locale)]
        if table.game is not None:
            lines.append(_cut(table, locale))
        lines += [translate(locale, "fair-wait"), _meaning(table, locale)]
        await interaction.edit_original_response(view=plain("\n".join(lines)))
        return
    match = await tables_of(interaction.client).match_file(table.id)
    holds = await asyncio.to_thread(_holds, match)  # it plays the whole match again
    name = f"carioca-{table.id}.json"
    lines = [
        _seal(table, locale),
        _secret(table, locale),
        _cut(table, locale),
        translate(locale, "fair-holds" if holds else "fair-fails"),
        translate(locale, "fair-file", command=f"carioca verify {name}"),
        _meaning(table, locale),
    ]
    file: ui.File[Any] = ui.File(f"attachment://{name}")
    attached = discord.File(io.BytesIO(str(match).encode()), filename=name)
    await interaction.edit_original_response(view=_with(file, "\n".join(lines)), attachments=[attached])


def _with(file: Part, text: str) -> Layout:
    layout = Layout()
    layout.add_item(words(text))
    layout.add_item(file)
    return layout


def _holds(match: MatchFile) -> bool:
    return all(holds for holds, _ in match.check())


def _meaning(table: Table, locale: str) -> str:
    """What a commitment proves and what it does not; where nobody cut it proves less."""
    uncut = () if table.cut_made[1] is not None or table.shuffled else ("fair-uncut",)
    return "\n".join(f"-# {translate(locale, key)}" for key in ("fair-proves", *uncut, "fair-proves-not"))


async def setup(bot: commands.Bot) -> None:
    """Make the buttons work, and add the command to `/carioca`."""
    bot.add_dynamic_items(FairControl, CutControl)
    name, about = word("fair-command-verify"), word("fair-command-verify-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=verify))
