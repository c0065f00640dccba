"""The bot seen from outside: `/metrics` for Prometheus, `/healthz` and `/livez` for whatever keeps it running.

/livez      the process goes on: 200, or no answer at all
/healthz    it serves: 200 if every shard is connected and the database answers, else 503 and what is missing
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.painters import Painters
from bot.storage import Database
from bot.tables import Tables
from bot.workers import Workers

if TYPE_CHECKING:
    from bot.app import Carioca

PATIENCE: Final = 2.0
"""Seconds that the database has for an answer."""


class Outside:
    """Serves the state of one bot over HTTP."""

    def __init__(self, bot: Carioca, database: Database) -> None:
        """Show this bot; nothing is served yet."""
        self._bot = bot
        self._database = database
        app = web.Application()
        app.add_routes(
            [web.get("/metrics", self._metrics), web.get("/healthz", self._health), web.get("/livez", self._live)]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        self._registry = CollectorRegistry()
        self._registry.register(_Gauges(bot))

    async def start(self, host: str, port: int) -> int:
        """Listen; returns the port, which is a free one where 0 is asked for.

        Raises:
            OSError: the port is taken, or there is no such address here.
        """
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        return self._runner.addresses[0][1]

    async def close(self) -> None:
        """Serve no more."""
        await self._runner.cleanup()

    async def _live(self, _request: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def _health(self, _request: web.Request) -> web.Response:
        missing = [f"shard {number}" for number in self._shards_missing()]
        if not await self._database_answers():
            missing.append("database")
        return web.json_response({"ok": not missing, "missing": missing}, status=503 if missing else 200)

    async def _metrics(self, _request: web.Request) -> web.Response:
        body = generate_latest(REGISTRY) + generate_latest(self._registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _shards_missing(self) -> list[int]:
        bot = self._bot
        connected = {number for number, shard in bot.shards.items() if not shard.is_closed()}
        wanted = bot.shard_ids or range(bot.shard_count or 1)
        return [number for number in wanted if number not in connected]

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.ask(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one())
        except Exception:
            return False
        return True


class _Gauges(Collector):
    """What is read off the bot at the moment of asking."""

    def __init__(self, bot: Carioca) -> None:
        self._bot = bot

    def collect(self) -> Iterator[GaugeMetricFamily]:
        bot = self._bot
        tables: Tables | None = getattr(bot, "tables", None)
        workers: Workers | None = getattr(bot, "workers", None)
        painters: Painters | None = getattr(bot, "painters", None)
        if tables is not None:
            yield _gauge("carioca_tables_in_memory", "Tables that this process keeps in memory", tables.in_memory)
            yield _gauge("carioca_tables_due", "Open tables of this process that wait for their clock", tables.awaited)
            yield _gauge("carioca_log_queue", "Entries that wait to be saved", tables.unsaved)
            yield _gauge("carioca_listeners_queue", "Changes that wait to be shown", tables.untold)
        if workers is not None:
            yield _gauge("carioca_workers_queue", "Pieces of work that processes have or wait for", workers.waiting)
        if painters is not None:
            yield _gauge("carioca_painters_queue", "Pictures that are being drawn or wait for it", painters.waiting)
        yield _gauge("carioca_guilds", "Servers that this process serves", len(bot.guilds))
        latency = GaugeMetricFamily("carioca_gateway_latency_seconds", "Heartbeat to answer", labels=["shard"])
        for shard, seconds in bot.latencies:
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield latency


def _gauge(name: str, text: str, value: int) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, text, value)
