"""What is either so or not, in a panel: what it is called, how it stands now, and a button that says what it does."""

from __future__ import annotations

import discord

from bot.locales import translate

from .controls import Control, Mark, Part, beside


def switch(make: type[Control], mark: Mark, key: str, *, on: bool, locale: str) -> Part:
    """The switch whose name is the text `key`, and its explanation `key` with ``-about``; `make` makes its button."""
    state = translate(locale, "config-yes" if on else "config-no")
    style = discord.ButtonStyle.secondary if on else discord.ButtonStyle.success
    button = make.button(mark, translate(locale, "config-turn-off" if on else "config-turn-on"), style)
    return beside(f"**{translate(locale, key)}** · {state}\n-# {translate(locale, f'{key}-about')}", button)
