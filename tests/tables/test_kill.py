"""The process is killed, again and again, in the middle of play."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from bot.storage import entries
from bot.tables.entries import Played
from bot.tables.keeper import record_of

PLAYER = Path(__file__).with_name("player_process.py")
KILLS = int(os.environ.get("CARIOCA_KILLS", "3"))


async def play_until_killed(url: str, lines: int) -> list[tuple[int, int, int, str]]:
    """Let a process play until it has acknowledged so many moves, kill it, and return those that it did acknowledge."""
    process = await asyncio.create_subprocess_exec(sys.executable, PLAYER, url, stdout=asyncio.subprocess.PIPE)
    output = b""
    while output.count(b"\n") < lines:
        piece = await process.stdout.read(4096)
        assert piece, "the process ended by itself"
        output += piece
    process.kill()
    output += await process.stdout.read()
    await process.wait()
    whole = output[: output.rfind(b"\n") + 1].decode().splitlines()
    words = [line.split(maxsplit=3) for line in whole]
    return [(int(table), int(number), int(seat), action) for table, number, seat, action in words]


async def test_no_acknowledged_move_is_lost_or_doubled_when_the_process_is_killed(house):
    random = Random(5)
    acknowledged = []
    for _ in range(KILLS):
        acknowledged += await play_until_killed(house.url, random.randint(1, 60))
    logged = {}
    for table_id in sorted({table_id for table_id, *_ in acknowledged}):
        table = await house.tables.get(table_id)  # its log makes sense to the last entry
        async with house.database.reading() as connection:
            rows = await entries.read(connection, table_id)
        assert [row.number for row in rows] == list(range(1, table.number + 1))
        logged |= {
            (table_id, row.number): (record.entry.seat, str(record.entry.action))
            for row in rows
            if isinstance((record := record_of(row)).entry, Played)
        }
    assert len(acknowledged) >= KILLS
    assert len({(table_id, number) for table_id, number, *_ in acknowledged}) == len(acknowledged)
    for table_id, number, seat, action in acknowledged:
        assert logged[table_id, number] == (seat, action)
