"""Matches that have ended, how people stand, and whom an entry of the log names."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_COUNTED = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add them."""
    _mark_what_there_is()
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column(
            "matches",
            sa.Integer,
            nullable=False,
            server_default="0",
            comment="How many were recorded: the last's number",
        ),
        sa.Column("left_at", sa.BigInteger, comment="When the bot was last seen to be out of this server"),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    _index("ix_guilds_left_at", "guilds", ["left_at"], "left_at IS NOT NULL")
    _create_matches()
    _create_standings()


def downgrade() -> None:
    """Drop them."""
    for table in ("members", "rivals", "standings", "match_seats", "matches", "guilds"):
        op.drop_table(table)
    op.drop_index("ix_log_user_id", "log")
    op.drop_index("ix_tables_guild_id", "tables")
    op.drop_index("ix_tables_unrecorded", "tables")
    op.drop_column("log", "user_id")
    op.drop_column("tables", "recorded_at")


def _mark_what_there_is() -> None:
    op.add_column("tables", sa.Column("recorded_at", sa.BigInteger, comment="When its end was taken into the history"))
    op.add_column(
        "log",
        sa.Column("user_id", sa.BigInteger, comment="Whom the entry names: what is stored of a person must be found"),
    )
    _index("ix_tables_unrecorded", "tables", ["id"], "status IN ('over', 'closed') AND recorded_at IS NULL")
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"])
    _index("ix_log_user_id", "log", ["user_id"], "user_id IS NOT NULL")
    log = sa.table("log", sa.column("table_id"), sa.column("number"), sa.column("kind"), sa.column("data"))
    naming = sa.select(log).where(log.c.kind.in_(["opened", "joined", "left", "invited"]))
    for table_id, number, _, data in op.get_bind().execute(naming).all():
        found: dict[str, Any] = json.loads(data)
        person: dict[str, Any] = found.get("host") or found.get("person") or found
        op.execute(
            sa.text("UPDATE log SET user_id = :user WHERE table_id = :table AND number = :number").bindparams(
                user=person["user_id"], table=table_id, number=number
            )
        )


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", _COUNTED, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, comment="Its place in the server's history, from 1"),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("ending", sa.String(16), nullable=False, comment="finished, or why it was broken off"),
        sa.Column("preset", sa.String(16), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rounds", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["id"], ["tables.id"], name="fk_matches_id", ondelete="CASCADE"),
        sa.UniqueConstraint("guild_id", "number", name="uq_matches_guild_id"),
    )
    op.create_table(
        "match_seats",
        sa.Column("match_id", _COUNTED, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, comment="None: a bot. Negative: somebody who had their data deleted"),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(16), comment="How well the bot plays whose seat it is"),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, comment="From 1; None where the match was broken off"),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("abandoned", sa.Boolean, nullable=False),
        sa.Column("stood_in", sa.Integer, nullable=False, comment="Moves that a bot or the clock made for the owner"),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("rating_before", sa.Double),
        sa.Column("rating", sa.Double, comment="After the match, of all time; None where it was not rated"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_match_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_seats_match_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    _index("ix_match_seats_user_id", "match_seats", ["user_id", "guild_id", "number"], "user_id IS NOT NULL")


def _create_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("board", sa.String(24), nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False, comment="mu - 3 sigma"),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("abandoned", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False, comment="Of the matches that were not abandoned"),
        sa.Column("average", sa.Double, comment="points to a match; None: not ranked by it"),
        sa.Column("best_score", sa.Integer, comment="The fewest points of a match"),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("best_round", sa.Integer, comment="The most points that others were left with in a round won"),
        sa.Column("best_match", _COUNTED, comment="The match of that round"),
        sa.Column("streak", sa.Integer, nullable=False, comment="Wins in a row up to now"),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "board", "user_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_rating", "standings", ["guild_id", "board", "rating", "user_id"])
    op.create_index("ix_standings_wins", "standings", ["guild_id", "board", "wins", "rating", "user_id"])
    op.create_index("ix_standings_average", "standings", ["guild_id", "board", "average", "user_id"])
    op.create_index("ix_standings_user_id", "standings", ["user_id"])
    op.create_table(
        "rivals",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("rival_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False, comment="How often the user had the better place"),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.Column("last_number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "rival_id", name="pk_rivals"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rivals_matches", "rivals", ["guild_id", "user_id", "matches", "rival_id"])
    op.create_table(
        "members",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("avatar", sa.Text),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_members"),
        sqlite_with_rowid=False,
    )


def _index(name: str, table: str, columns: list[Any], where: str) -> None:
    only = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=only, postgresql_where=only)
