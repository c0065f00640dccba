"""Boards, profiles and histories with 1,000,000 stored matches, on SQLite and on PostgreSQL.

    uv run carioca bench standings --json        (or: uv run python tests/bench/standings.py)

Half of the matches are of one server with 50,000 people, half of one where 2,000 people have played 250 times as many
each: the two ways for a server to be large. Twenty thousand matches are generated and counted as the bot does it; the
rest are copies of their rows with other numbers, made inside the database. Takes some minutes and 3 GB.

With ``--sqlite`` or ``--postgresql`` only that one is measured; with ``--explain`` each question's statements are shown
with how the database carries them out.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from generated_matches import BEGAN, generated
from private_postgres import PrivatePostgres, postgres_binaries
from sqlalchemy import Connection, Table, event, insert, literal, select, text

from bot.standings import Criterion, Period, Standings, writing
from bot.standings.rebuilding import rebuild
from bot.standings.steps import count_anew
from bot.storage import Database, migrate
from bot.storage.schema import guilds, match_seats, matches, members, rivals, standings, tables

Row = dict[str, object]

MATCHES, PATTERN, PEOPLE = 1_000_000, 20_000, 2_000
MANY_PEOPLE, MANY_MATCHES = 10, 11
GOAL_MS = 20.0
MINUTES = 25


def run(
    matches_stored: int = MATCHES,
    pattern: int = PATTERN,
    rounds: int = 50,
    kinds: Collection[str] = ("sqlite", "postgresql"),
    explain: bool = False,
) -> list[Row]:
    """Every question on both databases; `value` is processor time to a question, the server's included, in ms.

    So what else the machine does is not counted; `median` is the time that passed.
    """
    rows: list[Row] = []
    if "sqlite" in kinds:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/bench.sqlite3"
            rows += asyncio.run(_measure("SQLite", url, matches_stored, pattern, rounds, explain=explain))
    if "postgresql" in kinds and postgres_binaries() is not None:
        server = PrivatePostgres()
        try:
            url = server.create("bench")
            rows += asyncio.run(_measure("PostgreSQL", url, matches_stored, pattern, rounds, server, explain=explain))
        finally:
            server.stop()
    return rows


async def _measure(
    kind: str,
    url: str,
    stored: int,
    pattern: int,
    rounds: int,
    server: PrivatePostgres | None = None,
    *,
    explain: bool = False,
) -> list[Row]:
    database = Database(url)
    await migrate(database)
    await _fill(database, stored, pattern)
    asked = Standings(database, now=lambda: BEGAN + pattern * MINUTES * 60_000)
    rows: list[Row] = []
    for name, question in _questions(asked, stored, pattern).items():
        for number in range(-3, 0):  # prepares the statements
            await question(Random(number))
        took: list[float] = []
        busy = time.process_time() + _server_time(server)
        for number in range(rounds):
            began = time.perf_counter()
            await question(Random(number))
            took.append((time.perf_counter() - began) * 1000)
        value = round((time.process_time() + _server_time(server) - busy) * 1000 / rounds, 2)
        row: Row = {"measure": name, "who": kind, "value": value, "median": round(median(took), 2), "unit": "ms"}
        rows.append(row | {"goal": GOAL_MS, "reached": value <= GOAL_MS, "matches": stored})
        print(f"{kind} {name}: {value} ms", file=sys.stderr)
        if explain:
            for line in await _plans(database, question):
                print(f"    {line}", file=sys.stderr)
    await database.close()
    return rows


async def _plans(database: Database, question: Callable[[Random], Awaitable[object]]) -> list[str]:
    """How the database carries out each statement of a question."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    engine = database._straight or database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    await question(Random(0))
    event.remove(engine, "before_cursor_execute", note)
    statements = dict(asked)  # each once, however often it was made
    how = "EXPLAIN QUERY PLAN" if database.is_sqlite else "EXPLAIN (ANALYZE, COSTS OFF, SUMMARY OFF)"

    def explained(connection: Connection) -> list[str]:
        lines: list[str] = []
        for statement, parameters in statements.items():
            if statement.startswith("SELECT"):
                lines.append(" ".join(statement.split()))
                rows = connection.exec_driver_sql(f"{how} {statement}", parameters)
                lines += [f"  > {row[-1]}" for row in rows]
        return lines

    return await database.ask(explained)


def _server_time(server: PrivatePostgres | None) -> float:
    """The processor time of the server's processes so far, in seconds."""
    if server is None:
        return 0.0
    parent = (server.folder / "data" / "postmaster.pid").read_text().split()[0]
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if fields[1] == parent:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _questions(asked: Standings, stored: int, pattern: int) -> dict[str, Callable[[Random], Awaitable[object]]]:
    people = PEOPLE * stored // (2 * pattern)
    half = stored // 2

    def user(random: Random) -> int:
        return random.randint(1, people)

    def regular(random: Random) -> int:
        return random.randint(1, 5)  # those who are met most often, with tens of thousands of matches

    questions: dict[str, Callable[[Random], Awaitable[object]]] = {}
    for by in Criterion:
        questions[f"leaderboard by {by}, one's own page"] = lambda r, by=by: asked.leaderboard(
            MANY_PEOPLE, Period.ALL, by, page=None, user_id=user(r)
        )
    questions["leaderboard of the season, last page"] = lambda r: asked.leaderboard(
        MANY_PEOPLE, Period.SEASON, page=10**6, user_id=user(r)
    )
    questions |= {
        "profile": lambda r: asked.profile(MANY_PEOPLE, user(r)),
        "profile of a regular": lambda r: asked.profile(MANY_MATCHES, regular(r)),
        "rivals of a regular": lambda r: asked.rivals(MANY_MATCHES, regular(r)),
        "history": lambda r: asked.history(MANY_PEOPLE, before=r.randint(20, half)),
        "history of a regular": lambda r: asked.history(
            MANY_MATCHES, user_id=regular(r), before=r.randint(half // 10, half)
        ),
        "one match": lambda r: asked.match(MANY_PEOPLE, r.randint(1, half)),
    }
    return questions


async def _fill(database: Database, stored: int, pattern: int) -> None:
    results = [*generated(pattern, guild_id=MANY_PEOPLE, users=range(1, PEOPLE + 1), minutes=MINUTES)]

    def first(connection: Connection) -> None:
        numbered = [*enumerate(results, 1)]
        opened = {"guild_id": MANY_PEOPLE, "channel_id": 1, "opened_by": 1, "opened_at": 0, "status": "over"}
        connection.execute(insert(tables), [opened | {"id": number, "recorded_at": 1} for number, _ in numbered])
        connection.execute(insert(guilds), {"guild_id": MANY_PEOPLE, "matches": stored // 2})
        connection.execute(insert(guilds), {"guild_id": MANY_MATCHES, "matches": stored // 2})
        connection.execute(insert(matches), [writing.match_row(each, number) for number, each in numbered])
        connection.execute(
            insert(match_seats), [row for number, each in numbered for row in writing.seat_rows(each, number)]
        )
        named = [{"guild_id": MANY_PEOPLE, "user_id": user, "name": f"Player {user}"} for user in range(1, PEOPLE + 1)]
        connection.execute(insert(members), named)
        rebuild(connection, MANY_PEOPLE)

    await database.commit(first)
    for copy in range(1, stored // pattern):
        await database.commit(lambda connection, copy=copy: _copy(connection, copy, stored, pattern))
    await database.commit(_count_steps)
    if database.is_sqlite:
        return
    async with database.engine.connect() as connection:
        await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(text("VACUUM ANALYZE"))


def _count_steps(connection: Connection) -> None:
    for guild_id in (MANY_PEOPLE, MANY_MATCHES):
        count_anew(connection, guild_id)


def _copy(connection: Connection, copy: int, stored: int, pattern: int) -> None:
    half = stored // 2 // pattern
    guild_id = MANY_PEOPLE if copy < half else MANY_MATCHES
    other_people = PEOPLE * copy if copy < half else 0
    changes = {
        "guild_id": lambda _: literal(guild_id),
        "number": lambda c: c + pattern * (copy % half),
        "id": lambda c: c + pattern * copy,
        "match_id": lambda c: c + pattern * copy,
        "user_id": lambda c: c + other_people,
        "rival_id": lambda c: c + other_people,
    }
    people = (standings, rivals, members) if copy <= half else ()
    for table in (tables, matches, match_seats, *people):
        _copy_rows(connection, table, changes, pattern)


def _copy_rows(connection: Connection, table: Table, changes: dict[str, Callable[..., object]], pattern: int) -> None:
    columns = [changes[c.name](c).label(c.name) if c.name in changes else c for c in table.c]  # pyright: ignore
    query = select(*columns)
    if table in (tables, matches):
        query = query.where(table.c.id <= pattern)
    elif table is match_seats:
        query = query.where(table.c.match_id <= pattern)
    else:
        query = query.where(table.c.guild_id == MANY_PEOPLE, table.c.user_id <= PEOPLE)
    connection.execute(insert(table).from_select([column.name for column in table.c], query))


def _lines(rows: list[Row]) -> Iterator[str]:
    for row in rows:
        yield f"{row['who']:<12}{row['measure']:<40}{row['value']:>9} {row['unit']}  (median {row['median']})"


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    chosen = [kind for kind in ("sqlite", "postgresql") if f"--{kind}" in sys.argv] or ("sqlite", "postgresql")
    measured = run(*arguments[:2], kinds=chosen, explain="--explain" in sys.argv)
    print(json.dumps(measured, indent=1) if "--json" in sys.argv else "\n".join(_lines(measured)))
