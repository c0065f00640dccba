from __future__ import annotations

import pytest

from bot.storage import Database, migrate


@pytest.fixture
async def database(tmp_path):
    """A migrated database in a file of its own."""
    database = Database(f"sqlite:///{tmp_path / 'carioca.sqlite3'}")
    await migrate(database)
    yield database
    await database.close()
