"""A real database in a file, tables on it, and a clock that the test moves."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.engine import Rules
from bot.storage import Database, migrate
from bot.tables import Change, Person, Table, Tables

GUILD, CHANNEL = 10, 20
ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


@dataclass
class Clock:
    """Milliseconds that pass only when told to."""

    ms: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def advance(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


@dataclass
class Witness:
    """A listener that remembers what it was told."""

    changes: list[Change] = field(default_factory=list)

    async def __call__(self, table: Table, change: Change) -> None:
        assert table.number >= change.after
        self.changes.append(change)


class House:
    """One process after another on the same database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clock = Clock()
        self.witness = Witness()
        self.database: Database
        self.tables: Tables

    async def begin(self, **options) -> Tables:
        tables = await self.make(**options)
        await tables.begin()
        return tables

    async def make(self, **options) -> Tables:
        """A process's tables that have not begun."""
        self.database = Database(self.url)
        await migrate(self.database)
        self.tables = Tables(self.database, **{"bot_pace": 0, "now": self.clock} | options)
        self.tables.subscribe(self.witness)
        return self.tables

    async def end(self) -> None:
        await self.tables.close()
        await self.database.close()

    async def restart(self, **options) -> Tables:
        await self.end()
        return await self.begin(**options)

    async def lobby(
        self, *others: Person, rules: str | dict = "classic", channel_id: int = CHANNEL, **options
    ) -> Table:
        """A lobby that Ana opened, with these people in it."""
        opened = {"guild_id": GUILD, "channel_id": channel_id, "host": ANA, "locale": "es"} | options
        table = await self.tables.open(rules=Rules.parse(rules), **opened)
        for person in others:
            await table.join(person)
        return table

    async def match(self, *others: Person, bots: int = 0, **options) -> Table:
        """A match between Ana, these people and so many bots."""
        table = await self.lobby(*others, **options)
        for _ in range(bots):
            await table.add_bot(ANA.user_id, "aprendiz")
        await table.start(ANA.user_id)
        return table


@pytest.fixture
async def house(database_url):
    """A process with tables in a database: every test of this room runs on SQLite and on PostgreSQL."""
    house = House(database_url)
    await house.begin()
    yield house
    await house.end()
