"""The gateway: sessions over WebSockets, with sharding, compression, heartbeats and resuming.

https://docs.discord.com/developers/events/gateway · https://docs.discord.com/developers/topics/opcodes-and-status-codes
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from .state import GUILDS, Event, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    *range(5),
    *range(6, 12),
)
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, message content: granted to the application or 4014
KEPT_EVENTS = 2000  # what a session can be replayed
SENDS, SENDS_SECONDS = 120, 60.0


@dataclass
class GatewaySettings:
    """What differs between bots on the real Discord, and what tests want quicker."""

    shards: int = 1
    max_concurrency: int = 1
    heartbeat_seconds: float = 41.25
    identify_seconds: float = 5.0
    privileged_intents: int = 0
    acknowledge_heartbeats: bool = True


class Connection:
    """One socket. With `zlib-stream` all its messages share one compression context."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compress: bool) -> None:
        self.socket = socket
        self._request = request
        self._deflate = zlib.compressobj() if compress else None
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self.heard = time.monotonic()
        self.received: deque[float] = deque()

    def send(self, op: int, data: Any = None, *, seq: int | None = None, name: str | None = None) -> None:
        self.send_text(json.dumps({"op": op, "d": data, "s": seq, "t": name}, separators=(",", ":")))

    def send_text(self, text: str) -> None:
        self._out.put_nowait(text)

    async def _write(self) -> None:
        while (text := await self._out.get()) is not None:
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except (ConnectionError, RuntimeError):
                return

    async def close(self, code: int) -> None:
        """Close as the protocol says, after what was sent before."""
        self._out.put_nowait(None)
        await asyncio.wait([self._writer], timeout=1)
        await self.socket.close(code=code)

    def abort(self) -> None:
        """Cut the wire: the bot sees a reset, no close frame."""
        self._writer.cancel()
        if self._request.transport is not None:
            self._request.transport.abort()

    def stop(self) -> None:
        self._writer.cancel()


@dataclass
class Session:
    """What survives a socket: the sequence, the events to replay, and which guilds it gets."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None
    seq: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def gets(self, event: Event) -> bool:
        shard = (event.guild_id >> 22) % self.shards if event.guild_id else 0
        return shard == self.shard and (not event.intent or bool(event.intent & self.intents))

    def dispatch(self, name: str, data: Any) -> None:
        self.seq += 1
        text = json.dumps({"op": DISPATCH, "d": data, "s": self.seq, "t": name}, separators=(",", ":"))
        self.events.append((self.seq, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def missed(self, since: int) -> Iterator[str]:
        return (text for seq, text in self.events if seq > since)


class Gateway:
    """Every session of the bot, and the door they come in by."""

    def __init__(self, world: World, settings: GatewaySettings) -> None:
        self.world = world
        self.settings = settings
        self.sessions: dict[str, Session] = {}
        self.counts: Counter[str] = Counter()
        self._identified: dict[int, float] = {}
        world.listeners.append(self.deliver)

    # --- towards the bot ----------------------------------------------------------------------------------------------

    def deliver(self, event: Event) -> None:
        """Dispatch an event to the sessions that are to have it; a session without a socket gets it on resuming."""
        for session in self.sessions.values():
            if session.gets(event):
                session.dispatch(event.name, event.data)

    def live(self, shard: int | None = None) -> list[Session]:
        """Return the sessions with a socket, of one shard or of all."""
        return [s for s in self.sessions.values() if s.connection is not None and shard in (None, s.shard)]

    def drop(self, shard: int | None = None) -> int:
        """Cut the sockets without a word; the sessions can be resumed."""
        cut = self.live(shard)
        for session in cut:
            assert session.connection is not None
            session.connection.abort()
            session.connection = None
        return len(cut)

    def reconnect(self, shard: int | None = None) -> int:
        """Ask the bot to reconnect and resume (opcode 7)."""
        asked = self.live(shard)
        for session in asked:
            assert session.connection is not None
            session.connection.send(RECONNECT)
        return len(asked)

    def invalidate(self, shard: int | None = None, *, resumable: bool = False) -> int:
        """Tell the bot that its session is invalid (opcode 9); unless resumable it is forgotten."""
        told = self.live(shard)
        for session in told:
            assert session.connection is not None
            session.connection.send(INVALID, resumable)
            if not resumable:
                del self.sessions[session.id]
        return len(told)

    async def close(self, code: int, shard: int | None = None) -> int:
        """Close the sockets with a close code."""
        closed = self.live(shard)
        for session in closed:
            connection, session.connection = session.connection, None
            assert connection is not None
            await connection.close(code)
        return len(closed)

    # --- from the bot -------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from HELLO to its end."""
        compress = request.query.get("compress")
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            return web.Response(status=400, text="this gateway speaks v10 and json")
        if compress not in (None, "zlib-stream"):
            return web.Response(status=400, text=f"this gateway does not speak {compress}")
        socket = web.WebSocketResponse(max_msg_size=4096, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request, compress is not None)
        self.counts["connections"] += 1
        connection.send(HELLO, {"heartbeat_interval": int(self.settings.heartbeat_seconds * 1000), "_trace": []})
        watchdog = asyncio.create_task(self._watch(connection))
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await connection.close(4002)
                    break
                code, session = self._receive(connection, session, message.data)
                if code is not None:
                    await connection.close(code)
                    break
        except ConnectionError:
            pass
        finally:
            watchdog.cancel()
            connection.stop()
            self._gone(session, connection, socket.close_code)
        return socket

    async def _watch(self, connection: Connection) -> None:
        """Close a connection whose bot has stopped sending heartbeats."""
        limit = self.settings.heartbeat_seconds * 1.5 + 1
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds / 4)
            if time.monotonic() - connection.heard > limit:
                self.counts["zombies"] += 1
                await connection.close(4009)
                return

    def _gone(self, session: Session | None, connection: Connection, code: int | None) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if code in (1000, 1001):  # the bot has ended its session itself
            self.sessions.pop(session.id, None)
        self.world.touch()

    def _receive(self, connection: Connection, session: Session | None, text: str) -> tuple[int | None, Session | None]:
        """Act on one message; return the code to close with, if any, and the session the socket now belongs to."""
        now = time.monotonic()
        connection.received.append(now)
        while connection.received[0] < now - SENDS_SECONDS:
            connection.received.popleft()
        if len(connection.received) > SENDS:
            return 4008, session
        try:
            message = json.loads(text)
            op, data = message["op"], message.get("d")
        except (ValueError, KeyError, TypeError):
            return 4002, session
        if op == HEARTBEAT:
            connection.heard = now
            self.counts["heartbeats"] += 1
            if self.settings.acknowledge_heartbeats:
                # On one machine the answer can overtake discord.py's own note of having asked, which then warns of lag.
                asyncio.get_running_loop().call_later(0.02, connection.send, ACK)
            return None, session
        if op == IDENTIFY:
            return (4005, session) if session else self._identify(connection, data)
        if op == RESUME:
            return (4005, session) if session else self._resume(connection, data)
        if session is None:
            return 4003, None
        if op in (PRESENCE, VOICE):
            self.counts[f"op {op}"] += 1
            return None, session
        if op == MEMBERS:
            self._send_members(session, data)
            return None, session
        return 4001, session

    def _identify(self, connection: Connection, data: dict[str, Any]) -> tuple[int | None, Session | None]:
        self.counts["identifies"] += 1
        shard, shards = data.get("shard") or (0, 1)
        if data.get("token") != self.world.token:
            return 4004, None
        if not 0 <= shard < shards:
            return 4010, None
        if data["intents"] & PRIVILEGED & ~self.settings.privileged_intents:
            return 4014, None
        mine = [g for g in self._guilds() if (g.id >> 22) % shards == shard]
        if len(mine) > 2500:
            return 4011, None
        key = shard % self.settings.max_concurrency
        now = time.monotonic()
        if now - self._identified.get(key, -1e9) < self.settings.identify_seconds:
            self.counts["identifies too soon"] += 1
            connection.send(INVALID, False)
            return None, None
        self._identified[key] = now
        for old in [s for s in self.sessions.values() if s.shard == shard and s.connection is None]:
            del self.sessions[old.id]
        session = Session(secrets.token_hex(16), shard, shards, data["intents"], connection)
        self.sessions[session.id] = session
        session.dispatch("READY", self._ready(session, [g.unavailable() for g in mine]))
        if session.intents & GUILDS:
            for guild in mine:
                if guild.available:
                    session.dispatch("GUILD_CREATE", guild.payload(self.world.bot))
        self.world.touch()
        return None, session

    def _resume(self, connection: Connection, data: dict[str, Any]) -> tuple[int | None, Session | None]:
        self.counts["resumes"] += 1
        session = self.sessions.get(data["session_id"])
        if data.get("token") != self.world.token:
            return 4004, None
        since = data["seq"]
        if session is None or since is None or (session.events and since + 1 < session.events[0][0]):
            self.counts["resumes refused"] += 1
            connection.send(INVALID, False)
            return None, None
        if since > session.seq:
            return 4007, None
        if session.connection is not None:
            session.connection.abort()
        session.connection = connection
        missed = list(session.missed(since))
        self.counts["replayed"] += len(missed)
        for text in missed:
            connection.send_text(text)
        session.dispatch("RESUMED", {"_trace": []})
        self.world.touch()
        return None, session

    def _guilds(self) -> list[Any]:
        return [guild for guild in self.world.guilds.values() if self.world.bot.id in guild.members]

    def _ready(self, session: Session, guilds: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": {**self.world.bot.payload(), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": guilds,
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.application_id), "flags": 1 << 23},
            "private_channels": [],
            "relationships": [],
            "_trace": [],
        }

    def _send_members(self, session: Session, data: dict[str, Any]) -> None:
        """Answer REQUEST_GUILD_MEMBERS with the members named by id or the start of their name."""
        guild = self.world.guild(int(data["guild_id"]))
        ids = {int(number) for number in data.get("user_ids") or []}
        query = (data.get("query") or "").lower()
        found = [
            m for m in guild.members.values() if m.user.id in ids or (not ids and m.user.name.lower().startswith(query))
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": [member.payload() for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if "nonce" in data else {}))

    @property
    def url(self) -> str:
        return self.world.base_url.replace("http", "ws", 1) + "/gateway"
