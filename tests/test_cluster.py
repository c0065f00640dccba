"""Who serves which shards, and when a shard may identify."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import discord
import pytest

from bot.app import Carioca
from bot.cluster import Ownership, Turnstile, ordinal_of, shards_of
from bot.config import Settings
from bot.storage import database_url as read_url

HOLD = 0.4


@pytest.mark.parametrize(("host", "ordinal"), [("carioca-0", 0), ("my-bot-12", 12), ("laptop", None), ("a1", None)])
def test_a_process_is_known_by_the_end_of_its_hosts_name(host, ordinal):
    assert ordinal_of(host) == ordinal


@pytest.mark.parametrize("count", range(1, 30))
@pytest.mark.parametrize("each", [1, 4, 16])
def test_every_shard_has_one_process(count, each):
    processes = -(-count // each)
    served = [shard for ordinal in range(processes) for shard in shards_of(ordinal, each, count)]
    assert served == list(range(count))
    assert shards_of(processes, each, count) == ()


class Doors:
    """Two processes whose shards identify, and the order and the instants in which they did."""

    def __init__(self, url: str, concurrency: int) -> None:
        self.went: list[tuple[int, float]] = []
        self.processes = [Turnstile(read_url(url), HOLD) for _ in range(2)]
        for each in self.processes:
            each.widen(concurrency)

    async def launch(self, process: int, *shards: int) -> None:
        for shard in shards:
            await self.processes[process].wait(shard)
            await self.processes[process].go(shard)
            self.went.append((shard, asyncio.get_running_loop().time()))

    def shortest_gap(self, concurrency: int) -> float:
        """The shortest time between two shards of one bucket."""
        gaps = []
        for bucket in range(concurrency):
            times = [at for shard, at in self.went if shard % concurrency == bucket]
            gaps += [later - sooner for sooner, later in pairwise(times)]
        return min(gaps)

    async def close(self) -> None:
        for each in self.processes:
            await each.close()


async def test_one_shard_identifies_at_a_time(postgres_url):
    doors = Doors(postgres_url, 1)
    await asyncio.gather(doors.launch(0, 0, 1), doors.launch(1, 2, 3))
    assert sorted(shard for shard, _ in doors.went) == [0, 1, 2, 3]
    assert doors.shortest_gap(1) >= HOLD
    await doors.close()


async def test_buckets_do_not_wait_for_each_other(postgres_url):
    doors = Doors(postgres_url, 4)
    async with asyncio.timeout(20):
        doors.processes[0]._hold = doors.processes[1]._hold = 3600.0
        await asyncio.gather(doors.launch(0, 0, 1), doors.launch(1, 2, 3))
    assert len(doors.went) == 4
    await doors.close()


@pytest.mark.usefixtures("about_sqlite")
async def test_a_process_alone_with_sqlite_keeps_the_pause_too(tmp_path):
    doors = Doors(f"sqlite:///{tmp_path / 'x.sqlite3'}", 2)
    await doors.launch(0, 0, 1, 2, 3)
    assert doors.shortest_gap(2) >= HOLD
    await doors.close()


async def test_whoever_gives_up_lets_the_next_go(postgres_url):
    doors = Doors(postgres_url, 1)
    first, second = doors.processes
    await first.wait(0)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await second.wait(1)
    await first.go(0)
    async with asyncio.timeout(20):
        await second.go(2)
    await doors.close()


async def test_a_shard_whose_connection_failed_still_has_its_turn(postgres_url):
    doors = Doors(postgres_url, 1)
    await doors.processes[0].wait(0)
    await doors.processes[0].wait(0)  # it is launched again
    await doors.processes[0].go(0)
    await doors.close()


async def test_a_process_waits_for_the_one_that_serves_its_shards(postgres_url, caplog):
    async def lost() -> None:
        raise AssertionError

    old, new = (Ownership(read_url(postgres_url), shards, lost) for shards in ((0, 1), (1, 2)))
    await old.take()
    taking = asyncio.create_task(new.take())
    async with asyncio.timeout(20):
        while "shard 1 is still served by another process" not in caplog.text:  # noqa: ASYNC110 - a log tells nobody
            await asyncio.sleep(0.01)
    assert not taking.done()
    await old.release()
    await taking
    await new.release()


def test_nothing_is_remembered_of_members_and_messages():
    """What Discord tells of them grows with the servers, and no game needs it."""
    bot = Carioca(Settings(_env_file=None))
    assert bot.intents == discord.Intents(guilds=True)
    assert bot._connection.member_cache_flags == discord.MemberCacheFlags.none()
    assert bot._connection.max_messages is None
    assert bot._connection._chunk_guilds is False
