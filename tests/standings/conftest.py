"""A history in a real database of either kind, and ways to put matches into it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from match_logs import BEGAN, MatchLog
from sqlalchemy import Connection, func, insert, select

from bot.standings import Standings, writing
from bot.standings.results import MatchResult
from bot.storage import Database, entries
from bot.storage.schema import guilds, match_seats, matches, tables

GUILD = 10
NOW = BEGAN + 3_600_000


class Archive:
    """A database, its history, and a clock that stands still until it is moved."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.now = NOW
        self.standings = Standings(self.database, now=lambda: self.now)

    async def close(self) -> None:
        await self.database.close()

    async def store(self, log: MatchLog, guild_id: int = GUILD) -> int:
        """Write down a table with this log, as if it had been played here and not recorded; returns its id."""
        assert log.state is not None
        values = {
            "guild_id": guild_id,
            "channel_id": 1000,
            "opened_by": log.records[0].entry.host.user_id,
            "opened_at": log.records[0].at,
            "status": log.state.status,
        }
        done: list[int] = []

        def work(connection: Connection) -> None:
            highest = connection.execute(select(func.coalesce(func.max(tables.c.id), 0))).scalar_one()
            made = connection.execute(insert(tables).values(values | {"channel_id": 1001 + highest}))
            done.append(made.inserted_primary_key[0])
            entries.append(connection, [*log.rows(done[0])])

        await self.database.commit(work)
        return done[0]

    async def play(self, log: MatchLog, guild_id: int = GUILD) -> int:
        """Write down this table and record it; returns its id."""
        table_id = await self.store(log, guild_id)
        assert await self.standings.recorder.record(table_id)
        return table_id

    async def add(self, results: Iterable[MatchResult]) -> None:
        """Record these results as if tables with their numbers had led to them."""

        def work(connection: Connection) -> None:
            for result in results:
                values = {"id": result.match_id, "guild_id": result.guild_id, "channel_id": 1, "opened_by": 1}
                connection.execute(insert(tables).values(values | {"opened_at": 0, "status": "over"}))
                assert writing.record(connection, result.match_id, result.guild_id, result, self.now)

        await self.database.commit(work)

    async def load(self, results: Iterable[MatchResult], guild_id: int = GUILD) -> None:
        """Store so many results that recording each would take long, and count them all at once."""
        numbered = [*enumerate(results, 1)]
        made = [
            {
                "id": each.match_id,
                "guild_id": guild_id,
                "channel_id": 1,
                "opened_by": 1,
                "opened_at": 0,
                "status": "over",
            }
            for _, each in numbered
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), made)
            connection.execute(insert(guilds), {"guild_id": guild_id, "matches": len(numbered)})
            connection.execute(insert(matches), [writing.match_row(each, number) for number, each in numbered])
            seats = [row for number, each in numbered for row in writing.seat_rows(each, number)]
            connection.execute(insert(match_seats), seats)

        await self.database.commit(work)
        await self.standings.recorder.rebuild(guild_id)

    async def rows(self, query) -> list[tuple]:
        """The rows that this query finds."""
        async with self.database.reading() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def count(self) -> int:
        """How many matches there are."""
        return (await self.rows(select(func.count()).select_from(matches)))[0][0]


@pytest.fixture
async def archive(database_url):
    archive = Archive(database_url)
    yield archive
    await archive.close()
