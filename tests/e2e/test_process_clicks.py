"""The bot as its own process: many clicks at once have one effect, and each is answered.

Discord's three seconds are longer here, since the machine may be busy with other tests: how long it takes is measured
by `tests/bench/load.py`.
"""

from __future__ import annotations

import asyncio
import random

import pytest
from loopback import Settings
from playing.people import Player, controls, open_table
from playing.record import read
from playing.scenes import carioca_scene

TIMES = 50
PATIENT = Settings(ack_seconds=60, per_second=1000)


@pytest.mark.database("postgresql")
async def test_fifty_clicks_of_one_button_are_one_move(one_database_url, tmp_path):
    async with carioca_scene(one_database_url, tmp_path, PATIENT) as scene:
        await open_table(scene.ana, scene.channel, scene.beto)
        players = [Player(person, scene.channel, random.Random(1)) for person in (scene.ana, scene.beto)]
        hands = [await player.open_hand() for player in players]
        player, hand = next((p, hand) for p, hand in zip(players, hands, strict=True) if "draw" in controls(hand))
        before = len((await read(scene.database))[scene.channel.id][0].rows)
        custom_id = controls(hand)["draw"]["custom_id"]

        answers = await asyncio.gather(*(player.person.click(hand, custom_id, stale=True) for _ in range(TIMES)))

        assert all(answer.acknowledged for answer in answers)
        await scene.discord.until(lambda: _draws_are_gone(player), what="the hand after the draw")
        rows = (await read(scene.database))[scene.channel.id][0].rows
        assert [row.data["action"] for row in rows[before:]] == ["draw"]
        assert await scene.discord.problems() == []


@pytest.mark.database("postgresql")
async def test_all_players_at_once_move_only_the_one_in_turn(one_database_url, tmp_path):
    async with carioca_scene(one_database_url, tmp_path, PATIENT) as scene:
        people = [scene.ana, scene.beto, *[await scene.discord.create_person(n, scene.guild) for n in ("Caro", "Dani")]]
        await open_table(people[0], scene.channel, *people[1:])
        before = len((await read(scene.database))[scene.channel.id][0].rows)

        answers = await asyncio.gather(
            *(person.slash(scene.channel, "carioca robar") for person in people for _ in range(TIMES // len(people)))
        )

        assert all(answer.acknowledged for answer in answers)
        await asyncio.gather(*(answer.settled() for answer in answers))  # nobody is left with "thinking…"
        rows = (await read(scene.database))[scene.channel.id][0].rows
        assert [row.data["action"] for row in rows[before:]] == ["draw"]


async def test_fifty_clicks_on_join_are_one_seat(one_database_url, tmp_path):
    async with carioca_scene(one_database_url, tmp_path, PATIENT) as scene:
        await (await scene.ana.slash(scene.channel, "carioca nueva")).settled()
        lobby = next(m for m in await scene.discord.messages(scene.channel) if "join" in controls(m))
        custom_id = controls(lobby)["join"]["custom_id"]

        answers = await asyncio.gather(*(scene.beto.click(lobby, custom_id, stale=True) for _ in range(TIMES)))

        assert all(answer.acknowledged for answer in answers)
        rows = (await read(scene.database))[scene.channel.id][0].rows
        assert [row.kind for row in rows] == ["opened", "joined"]


async def test_clicks_beyond_the_limit_are_answered_in_time_and_do_nothing(one_database_url, tmp_path):
    allowed = 10
    async with carioca_scene(one_database_url, tmp_path, PATIENT, COMMANDS_PER_MINUTE=str(allowed)) as scene:
        await (await scene.ana.slash(scene.channel, "carioca nueva")).settled()
        lobby = next(m for m in await scene.discord.messages(scene.channel) if "join" in controls(m))
        whats = ["join", *["leave", "join"] * (allowed // 2 - 1), "leave", *["join"] * TIMES]

        answers = [await scene.beto.click(lobby, controls(lobby)[what]["custom_id"], stale=True) for what in whats]

        assert all(answer.acknowledged for answer in answers)
        told = [(await answer.settled()).followups or [answer.message] for answer in answers[allowed:]]
        assert all("Vas muy rápido" in messages[0].text for messages in told)
        rows = (await read(scene.database))[scene.channel.id][0].rows
        assert [row.kind for row in rows] == ["opened", *["joined", "left"] * (allowed // 2)]


async def _draws_are_gone(player: Player) -> bool:
    hand = await player.look()
    return hand is not None and "draw" not in controls(hand) and "discard" in controls(hand)
