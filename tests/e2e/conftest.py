"""A Discord and a small bot for the tests of the loopback itself, one of each for a module."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest_asyncio
from loopback import LoopbackDiscord
from playing.scenes import TINY_BOT, Scene, set_scene


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_scene() -> AsyncIterator[Scene]:
    """One Discord and one small bot for all tests of a module."""
    async with LoopbackDiscord() as discord:
        yield await set_scene(discord, TINY_BOT)


@pytest_asyncio.fixture(loop_scope="module")
async def tiny(shared_scene: Scene) -> AsyncIterator[Scene]:
    """The shared Discord and bot, with a channel of the test's own."""
    channel = await shared_scene.discord.create_channel(shared_scene.guild)
    yield replace(shared_scene, channel=channel)
    await shared_scene.discord.clear_faults()
