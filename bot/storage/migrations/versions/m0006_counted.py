"""Up to which match the counts of people are right: what an older version recorded meanwhile is not counted in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Trust no count yet: while they were made, another process may have been recording."""
    column = sa.Column(
        "counted", sa.Integer, nullable=False, server_default="0", comment="Up to which of them `steps` is right"
    )
    op.add_column("guilds", column)


def downgrade() -> None:
    """Forget it."""
    op.drop_column("guilds", "counted")
