"""The tables of the database, as SQLAlchemy Core knows them.

Instants are whole milliseconds since 1970, UTC. Discord's ids and our instants take 64 bits.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

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
_unrecorded = text("status IN ('over', 'closed') AND recorded_at IS NULL")
_of_a_person = text("user_id IS NOT NULL")

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
    Column("recorded_at", BigInteger, comment="When its end was taken into the history"),
    Column("owed", Integer, nullable=False, server_default="0", comment="How many things its channel was not told yet"),
    # One open table to a channel, whoever asks and from whichever process.
    Index("uq_tables_open_channel", "channel_id", unique=True, sqlite_where=_open, postgresql_where=_open),
    Index(
        "ix_tables_due_at",
        "due_at",
        sqlite_where=text("due_at IS NOT NULL"),
        postgresql_where=text("due_at IS NOT NULL"),
    ),
    Index("ix_tables_opened_by", "opened_by", sqlite_where=_open, postgresql_where=_open),
    Index("ix_tables_unrecorded", "id", sqlite_where=_unrecorded, postgresql_where=_unrecorded),
    Index("ix_tables_owed", "id", sqlite_where=text("owed > 0"), postgresql_where=text("owed > 0")),
    Index("ix_tables_guild_id", "guild_id"),
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
    Column("user_id", BigInteger, comment="Whom the entry names: what is stored of a person must be found"),
    Index("ix_log_user_id", "user_id", sqlite_where=_of_a_person, postgresql_where=_of_a_person),
    # The rows of a table lie side by side, in the order they are read in.
    sqlite_with_rowid=False,
)
"""What was done at each table, in order: the one truth. `(table_id, number)` being unique, no table can fork."""


# What follows is drawn from the log by `bot.standings`, once a match has ended, and can be drawn from it again.

guilds: Final = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False, server_default="0", comment="How many were recorded: the last's number"),
    Column("counted", Integer, nullable=False, server_default="0", comment="Up to which of them `steps` is right"),
    Column("left_at", BigInteger, comment="When the bot was last seen to be out of this server"),
    Index(
        "ix_guilds_left_at",
        "left_at",
        sqlite_where=text("left_at IS NOT NULL"),
        postgresql_where=text("left_at IS NOT NULL"),
    ),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", _Counted, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False, comment="Its place in the server's history, from 1"),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("ending", String(16), nullable=False, comment="finished, or why it was broken off"),
    Column("preset", String(16), nullable=False),
    Column("rules", Text, nullable=False),
    Column("rounds", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    UniqueConstraint("guild_id", "number", name="uq_matches_guild_id"),
)
"""Matches that have ended. A match has the id of its table."""

match_seats: Final = Table(
    "match_seats",
    metadata,
    Column("match_id", _Counted, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Both are the match's: so one index leads through a person's history in its order.
    Column("guild_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", BigInteger, comment="None: a bot. Negative: somebody who had their data deleted"),
    Column("name", String(100), nullable=False),
    Column("level", String(16), comment="How well the bot plays whose seat it is"),
    Column("score", Integer, nullable=False),
    Column("place", Integer, comment="From 1; None where the match was broken off"),
    Column("rounds_won", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("stood_in", Integer, nullable=False, comment="Moves that a bot or the clock made for the owner"),
    Column("hints", Integer, nullable=False),
    Column("rating_before", Double),
    Column("rating", Double, comment="After the match, of all time; None where it was not rated"),
    Index(
        "ix_match_seats_user_id",
        "user_id",
        "guild_id",
        "number",
        sqlite_where=_of_a_person,
        postgresql_where=_of_a_person,
    ),
    sqlite_with_rowid=False,
)

standings: Final = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("board", String(24), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Double, nullable=False, comment="mu - 3 sigma"),
    Column("matches", Integer, nullable=False),
    Column("abandoned", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False, comment="Of the matches that were not abandoned"),
    Column("average", Double, comment="points to a match; None: not ranked by it"),
    Column("best_score", Integer, comment="The fewest points of a match"),
    Column("rounds_won", Integer, nullable=False),
    Column("best_round", Integer, comment="The most points that others were left with in a round won"),
    Column("best_match", _Counted, comment="The match of that round"),
    Column("streak", Integer, nullable=False, comment="Wins in a row up to now"),
    Column("best_streak", Integer, nullable=False),
    Index("ix_standings_rating", "guild_id", "board", "rating", "user_id"),
    Index("ix_standings_wins", "guild_id", "board", "wins", "rating", "user_id"),
    Index("ix_standings_average", "guild_id", "board", "average", "user_id"),
    Index("ix_standings_user_id", "user_id"),
    sqlite_with_rowid=False,
)
"""How each person stands on each board: all time, a season, a month, a preset, against bots."""

steps: Final = Table(
    "steps",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("board", String(24), primary_key=True),
    Column("criterion", String(8), primary_key=True, comment="What the board is sorted by"),
    Column("step", BigInteger, primary_key=True, autoincrement=False, comment="A stretch of that order, see criteria"),
    Column("people", Integer, nullable=False, comment="How many of the board are on it"),
    sqlite_with_rowid=False,
)
"""How many people of a board stand where, so that places need no counting: drawn from `standings`."""

rivals: Final = Table(
    "rivals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rival_id", BigInteger, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False),
    Column("ahead", Integer, nullable=False, comment="How often the user had the better place"),
    Column("behind", Integer, nullable=False),
    Column("last_number", Integer, nullable=False),
    Index("ix_rivals_matches", "guild_id", "user_id", "matches", "rival_id"),
    sqlite_with_rowid=False,
)

members: Final = Table(
    "members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("avatar", Text),
    sqlite_with_rowid=False,
)
"""What people were called in their last match in a server."""


# What follows is chosen, and drawn from nothing.

guild_settings: Final = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False, comment="As JSON, what differs from the defaults"),
)

user_settings: Final = Table(
    "user_settings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False, comment="As JSON, what differs from the defaults"),
)
