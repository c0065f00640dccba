"""The gateway of the loopback Discord: raw sockets for its rules, discord.py for what a bot makes of them."""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from loopback import LoopbackDiscord, LoopbackError, Settings
from playing.scenes import TINY_BOT, set_scene

GUILDS = 1


class Socket:
    """A gateway connection by hand, with or without zlib-stream."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: bool) -> None:
        self._socket = socket
        self._inflate = zlib.decompressobj() if compress else None

    async def send(self, op: int, data: Any = None) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def identify(self, intents: int = GUILDS, shard: tuple[int, int] = (0, 1), token: str | None = None) -> None:
        token = token or Settings().token
        await self.send(2, {"token": token, "intents": intents, "shard": shard, "properties": {}})

    async def receive(self) -> dict[str, Any]:
        message = await self._socket.receive(timeout=5)
        if message.type is aiohttp.WSMsgType.CLOSE:
            return {"close": message.data}
        if self._inflate is None:
            return json.loads(message.data)
        assert message.data.endswith(b"\x00\x00\xff\xff")
        return json.loads(self._inflate.decompress(message.data))

    async def ready(self) -> dict[str, Any]:
        """Receive HELLO, identify, and return READY's data."""
        assert (await self.receive())["op"] == 10
        await self.identify()
        ready = await self.receive()
        assert ready["t"] == "READY"
        return ready["d"]


@asynccontextmanager
async def connect(discord: LoopbackDiscord, *, compress: bool = False) -> AsyncIterator[Socket]:
    url = (
        discord.url.replace("http", "ws")
        + "/gateway?v=10&encoding=json"
        + ("&compress=zlib-stream" if compress else "")
    )
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as socket:
        yield Socket(socket, compress)


@pytest.fixture
async def discord():
    """A fresh Discord."""
    async with LoopbackDiscord(Settings(identify_seconds=0, heartbeat_seconds=30)) as discord:
        yield discord


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def door():
    """A Discord that all tests knock at which leave nothing behind."""
    async with LoopbackDiscord(Settings(identify_seconds=0)) as discord:
        yield discord


@pytest.mark.parametrize("compress", [False, True])
async def test_hello_ready_and_the_guilds_come_in_order(discord, compress):
    guild = await discord.create_guild()
    async with connect(discord, compress=compress) as socket:
        hello = await socket.receive()
        assert (hello["op"], hello["d"]["heartbeat_interval"]) == (10, 30_000)
        await socket.send(1, None)
        assert (await socket.receive())["op"] == 11
        await socket.identify()
        ready = await socket.receive()
        assert (ready["t"], ready["s"], ready["d"]["guilds"]) == (
            "READY",
            1,
            [{"id": str(guild.id), "unavailable": True}],
        )
        created = await socket.receive()
        assert (created["t"], created["s"], created["d"]["id"]) == ("GUILD_CREATE", 2, str(guild.id))


@pytest.mark.asyncio(loop_scope="module")
async def test_without_the_guilds_intent_there_are_no_guild_events(door):
    guild = await door.create_guild()
    async with connect(door) as socket:
        await socket.receive()
        await socket.identify(intents=0)
        assert (await socket.receive())["t"] == "READY"
        await door.create_channel(guild)
        await socket.send(1, 1)
        assert (await socket.receive())["op"] == 11


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "no", "intents": 1}, 4004),
        (2, {"token": Settings().token, "intents": 1, "shard": [2, 2]}, 4010),
        (2, {"token": Settings().token, "intents": 1 << 15}, 4014),
        (3, {}, 4003),
        (8, {"guild_id": "1"}, 4003),
    ],
)
async def test_a_wrong_start_is_closed_with_its_code(door, op, data, code):
    async with connect(door) as socket:
        await socket.receive()
        await socket.send(op, data)
        assert await socket.receive() == {"close": code}


@pytest.mark.asyncio(loop_scope="module")
async def test_more_than_120_messages_a_minute_are_refused(door):
    async with connect(door) as socket:
        await socket.receive()
        await socket.identify(intents=0)
        assert (await socket.receive())["t"] == "READY"
        for _ in range(120):
            await socket.send(3, {"status": "online"})
        assert await socket.receive() == {"close": 4008}


async def test_a_silent_bot_is_cut_off():
    async with LoopbackDiscord(Settings(heartbeat_seconds=0.2)) as discord, connect(discord) as socket:
        await socket.ready()
        assert await socket.receive() == {"close": 4009}


async def test_a_resumed_session_gets_exactly_what_it_missed(discord):
    guild = await discord.create_guild()
    async with connect(discord) as socket:
        session = (await socket.ready())["session_id"]
        assert (await socket.receive())["s"] == 2
        await discord.drop()
    for name in ("uno", "dos"):
        await discord.create_channel(guild, name)
    async with connect(discord) as socket:
        await socket.receive()
        await socket.send(6, {"token": Settings().token, "session_id": session, "seq": 3})
        missed = [await socket.receive() for _ in range(2)]
    assert [(event["t"], event["s"]) for event in missed] == [("CHANNEL_CREATE", 4), ("RESUMED", 5)]
    assert missed[0]["d"]["name"] == "dos"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_session_that_nobody_knows_is_invalid(door):
    async with connect(door) as socket:
        await socket.receive()
        await socket.send(6, {"token": Settings().token, "session_id": "gone", "seq": 3})
        answer = await socket.receive()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_two_identifies_within_the_window_of_a_key_are_one_too_many():
    async with LoopbackDiscord(Settings(max_concurrency=2, shards=4)) as discord:
        for shard, expected in ((0, 0), (1, 0), (2, 9)):
            async with connect(discord) as socket:
                await socket.receive()
                await socket.identify(shard=(shard, 4))
                assert (await socket.receive())["op"] == expected


async def test_a_click_during_an_outage_is_answered_after_the_resume(discord):
    scene = await set_scene(discord, TINY_BOT)
    table = (await scene.ana.slash(scene.channel, "mini mesa")).message
    assert await discord.drop() == 1
    answer = await scene.ana.click(table, "Cuenta 0")
    assert answer.message.text == "Van 1"
    counts = (await discord.stats())["gateway"]
    assert (counts["identifies"], counts["resumes"], counts["replayed"]) == (1, 1, 1)
    await discord.reconnect()
    answer = await scene.ana.click(answer.message, "Cuenta 1")
    assert answer.message.text == "Van 2"
    assert (await discord.stats())["gateway"]["resumes"] == 2


@pytest.mark.parametrize("code", [4000, 4007, 4009, 1001])
async def test_a_bot_comes_back_after_a_closed_socket(discord, code):
    scene = await set_scene(discord, TINY_BOT)
    await discord.close_sockets(code)
    await discord.connected()
    assert (await scene.ana.slash(scene.channel, "mini mesa")).acknowledged


async def test_a_bot_whose_session_is_invalid_identifies_again(discord):
    scene = await set_scene(discord, TINY_BOT)
    await discord.invalidate()
    await discord.connected()
    assert (await scene.ana.slash(scene.channel, "mini mesa")).acknowledged
    assert (await discord.stats())["gateway"]["identifies"] == 2


async def test_a_killed_bot_answers_again_once_it_is_back(discord):
    scene = await set_scene(discord, TINY_BOT)
    table = (await scene.ana.slash(scene.channel, "mini mesa")).message
    await scene.bot.kill()
    assert not (await scene.ana.click(table, "Cuenta 0")).acknowledged
    await scene.bot.start()
    await discord.connected()
    assert (await scene.ana.click(table, "Cuenta 0")).message.text == "Van 1"


async def test_guilds_come_and_go(discord):
    scene = await set_scene(discord, TINY_BOT)
    await scene.bot.logged("ready")
    await discord.remove_bot(scene.guild)
    with pytest.raises(LoopbackError, match="not in that server"):
        await scene.ana.slash(scene.channel, "mini mesa")
    await discord.invite_bot(scene.guild)
    assert (await scene.ana.slash(scene.channel, "mini mesa")).acknowledged
    await scene.bot.logged(f"removed {scene.guild.id}")
    await scene.bot.logged(f"joined {scene.guild.id} on shard 0")


async def test_each_guild_speaks_to_its_shard():
    async with LoopbackDiscord(Settings(shards=2, max_concurrency=2)) as discord:
        scene = await set_scene(discord, TINY_BOT, SHARD_COUNT="2")
        await scene.bot.logged("ready")
        guilds = [await discord.create_guild(f"Casa {n}") for n in range(4)]
        for guild in guilds:
            channel = await discord.create_channel(guild)
            await discord.call("join", guild=guild.id, user=scene.ana.id)
            assert (await scene.ana.slash(channel, "mini mesa")).acknowledged
            await scene.bot.logged(f"joined {guild.id} on shard {(guild.id >> 22) % 2}")
        await discord.drop(1)
        await scene.bot.logged("resumed shard 1")
        assert "resumed shard 0" not in scene.bot.log()
