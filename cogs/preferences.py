"""`/carioca preferencias`: what a person chooses for what only they see, on every server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import LOCALES, translate
from bot.settings import INDICES, THEMES, UserSettings

from .answers import answering, locale_of
from .controls import Control, Layout, Mark, Part, framed, line, option, row, template, words
from .looks import look_of
from .lookup import carioca_of, settings_of
from .pictures import Attachments
from .sampling import sample
from .switches import switch
from .translator import word

COLOUR: Final = discord.Colour(0x5865F2)

NONE: Final = "none"
"""The choice to leave it as the server has it."""

_FLAGS: Final = {"four": True, "two": False}


class PreferenceControl(Control, template=template("prefer")):
    """The controls of the panel: `rest` names the field. A menu sets it, a button turns it over."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Change it, and show what is chosen now."""
        await interaction.response.defer()
        settings, field = settings_of(interaction.client), self.mark.rest
        if self.values:
            value: Any = None if self.values[0] == NONE else _FLAGS.get(self.values[0], self.values[0])
        else:
            value = not getattr(await settings.user(interaction.user.id), field)
        await settings.set_user(interaction.user.id, **{field: value})
        await _show(interaction)


async def preferences(interaction: discord.Interaction[Any]) -> None:
    """Show what the user has chosen."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _show(interaction)


async def _show(interaction: discord.Interaction[Any]) -> None:
    chosen, locale = await settings_of(interaction.client).user(interaction.user.id), locale_of(interaction)
    look = await look_of(interaction)
    attachments = Attachments(0, text_only=look.text_only)
    shown = attachments.gallery(await sample(look.theme, locale))
    await interaction.edit_original_response(view=panel(chosen, locale, shown), attachments=attachments.files)


def panel(chosen: UserSettings, locale: str, shown: Part) -> Layout:
    """The panel with these choices, in this language; `shown` is what cards look like by them."""

    def say(key: str) -> str:
        return translate(locale, key)

    def menu(field: str, key: str, choices: Sequence[tuple[str, str]], now: str | None) -> list[Part]:
        options = [option(label, value, default=value == (now or NONE)) for value, label in choices]
        return [words(f"**{say(key)}**"), row(PreferenceControl.select(_mark(field), say(key), options))]

    def toggle(field: str, key: str) -> Part:
        on: bool = getattr(chosen, field)
        return switch(PreferenceControl, _mark(field), key, on=on, locale=locale)

    as_server = (NONE, say("config-own-as-server"))
    languages = [(NONE, say("config-own-language-auto"))]
    languages += [(each, say(f"config-language-{each.lower()}")) for each in LOCALES]
    themes = [as_server, *((each, say(f"config-theme-{each}")) for each in THEMES)]
    indices = [as_server, *((each, say(f"config-indices-{each}")) for each in INDICES)]
    colours = [as_server, *((each, say(f"config-own-colours-{each}")) for each in _FLAGS)]
    now = None if chosen.four_colours is None else "four" if chosen.four_colours else "two"
    return framed(
        COLOUR,
        words(f"## {say('config-own-title')}\n{say('config-own-about')}"),
        shown,
        *menu("locale", "config-own-language", languages, chosen.locale),
        *menu("theme", "config-own-theme", themes, chosen.theme),
        *menu("four_colours", "config-own-colours", colours, now),
        *menu("indices", "config-own-indices", indices, chosen.indices),
        line(),
        toggle("text_only", "config-own-text-only"),
        toggle("ping_dm", "config-own-ping-dm"),
    )


def _mark(field: str) -> Mark:
    return Mark(0, 0, "prefer", field)


async def setup(bot: commands.Bot) -> None:
    """Make the panel work, and add its command to `/carioca`."""
    bot.add_dynamic_items(PreferenceControl)
    name, about = word("config-own-command"), word("config-own-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=preferences))
