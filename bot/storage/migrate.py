"""Bringing the database to the schema of this version."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from .database import Database

_MIGRATING: Final = 0x0CA210CA
"""The lock that makes processes which start together migrate one after the other."""


def alembic_config(connection: Connection | None = None) -> Config:
    """Alembic's settings, made here instead of read from a file: the migrations are part of the package."""
    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    config.attributes["connection"] = connection
    return config


async def migrate(database: Database, revision: str = "head") -> tuple[str | None, str | None]:
    """Apply the migrations up to `revision` in one transaction; returns the revisions before and after."""

    def upgrade(connection: Connection) -> tuple[str | None, str | None]:
        before = _revision(connection)
        command.upgrade(alembic_config(connection), revision)
        return before, _revision(connection)

    async with database.writing() as connection:
        if not database.is_sqlite:  # where the transaction itself keeps others out
            await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        return await connection.run_sync(upgrade)


async def revision(database: Database) -> str | None:
    """The revision that the database is at; None while it is empty."""
    async with database.reading() as connection:
        return await connection.run_sync(_revision)


def newest_revision() -> str | None:
    """The revision that this version of the code works with."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
