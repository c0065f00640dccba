"""A backup is a whole database, made while others write."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage import BackupError, Database, LogRow, LogWriter, back_up, database_url, entries, migrate, places

ROWS = 50


@pytest.fixture
async def sqlite(about_sqlite, tmp_path):
    """A SQLite database with one table in it."""
    database = Database(f"sqlite:///{tmp_path / 'carioca.sqlite3'}")
    await migrate(database)
    async with database.writing() as connection:
        await places.add(connection, guild_id=1, channel_id=7, opened_by=5, at=0)
    yield database
    await database.close()


async def numbers_in(url) -> list[int]:
    database = Database(url)
    async with database.reading() as connection:
        rows = await entries.read(connection, 1)
    await database.close()
    return [row.number for row in rows]


async def test_a_backup_while_others_write_holds_a_prefix_of_the_log(sqlite, tmp_path):
    async def write() -> None:
        for number in range(1, ROWS + 1):
            await writer.append(LogRow(1, number, 0, "played", "{}"))

    writer, copy = LogWriter(sqlite), tmp_path / "copy.sqlite3"
    writing = asyncio.create_task(write())
    sizes = []
    while not writing.done():
        sizes.append(await back_up(sqlite.url, copy))
        kept = await numbers_in(f"sqlite:///{copy}")
        assert kept == list(range(1, len(kept) + 1))
    await writing
    await back_up(sqlite.url, copy)
    assert await numbers_in(f"sqlite:///{copy}") == list(range(1, ROWS + 1))
    assert all(size > 0 for size in sizes)
    assert not list(tmp_path.glob("*.unfinished"))


async def test_a_copy_that_cannot_be_written_leaves_the_old_one(sqlite, tmp_path):
    with pytest.raises(BackupError, match="could not be copied"):
        await back_up(sqlite.url, tmp_path / "no such folder" / "copy.sqlite3")
    copy = tmp_path / "copy.sqlite3"
    await back_up(sqlite.url, copy)
    before = copy.read_bytes()
    await sqlite.close()
    (tmp_path / "carioca.sqlite3").write_bytes(b"this is no database" * 100)
    with pytest.raises(BackupError, match="could not be copied"):
        await back_up(sqlite.url, copy)
    assert copy.read_bytes() == before


@pytest.mark.usefixtures("about_sqlite")
async def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(BackupError, match="there is no database"):
        await back_up(database_url(f"sqlite:///{tmp_path / 'none.sqlite3'}"), tmp_path / "copy.sqlite3")
    assert list(tmp_path.iterdir()) == []


async def test_postgresql_has_its_own_tool(tmp_path):
    with pytest.raises(BackupError, match="pg_dump"):
        await back_up(database_url("postgresql://host/name"), tmp_path / "copy")
