"""`carioca doctor`: whether everything the bot needs is there, one line for each thing."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import discord
from PIL import features

from bot.app import use_addresses
from bot.config import Settings
from bot.permissions import needed
from bot.storage import Database, newest_revision, revision

NEEDED: Final = needed()
"""What the bot must be allowed to in a channel."""

_SERVERS: Final = 200
"""Of so many servers the permissions are looked at: Discord gives no more at once."""


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
    async for finding in _discord(settings):
        yield finding


async def _database(settings: Settings) -> Finding:
    database = Database(settings.database_url)
    shown = database.url.render_as_string(hide_password=True)
    file = Path(database.url.database or "") if database.url.get_backend_name() == "sqlite" else None
    if file is not None and file.parent.is_dir() and not file.exists():  # to look must not make it
        await database.close()
        return Finding(None, "database", f"{shown} is not there yet: the first start makes it")
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


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    if settings.discord_token is None:
        yield Finding(None, "token", "DISCORD_TOKEN is not set: `carioca` opens the demo")
        return
    use_addresses(settings)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            async with asyncio.timeout(20):
                await client.login(settings.discord_token.get_secret_value())
                yield Finding(True, "token", f"Discord knows it as {client.user}")
                yield _permissions(await client.http.get_guilds(_SERVERS, with_counts=False))
        except discord.LoginFailure:
            yield Finding(False, "token", "Discord refuses DISCORD_TOKEN: copy it anew from the developer portal")
        except (OSError, discord.HTTPException) as error:
            yield Finding(False, "Discord", f"cannot be reached ({type(error).__name__})")


def _permissions(servers: Sequence[Mapping[str, Any]]) -> Finding:
    lacking: list[str] = []
    for server in servers:
        granted = discord.Permissions(int(server["permissions"]))
        if not granted.administrator and (
            missing := [name for name, wanted in NEEDED if wanted > getattr(granted, name)]
        ):
            lacking.append(f"{server['name']} ({', '.join(missing)})")
    if lacking:
        return Finding(
            None, "permissions", f"missing in {len(lacking)} of {len(servers)} servers: {'; '.join(lacking)}"
        )
    return Finding(True, "permissions", f"all there in {len(servers)} servers")
