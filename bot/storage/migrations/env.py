"""What Alembic runs: the migrations, on the connection that `bot.storage.migrate` hands in."""

from __future__ import annotations

from alembic import context

from bot.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change a column only by copying its table
)
context.run_migrations()
