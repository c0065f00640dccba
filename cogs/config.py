"""`/carioca config`: what whoever manages a server chooses for its tables.

Discord lets the permission that a command needs be named for whole commands only, not for one of a group: so here it
is asked for when the command is used, and again at each click.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import PRESETS, Rules
from bot.locales import translate
from bot.settings import GuildSettings
from bot.tables import TableError

from . import house_rules
from .answers import answering, locale_of
from .config_pages import AUTO, TOGGLES, Pages
from .controls import Control, template
from .looks import look_of, look_of_server
from .lookup import carioca_of, guild_of, settings_of
from .pictures import Attachments
from .placing import may_open_threads
from .sampling import sample
from .translator import word


class ConfigControl(Control, template=template("config")):
    """The controls of the panel. What they do is written as ``<verb>.<object>``; see `_do`."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, and show what is chosen now."""
        await interaction.response.defer()
        guild = _managed(interaction)
        verb, _, name = self.mark.rest.partition(".")
        page, note = await _do(interaction, guild, verb, name, self.values)
        settings, locale = await settings_of(interaction.client).guild(guild.id), locale_of(interaction)
        attachments, shown = Attachments(0, text_only=(await look_of(interaction)).text_only), None
        if page == "looks":
            theme = (await look_of_server(interaction.client, guild.id)).theme
            shown = attachments.gallery(await sample(theme, locale))
        layout = Pages(ConfigControl, guild, settings, locale, shown).page(page, note)
        await interaction.edit_original_response(view=layout, attachments=attachments.files)


async def config(interaction: discord.Interaction[Any]) -> None:
    """Show what the server has chosen."""
    async with answering(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        guild = _managed(interaction)
        settings = await settings_of(interaction.client).guild(guild.id)
        layout = Pages(ConfigControl, guild, settings, locale_of(interaction)).page("home")
        await interaction.edit_original_response(view=layout)


def _managed(interaction: discord.Interaction[Any]) -> discord.Guild:
    """The server, which the user may manage.

    Raises:
        TableError: `needs_server`, or `not_manager`.
    """
    guild = guild_of(interaction)
    if not interaction.permissions.manage_guild:
        raise TableError("not_manager")
    return guild


async def _do(
    interaction: discord.Interaction[Any], guild: discord.Guild, verb: str, name: str, values: list[str]
) -> tuple[str, str]:
    """Carry out what a control says; returns the page to show then, and what is to be told there."""
    settings = settings_of(interaction.client)
    now = await settings.guild(guild.id)
    match verb:
        case "page":
            return {"option": f"option-{values[0]}", "round": values[0]}[name] if values else name, ""
        case "flip" if name in TOGGLES:
            await settings.set_guild(guild.id, **{name: not getattr(now, name)})
            lacking = name == "threads" and not now.threads and not may_open_threads(interaction)
            note = f"⚠️ {translate(locale_of(interaction), 'error-cannot-thread')}" if lacking else ""
            return ("looks" if name == "four_colours" else "tables"), note
        case "set":
            field, value, page = _chosen(name, values)
            await settings.set_guild(guild.id, **{field: value})
            return page, ""
        case _:
            try:
                rules, page = _changed(now, verb, name, values)
            except ValueError as error:
                return _page_of(verb, name), f"⚠️ {house_rules.problem(error, locale_of(interaction))}"
            await settings.set_guild(guild.id, rules=rules)
            return page, ""


def _chosen(name: str, values: list[str]) -> tuple[str, Any, str]:
    """The field that a menu sets, what it is set to, and the page that shows it."""
    match name:
        case "preset":
            return "rules", PRESETS[values[0]], "rules"
        case "channels" | "roles":
            return name, tuple(int(each) for each in values), "places"
        case "turn_seconds":
            return name, None if values[0] == AUTO else int(values[0]), "tables"
        case "locale":
            return name, None if values[0] == AUTO else values[0], "language"
        case _:
            return name, values[0], "looks"


def _changed(now: GuildSettings, verb: str, name: str, values: list[str]) -> tuple[Rules, str]:
    """The rules after a change of one of them, and the page that shows it.

    Raises:
        ValueError: such rules cannot be.
    """
    rules = now.rules
    match verb:
        case "rule":
            return house_rules.changed(rules, name, house_rules.decode(values[0])), _page_of(verb, name)
        case "contract":
            return house_rules.with_contract(rules, int(name), values[0]), "contracts"
        case "round":
            return house_rules.without_last_round(rules), "contracts"
        case _:
            return PRESETS[rules.preset], "rules"


def _page_of(verb: str, name: str) -> str:
    return {"rule": f"option-{name}", "contract": f"round-{name}", "round": "contracts"}.get(verb, "rules")


async def setup(bot: commands.Bot) -> None:
    """Make the panel work, and add its command to `/carioca`."""
    bot.add_dynamic_items(ConfigControl)
    name, about = word("config-command"), word("config-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=config))
