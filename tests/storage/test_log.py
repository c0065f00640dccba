"""The log: in order, without gaps of ours, and each entry once."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage import LogRow, LogWriter, Standing, entries, places


@pytest.fixture
async def table_id(database):
    async with database.writing() as connection:
        return await places.add(connection, guild_id=1, channel_id=7, opened_by=5, at=0)


async def read(database, table_id, after=0):
    async with database.reading() as connection:
        return await entries.read(connection, table_id, after)


async def test_what_is_appended_is_read_back_in_order(database, table_id):
    rows = [LogRow(table_id, number, at=number * 10, kind="played", data='{"x":1}') for number in (1, 2, 3)]
    writer = LogWriter(database)
    for row in rows:
        await writer.append(row)
    assert await read(database, table_id) == rows
    assert await read(database, table_id, after=2) == rows[2:]


async def test_an_entrys_standing_is_saved_with_it(database, table_id):
    await LogWriter(database).append(LogRow(table_id, 1, 0, "started", "{}"), Standing(table_id, "playing", 55, owed=1))
    async with database.reading() as connection:
        place = await places.get(connection, table_id)
    assert (place.status, place.due_at, place.owed) == ("playing", 55, 1)


async def test_a_number_that_is_taken_is_refused_and_changes_nothing(database, table_id):
    writer = LogWriter(database)
    await writer.append(LogRow(table_id, 1, 0, "opened", "{}"))
    with pytest.raises(IntegrityError):
        await writer.append(LogRow(table_id, 1, 5, "started", "{}"), Standing(table_id, "playing", 55))
    assert [row.kind for row in await read(database, table_id)] == ["opened"]
    async with database.reading() as connection:
        assert (await places.get(connection, table_id)).status == "lobby"


async def test_entries_that_wait_together_are_saved_in_few_transactions(database):
    async with database.writing() as connection:
        ids = [await places.add(connection, guild_id=1, channel_id=n, opened_by=5, at=0) for n in range(40)]
    commits = []
    quick = database.commit
    database.commit = lambda work: commits.append(work) or quick(work)
    writer = LogWriter(database)
    await asyncio.gather(*(writer.append(LogRow(table_id, 1, 0, "opened", "{}")) for table_id in ids))
    assert len(commits) <= 2
    assert all([await read(database, table_id) for table_id in ids])


async def test_one_tables_trouble_is_no_others(database, table_id):
    writer = LogWriter(database)
    taken, good, nowhere = (
        LogRow(table_id, 1, 0, "opened", "{}"),
        LogRow(table_id, 2, 0, "joined", "{}"),
        LogRow(table_id + 99, 1, 0, "opened", "{}"),
    )
    await writer.append(taken)
    outcomes = await asyncio.gather(*map(writer.append, (taken, good, nowhere)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [IntegrityError, type(None), IntegrityError]
    assert await read(database, table_id) == [taken, good]


async def test_closing_waits_for_what_was_handed_in(database, table_id):
    writer = LogWriter(database)
    handed_in = asyncio.create_task(writer.append(LogRow(table_id, 1, 0, "opened", "{}")))
    await asyncio.sleep(0)
    await writer.close()
    assert len(await read(database, table_id)) == 1
    await handed_in


async def test_an_entry_is_saved_though_its_caller_was_cancelled(database, table_id):
    writer = LogWriter(database)
    handed_in = asyncio.create_task(writer.append(LogRow(table_id, 1, 0, "opened", "{}")))
    await asyncio.sleep(0)
    handed_in.cancel()
    await writer.close()
    assert len(await read(database, table_id)) == 1
