"""`carioca doctor`: whether everything the bot needs is there, one line for each thing."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from importlib import import_module

import discord
from PIL import features

from bot.app import use_addresses
from bot.config import Settings
from bot.storage import Database, newest_revision, revision


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `ok` is None where the bot runs without it, but not as well."""

    ok: bool | None
    what: str
    says: str

    def __str__(self) -> str:
        sign = {True: "ok", None: "--", False: "NO"}[self.ok]
        return f"{sign}  {self.what}: {self.says}"


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    """Look at everything, one finding after the other."""
    yield Finding(sys.version_info >= (3, 11), "Python", sys.version.split()[0])
    yield await _database(settings)
    yield _fonts()
    raqm = features.check("raqm")
    yield Finding(raqm or None, "raqm", "there" if raqm else "missing: install libfribidi to shape Arabic and the like")
    yield await _token(settings)


async def _database(settings: Settings) -> Finding:
    database = Database(settings.database_url)
    shown = database.url.render_as_string(hide_password=True)
    try:
        async with asyncio.timeout(10):
            at = await revision(database)
    except Exception as error:
        return Finding(False, "database", f"{shown} cannot be opened ({type(error).__name__})")
    finally:
        await database.close()
    newest = newest_revision()
    if at == newest:
        return Finding(True, "database", f"{shown} at revision {at}")
    return Finding(None, "database", f"{shown} at revision {at}: the next start brings it to {newest}")


def _fonts() -> Finding:
    # By name: what the bot is does not depend on how it draws.
    missing: tuple[str, ...] = import_module("renderers.fonts").missing()
    return Finding(None if missing else True, "fonts", f"missing: {', '.join(missing)}" if missing else "all there")


async def _token(settings: Settings) -> Finding:
    if settings.discord_token is None:
        return Finding(None, "token", "DISCORD_TOKEN is not set: `carioca` opens the demo")
    use_addresses(settings)
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with asyncio.timeout(20):
            await client.login(settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        return Finding(False, "token", "Discord refuses DISCORD_TOKEN: copy it anew from the developer portal")
    except (OSError, discord.HTTPException) as error:
        return Finding(False, "token", f"Discord cannot be reached ({type(error).__name__})")
    else:
        return Finding(True, "token", f"Discord knows it as {client.user}")
    finally:
        await client.close()
