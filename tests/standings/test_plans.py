"""Every question goes through an index: the database reads no table whole and sorts nothing but a page."""

from __future__ import annotations

import pytest
from generated_matches import generated
from sqlalchemy import event

from bot.standings import Criterion
from bot.standings.history import history
from bot.standings.leaderboards import leaderboard
from bot.standings.profiles import last_ratings, rivals_of

GUILD = 10

QUESTIONS = {
    **{f"by {by}": lambda c, by=by: leaderboard(c, GUILD, "all", by, user_id=1) for by in Criterion},
    **{f"further by {by}": lambda c, by=by: leaderboard(c, GUILD, "all", by, page=1, user_id=20) for by in Criterion},
    "plot": lambda c: last_ratings(c, GUILD, 1),
    "rivals": lambda c: rivals_of(c, GUILD, 1),
    "history": lambda c: history(c, GUILD),
    "older": lambda c: history(c, GUILD, before=30),
    "newer": lambda c: history(c, GUILD, after=30),
    "of one": lambda c: history(c, GUILD, user_id=1, before=30),
}

DERIVED = (" page", " each", " (subquery-3)", "SCALAR SUBQUERY 1")
"""What SQLite calls the few rows that a statement has found already."""


@pytest.mark.parametrize("question", QUESTIONS)
async def test_a_question_is_answered_through_an_index(archive, question):
    await fill(archive)
    async with archive.database.reading() as connection:
        for statement, parameters in await statements_of(connection, QUESTIONS[question]):
            for step in await explained(archive, connection, statement, parameters):
                assert "SCAN" not in step or " INDEX " in step or step.endswith(DERIVED), step
                assert "Seq Scan" not in step
                # A page's own rows, some dozens, may be put in order, and so may the steps of a board, some hundreds.
                few = any(each in statement for each in ("match_seats", "AS page", "FROM steps"))
                assert "Sort" not in step or few, step
                assert "TEMP B-TREE" not in step or few, step


@pytest.mark.parametrize("by", Criterion)
async def test_for_a_place_the_index_is_read_from_one_bound_to_the_other(archive, by):
    await fill(archive)
    async with archive.database.reading() as connection:
        found = await statements_of(connection, lambda c: leaderboard(c, GUILD, "all", by, user_id=1))
        [counting] = [each for each in found if "count(*)" in each[0]]
        plan = await explained(archive, connection, *counting)
        conditions = [step for step in plan if "COVERING INDEX" in step or "Index Cond" in step]
        [reading] = [step for step in conditions if by in step and "criterion" not in step]
        assert ">" in reading
        assert "<" in reading


async def fill(archive):
    await archive.load(generated(80, guild_id=GUILD, users=range(1, 31)))
    if not archive.database.is_sqlite:
        async with archive.database.writing() as connection:
            await connection.exec_driver_sql("ANALYZE")  # as autovacuum does; without it every board seems to be empty


async def statements_of(connection, question) -> list[tuple]:
    """What this question asks the database, with the values."""
    statements = []

    def note(_connection, _cursor, statement, parameters, *_):
        if statement.startswith("SELECT"):
            statements.append((statement, parameters))

    event.listen(connection.sync_connection, "before_cursor_execute", note)
    await connection.run_sync(question)
    event.remove(connection.sync_connection, "before_cursor_execute", note)
    assert statements
    return statements


async def explained(archive, connection, statement, parameters) -> list[str]:
    """The steps of the database's plan for this statement."""
    if archive.database.is_sqlite:
        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return [row[3] for row in rows]
    for setting in ("enable_seqscan", "enable_bitmapscan"):  # rightly preferred for a table of a few pages
        await connection.exec_driver_sql(f"SET LOCAL {setting} = off")
    rows = await connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
    return [row[0] for row in rows]
