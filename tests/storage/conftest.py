from __future__ import annotations

import pytest

from bot.storage import Database


@pytest.fixture
async def database(database_url):
    """A migrated database of the test's own."""
    database = Database(database_url)
    yield database
    await database.close()


@pytest.fixture
async def sqlite_database(sqlite_url):
    """For what only SQLite has."""
    database = Database(sqlite_url)
    yield database
    await database.close()
