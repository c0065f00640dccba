"""The tables of the database, as SQLAlchemy Core knows them.

Instants are whole milliseconds since 1970, UTC. Discord's ids and our instants take 64 bits.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

OPEN_STATUSES: Final = ("lobby", "playing")
"""The states in which a table holds its channel."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts up by itself only in a column declared INTEGER, which there has 64 bits anyhow.
_Counted = BigInteger().with_variant(Integer, "sqlite")

_open = text("status IN ('lobby', 'playing')")

tables: Final = Table(
    "tables",
    metadata,
    Column("id", _Counted, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("status", String(16), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("opened_by", BigInteger, nullable=False),
    Column("due_at", BigInteger, comment="When the table must be looked at though nobody acts"),
    # One open table to a channel, whoever asks and from whichever process.
    Index("uq_tables_open_channel", "channel_id", unique=True, sqlite_where=_open, postgresql_where=_open),
    Index(
        "ix_tables_due_at",
        "due_at",
        sqlite_where=text("due_at IS NOT NULL"),
        postgresql_where=text("due_at IS NOT NULL"),
    ),
    Index("ix_tables_opened_by", "opened_by", sqlite_where=_open, postgresql_where=_open),
    # A match's number is never given twice, whatever is deleted.
    sqlite_autoincrement=True,
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", _Counted, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    # The rows of a table lie side by side, in the order they are read in.
    sqlite_with_rowid=False,
)
"""What was done at each table, in order: the one truth. `(table_id, number)` being unique, no table can fork."""
