"""What the bot has kept of its matches, read from its database by another way than its own code's."""

from __future__ import annotations

import json
import re
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.engine import Game
from bot.engine.rules import Rules
from bot.tables import fairness


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

    def replay(self) -> Game:
        """Play the log through the engine. Raises what the engine raises for a log that makes no sense."""
        started = self.started
        seed = fairness.match_seed(started["match"], bytes.fromhex(started["secret"]), started["cut"])
        actions = [row.data["action"] for row in self.played]
        return Game.replay(self.rules, len(self.users), seed, actions)


def read(database: Path) -> dict[int, list[Record]]:
    """Return the tables of every channel, the oldest first. The numbers of each log are whole: raises ValueError."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        found: dict[int, list[Record]] = {}
        for table, channel, status in connection.execute("SELECT id, channel_id, status FROM tables ORDER BY id"):
            query = "SELECT number, at, kind, data FROM log WHERE table_id = ? ORDER BY number"
            found_rows = connection.execute(query, (table,))
            rows = [Row(number, at / 1000, kind, json.loads(data)) for number, at, kind, data in found_rows]
            if [row.number for row in rows] != list(range(1, len(rows) + 1)):
                raise ValueError(f"the log of table {table} has a gap")
            found.setdefault(channel, []).append(Record(table, channel, status, rows))
    connection.close()
    return found
