"""What a table's channel has not been told yet. Of what there is, it counts as told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count it."""
    count = sa.Column(
        "owed", sa.Integer, nullable=False, server_default="0", comment="How many things its channel was not told yet"
    )
    op.add_column("tables", count)
    is_owed = sa.text("owed > 0")
    op.create_index("ix_tables_owed", "tables", ["id"], sqlite_where=is_owed, postgresql_where=is_owed)


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_tables_owed", "tables")
    op.drop_column("tables", "owed")
