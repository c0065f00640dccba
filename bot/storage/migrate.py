"""Bringing the database to the schema of this version."""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, column, func, inspect, select, table
from sqlalchemy.exc import SQLAlchemyError

from .database import Database
from .migrations import versions

if TYPE_CHECKING:
    from alembic.config import Config

_VERSION: Final = table("alembic_version", column("version_num"))
"""Where Alembic notes the revision. It is read without Alembic, which takes a start longer than all else it does."""

_MIGRATING: Final = 0x0CA210CA
"""The lock that makes processes which start together migrate one after the other."""


class UnusableDatabaseError(Exception):
    """The bot cannot work with this database; the text says why, in one line and without the password."""


def alembic_config(connection: Connection | None = None) -> Config:
    """Alembic's settings, made here instead of read from a file: the migrations are part of the package."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    config.attributes["connection"] = connection
    return config


async def migrate(database: Database, revision: str = "head") -> tuple[str | None, str | None]:
    """Apply the migrations up to `revision` in one transaction; returns the revisions before and after.

    Raises:
        UnusableDatabaseError: it cannot be opened or changed, or a later version of the bot has worked with it.
    """

    def upgrade(connection: Connection) -> tuple[str | None, str | None]:
        before = _revision(connection)
        if before == newest_revision() and revision == "head":
            return before, before
        from alembic import command
        from alembic.util import CommandError

        try:
            command.upgrade(alembic_config(connection), revision)
        except CommandError:
            why = f"{shown} was changed by a later version of the bot: update this one"
            raise UnusableDatabaseError(why) from None
        return before, _revision(connection)

    shown = database.url.render_as_string(hide_password=True)
    try:
        async with database.writing() as connection:
            if not database.is_sqlite:  # where the transaction itself keeps others out
                await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
            return await connection.run_sync(upgrade)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        said = str(cause).partition("\n")[0] or type(cause).__name__
        raise UnusableDatabaseError(f"{shown} cannot be used: {said}") from error


async def revision(database: Database) -> str | None:
    """The revision that the database is at; None while it is empty."""
    async with database.reading() as connection:
        return await connection.run_sync(_revision)


def newest_revision() -> str:
    """The revision that this version of the code works with: that of the last of `migrations.versions`."""
    return max(module.name[1:5] for module in pkgutil.iter_modules(versions.__path__))


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()
