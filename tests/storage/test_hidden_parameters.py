"""What a failing statement says of itself, which ends in the bot's log."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.storage import Database


async def test_an_error_does_not_tell_what_was_being_stored(database_url):
    database = Database(database_url)
    try:
        with pytest.raises(DBAPIError) as failure:
            async with database.writing() as connection:
                await connection.execute(text("INSERT INTO nowhere (data) VALUES (:data)"), {"data": "hidden-card"})
        assert "hidden-card" not in str(failure.value)
        assert "nowhere" in str(failure.value)
    finally:
        await database.close()
