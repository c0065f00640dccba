"""The database: its schema, its transactions, and the rules that it keeps by itself. Each test runs on both kinds."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect, text
from sqlalchemy.exc import IntegrityError

from bot.storage import Database, database_url, migrate, newest_revision, places, revision
from bot.storage.migrate import alembic_config
from bot.storage.schema import metadata, tables


async def open_table(database: Database, channel_id: int = 7) -> int:
    async with database.writing() as connection:
        return await places.add(connection, guild_id=1, channel_id=channel_id, opened_by=5, at=0)


async def test_an_empty_database_is_brought_to_the_newest_revision_and_stays_there(empty_database_url):
    database = Database(empty_database_url)
    assert await revision(database) is None
    assert await migrate(database) == (None, newest_revision())
    assert await migrate(database) == (newest_revision(), newest_revision())
    await database.close()


async def test_processes_that_start_together_migrate_one_after_the_other(empty_database_url):
    processes = [Database(empty_database_url) for _ in range(3)]
    revisions = await asyncio.gather(*map(migrate, processes))
    assert sorted(before or "" for before, _ in revisions) == ["", newest_revision(), newest_revision()]
    for database in processes:
        await database.close()


async def test_the_migrations_make_exactly_the_tables_of_the_schema(database):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_going_back_leaves_nothing(database):
    async with database.writing() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["alembic_version"]


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)]
)
async def test_every_connection_to_sqlite_is_set_up_to_lose_nothing(sqlite_database, pragma, value):
    async with sqlite_database.reading() as connection:
        assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value


async def test_a_block_that_raises_changes_nothing(database):
    async def add_and_fail() -> None:
        async with database.writing() as connection:
            await places.add(connection, guild_id=1, channel_id=7, opened_by=5, at=0)
            raise ZeroDivisionError

    def add_quickly_and_fail(connection) -> None:
        values = {"guild_id": 1, "channel_id": 7, "opened_by": 5, "status": "lobby", "opened_at": 0}
        connection.execute(insert(tables).values(values))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await add_and_fail()
    with pytest.raises(ZeroDivisionError):
        await database.commit(add_quickly_and_fail)
    async with database.reading() as connection:
        assert await places.open_in_channel(connection, 7) is None


async def test_a_reader_sees_one_state_throughout(database):
    table_id = await open_table(database)
    async with database.reading() as reader:
        before = await places.get(reader, table_id)
        async with database.writing() as writer:
            await places.set_due(writer, table_id, 50)
        assert await places.get(reader, table_id) == before


async def test_writers_to_sqlite_take_turns(sqlite_database):
    database = sqlite_database

    async def count_up() -> None:
        async with database.writing() as connection:
            place = await places.get(connection, table_id)
            await asyncio.sleep(0)
            await places.set_due(connection, table_id, (place.due_at or 0) + 1)

    table_id = await open_table(database)
    await asyncio.gather(*(count_up() for _ in range(20)))
    async with database.reading() as connection:
        assert (await places.get(connection, table_id)).due_at == 20


async def test_a_channel_holds_one_open_table(database):
    first = await open_table(database)
    with pytest.raises(IntegrityError):
        await open_table(database)
    async with database.writing() as connection:
        await connection.run_sync(places.stand, [places.Standing(first, "over", None)])
    second = await open_table(database)
    async with database.reading() as connection:
        assert await places.open_in_channel(connection, 7) == second


async def test_a_table_may_not_move_to_a_channel_that_is_taken(database):
    await open_table(database, channel_id=7)
    other = await open_table(database, channel_id=8)
    with pytest.raises(IntegrityError):
        async with database.writing() as connection:
            await places.move(connection, other, channel_id=7, message_id=None)


async def test_a_number_is_never_given_twice(database):
    last = await open_table(database)
    async with database.writing() as connection:
        await connection.execute(text("DELETE FROM tables"))
    assert await open_table(database) > last


async def test_due_tables_come_soonest_first(database):
    late, soon, never = [await open_table(database, channel_id=channel) for channel in (1, 2, 3)]
    async with database.writing() as connection:
        await places.set_due(connection, late, 900)
        await places.set_due(connection, soon, 100)
    async with database.reading() as connection:
        assert await places.due(connection) == [(100, soon, 1), (900, late, 1)]
    assert never


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("sqlite:///some/file", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///some/file", "sqlite+aiosqlite"),
        ("postgresql://user@host/name", "postgresql+asyncpg"),
        ("postgres://user@host/name", "postgresql+asyncpg"),
    ],
)
def test_an_address_gets_the_driver_it_needs(written, driver):
    assert database_url(written).drivername == driver


@pytest.mark.parametrize("written", ["", "carioca.sqlite3", "mysql://host/name", "oracle://host/name"])
def test_what_is_no_address_is_refused(written):
    with pytest.raises(ValueError, match="database"):
        database_url(written)


def test_the_newest_revision_is_the_one_that_all_migrations_lead_to():
    assert newest_revision() == ScriptDirectory.from_config(alembic_config()).get_current_head()


UP_TO_DATE = """
import asyncio, sys
from bot.storage import Database, migrate
async def start():
    database = Database(sys.argv[1])
    await migrate(database)
    await database.close()
asyncio.run(start())
print("alembic" in sys.modules)
"""


def test_a_database_that_is_up_to_date_needs_no_migrations_in_memory(tmp_path):
    start = [sys.executable, "-c", UP_TO_DATE, f"sqlite:///{tmp_path / 'carioca.sqlite3'}"]
    said = [subprocess.run(start, check=True, capture_output=True, text=True).stdout.strip() for _ in range(2)]
    assert said == ["True", "False"]
