"""Names and descriptions of commands, from the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.locales import LOCALES, negotiate, translate


def word(key: str) -> app_commands.locale_str:
    """The Spanish text with this key, to be synced with its translations."""
    return app_commands.locale_str(translate(LOCALES[0], key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Translates what `word` made. Users of other languages see the Spanish names."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in this language of Discord's, None where we do not speak it or it is no text of ours."""
        key: str | None = string.extras.get("key")
        ours = negotiate(locale.value)
        if key is None or not locale.value.startswith(ours.partition("-")[0]):
            return None
        return translate(ours, key)
