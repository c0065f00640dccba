"""A copy of the database while the bot runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL


class BackupError(Exception):
    """No copy was made; the text says why, in one line."""


async def back_up(url: URL, file: Path) -> int:
    """Copy a SQLite database as it is at one instant to this file, which is replaced; returns its bytes.

    Readers and writers go on meanwhile. The file appears under its name only when it is whole and on the disk.

    Raises:
        BackupError: it is no SQLite database, or the copy failed.
    """
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise BackupError("this copies SQLite databases; for PostgreSQL use pg_dump")
    if not await asyncio.to_thread(Path(url.database).is_file):
        raise BackupError(f"there is no database {url.database}")
    return await asyncio.to_thread(_copy, Path(url.database), file)


def _copy(database: Path, file: Path) -> int:
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(sqlite3.connect(unfinished)) as copy:
            (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise BackupError(f"the copy is damaged: {verdict}")
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise BackupError(f"the database could not be copied: {error}") from None
    return file.stat().st_size
