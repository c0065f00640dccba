"""The Discord client: builds the parts, loads the cogs, starts and stops."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
import signal
from collections.abc import Callable
from importlib import import_module
from types import FrameType
from typing import Final

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import garbage
from bot.cluster import Ownership, Turnstile
from bot.config import Settings
from bot.metrics import Acknowledgements
from bot.outside import Outside
from bot.painters import Painters
from bot.settings import Settings as Preferences
from bot.standings import Standings
from bot.storage import Database, SettingsStore, migrate
from bot.tables import Tables
from bot.workers import Workers

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is spoken here

_log = logging.getLogger(__name__)

COGS: Final = "cogs"
"""The package whose modules with a `setup` are loaded. Named as text: the bot does not depend on its face."""


class OvertakenError(Exception):
    """Another process has taken over shards of this one, which must not go on."""


class Carioca(commands.AutoShardedBot):
    """The bot on Discord. What it consists of is there from `setup_hook` on."""

    preferences: Preferences
    """What servers and people have chosen; `settings` is what whoever runs the bot has."""

    tables: Tables
    standings: Standings
    workers: Workers
    painters: Painters

    def __init__(self, settings: Settings) -> None:
        """Prepare the client: no privileged intent, and no cache that grows with the servers' members or messages."""
        acknowledgements = Acknowledgements() if settings.metrics_port is not None else None
        super().__init__(
            http_trace=acknowledgements and acknowledgements.trace(),  # pyright: ignore[reportArgumentType]
            command_prefix=commands.when_mentioned,  # there are slash commands only
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True, replied_user=False),
            shard_count=settings.shard_count,
            shard_ids=None if settings.shards is None else [*settings.shards],  # pyright: ignore[reportArgumentType]
        )
        if acknowledgements is not None:  # watching every part of every request has its price
            self.add_listener(acknowledgements.heard, "on_interaction")
        self.settings = settings
        self.overtaken = False
        """Whether another process has taken over shards of this one, which has stopped therefore."""
        self._database: Database | None = None
        self._ownership: Ownership | None = None
        self._turnstile: Turnstile | None = None
        self._outside: Outside | None = None

    async def setup_hook(self) -> None:
        """Bring the database up to date, load the cogs, go on with the tables, register the commands."""
        settings = self.settings
        self._database = Database(settings.database_url)
        if settings.metrics_port is not None:
            self._outside = Outside(self, self._database)
            await self._outside.start(settings.metrics_host, settings.metrics_port)
        before, after = await migrate(self._database)
        if before != after:
            _log.info("the database went from revision %s to %s", before, after)
        shards = (settings.shard_count, settings.shards) if settings.shard_count and settings.shards else None
        if not self._database.is_sqlite:
            self._ownership = Ownership(self._database.url, settings.shards or (0,), self._stop_as_overtaken)
            await self._ownership.take()
        self.preferences = Preferences(SettingsStore(self._database))
        self.standings = Standings(self._database, shards=shards)
        self.workers = Workers(settings.workers, imports=["bot.players"])
        self.painters = Painters(settings.painters)
        self.tables = Tables(
            self._database,
            workers=self.workers,
            turn_seconds=settings.turn_seconds,
            bot_pace=settings.bot_pace,
            lobby_minutes=settings.lobby_minutes,
            cut_seconds=settings.cut_seconds,
            tables_per_user=settings.tables_per_user,
            shards=shards,
        )
        self.tables.subscribe(self.standings.recorder)  # before those who show how a match ended
        await self._load_cogs()
        await self.tables.begin()
        self._turnstile = Turnstile(self._database.url)
        if settings.shard_count is not None and settings.shard_count > 1:
            self._turnstile.widen((await self.fetch_session_start_limits()).max_concurrency)
        if settings.sync_commands and 0 in (settings.shards or (0,)):  # one process of a cluster does
            await self.tree.sync()

    async def _load_cogs(self) -> None:
        # Not `load_extension`, which would execute a module again that another cog has imported before.
        package = import_module(COGS)
        for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
            setup = getattr(import_module(f"{COGS}.{info.name}"), "setup", None)
            if setup is not None:
                await setup(self)
                _log.debug("loaded %s.%s", COGS, info.name)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard once it may identify: a socket that is open meanwhile would be closed as silent."""
        if self._turnstile is not None:
            await self._turnstile.wait(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep to Discord's `max_concurrency`, with all processes together."""
        if self._turnstile is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turnstile.go(shard_id)

    async def _stop_as_overtaken(self) -> None:
        self.overtaken = True
        await self.close()

    async def close(self) -> None:
        """Finish what was begun, then leave Discord. Everything acknowledged is in the database before."""
        database, self._database = self._database, None
        if database is not None:
            if self._outside is not None:
                await self._outside.close()
            if hasattr(self, "tables"):
                await self.tables.close(patience=2.0)  # the cogs have as long for their last words
                self.workers.close()
            await super().close()
            if hasattr(self, "painters"):  # the last words are drawn as well
                self.painters.close()
            if self._turnstile is not None:
                await self._turnstile.close()
            await database.close()
            if self._ownership is not None:  # the last of all: whoever waits for the shards finds everything saved
                await self._ownership.release()
        else:
            await super().close()


def use_addresses(settings: Settings) -> None:
    """Talk to another API or gateway than Discord's own, where the settings say so."""
    if settings.discord_api is not None:
        Route.BASE = settings.discord_api.rstrip("/")
    if settings.discord_gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)


async def run(settings: Settings) -> None:
    """Be on Discord until told to stop (SIGINT, SIGTERM).

    Raises:
        discord.LoginFailure: Discord refuses the token.
        OvertakenError: another process serves the shards of this one.
        OSError: Discord cannot be reached.
    """
    assert settings.discord_token is not None
    use_addresses(settings)
    stopped = asyncio.Event()
    _on_signals(stopped.set)
    async with Carioca(settings) as bot:
        playing = asyncio.create_task(_play(bot, settings.discord_token.get_secret_value()), name="discord")
        stopping = asyncio.create_task(stopped.wait(), name="stopping")
        await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not playing.done():
            _log.info("stopping")
            await bot.close()
            await asyncio.wait({playing}, timeout=1)
            playing.cancel()
            await asyncio.wait({playing}, timeout=5)
        stopping.cancel()
    if playing.done() and not playing.cancelled() and (error := playing.exception()) is not None:
        raise error
    if bot.overtaken:
        raise OvertakenError


async def _play(bot: Carioca, token: str) -> None:
    await bot.login(token)
    garbage.settle()
    await bot.connect()


def _on_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()

    def stop_from_outside(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows
            signal.signal(number, stop_from_outside)
