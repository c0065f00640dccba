"""A bot that has outgrown its SQLite file takes everything along to PostgreSQL."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy import insert, select, text, update

from bot.__main__ import main
from bot.engine import Draw, Rules
from bot.storage import Database, MoveError, moving, schema
from bot.tables import Person, Tables

ANA, BETO = Person(1, "Ana 🌸"), Person(2, "Beto")


@pytest.fixture
def source(sqlite_url, monkeypatch):
    """The address of a SQLite file with a row or more in every table; batches are small."""
    monkeypatch.setattr(moving, "BATCH", 7)
    asyncio.run(fill(sqlite_url))
    return sqlite_url


async def fill(url: str) -> None:
    database = Database(url)
    tables = Tables(database, bot_pace=0, tables_per_user=100)
    for channel in range(20):
        table = await tables.open(guild_id=10, channel_id=channel, host=ANA, rules=Rules(), locale="es")
        await table.join(BETO)
        await table.start(ANA.user_id)
        await table.play(BETO.user_id, Draw())
    await tables.close()
    luck = Random(1)
    async with database.writing() as connection:
        for each in schema.metadata.sorted_tables:
            if each.name in ("tables", "log"):
                continue
            rows = [{column.name: some(column, luck, row) for column in each.c} for row in range(1, 20)]
            await connection.execute(insert(each), rows)
    await database.close()


def some(column, luck, row):
    """A value that fits: different for every row in a key, and now and then none where that may be."""
    if column.nullable and row % 3 == 0:
        return None
    kind = column.type.python_type
    if column.primary_key or column.name in ("number", "id"):
        return f"ñ-{row}" if kind is str else row
    return {int: luck.randrange(1 << 30), float: luck.random() * 50, bool: row % 2 == 0, str: f"«{row}» 🃏"}[kind]


async def rows_of(url: str) -> dict[str, list[tuple]]:
    database = Database(url)
    async with database.reading() as connection:
        found = {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }
    await database.close()
    return found


async def change(url: str, *statements) -> None:
    database = Database(url)
    async with database.writing() as connection:
        for statement in statements:
            await connection.execute(statement)
    await database.close()


async def test_every_row_of_every_table_is_there_afterwards(source, postgres_url):
    before = await rows_of(source)
    assert all(before.values()), "the test moves something of everything"
    held = await moving.move_data(source, postgres_url)
    assert await rows_of(postgres_url) == before == await rows_of(source)
    assert {name: contents.rows for name, contents in held.items()} == {
        name: len(rows) for name, rows in before.items()
    }


async def test_matches_go_on_and_new_tables_have_new_numbers(source, postgres_url):
    await moving.move_data(source, postgres_url)
    database = Database(postgres_url)
    tables = Tables(database, bot_pace=0, tables_per_user=100)
    table = await tables.in_channel(5)
    assert table is not None
    assert table.view(BETO.user_id).phase == "play"
    new = await tables.open(guild_id=10, channel_id=99, host=ANA, rules=Rules(), locale="es")
    assert new.id == 21
    await tables.close()
    await database.close()


async def test_a_target_that_holds_anything_is_refused_and_left_as_it_is(source, postgres_url):
    await change(postgres_url, insert(schema.members).values(guild_id=1, user_id=1, name="Cami"))
    before = await rows_of(postgres_url)
    with pytest.raises(MoveError, match="not empty: its table members has rows"):
        await moving.move_data(source, postgres_url)
    assert await rows_of(postgres_url) == before


async def test_a_copy_that_differs_is_given_up(source, postgres_url, postgres):
    postgres.execute(
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN NEW.name = upper(NEW.name); RETURN NEW; END $$;"
        "CREATE TRIGGER spoil BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION spoil()",
        postgres_url.split("/")[3].partition("?")[0],
    )
    await change(source, update(schema.members).where(schema.members.c.user_id == 3).values(name="Cami"))
    with pytest.raises(MoveError, match="the copy of the table members differs"):
        await moving.move_data(source, postgres_url)
    assert not any((await rows_of(postgres_url)).values())


async def test_a_source_of_an_older_version_is_refused(source, postgres_url):
    await change(source, text("UPDATE alembic_version SET version_num = '0001'"))
    with pytest.raises(MoveError, match="carioca migrate"):
        await moving.move_data(source, postgres_url)


async def test_data_move_from_sqlite_to_postgresql_and_no_other_way(source, postgres_url, tmp_path):
    with pytest.raises(MoveError, match="SOURCE"):
        await moving.move_data(postgres_url, source)
    with pytest.raises(MoveError, match="TARGET"):
        await moving.move_data(source, source)
    with pytest.raises(MoveError, match="there is no database"):
        await moving.move_data(f"sqlite:///{tmp_path / 'nowhere.sqlite3'}", postgres_url)
    assert not (tmp_path / "nowhere.sqlite3").exists()


def test_the_command_says_what_it_copied(source, postgres_url, capsys):
    assert main(["move-data", source, postgres_url]) == 0
    said = capsys.readouterr().out
    assert "tables: 20 rows" in said
    assert "log: 80 rows" in said
    assert main(["move-data", source, postgres_url]) == 2
    assert "not empty" in capsys.readouterr().err
