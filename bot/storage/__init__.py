"""The database: tables, migrations and queries."""

from . import entries, places
from .database import Database, database_url
from .entries import LogRow, LogWriter
from .migrate import migrate, newest_revision, revision
from .places import Place, Standing

__all__ = [
    "Database",
    "LogRow",
    "LogWriter",
    "Place",
    "Standing",
    "database_url",
    "entries",
    "migrate",
    "newest_revision",
    "places",
    "revision",
]
