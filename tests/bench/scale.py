"""From one server to 100,000: what a move and an open table cost as tables grow in number, and the machines it takes.

    uv run carioca bench scale --json        (or: uv run python tests/bench/scale.py)

Three kinds of figures: the tables alone (a process that keeps them all in memory), the whole bot against the loopback
Discord (`load`), and from both, on paper, the machines. Processor time is told, which other work on the machine changes
less than the clock's. With `--postgresql` the tables are kept in PostgreSQL, not SQLite.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / "bench"), str(TESTS / "e2e"), str(TESTS / "support"), str(TESTS.parent)]

import load  # noqa: E402
from loopback import LocalDiscord  # noqa: E402
from playing.crowd import prepare, write_idle  # noqa: E402
from playing.scenes import CARIOCA_BOT, environment_of  # noqa: E402
from private_postgres import new_database  # noqa: E402

from bot.storage import Database  # noqa: E402
from bot.tables import Table, Tables  # noqa: E402
from bot.tables.opponents import safe_action  # noqa: E402

Row = dict[str, object]
SIZES = (100, 1_000, 10_000)
MOVES = 3_000
PLAYED_AT = 100
"""So many of the tables are played at in turn."""

GUILDS, CHANNELS = 1_000, 30
"""Servers whose memory is measured, and channels of each."""

# What is assumed of 100,000 servers; the figures on paper follow from these and from what was measured.
SERVERS = 100_000
OPEN_TABLES = SERVERS // 10
"""One server in ten has a table open at the busiest hour."""
SECONDS_A_MOVE = 10
"""A move at each open table: people take longer, bots less."""
SHARD = 1_000
"""Servers of a shard: what Discord recommends."""
CORE, MEMORY = 0.5, 2e9
"""How much of a core is planned for, and the bytes that a process may take."""


def run(sizes: tuple[int, ...] = SIZES) -> list[Row]:
    """Every measure of scale; `value` beside its `goal`."""
    alone = {size: _in_a_process_of_its_own(size) for size in sizes}
    rows: list[Row] = []
    for size, found in alone.items():
        rows += [
            load.row(f"tables alone: processor time a move, {size:,} open", found["move_ms"], "ms"),
            load.row(f"tables alone: memory of an open table, {size:,} open", found["table_kb"], "kB", 20),
            load.row(f"tables alone: getting ready, {size:,} open", found["begin_ms"], "ms"),
            load.row(f"tables alone: building one anew from its log, {size:,} open", found["load_ms"], "ms"),
        ]
    for measure, key, goal in (("a move", "move_ms", 0.05), ("building one anew", "load_ms", 0.05)):
        exponent = _exponent({size: found[key] for size, found in alone.items()})
        rows.append(load.row(f"tables alone: {measure} against open tables, exponent", exponent, "", goal))
    whole = asyncio.run(load.growth())
    start = [each for each in asyncio.run(load.starts()) if "10,000" in str(each["measure"])]
    empty, guild_kb = asyncio.run(guild_memory())
    move_ms = max(_value(each) for each in whole if each["unit"] == "ms")
    rows += [*whole, *start, load.row(f"memory of a server with {CHANNELS} channels", guild_kb, "kB")]
    return [*rows, *on_paper(move_ms, max(found["table_kb"] for found in alone.values()), guild_kb, empty)]


def on_paper(move_ms: float, table_kb: float, guild_kb: float, empty: float) -> list[Row]:
    """The processes and machines for 100,000 servers, from what one costs. `empty`: the bytes of a bot by itself."""
    moves = OPEN_TABLES / SECONDS_A_MOVE
    cores = moves * move_ms / 1000
    memory = SERVERS * guild_kb * 1e3 + OPEN_TABLES * table_kb * 1e3
    by_core, by_memory = cores / CORE, memory / (MEMORY - empty)
    processes = max(1, math.ceil(max(by_core, by_memory)))
    each = f"{OPEN_TABLES:,} tables open, a move every {SECONDS_A_MOVE} s"
    return [
        load.row(f"on paper, {SERVERS:,} servers, {each}: moves", moves, "a second"),
        load.row("on paper: cores that are busy", cores, "cores"),
        load.row("on paper: memory for servers and tables", memory / 1e9, "GB"),
        load.row("on paper: shards", math.ceil(SERVERS / SHARD), "shards"),
        load.row("on paper: processes, each at half a core", processes, "processes"),
        load.row("on paper: machines of 2 cores and 8 GB, beside PostgreSQL's", math.ceil(processes / 2), "machines"),
    ]


async def guild_memory() -> tuple[float, float]:
    """The bytes of a bot in one server, and the kilobytes that each more takes, by the growth of a process."""
    sizes: list[float] = []
    for guilds in (1, GUILDS):
        with tempfile.TemporaryDirectory() as folder, new_database(Path(folder), postgresql=load.POSTGRESQL) as url:
            async with LocalDiscord(load.UNLIMITED) as discord:
                for number in range(guilds):
                    guild = await discord.create_guild(f"Casa {number}")
                    for channel in range(CHANNELS):
                        await discord.create_channel(guild, f"canal-{channel}")
                bot = discord.run_bot(CARIOCA_BOT, environment_of(url), Path(folder) / "bot.log")
                await bot.start()
                await discord.connected(within=300)
                await asyncio.sleep(load.SETTLED)  # the servers come after the shard, and painters get ready
                sizes.append(load.resident(bot))
                await bot.stop()
    return sizes[0], (sizes[1] - sizes[0]) / (GUILDS - 1) / 1e3


def _in_a_process_of_its_own(size: int) -> dict[str, float]:
    # Memory that was once taken stays with a process: each size is measured by a new one.
    options = ["--alone", *(["--postgresql"] if load.POSTGRESQL else []), str(size)]
    done = subprocess.run([sys.executable, __file__, *options], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


async def alone(size: int) -> dict[str, float]:
    """Keep so many open tables in memory, and play at some of them."""
    with tempfile.TemporaryDirectory() as folder, new_database(Path(folder), postgresql=load.POSTGRESQL) as url:
        prepare(url)
        await write_idle(url, size)
        database = Database(url)
        tables = Tables(database, kept=size, idle_minutes=1_000)
        began = time.process_time()
        await tables.begin()
        ready = time.process_time()
        warm = [await _table(tables, number) for number in range(1, PLAYED_AT // 2 + 1)]
        await _play(warm, 200)  # code, statements and caches
        before, began_loading = _resident(), time.process_time()
        for number in range(PLAYED_AT // 2 + 1, size + 1):
            await _table(tables, number)
        loaded = time.process_time() - began_loading
        after = _resident()
        played = [await _table(tables, number) for number in range(1, min(size, PLAYED_AT) + 1)]
        began_playing = time.process_time()
        await _play(played, MOVES)
        moving = time.process_time() - began_playing
        await tables.close()
        await database.close()
    others = size - PLAYED_AT // 2
    return {
        "begin_ms": 1000 * (ready - began),
        "load_ms": 1000 * loaded / others,
        "table_kb": (after - before) / others / 1e3,
        "move_ms": 1000 * moving / MOVES,
    }


async def _table(tables: Tables, number: int) -> Table:
    table = await tables.get(number)
    assert table is not None
    return table


async def _play(tables: list[Table], moves: int) -> None:
    for number in range(moves):
        table = tables[number % len(tables)]
        assert table.game is not None
        assert table.turn is not None
        user_id = table.seats[table.turn].user_id
        assert user_id is not None
        await table.play(user_id, safe_action(table.game))


def _resident() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _exponent(costs: dict[int, float]) -> float:
    least, most = min(costs), max(costs)
    return math.log(costs[most] / costs[least]) / math.log(most / least)


def _value(each: Row) -> float:
    value = each["value"]
    assert isinstance(value, float | int)
    return value


if __name__ == "__main__":
    if "--alone" in sys.argv:
        print(json.dumps(asyncio.run(alone(int(sys.argv[-1])))))
    else:
        measured = run()
        print(json.dumps(measured, indent=1) if "--json" in sys.argv else "\n".join(map(str, measured)))
