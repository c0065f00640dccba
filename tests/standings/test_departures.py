"""Servers that the bot has left keep their data for thirty days, in case it was a mistake."""

from __future__ import annotations

import pytest
from match_logs import ANA, BETO, lobby, match
from sqlalchemy import func, select

from bot.standings import Standings
from bot.storage import SettingsStore
from bot.storage.schema import metadata
from bot.tables.entries import Ended

HERE, GONE = 10, 11
DAY = 24 * 3_600_000


@pytest.fixture
async def two_servers(archive):
    """A match and a lobby in each of two servers."""
    for guild_id in (HERE, GONE):
        await archive.play(match(ANA, BETO).play(), guild_id)
        await archive.store(lobby(ANA).add(Ended("expired")), guild_id)
        await SettingsStore(archive.database).change_guild(guild_id, lambda _: {"locale": "en"})
    return archive


async def rows_of(archive, guild_id):
    """How many rows name this server, by table."""
    return {
        table.name: (await archive.rows(select(func.count()).where(table.c.guild_id == guild_id)))[0][0]
        for table in metadata.sorted_tables
        if "guild_id" in table.c
    }


async def rows(archive):
    counts = [(await archive.rows(select(func.count()).select_from(table)))[0][0] for table in metadata.sorted_tables]
    return sum(counts)


async def test_after_thirty_days_nothing_is_left_of_a_server(two_servers):
    before, all_rows = await rows_of(two_servers, HERE), await rows(two_servers)
    await two_servers.standings.note_guild_left(GONE)
    two_servers.now += 30 * DAY
    assert await two_servers.standings.purge() == [GONE]
    assert set((await rows_of(two_servers, GONE)).values()) == {0}
    assert await rows_of(two_servers, HERE) == before
    assert await rows(two_servers) == all_rows / 2


async def test_a_day_earlier_everything_is_there(two_servers):
    await two_servers.standings.note_guild_left(GONE)
    two_servers.now += 29 * DAY
    assert await two_servers.standings.purge() == []
    assert (await two_servers.standings.leaderboard(GONE)).total == 2


async def test_coming_back_keeps_everything(two_servers):
    await two_servers.standings.note_guild_left(GONE)
    two_servers.now += 29 * DAY
    await two_servers.standings.note_guild_joined(GONE)
    two_servers.now += 29 * DAY
    assert await two_servers.standings.purge() == []


async def test_a_server_that_was_left_while_the_bot_was_off_is_noticed_at_the_start(two_servers):
    await two_servers.standings.note_guilds([HERE])
    two_servers.now += 20 * DAY
    await two_servers.standings.note_guilds([HERE])
    two_servers.now += 10 * DAY
    assert await two_servers.standings.purge() == [GONE]


async def test_a_server_without_a_match_is_forgotten_too(archive):
    await archive.store(lobby(ANA).add(Ended("expired")), GONE)
    await archive.standings.note_guilds([])
    archive.now += 30 * DAY
    assert await archive.standings.purge() == [GONE]
    assert set((await rows_of(archive, GONE)).values()) == {0}


async def test_a_process_leaves_the_servers_of_others_alone(archive):
    mine, theirs = 1 << 22, 2 << 22
    for guild_id in (mine, theirs):
        await archive.play(match(ANA, BETO).play(), guild_id)
    process = Standings(archive.database, shards=(2, [1]), now=lambda: archive.now)
    await process.note_guilds([])
    archive.now += 31 * DAY
    assert await process.purge() == [mine]
    assert await archive.standings.purge() == []


async def test_a_match_in_a_server_that_came_back_goes_on_with_the_numbers(two_servers):
    await two_servers.standings.note_guild_left(GONE)
    await two_servers.standings.note_guild_joined(GONE)
    match_id = await two_servers.play(match(ANA, BETO).play(), GONE)
    assert (await two_servers.standings.match(GONE, match_id)).number == 2
