"""Answering people: in their language, privately, and always."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.engine import IllegalAction
from bot.locales import Locale, negotiate, translate
from bot.tables import TableError

from .failures import Remedy, remedy

log = logging.getLogger(__name__)


def locale_of(interaction: discord.Interaction[Any]) -> Locale:
    """The language of whoever clicked: for what only they see."""
    return negotiate(interaction.locale.value)


def locale_of_guild(interaction: discord.Interaction[Any]) -> Locale:
    """The language of the server: for what everybody sees."""
    return negotiate((interaction.guild_locale or interaction.locale).value)


def explain(refusal: IllegalAction | TableError, locale: Locale) -> str:
    """Why something was refused, as a sentence."""
    args: dict[str, Any] = refusal.args_ if isinstance(refusal, TableError) else {}
    return translate(locale, f"error-{refusal.code.replace('_', '-')}", **args)


async def say(interaction: discord.Interaction[Any], text: str) -> None:
    """Tell only this user. Works whether the interaction was answered before or not; a dead one is let be."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as error:
        if remedy(error) is Remedy.REPORT:
            raise
        log.info("could not answer an interaction: %s", error)


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncGenerator[None]:
    """Turn whatever goes wrong inside into a sentence for this user.

    A refusal is explained. Anything else is a mistake of ours: logged, and apologised for. Nothing comes out.
    """
    try:
        try:
            yield
        except (IllegalAction, TableError) as refusal:
            await say(interaction, explain(refusal, locale_of(interaction)))
        except discord.HTTPException as error:
            if remedy(error) is Remedy.REPORT:
                raise
            log.info("Discord refused while answering an interaction: %s", error)
    except Exception:
        log.exception("an interaction failed")
        try:
            await say(interaction, translate(locale_of(interaction), "command-failed"))
        except discord.HTTPException:
            log.warning("and its user could not be told")
