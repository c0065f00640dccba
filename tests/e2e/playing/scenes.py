"""A Discord with a server, a channel, two people, and a bot's process."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from loopback import BotProcess, Channel, Guild, LoopbackDiscord, Person, Settings

ROOT = Path(__file__).parents[3]
CARIOCA_BOT = [sys.executable, "-m", "bot", "run"]
TINY_BOT = [sys.executable, str(Path(__file__).parents[1] / "tiny_bot.py")]


@dataclass(frozen=True)
class Scene:
    """A server with one channel, two people in it, and the bot connected."""

    discord: LoopbackDiscord
    bot: BotProcess
    guild: Guild
    channel: Channel
    ana: Person
    beto: Person
    database: str = ""


async def set_scene(discord: LoopbackDiscord, command: list[str], log: Path | None = None, **environment: str) -> Scene:
    """Make the server and its people, start the bot, and wait until it is connected."""
    guild = await discord.create_guild()
    channel = await discord.create_channel(guild)
    ana, beto = [await discord.create_person(name, guild) for name in ("Ana", "Beto")]
    bot = await discord.run_bot(command, environment, log).start()
    await discord.connected()
    return Scene(discord, bot, guild, channel, ana, beto)


def environment_of(url: str) -> dict[str, str]:
    """Return the bot's settings for play without waiting, with its database."""
    return {"DATABASE_URL": url, "BOT_PACE": "0", "COMMANDS_PER_MINUTE": "0"}


@asynccontextmanager
async def carioca_scene(
    url: str, folder: Path, settings: Settings | None = None, **environment: str
) -> AsyncIterator[Scene]:
    """Start a Discord and the real bot, with this database and its log in a folder."""
    ours = environment_of(url) | environment
    async with LoopbackDiscord(settings or Settings(per_second=1000)) as discord:
        scene = await set_scene(discord, CARIOCA_BOT, folder / "bot.log", **ours)
        yield replace(scene, database=url)
