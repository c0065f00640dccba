"""Answering people: in their language, privately, and always."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot.engine import IllegalAction
from bot.locales import Locale, negotiate, translate
from bot.metrics import INTERACTIONS
from bot.settings import UserSettings
from bot.tables import TableError
from bot.workers import WorkersBusyError

from .failures import Remedy, remedy
from .lookup import settings_of

log = logging.getLogger(__name__)

PATIENCE: Final = 0.5
"""Seconds that an answer waits for what its user chose. Discord gives three for all of it."""


def locale_of(interaction: discord.Interaction[Any]) -> Locale:
    """The language of whoever clicked, for what only they see: the one they chose, else the one of their Discord.

    Inside `answering` it is known what they chose. Elsewhere it may not have been read yet.
    """
    chosen = settings_of(interaction.client).known_user(interaction.user.id)
    return (chosen.locale if chosen is not None else None) or negotiate(interaction.locale.value)


async def locale_of_channel(interaction: discord.Interaction[Any]) -> Locale:
    """The language of a new table, for what everybody sees.

    It is the one that the server chose for the bot, else the one that it has in Discord. But to servers that are no
    community Discord gives English without asking anybody: there it is the language of whoever opens the table.
    """
    if interaction.guild_id is not None:
        chosen = (await settings_of(interaction.client).guild(interaction.guild_id)).locale
        if chosen is not None:
            return chosen
    told = interaction.guild_locale
    is_community = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    if told is None or (told is discord.Locale.american_english and not is_community):
        return locale_of(interaction)
    return negotiate(told.value)


async def _learn_choices(interaction: discord.Interaction[Any]) -> None:
    """Have what this user chose in memory. A slow database does not keep them waiting for an answer."""
    reading = asyncio.ensure_future(settings_of(interaction.client).user(interaction.user.id))
    reading.add_done_callback(_log_failure)
    await asyncio.wait([reading], timeout=PATIENCE)


def _log_failure(reading: asyncio.Future[UserSettings]) -> None:
    if not reading.cancelled() and (error := reading.exception()) is not None:
        log.warning("what a user chose could not be read: %s", error)


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
    outcome = "done"
    try:
        await _learn_choices(interaction)
        try:
            yield
        except (IllegalAction, TableError) as refusal:
            interaction.extras["refused"] = refusal.code
            await say(interaction, explain(refusal, locale_of(interaction)))
        except WorkersBusyError:
            interaction.extras["refused"] = "busy"
            await say(interaction, translate(locale_of(interaction), "command-busy"))
        except discord.HTTPException as error:
            if remedy(error) is Remedy.REPORT:
                raise
            log.info("Discord refused while answering an interaction: %s", error)
    except Exception:
        outcome = "failed"
        log.exception("an interaction failed")
        try:
            await say(interaction, translate(locale_of(interaction), "command-failed"))
        except discord.HTTPException:
            log.warning("and its user could not be told")
    finally:
        if outcome == "done" and "refused" in interaction.extras:
            outcome = "refused"
        INTERACTIONS.labels(interaction.type.name, outcome).inc()
