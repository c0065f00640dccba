"""What tests hold: a Discord to start, people to act with, messages to look at, and a bot process to run against it."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import aiohttp

from . import components as parts
from .faults import Fault
from .model import EPHEMERAL, Payload
from .process import BotProcess

T = TypeVar("T")
ROOT = Path(__file__).parents[3]
TOKEN = "bG9vcGJhY2s.bG9vcGJhY2s.bG9vcGJhY2s"  # of a Discord that is not there


class LoopbackError(Exception):
    """What was asked cannot be done there: a button the person does not see, say."""


@dataclass(frozen=True)
class Settings:
    """How this Discord differs from a fresh one. Times are Discord's own unless a test cannot wait for them."""

    token: str = TOKEN
    port: int = 0
    shards: int = 1
    max_concurrency: int = 1
    heartbeat_seconds: float = 41.25
    identify_seconds: float = 5.0
    ack_seconds: float = 3.0
    privileged_intents: int = 0
    rate_limits: bool = True
    per_second: int = 50
    check_bodies: bool = True


@dataclass(frozen=True)
class Guild:
    id: int


@dataclass(frozen=True)
class Channel:
    id: int


@dataclass(frozen=True)
class Message:
    """A message as it was when somebody looked."""

    raw: Payload

    @property
    def id(self) -> int:
        return int(self.raw["id"])

    @property
    def channel_id(self) -> int:
        return int(self.raw["channel_id"])

    @property
    def version(self) -> int:
        """Count of the edits so far."""
        return self.raw["version"]

    @property
    def deleted(self) -> bool:
        return self.raw["deleted"]

    @property
    def ephemeral(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.raw["flags"] & 1 << 7)

    @property
    def components(self) -> list[Payload]:
        """All components, nested ones too, in reading order."""
        return parts.walk(self.raw["components"])

    @property
    def text(self) -> str:
        """Everything written in it: content, text displays and embeds."""
        texts = [self.raw["content"], *(c["content"] for c in self.components if c["type"] == parts.TEXT)]
        texts += [embed.get(key) or "" for embed in self.raw["embeds"] for key in ("title", "description")]
        return "\n".join(filter(None, texts))

    @property
    def alternative_texts(self) -> list[str]:
        """The descriptions of its pictures, in components and attachments."""
        found = [item.get("description") for c in self.components if c["type"] == parts.GALLERY for item in c["items"]]
        found += [attachment.get("description") for attachment in self.raw["attachments"]]
        return [text for text in found if text]

    @property
    def picture_urls(self) -> list[str]:
        return [item["url"] for component in self.components for item in parts.media(component)]

    @property
    def pinged(self) -> list[int]:
        """The ids of the users it mentioned when it was new."""
        return [int(user["id"]) for user in self.raw["mentions"]]

    @property
    def interactive(self) -> list[Payload]:
        """Its buttons and selects that can be used now."""
        return [c for c in self.components if c.get("custom_id") and not c.get("disabled")]

    @property
    def labels(self) -> list[str]:
        """What the usable buttons say, and the placeholders of the selects."""
        return [component.get("label") or component.get("placeholder") or "" for component in self.interactive]

    def find(self, what: str) -> Payload:
        """Return the usable component with this custom_id, or else whose label or placeholder begins so.

        Raises LoopbackError.
        """
        for component in self.interactive:
            if component["custom_id"] == what:
                return component
        for component in self.interactive:
            if (component.get("label") or component.get("placeholder") or "").startswith(what):
                return component
        raise LoopbackError(f"no {what!r} among {self.labels} in:\n{self.text}")


@dataclass(frozen=True)
class Answer:
    """What came of one interaction: how the bot acknowledged it, how fast, and what the person got."""

    discord: LoopbackDiscord = field(repr=False)
    raw: Payload

    @property
    def id(self) -> int:
        return self.raw["id"]

    @property
    def token(self) -> str:
        """What the bot answers with: it is in the path of each of its answers."""
        return self.raw["token"]

    @property
    def answered(self) -> bool:
        """Whether a message was sent or changed through the token, "thinking…" not counted."""
        return self.raw["answered"]

    @property
    def type(self) -> int | None:
        """The callback's type (4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal); None: no response in 3 s."""
        return self.raw["type"]

    @property
    def acknowledged(self) -> bool:
        return self.type is not None

    @property
    def latency(self) -> float:
        """Seconds from the dispatch to the acknowledgement. Raises LoopbackError if there was none."""
        if self.raw["latency"] is None:
            raise LoopbackError("the interaction was never acknowledged")
        return self.raw["latency"]

    @property
    def has_message(self) -> bool:
        return self.raw["message"] is not None

    @property
    def message(self) -> Message:
        """The response, or the message that the response changed. Raises LoopbackError if there is none."""
        if self.raw["message"] is None:
            raise LoopbackError("the interaction was not answered with a message")
        return Message(self.raw["message"])

    @property
    def followups(self) -> list[Message]:
        return [Message(raw) for raw in self.raw["followups"]]

    @property
    def modal(self) -> Payload | None:
        return self.raw["modal"]

    @property
    def choices(self) -> list[Payload]:
        return self.raw["choices"]

    async def acknowledgement(self) -> Answer:
        """Wait until the interaction is acknowledged or its three seconds are over."""
        return Answer(self.discord, await self.discord.call("acknowledged", interaction=self.id))

    @property
    def picture_after(self) -> float | None:
        """Seconds from the dispatch to the first picture sent in answer; None before there is one."""
        return self.raw["picture_after"]

    async def pictured(self, within: float = 60.0) -> Answer:
        """Wait until a picture was sent in answer, `within` seconds at most."""
        raw = await self.discord.call("pictured", interaction=self.id, within=within)
        return Answer(self.discord, raw)

    async def refreshed(self) -> Answer:
        """Look again: a deferred response may have come meanwhile."""
        return Answer(self.discord, await self.discord.call("interaction", interaction=self.id))

    async def settled(self, within: float = 60.0) -> Answer:
        """Wait until the response is more than "thinking…": its message is there, or a follow-up, or it is deleted."""

        async def done() -> Answer | None:
            now = await self.refreshed()
            pending = not now.has_message or (now.message.thinking and not now.message.deleted)
            if pending and not now.followups and now.modal is None and now.type != 8:
                return None
            return now

        return await self.discord.until(done, within=within, what=f"the response of interaction {self.id}")


@dataclass(frozen=True)
class Person:
    """Somebody with a Discord client."""

    discord: LoopbackDiscord = field(repr=False)
    id: int
    name: str

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def slash(self, channel: Channel, name: str, *, wait: bool = True, **options: Any) -> Answer:
        """Run a command by its full name, "carioca nueva".

        Returns once it is acknowledged or 3 s are over; without `wait` at once (see `Answer.acknowledgement`).
        """
        raw = await self.discord.call(
            "command", user=self.id, channel=channel.id, name=name, options=options, wait=wait
        )
        return Answer(self.discord, raw)

    async def autocomplete(self, channel: Channel, name: str, option: str, typed: Any = "", **options: Any) -> Answer:
        raw = await self.discord.call(
            "autocomplete", user=self.id, channel=channel.id, name=name, option=option, typed=typed, options=options
        )
        return Answer(self.discord, raw)

    async def click(self, message: Message, what: str, *, stale: bool = False, wait: bool = True) -> Answer:
        """Click a button by label or custom_id; `stale` clicks it as the message was when it was looked at."""
        return await self._use(message, what, None, stale, wait)

    async def choose(self, message: Message, what: str, *values: str, stale: bool = False, wait: bool = True) -> Answer:
        """Choose in a select, found by placeholder or custom_id, options by value or label."""
        component = message.find(what)
        by_label = {option["label"]: option["value"] for option in component.get("options") or []}
        return await self._use(message, what, [by_label.get(value, value) for value in values], stale, wait)

    async def _use(self, message: Message, what: str, values: list[str] | None, stale: bool, wait: bool) -> Answer:
        component = message.find(what)
        raw = await self.discord.call(
            "component",
            user=self.id,
            channel=message.channel_id,
            message=message.id,
            custom_id=component["custom_id"],
            values=values,
            seen=message.raw if stale else None,
            wait=wait,
        )
        return Answer(self.discord, raw)

    async def submit(self, answer: Answer, **values: Any) -> Answer:
        """Fill in and send the modal that an answer opened, fields by custom_id."""
        return Answer(self.discord, await self.discord.call("modal", interaction=answer.id, values=values))

    async def say(self, channel: Channel, content: str) -> int:
        return await self.discord.call("say", user=self.id, channel=channel.id, content=content)

    async def messages(self, channel: Channel) -> list[Message]:
        """Return what this person sees in a channel, oldest first."""
        return await self.discord.messages(channel, self)

    async def last(self, channel: Channel) -> Message:
        """Return the newest message this person sees. Raises LoopbackError if there is none."""
        seen = await self.messages(channel)
        if not seen:
            raise LoopbackError("the channel is empty")
        return seen[-1]

    async def reload(self) -> None:
        """Restart the client: its ephemeral messages are gone."""
        await self.discord.call("reload", user=self.id)


class LoopbackDiscord:
    """A Discord in a process of its own, for the length of an `async with`."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.url = ""
        self.checked = False  # whether bodies are checked against Discord's published schema
        self._bots: list[BotProcess] = []

    async def __aenter__(self) -> LoopbackDiscord:
        self._server = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __package__ or "loopback",
            json.dumps(asdict(self.settings)),
            cwd=Path(__file__).parents[1],
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._server.stdout is not None
        started = json.loads(await self._server.stdout.readline())
        self.url = f"http://127.0.0.1:{started['port']}"
        self.checked = started["checked"]
        self._http = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bots()
        await self._http.close()
        assert self._server.stdin is not None
        self._server.stdin.close()
        await self._server.wait()

    async def stop_bots(self) -> None:
        """Stop every bot that `run_bot` prepared, politely."""
        for bot in self._bots:
            await bot.stop()

    @property
    def api_url(self) -> str:
        """What a bot is to take for https://discord.com/api/v10."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What a bot is to take for wss://gateway.discord.gg; `GET /gateway/bot` tells it too."""
        return self.url.replace("http", "ws", 1) + "/gateway"

    async def call(self, operation: str, **arguments: Any) -> Any:
        """Do one of `control.Control`'s operations. Raises LoopbackError."""
        async with self._http.post(f"{self.url}/_loopback/{operation}", json=arguments) as response:
            text = await response.text()
            if response.status != 200:
                raise LoopbackError(json.loads(text)["error"] if response.status in (404, 409) else text)
            return json.loads(text)

    async def fetch(self, url: str) -> bytes:
        """Download a picture or a file by its address. Raises LoopbackError."""
        async with self._http.get(url) as response:
            if response.status != 200:
                raise LoopbackError(f"{response.status} for {url}")
            return await response.read()

    def run_bot(
        self, command: Sequence[str], environment: dict[str, str] | None = None, log: Path | None = None
    ) -> BotProcess:
        """Prepare a bot's process (`await bot.start()`); it is stopped with this Discord.

        The environment gets DISCORD_TOKEN, DISCORD_API and DISCORD_GATEWAY besides what is given.
        """
        if log is None:
            with tempfile.NamedTemporaryFile(prefix="loopback-bot-", suffix=".log", delete=False) as file:
                log = Path(file.name)
        ours = {
            "DISCORD_TOKEN": self.settings.token,
            "DISCORD_API": self.api_url,
            "DISCORD_GATEWAY": self.gateway_url,
        }
        bot = BotProcess(command, ours | (environment or {}), log, cwd=ROOT)
        self._bots.append(bot)
        return bot

    # --- people and places -------------------------------------------------------------------------------------------

    async def create_guild(
        self, name: str = "Casa", *, locale: str = "es-419", bot_permissions: Sequence[str] = ()
    ) -> Guild:
        """Make a server that has invited the bot; its members have what @everyone has by default."""
        arguments: Payload = {"name": name, "locale": locale, "bot_permissions": list(bot_permissions)}
        return Guild(await self.call("create_guild", **arguments))

    async def create_channel(self, guild: Guild, name: str = "mesa") -> Channel:
        return Channel(await self.call("create_channel", guild=guild.id, name=name))

    async def create_thread(self, channel: Channel, name: str, by: Person) -> Channel:
        return Channel(await self.call("create_thread", channel=channel.id, name=name, user=by.id))

    async def create_person(
        self, name: str, *guilds: Guild, locale: str = "es-419", avatar: bytes | None = None
    ) -> Person:
        picture = base64.b64encode(avatar).decode() if avatar else None
        ids = [guild.id for guild in guilds]
        number = await self.call("create_user", name=name, guilds=ids, locale=locale, avatar=picture)
        return Person(self, number, name)

    async def grant(self, guild: Guild, person: Person | None, *permissions: str) -> None:
        """Give a person, or the bot (None), exactly these permissions besides @everyone's."""
        await self.call("grant", guild=guild.id, user=person and person.id, names=list(permissions))

    async def overwrite(
        self,
        channel: Channel,
        target: Person | Guild | None = None,
        *,
        allow: Sequence[str] = (),
        deny: Sequence[str] = (),
    ) -> None:
        """Set a channel's permissions for a person, @everyone (the guild) or the bot (None)."""
        arguments: Payload = {"target": target and target.id, "allow": list(allow), "deny": list(deny)}
        await self.call("overwrite", channel=channel.id, **arguments)

    async def messages(self, channel: Channel, person: Person | None = None) -> list[Message]:
        """Return a channel's messages as a person sees them, or all there are, oldest first."""
        found = await self.call("messages", channel=channel.id, user=person and person.id)
        return [Message(raw) for raw in found]

    async def archive(self, thread: Channel, *, locked: bool = False) -> None:
        await self.call("archive", channel=thread.id, archived=True, locked=locked)

    async def delete_channel(self, channel: Channel) -> None:
        await self.call("delete_channel", channel=channel.id)

    async def delete_message(self, message: Message) -> None:
        await self.call("delete_message", channel=message.channel_id, message=message.id)

    async def remove_bot(self, guild: Guild) -> None:
        await self.call("remove_bot", guild=guild.id)

    async def invite_bot(self, guild: Guild, *permissions: str) -> None:
        await self.call("invite_bot", guild=guild.id, bot_permissions=list(permissions))

    async def set_available(self, guild: Guild, available: bool) -> None:
        await self.call("available", guild=guild.id, available=available)

    async def advance(self, seconds: float) -> None:
        """Let the world's clock, by which tokens die, run ahead. Sockets and rate limits keep real time."""
        await self.call("advance", seconds=seconds)

    # --- looking ------------------------------------------------------------------------------------------------------

    async def requests(self, since: int = 0, *, method: str = "", path: str = "") -> list[Payload]:
        """Return logged API requests after a number, whose method and path contain what is given."""
        found = await self.call("requests", since=since)
        return [entry for entry in found if method in entry["method"] and path in entry["path"]]

    async def problems(self) -> list[str]:
        """Return every request Discord would have refused for its form or as a second acknowledgement."""
        return await self.call("problems")

    async def commands(self) -> list[Payload]:
        return await self.call("commands")

    async def stats(self) -> Payload:
        return await self.call("stats")

    async def until(self, probe: Callable[[], Awaitable[T | None]], *, within: float = 60.0, what: str = "it") -> T:
        """Ask `probe` at once and after every change of this Discord until it returns something true.

        Raises TimeoutError that names `what`.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while True:
            version = await self.call("wait", since=-1, within=0)
            found = await probe()
            if found:
                return found
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError(f"{what} did not come within {within} s")
            await self.call("wait", since=version, within=min(left, 5.0))

    async def message_with(
        self, channel: Channel, text: str, person: Person | None = None, *, within: float = 60.0
    ) -> Message:
        """Wait for a message whose text, labels or alternative texts contain `text`; return the newest."""

        async def probe() -> Message | None:
            for message in reversed(await self.messages(channel, person)):
                if any(text in each for each in (message.text, *message.labels, *message.alternative_texts)):
                    return message
            return None

        return await self.until(probe, within=within, what=f"a message with {text!r}")

    async def connected(self, shards: int = 1, *, within: float = 60.0) -> None:
        """Wait until so many shards of the bot have identified or resumed."""

        async def probe() -> bool:
            sessions = (await self.stats())["sessions"]
            return sum(session["connected"] for session in sessions) >= shards

        await self.until(probe, within=within, what=f"{shards} connected shard(s)")

    # --- failing ------------------------------------------------------------------------------------------------------

    async def fail(self, fault: Fault) -> None:
        """Let the next requests that match meet a fault."""
        await self.call("fault", fault=fault.as_dict())

    async def unmet_faults(self) -> list[Payload]:
        return await self.call("faults")

    async def clear_faults(self) -> None:
        await self.call("clear_faults")

    async def drop(self, shard: int | None = None) -> int:
        """Cut the gateway's sockets without a close frame; return how many there were."""
        return await self.call("drop", shard=shard)

    async def reconnect(self, shard: int | None = None) -> int:
        return await self.call("reconnect", shard=shard)

    async def invalidate(self, shard: int | None = None, *, resumable: bool = False) -> int:
        return await self.call("invalidate", shard=shard, resumable=resumable)

    async def close_sockets(self, code: int, shard: int | None = None) -> int:
        return await self.call("close", code=code, shard=shard)

    async def acknowledge_heartbeats(self, acknowledge: bool) -> None:
        await self.call("heartbeats", acknowledge=acknowledge)

    async def set_rate_limits(self, active: bool, per_second: int = 50) -> None:
        await self.call("rate_limits", active=active, per_second=per_second)
