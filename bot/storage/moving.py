"""Moving everything from a SQLite file to PostgreSQL, for a bot that has outgrown the file."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, func, insert, literal, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .migrate import migrate, newest_revision, revision
from .schema import metadata

BATCH: Final = 2_000
"""Rows that are read and written at a time."""

_LINE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class MoveError(Exception):
    """Nothing was moved; the text says why, in one line."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a table holds: how many rows, and one hash of them all (the sum of SHA-256 of each, in hexadecimal)."""

    rows: int
    digest: str


async def move_data(
    source: str, target: str, told: Callable[[str, Contents], None] = lambda _name, _contents: None
) -> dict[str, Contents]:
    """Copy every table of one database to another that is empty, and compare the two.

    The target is brought to the newest schema first. All is copied in one transaction, which is given up if a count or
    a hash of the copy is not that of the original: a target is whole or empty. The source is only read; the bot must
    not be running, so that nothing is added to it afterwards.

    Args:
        source: the address of a SQLite file.
        target: the address of a PostgreSQL database.
        told: told of every table once it is copied.

    Returns:
        What each table holds.

    Raises:
        MoveError: an address is no such one, the source is missing or not of this version, the target holds something,
            the copy differs, or a database failed.
        UnusableDatabaseError: the target cannot be brought to the newest schema.
    """
    here, there = _open(source, "sqlite", "SOURCE must be"), _open(target, "postgresql", "TARGET must be")
    try:
        if not await asyncio.to_thread(Path(here.url.database or "").is_file):
            raise MoveError(f"there is no database {here.url.database}")
        if await revision(here) != newest_revision():
            raise MoveError("the source is not of this version: run `carioca migrate` on it first")
        await migrate(there)
        return await _copy_all(here, there, told)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise MoveError(f"a database failed: {str(cause).partition(chr(10))[0]}") from None
    finally:
        await here.close()
        await there.close()


def _open(url: str, kind: str, complaint: str) -> Database:
    try:
        database = Database(url)
    except ValueError:
        raise MoveError(f"{complaint} an address such as {kind}://…") from None
    if database.url.get_backend_name() != kind:
        raise MoveError(f"{complaint} a database of {kind}")
    return database


async def _copy_all(here: Database, there: Database, told: Callable[[str, Contents], None]) -> dict[str, Contents]:
    held: dict[str, Contents] = {}
    async with here.reading() as reading, there.writing() as writing:
        for table in metadata.sorted_tables:
            # Whoever wants to write to it waits for our end: a bot that was started too early cannot slip in.
            await writing.execute(text(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE"))
            if (await writing.execute(select(literal(1)).select_from(table).limit(1))).first() is not None:
                raise MoveError(f"the target is not empty: its table {table.name} has rows")
        for table in metadata.sorted_tables:
            names, digest = table.c.keys(), _Digest()
            async for rows in _batches(reading, table):
                await writing.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
                digest.add(rows)
            copied = _Digest()
            async for rows in _batches(writing, table):
                copied.add(rows)
            contents = held[table.name] = digest.contents()
            if copied.contents() != contents:
                raise MoveError(f"the copy of the table {table.name} differs from the original")
            await writing.run_sync(_set_sequence, table)
            told(table.name, contents)
    return held


async def _batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    async with connection.stream(select(table), execution_options={"yield_per": BATCH}) as result:
        async for rows in result.partitions():
            yield rows


class _Digest:
    """A count and a hash of rows, whatever their order: the two databases order text in their own ways."""

    def __init__(self) -> None:
        self._rows = 0
        self._sum = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        self._rows += len(rows)
        for row in rows:
            self._sum += int.from_bytes(hashlib.sha256(_LINE([*row]).encode()).digest(), "big")

    def contents(self) -> Contents:
        return Contents(self._rows, f"{self._sum % (1 << 256):064x}")


def _set_sequence(connection: Connection, table: Table) -> None:
    """Have the numbers that the database gives go on after the highest."""
    column = table.autoincrement_column
    if column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        highest = select(func.max(column)).scalar_subquery()
        connection.execute(select(func.setval(sequence, highest)).where(highest.is_not(None)))
