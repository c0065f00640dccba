"""The bot as its own process: what it leaves behind when it stops, however it is stopped."""

from __future__ import annotations

import asyncio
import random

import pytest
from loopback import Fault
from playing.people import Player, controls, number, open_table
from playing.record import read
from playing.scenes import Scene, carioca_scene

SEND = r"^/channels/\d+/messages$"


async def test_a_match_that_a_kill_kept_from_being_shown_is_shown_at_the_next_click(one_database_url, tmp_path):
    async with carioca_scene(one_database_url, tmp_path) as scene:
        await (await scene.ana.slash(scene.channel, "carioca nueva")).settled()
        lobby = next(m for m in await scene.discord.messages(scene.channel) if "join" in controls(m))
        await scene.beto.click(lobby, controls(lobby)["join"]["custom_id"])
        await _has(scene, "joined")
        await scene.discord.fail(Fault("POST", SEND, status=500, times=0))
        await scene.ana.click(lobby, controls(lobby)["start"]["custom_id"], stale=True)
        await _has(scene, "started")
        await scene.bot.kill()
        await scene.discord.clear_faults()
        await scene.bot.start()
        await scene.discord.connected()

        await scene.ana.click(lobby, controls(lobby)["start"]["custom_id"], stale=True)  # it still looks like a lobby

        table = await scene.discord.until(Player(scene.ana, scene.channel, random.Random(1)).table, what="the table")
        assert number(table) == len((await read(scene.database))[scene.channel.id][0].rows)


@pytest.mark.database("postgresql")
async def test_a_polite_stop_ends_what_was_acknowledged_before_it_leaves(one_database_url, tmp_path):
    async with carioca_scene(one_database_url, tmp_path) as scene:
        await open_table(scene.ana, scene.channel, scene.beto)
        players = [Player(person, scene.channel, random.Random(1)) for person in (scene.ana, scene.beto)]
        hands = [await player.open_hand() for player in players]
        player, hand = next((p, hand) for p, hand in zip(players, hands, strict=True) if "draw" in controls(hand))
        await scene.discord.fail(Fault("PATCH", r"^/webhooks/", seconds=1.0, times=0))
        answer = await player.person.click(hand, controls(hand)["draw"]["custom_id"])
        assert answer.acknowledged

        assert await scene.bot.stop(within=60) == 0

        rows = (await read(scene.database))[scene.channel.id][0].rows
        assert rows[-1].data["action"] == "draw"
        after = await player.look()
        assert after is not None
        assert number(after) == len(rows), "the player was left with the hand as it was"
        assert "Traceback" not in scene.bot.log()


async def _has(scene: Scene, kind: str) -> None:
    """Wait until the table's log has an entry of this kind."""
    async with asyncio.timeout(120):
        while True:
            record = (await read(scene.database))[scene.channel.id][0]
            if any(row.kind == kind for row in record.rows):
                return
            await asyncio.sleep(0.02)
