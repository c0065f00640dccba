"""A Discord for each module's tests, and a small bot that runs against it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest_asyncio
from loopback import BotProcess, Channel, Guild, LoopbackDiscord, Person

TINY_BOT = [sys.executable, str(Path(__file__).with_name("tiny_bot.py"))]


@dataclass(frozen=True)
class Scene:
    """A server with one channel, two people in it, and the bot connected."""

    discord: LoopbackDiscord
    bot: BotProcess
    guild: Guild
    channel: Channel
    ana: Person
    beto: Person


async def set_scene(discord: LoopbackDiscord, command: list[str], **environment: str) -> Scene:
    """Make the server and its people, start the bot, and wait until it is connected."""
    guild = await discord.create_guild()
    channel = await discord.create_channel(guild)
    ana, beto = [await discord.create_person(name, guild) for name in ("Ana", "Beto")]
    bot = await discord.run_bot(command, environment).start()
    await discord.connected()
    return Scene(discord, bot, guild, channel, ana, beto)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_scene() -> AsyncIterator[Scene]:
    """One Discord and one small bot for all tests of a module."""
    async with LoopbackDiscord() as discord:
        yield await set_scene(discord, TINY_BOT)


@pytest_asyncio.fixture(loop_scope="module")
async def tiny(shared_scene: Scene) -> AsyncIterator[Scene]:
    """The shared Discord and bot, with a channel of the test's own."""
    channel = await shared_scene.discord.create_channel(shared_scene.guild)
    yield Scene(**{**shared_scene.__dict__, "channel": channel})
    await shared_scene.discord.clear_faults()
