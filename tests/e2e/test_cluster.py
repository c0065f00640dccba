"""Two processes, two shards each, one Discord, one PostgreSQL: servers have one owner, and nothing falls between."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from loopback import BotProcess, Channel, LoopbackDiscord, Settings
from playing.people import WARNING, Player, controls, is_podium, number, open_table
from playing.record import read_tables
from playing.scenes import CARIOCA_BOT

from bot.engine import Draw
from bot.storage import Database
from bot.tables import Tables

SHARDS = 4
OWNERS = {0: 0, 1: 0, 2: 1, 3: 1}
"""Which process serves a shard."""
MOVES = 8
"""So many moves are made at a table between two looks."""


def word(action: str) -> str:
    """What is done, whatever the card."""
    return action.partition(" ")[0]


@dataclass
class Cluster:
    """Two bot processes, and a table in a server of each shard."""

    discord: LoopbackDiscord
    url: str
    bots: list[BotProcess]
    tables: dict[int, list[Player]]
    """The players at the table in the server of each shard."""
    done: list[tuple[int, int, str]] = field(default_factory=list)
    """The table, its number before, and the action of each move that its player was shown as done."""

    async def play(self, *shards: int) -> None:
        """Have everybody in the servers of these shards make some moves."""
        await asyncio.gather(*(self._play(self.tables[shard]) for shard in shards))

    async def _play(self, players: list[Player]) -> None:
        """Make some moves at a table, or as many as there are before the match is over."""
        enough = sum(len(player.moves) for player in players) + MOVES

        async def keep_playing(player: Player) -> None:
            while sum(len(each.moves) for each in players) < enough:
                table = await player.table()
                if table is not None and is_podium(table):
                    return
                before = len(player.moves)
                if await player.act() is None:
                    await asyncio.sleep(0.02)
                elif len(player.moves) > before and player.hand and number(player.hand) > player.moves[-1].seen:
                    move = player.moves[-1]
                    self.done.append((move.table, move.seen, word(move.action)))

        await asyncio.gather(*map(keep_playing, players))

    async def check(self) -> None:
        """Every move that was shown as done is in the log, none is there twice or unasked, and no log has a gap."""
        asked = {(move.table, move.seen, word(move.action)) for player in self._players() for move in player.moves}
        for table, record in (await read_tables(self.url)).items():  # which raises for a gap
            played = {row.number: word(row.data["action"]) for row in record.played}
            for at, action in played.items():  # a click on what was shown at one entry leads to the next
                assert (table, at - 1, action) in asked, f"table {table}, entry {at}: nobody asked for {action}"
            for _, seen, action in (move for move in self.done if move[0] == table):
                assert played.get(seen + 1) == action, f"table {table}: {action} at {seen} was shown and is not there"

    def _players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]

    def served(self, process: int) -> list[int]:
        return [shard for shard, owner in OWNERS.items() if owner == process]

    async def all_boards(self) -> dict[int, int]:
        """How many tables are on show in each server's channel."""
        found = {}
        for shard, players in self.tables.items():
            messages = await self.discord.messages(players[0].channel)
            found[shard] = sum("hand" in controls(message) and not message.ephemeral for message in messages)
        return found


@asynccontextmanager
async def cluster(url: str, folder: Path) -> AsyncIterator[Cluster]:
    """Start a Discord, two processes that share the database, and a match in a server of each shard."""
    settings = Settings(shards=SHARDS, max_concurrency=2, per_second=1000)
    async with LoopbackDiscord(settings) as discord:
        channels: dict[int, Channel] = {}
        people = {}
        while len(channels) < SHARDS:
            guild = await discord.create_guild()
            shard = (guild.id >> 22) % SHARDS
            if shard not in channels:
                channels[shard] = await discord.create_channel(guild)
                people[shard] = [await discord.create_person(name, guild) for name in ("Ana", "Beto")]
        shared = {"DATABASE_URL": url, "BOT_PACE": "0", "SHARD_COUNT": str(SHARDS)}
        bots = [
            discord.run_bot(CARIOCA_BOT, {**shared, "SHARD_IDS": ids}, folder / f"bot-{number}.log")
            for number, ids in enumerate(("0,1", "2,3"))
        ]
        await asyncio.gather(*(bot.start() for bot in bots))
        await discord.connected(SHARDS, within=180)
        players = {
            shard: [Player(person, channels[shard], random.Random(person.id)) for person in people[shard]]
            for shard in channels
        }
        for shard, (host, *others) in people.items():
            await open_table(host, channels[shard], *others)
        yield Cluster(discord, url, bots, players)


async def test_servers_are_split_and_a_killed_process_comes_back_to_its_own(postgres_url, tmp_path):
    async with cluster(postgres_url, tmp_path) as here:
        await here.play(*range(SHARDS))
        stats = await here.discord.stats()
        assert sorted(session["shard"] for session in stats["sessions"]) == [0, 1, 2, 3]
        assert stats["gateway"].get("identifies too soon", 0) == 0

        await here.bots[1].kill()
        await here.check()
        await here.play(0, 1)  # the other process's servers notice nothing
        await here.bots[1].start()
        await here.discord.connected(SHARDS, within=180)
        await here.play(*range(SHARDS))

        await here.check()
        assert await here.all_boards() == dict.fromkeys(range(SHARDS), 1)
        assert await here.discord.problems() == []
        for number, bot in enumerate(here.bots):
            served = ", ".join(map(str, here.served(number)))
            assert f"this process serves shards {served}" in bot.log()
            assert "Traceback" not in bot.log()
            assert "another process has written" not in bot.log()


async def test_a_process_whose_shards_are_served_waits_and_takes_them_over(postgres_url, tmp_path):
    async with cluster(postgres_url, tmp_path) as here:
        old = here.bots[1]
        new = here.discord.run_bot(CARIOCA_BOT, old.environment, tmp_path / "bot-new.log")
        await new.start()
        await new.logged("shard 2 is still served by another process", within=180)
        await here.play(2, 3)  # with the old one
        assert await old.stop(within=60) == 0
        await new.logged("this process serves shards 2, 3")
        await here.discord.connected(SHARDS, within=180)
        await here.play(2, 3)  # with the new one
        await here.check()
        assert await here.all_boards() == dict.fromkeys(range(SHARDS), 1)


async def test_a_second_owner_forced_on_a_table_fails_loudly(postgres_url, tmp_path):
    async with cluster(postgres_url, tmp_path) as here:
        players = here.tables[2]
        for player in players:
            await player.open_hand()
        player = next(each for each in players if each.hand is not None and "draw" in controls(each.hand))
        hand = player.hand
        assert hand is not None
        database = Database(postgres_url)
        forced = Tables(database)
        table = await forced.in_channel(player.channel.id)
        assert table is not None
        await table.play(player.person.id, Draw())

        await player.person.click(hand, controls(hand)["draw"]["custom_id"])

        async def told() -> bool:
            now = await player.look()
            return now is not None and now.text.startswith(WARNING) and "por otro lado" in now.text

        await here.discord.until(told, what="the kind word")
        assert f"table {table.id}: another process has written entry" in here.bots[1].log()
        await here.play(2)  # and the game goes on from what the other one wrote
        played = [word(row.data["action"]) for row in (await read_tables(postgres_url))[table.id].played]
        assert played[0] == "draw" != played[1]
        await forced.close()
        await database.close()
