"""The database: tables, migrations and queries."""

from . import entries, places
from .backup import BackupError, back_up
from .database import Database, database_url
from .entries import LogRow, LogWriter
from .locks import SharedLocks
from .migrate import UnusableDatabaseError, migrate, newest_revision, revision
from .moving import Contents, MoveError, move_data
from .places import Place, Standing
from .settings import SettingsStore

__all__ = [
    "BackupError",
    "Contents",
    "Database",
    "LogRow",
    "LogWriter",
    "MoveError",
    "Place",
    "SettingsStore",
    "SharedLocks",
    "Standing",
    "UnusableDatabaseError",
    "back_up",
    "database_url",
    "entries",
    "migrate",
    "move_data",
    "newest_revision",
    "places",
    "revision",
]
