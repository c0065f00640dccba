"""Tables, and the log of what was done at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create both."""
    counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    is_open = sa.text("status IN ('lobby', 'playing')")
    is_due = sa.text("due_at IS NOT NULL")
    op.create_table(
        "tables",
        sa.Column("id", counted, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("opened_by", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, comment="When the table must be looked at though nobody acts"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_tables_open_channel", "tables", ["channel_id"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index("ix_tables_opened_by", "tables", ["opened_by"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_table(
        "log",
        sa.Column("table_id", counted, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("log")
    op.drop_table("tables")
