"""A database of an older version is brought up to date with what it holds."""

from __future__ import annotations

from math import nextafter

from alembic import command
from sqlalchemy import delete, insert, select, text

from bot.standings.steps import move
from bot.standings.tallies import Tally
from bot.standings.writing import tally_row
from bot.storage import Database, migrate, places
from bot.storage.migrate import alembic_config
from bot.storage.schema import standings, steps

ROWS = [
    (1, "opened", '{"host":{"user_id":11,"name":"Ana","avatar":null},"rules":{},"locale":"es"}', 11),
    (2, "joined", '{"person":{"user_id":12,"name":"Beto","avatar":null}}', 12),
    (3, "invited", '{"user_id":13}', 13),
    (4, "left", '{"user_id":12}', 12),
    (5, "started", '{"seed":"00"}', None),
]


async def test_entries_of_the_first_version_are_found_by_whom_they_name(empty_database_url):
    database = Database(empty_database_url)
    await migrate(database, "0001")
    async with database.writing() as connection:
        await connection.execute(
            text(
                "INSERT INTO tables (id, guild_id, channel_id, status, opened_at, opened_by)"
                " VALUES (1, 1, 7, 'lobby', 0, 11)"
            )
        )
        for number, kind, data, _ in ROWS:
            add = text("INSERT INTO log (table_id, number, at, kind, data) VALUES (1, :number, 0, :kind, :data)")
            await connection.execute(add, {"number": number, "kind": kind, "data": data})
    await migrate(database)
    async with database.reading() as connection:
        found = await connection.execute(text("SELECT number, kind, data, user_id FROM log ORDER BY number"))
        assert [tuple(row) for row in found] == ROWS
    await database.close()


async def test_what_an_older_version_has_announced_is_not_announced_again(empty_database_url):
    database = Database(empty_database_url)
    await migrate(database, "0003")
    async with database.writing() as connection:
        for table_id, status in ((1, "playing"), (2, "over")):
            add = text(
                "INSERT INTO tables (id, guild_id, channel_id, status, opened_at, opened_by)"
                " VALUES (:id, 1, 7, :status, 0, 11)"
            )
            await connection.execute(add, {"id": table_id, "status": status})
    await migrate(database)
    async with database.reading() as connection:
        assert await places.owing(connection) == []
        assert (await places.get(connection, 1)).owed == 0
    await database.close()


async def test_people_who_stood_on_boards_already_are_counted_as_those_who_come_to_them(empty_database_url):
    database = Database(empty_database_url)
    await migrate(database, "0004")
    values = [
        (nextafter(step / 16, towards), wins) for step in (-9, 0, 8) for towards in (-9, step / 16) for wins in (0, 7)
    ]
    rows = [
        tally_row(guild_id, board, user_id, Tally())
        | {"rating": rating, "wins": wins, "average": rating + 100 if user_id % 2 else None}
        for guild_id in (10, 11)
        for board in ("all", "2026-11")
        for user_id, (rating, wins) in enumerate(values, -2)
    ]

    def count_anew(connection):
        before = connection.execute(select(steps)).all()
        connection.execute(delete(steps))
        for guild_id in (10, 11):
            move(connection, guild_id, gone=(), come=[row for row in rows if row["guild_id"] == guild_id])
        return before, connection.execute(select(steps)).all()

    async with database.writing() as connection:
        await connection.execute(insert(standings), rows)
    await migrate(database)
    async with database.writing() as connection:
        before, after = await connection.run_sync(count_anew)
    assert len(before) > 40
    assert sorted(before) == sorted(after)
    await database.close()


async def test_every_step_back_can_be_gone_forward_again(database):
    for revision in ("0003", "0001", "base"):
        async with database.writing() as connection:
            await connection.run_sync(lambda sync, to=revision: command.downgrade(alembic_config(sync), to))
        await migrate(database)
