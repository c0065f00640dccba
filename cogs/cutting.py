"""Cutting the shuffled cards: the lobby's message while they wait for it, and the form to write the cut in."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.locales import translate
from bot.tables import Table, TableError, not_started
from bot.tables.fairness import LONGEST_CUT
from renderers import Person, Theme, render_lobby

from .answers import answering, locale_of
from .controls import Control, Mark, framed, row, template, words
from .lobby_view import AMBER, Content
from .lookup import hands_of, table_of
from .pictures import Attachments, draw_table

FIELD: Final = "cut"
"""The custom_id of the form's one field."""


class CutControl(Control, template=template("cut")):
    """*Cortar*, on the message of a table whose cards are shuffled."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Ask for the text of the cut, which acknowledges the click; a form cannot follow an acknowledgement.

        Raises:
            TableError: `not_seated`, `already_cut`, `not_started`, `no_table`.
        """
        table = await table_of(interaction, self.mark.table)
        if table.seat_of(interaction.user.id) is None:
            raise TableError("not_seated")
        if not table.shuffled:
            if table.game is not None:
                raise TableError("already_cut")
            raise not_started(opener=interaction.user.id == table.host_id)
        await interaction.response.send_modal(CutForm(table.id, locale_of(interaction)))


class CutForm(ui.Modal):
    """Where a player writes the text they cut with. The bot could not know it when it published the commitment."""

    def __init__(self, table_id: int, locale: str) -> None:
        super().__init__(title=translate(locale, "fair-cut-title"), timeout=300)
        self._table_id = table_id
        self._text: ui.TextInput[CutForm] = ui.TextInput(custom_id=FIELD, max_length=LONGEST_CUT)
        self.add_item(
            ui.Label(
                text=translate(locale, "fair-cut-label"),
                description=translate(locale, "fair-cut-about"),
                component=self._text,
            )
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Cut, and so have the cards dealt."""
        async with answering(interaction):
            await interaction.response.defer()
            table = await table_of(interaction, self._table_id)
            hands_of(interaction.client).remember(table, interaction, own=False)  # the cards come below the table
            await table.cut(interaction.user.id, self._text.value)


async def cut_message(table: Table, people: list[Person], theme: Theme) -> Content:
    """The lobby while its cards wait for somebody to cut them."""
    locale = table.locale
    host = next((number for number, seat in enumerate(table.seats) if seat.user_id == table.host_id), 0)
    picture = await draw_table(table.id, render_lobby, people, table.rules, host=host, theme=theme, locale=locale)
    attachments = Attachments(table.id)
    button = CutControl.button(
        Mark(table.id, table.number, "cut"),
        translate(locale, "fair-button-cut"),
        discord.ButtonStyle.primary,
        emoji="✂️",
    )
    parts = (words(translate(locale, "fair-who-cuts")), attachments.gallery(picture), row(button))
    return framed(AMBER, *parts), attachments.files
