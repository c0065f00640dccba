"""The bot as its own process: what it leaves behind when it stops, however it is stopped."""

from __future__ import annotations

import random

import pytest
from loopback import Fault
from playing.people import Player, controls, number, open_table
from playing.record import read
from playing.scenes import carioca_scene


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
