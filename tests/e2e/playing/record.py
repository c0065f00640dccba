"""What the bot has kept of its matches, read from a database of either kind by another way than its own code's."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from bot.engine import Game
from bot.engine.rules import Rules
from bot.tables import fairness

SQLITE = "sqlite:///"

_TABLES = "SELECT id, channel_id, status FROM tables ORDER BY id"
_LOG = "SELECT table_id, number, at, kind, data FROM log ORDER BY table_id, number"
_OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""


@dataclass(frozen=True)
class Row:
    number: int
    at: float  # in seconds since 1970
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Record:
    """One table's log."""

    table: int
    channel: int
    status: str
    rows: list[Row] = field(repr=False)

    @property
    def users(self) -> list[int | None]:
        """The seats' owners in the order of play; None for a bot."""
        seats: list[int | None] = []
        for row in self.rows:
            if row.kind == "opened":
                seats.append(row.data["host"]["user_id"])
            elif row.kind == "joined":
                seats.append(row.data["person"]["user_id"])
            elif row.kind == "bot_added":
                seats.append(None)
        return seats

    @property
    def played(self) -> list[Row]:
        return [row for row in self.rows if row.kind == "played"]

    def moves_of(self, user: int) -> list[Row]:
        """What a user has played, without what a bot or the clock has played for them."""
        users = self.users
        return [row for row in self.played if row.data["by"] == "person" and users[row.data["seat"]] == user]

    @property
    def names(self) -> list[str]:
        """The seats' names in the order of play."""
        names = {"opened": lambda data: data["host"]["name"], "joined": lambda data: data["person"]["name"]}
        names["bot_added"] = lambda data: data["name"]
        return [names[row.kind](row.data) for row in self.rows if row.kind in names]

    def tells(self, texts: list[str]) -> bool:
        """Whether a podium's words give everybody the score that the log leads to, each on a line with the name."""
        result = self.replay().result
        lines = "\n".join(texts).splitlines()
        return result is not None and all(
            any(name in line and re.search(rf"\b{score}\b", line) for line in lines)
            for name, score in zip(self.names, result.scores, strict=True)
        )

    @property
    def rules(self) -> Rules:
        """What is played by."""
        set_by = [row for row in self.rows if row.kind in ("opened", "rules_set")]
        return Rules.parse(set_by[-1].data["rules"])

    @property
    def started(self) -> dict[str, Any]:
        """What the deal noted. Raises StopIteration where none was made."""
        return next(row.data for row in self.rows if row.kind == "started")

    @property
    def seal(self) -> str:
        """What its channel has to be told before anyone plays: it fixes the shuffle."""
        secret = bytes.fromhex(self.started["secret"])
        return fairness.commitment(self.started["match"], self.rules, len(self.users), secret)

    def replay(self) -> Game:
        """Play the log through the engine. Raises what the engine raises for a log that makes no sense."""
        started = self.started
        seed = fairness.match_seed(started["match"], bytes.fromhex(started["secret"]), started["cut"])
        actions = [row.data["action"] for row in self.played]
        return Game.replay(self.rules, len(self.users), seed, actions)


async def read(url: str) -> dict[int, list[Record]]:
    """Return the tables of every channel, the oldest first. The numbers of each log are whole: raises ValueError."""
    found: dict[int, list[Record]] = {}
    for record in (await read_tables(url)).values():
        found.setdefault(record.channel, []).append(record)
    return found


async def read_tables(url: str) -> dict[int, Record]:
    """Return every table by its id, all as of one instant. The numbers of each log are whole: raises ValueError."""
    tables, log = await (_of_a_file(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else _of_a_server(url))
    rows: dict[int, list[Row]] = {}
    for table, number, at, kind, data in log:
        rows.setdefault(table, []).append(Row(number, at / 1000, kind, json.loads(data)))
        if number != len(rows[table]):
            raise ValueError(f"the log of table {table} has a gap")
    return {table: Record(table, channel, status, rows.get(table, [])) for table, channel, status in tables}


async def _of_a_file(path: str) -> tuple[Sequence[Iterable[Any]], Sequence[Iterable[Any]]]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        return connection.execute(_TABLES).fetchall(), connection.execute(_LOG).fetchall()


async def _of_a_server(url: str) -> tuple[Sequence[Iterable[Any]], Sequence[Iterable[Any]]]:
    server = await asyncpg.connect(url)
    try:
        async with server.transaction(isolation="repeatable_read", readonly=True):
            return await server.fetch(_TABLES), await server.fetch(_LOG)
    finally:
        await server.close()


async def let_go(url: str) -> None:
    """Wait until a killed process has no connection any more: the server may still do what it was last asked for."""
    if url.startswith(SQLITE):
        return  # whose locks and half-written transactions end with the process
    server = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(60):
            while await server.fetchval(_OTHERS):  # noqa: ASYNC110 - a server tells nobody of it
                await asyncio.sleep(0.01)
    finally:
        await server.close()
