"""The log as a database of either kind has it, read by another way than the bot's own code's."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import asyncpg

_QUERY = "SELECT table_id, number, kind, data FROM log ORDER BY table_id, number"


async def read_logs(url: str) -> dict[int, list[tuple[int, str, dict[str, Any]]]]:
    """Return the number, the kind and the data of every entry, in order, by the tables' ids."""
    if url.startswith("sqlite:///"):
        with sqlite3.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True) as connection:
            found = connection.execute(_QUERY).fetchall()
        connection.close()
    else:
        server = await asyncpg.connect(url)
        found = [tuple(row) for row in await server.fetch(_QUERY)]
        await server.close()
    logs: dict[int, list[tuple[int, str, dict[str, Any]]]] = {}
    for table, number, kind, data in found:
        logs.setdefault(table, []).append((number, kind, json.loads(data)))
    return logs
