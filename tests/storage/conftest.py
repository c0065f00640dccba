from __future__ import annotations

import shutil

import pytest

from bot.storage import Database


@pytest.fixture
async def database(database_url):
    """A migrated database of the test's own."""
    database = Database(database_url)
    yield database
    await database.close()


@pytest.fixture
async def sqlite_database(tmp_path, sqlite_template):
    """For what only SQLite has."""
    path = tmp_path / "sqlite.sqlite3"
    shutil.copyfile(sqlite_template, path)
    database = Database(f"sqlite:///{path}")
    yield database
    await database.close()
