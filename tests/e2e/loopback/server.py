"""One process of the loopback Discord: API, gateway, CDN and control on one port of 127.0.0.1."""

from __future__ import annotations

import asyncio
import json
import struct
import sys
import zlib
from typing import Any

from aiohttp import web

from . import interactions, message_routes, routes
from .control import Control
from .gateway import Gateway, GatewaySettings
from .model import Payload
from .ratelimits import RateLimits
from .rest import Call, Rest, route
from .schema import load
from .state import World

ROUTE_MODULES = (routes, message_routes, interactions)  # imported for the routes they register
MAX_BODY = 110 * 1024 * 1024


class Server:
    """The parts of a Discord put together. `settings` are `client.Settings` as a dict."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.world = World(token=settings["token"], ack_seconds=settings["ack_seconds"])
        gateway = {key: settings[key] for key in GatewaySettings.__dataclass_fields__ if key in settings}
        self.gateway = Gateway(self.world, GatewaySettings(**gateway))
        limits = RateLimits(per_second=settings["per_second"], active=settings["rate_limits"])
        self.rest = Rest(self.world, limits, load() if settings["check_bodies"] else None)
        self.app = web.Application(client_max_size=MAX_BODY)
        self.rest.add_to(self.app)
        self.control = Control(self.world, self.rest, self.gateway)
        self.app.router.add_post("/_loopback/{operation}", self.control.handle)
        self.app.router.add_get("/gateway", self.gateway.handle)
        self.app.router.add_get("/gateway/", self.gateway.handle)
        self.app.router.add_get("/cdn/{path:.*}", self._file)

    async def start(self, port: int) -> int:
        """Listen on a port (0: any free one) and return it."""
        # `gateway/bot` needs the gateway, which a Call does not carry; the world keeps what it tells
        self.world.gateway_info = lambda: gateway_info(self.gateway)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port, backlog=1024)
        await site.start()
        actual: int = self._runner.addresses[0][1]
        self.world.base_url = f"http://127.0.0.1:{actual}"
        return actual

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def _file(self, request: web.Request) -> web.Response:
        """Serve an attachment or an avatar, as cdn.discordapp.com does."""
        attachment = self.world.files.get(request.path)
        if attachment is not None:
            return web.Response(body=attachment.data, content_type=attachment.content_type)
        kind, *rest = request.match_info["path"].split("/")
        if kind == "avatars" and (user := self.world.users.get(int(rest[0]))) and user.avatar:
            return web.Response(body=user.avatar, content_type="image/png")
        if kind == "embed":
            return web.Response(body=plain_png(int(rest[-1].partition(".")[0])), content_type="image/png")
        return web.Response(status=404, text="Not Found")


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Payload:
    return call.world.gateway_info()


@route("GET", "/gateway", open=True)
def gateway_url(call: Call) -> Payload:
    return {"url": call.world.gateway_info()["url"]}


def gateway_info(gateway: Gateway) -> Payload:
    settings = gateway.settings
    return {
        "url": gateway.url,
        "shards": settings.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": max(0, 1000 - gateway.counts["identifies"]),
            "reset_after": 24 * 3600 * 1000,
            "max_concurrency": settings.max_concurrency,
        },
    }


def plain_png(number: int) -> bytes:
    """Return a picture of 64×64 in one colour: the default avatar of that number."""
    colour = [(88, 101, 242), (116, 127, 141), (59, 165, 92), (250, 166, 26), (237, 66, 69), (235, 69, 158)][number % 6]
    rows = (b"\0" + bytes(colour) * 64) * 64

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


async def serve(settings: dict[str, Any]) -> None:
    """Run until standard input closes, which it does when whoever started this process is gone."""
    server = Server(settings)
    port = await server.start(settings["port"])
    print(json.dumps({"port": port, "checked": server.rest.check is not None}), flush=True)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()
