"""`/carioca ayuda`: how to begin, and every command there is with what it does."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import Locale, translate
from renderers.rules_pages import KEY

from .answers import answering, locale_of
from .buttons import TableControl
from .controls import Layout, Mark, framed, line, row, words
from .lookup import carioca_of
from .rules_view import NO_TABLE
from .translator import CatalogueTranslator, word

COLOUR: Final = discord.Colour(0x1E7A55)

GROUPS: Final = {
    "table": ("nueva", "mesa", "reglas", "salir", "pausar", "seguir", "terminar"),
    "turn": ("mano", "robar", "tomar", "bajarse", "agregar", "botar", "sugerencia"),
    "server": ("ranking", "perfil", "rivales", "historial", "repetir", "verificar", "config"),
}
"""Under which heading a command stands, by its Spanish name. All others are for the user alone."""

DISCORD: Final[dict[Locale, str]] = {"es": "es-ES", "en": "en-US", "pt-BR": "pt-BR"}
"""A language of Discord's for each of ours."""


class Help(commands.Cog):
    """The help."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Tell it, in a direct message without what only a server has."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            layout = await self.page(locale_of(interaction), interaction.locale.value, direct=interaction.guild is None)
            await interaction.edit_original_response(view=layout)

    async def page(self, locale: Locale, shown: str, *, direct: bool) -> Layout:
        """The help in this language; `shown` is the language of Discord's in which the user sees the commands."""
        listed = await self._commands(locale, shown)
        new, table = (f"`/carioca {listed[name][0]}`" for name in ("nueva", "mesa"))
        intro = translate(locale, "help-intro-direct" if direct else "help-intro", new=new)
        parts = [
            words(f"## 🃏 {translate(locale, 'help-title')}\n{intro}"),
            line(),
            words(translate(locale, "help-all")),
        ]
        grouped = {name for names in GROUPS.values() for name in names}
        groups = {**GROUPS, "you": tuple(name for name in listed if name not in grouped)}
        for group, names in groups.items():
            lines = [
                translate(locale, "help-line", name=listed[name][0], about=listed[name][1])
                for name in names
                if name in listed
            ]
            parts.append(words("\n".join([f"**{translate(locale, f'help-group-{group}')}**", *lines])))
        mark = Mark(NO_TABLE, 0, "rules")
        rules = TableControl.button(
            mark, translate(locale, "table-button-rules"), discord.ButtonStyle.primary, emoji="📖"
        )
        key = TableControl.button(mark.to("rules", str(KEY)), translate(locale, "picture-rules-key"), emoji="🔎")
        parts += [line(), words(f"-# {translate(locale, 'help-trouble', table=table)}"), row(rules, key)]
        return framed(COLOUR, *parts)

    async def _commands(self, locale: Locale, shown: str) -> dict[str, tuple[str, str]]:
        """Every command by its Spanish name: what the user sees it called, and what it does."""
        tree: Any = self._bot.tree
        payload: dict[str, Any] = await carioca_of(self._bot).get_translated_payload(tree, CatalogueTranslator())
        return {
            each["name"]: (
                each.get("name_localizations", {}).get(shown, each["name"]),
                each.get("description_localizations", {}).get(DISCORD[locale], each["description"]),
            )
            for each in payload["options"]
        }


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = Help(bot)
    await bot.add_cog(cog)
    name, about = word("help-command"), word("help-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=cog.help))
