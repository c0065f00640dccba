"""The bot as its own process: no card of a hand in anything that is addressed to another, nor in its log."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from loopback import LoopbackDiscord, Settings
from playing.knowledge import Knowledge, cards_named, texts_naming
from playing.people import Player, is_podium, open_table
from playing.record import read
from playing.scenes import CARIOCA_BOT, environment_of

_MARK = re.compile(r"c1:\d+:(\d+):")


def _shown_at(entry: dict[str, Any], moments: list[tuple[float, int]]) -> list[int]:
    """Return the entries of the log at which what a request shows may have been drawn."""
    marks = [int(number) for number in _MARK.findall(json.dumps(entry["body"]))]
    if marks:
        return [max(marks)]
    numbers = [number for at, number in moments if at <= entry["time"]]
    return numbers[-8:]


async def test_a_match_tells_nobody_a_card_of_another_hand(database_url, tmp_path):
    async with LoopbackDiscord(Settings(ack_seconds=30, per_second=1000)) as discord:
        guild = await discord.create_guild()
        channel = await discord.create_channel(guild)
        people = [await discord.create_person(name, guild) for name in ("Ana", "Beto", "Caro")]
        environment = environment_of(database_url) | {"LOG_LEVEL": "DEBUG"}
        bot = await discord.run_bot(CARIOCA_BOT, environment, tmp_path / "bot.log").start()
        await discord.connected()
        await open_table(people[0], channel, *people[1:], bots=1)
        players = [Player(person, channel, random.Random(person.id)) for person in people]
        while len((await read(database_url))[channel.id][0].rows) < 120:
            for player in players:
                await player.act()
                offered = await player.person.autocomplete(channel, "carioca botar", "carta", "")
                assert offered.acknowledged
            table = await players[0].table()
            if table is None or is_podium(table):
                break
        requests = await discord.requests()
        log = bot.log()

    record = (await read(database_url))[channel.id][0]
    known = Knowledge(record)
    moments = [(row.at, row.number) for row in record.rows]
    checked = 0
    for entry in requests:
        if entry["body"] is None or "commands" in entry["path"]:
            continue
        named = cards_named(entry["body"])
        allowed = set[str]().union(*(known.of(entry["only_for"], number) for number in _shown_at(entry, moments)))
        assert named <= allowed, (named - allowed, texts_naming(entry["body"], named - allowed))
        checked += bool(named)
    assert checked > 100
    for line in log.splitlines():
        assert not cards_named(line), line
        assert discord.settings.token not in line
