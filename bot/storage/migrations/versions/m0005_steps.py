"""How many people of a board stand where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import floor

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_STANDINGS = sa.table(
    "standings",
    sa.column("guild_id", sa.BigInteger),
    sa.column("board", sa.String),
    sa.column("user_id", sa.BigInteger),
    sa.column("rating", sa.Double),
    sa.column("wins", sa.Integer),
    sa.column("average", sa.Double),
)


def upgrade() -> None:
    """Count them."""
    steps = op.create_table(
        "steps",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("board", sa.String(24), nullable=False),
        sa.Column("criterion", sa.String(8), nullable=False, comment="What the board is sorted by"),
        sa.Column(
            "step",
            sa.BigInteger,
            autoincrement=False,
            nullable=False,
            comment="A stretch of that order, see criteria",
        ),
        sa.Column("people", sa.Integer, nullable=False, comment="How many of the board are on it"),
        sa.PrimaryKeyConstraint("guild_id", "board", "criterion", "step", name="pk_steps"),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    boards = sa.select(_STANDINGS.c.guild_id, _STANDINGS.c.board).distinct()
    for guild_id, board in connection.execute(boards).all():
        people = sa.select(_STANDINGS.c.rating, _STANDINGS.c.wins, _STANDINGS.c.average).where(
            _STANDINGS.c.guild_id == guild_id, _STANDINGS.c.board == board, _STANDINGS.c.user_id > 0
        )
        counted = Counter(step for row in connection.execute(people) for step in _steps(*row))
        rows = [
            {"guild_id": guild_id, "board": board, "criterion": criterion, "step": step, "people": number}
            for (criterion, step), number in counted.items()
        ]
        op.bulk_insert(steps, rows)


def downgrade() -> None:
    """Drop the counts."""
    op.drop_table("steps")


def _steps(rating: float, wins: int, average: float | None) -> Iterator[tuple[str, int]]:
    # As `bot.standings.criteria` has them.
    yield "rating", floor(rating * 16)
    yield "wins", wins * 128 + min(max(floor(rating * 2) + 64, 0), 127)
    if average is not None:
        yield "average", floor(average)
