"""Adding rows that may be there already: the one statement that SQLAlchemy's core leaves to each kind of database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Updates = Callable[[Any], Mapping[str, ColumnElement[Any]]]
"""Given the row that was to be added (its columns as attributes), what to set in the one that is there."""


@lru_cache(maxsize=64)  # making the statement takes longer than carrying it out
def upsert(table: Table, updates: Updates, dialect: str) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that updates the row with the same primary key instead, if there is one.

    `updates` should be a function of a module, which is the same at each call.
    """
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    return insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=dict(updates(insert.excluded)))


def put(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]], updates: Updates | None = None
) -> None:
    """Add these rows. Where there is one with the same primary key it is updated so, else replaced: rows are whole."""
    if rows:
        statement = upsert(table, updates or _replacing(table), connection.dialect.name)
        connection.execute(statement, [dict(row) for row in rows])


@lru_cache(maxsize=64)
def _replacing(table: Table) -> Updates:
    keys = {*table.primary_key}
    names = [column.name for column in table.c if column not in keys]
    return lambda new: {name: new[name] for name in names}
