"""What servers and people have chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table for each."""
    for table, key in (("guild_settings", "guild_id"), ("user_settings", "user_id")):
        op.create_table(
            table,
            sa.Column(key, sa.BigInteger, autoincrement=False, nullable=False),
            sa.Column("data", sa.Text, nullable=False, comment="As JSON, what differs from the defaults"),
            sa.PrimaryKeyConstraint(key, name=f"pk_{table}"),
        )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("user_settings")
    op.drop_table("guild_settings")
