"""The bot under load, as its own process against the loopback Discord: latencies, throughput, memory, start.

    uv run carioca bench load --json        (or: uv run python tests/bench/load.py)

A table's people click in their private hands; "acknowledged" is when Discord has the bot's answer to the click, "new
picture" when it has the hand's next picture. Bot and load share the machine. Processor time is told beside the clock's:
a busy machine makes clocks slow, not work more. With `--postgresql` the bot keeps its tables in PostgreSQL, not SQLite.

Beside it the floor, in the same run: discord.py alone, without a game, a database or a brush (`bare_bot`).
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / "e2e"), str(TESTS / "support"), str(TESTS.parent)]

from loopback import BotProcess, LocalDiscord, Settings  # noqa: E402
from playing.crowd import Seats, Tally, play_at_rate, prepare, seat_crowd, write_idle  # noqa: E402
from playing.scenes import CARIOCA_BOT, environment_of  # noqa: E402
from private_postgres import new_database  # noqa: E402

Row = dict[str, object]
# Above Discord's 50 requests a second a bot asks for more; interactions are exempt from it either way.
UNLIMITED = Settings(identify_seconds=0, ack_seconds=30, rate_limits=False, check_bodies=False)
AS_DISCORD = Settings(identify_seconds=0, ack_seconds=30, check_bodies=False)
BARE_BOT = [sys.executable, str(Path(__file__).parent / "bare_bot.py")]
FLOOR = "discord.py alone"
RATES = (25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 500, 600)
SETTLED = 30.0  # seconds after which the bot has drawn its cards beforehand
TICK = os.sysconf("SC_CLK_TCK")
POSTGRESQL = "--postgresql" in sys.argv  # of this module, of `scale`, and of `carioca bench`


def run(seconds: float = 20.0) -> list[Row]:
    """Every measure of the load; `value` beside its `goal`."""
    rows: list[Row] = []
    for command in (CARIOCA_BOT, BARE_BOT):
        rows += asyncio.run(latencies(seconds, command))
        rows += asyncio.run(throughput(seconds / 2, command))
    rows += asyncio.run(bursts())
    rows += asyncio.run(memory())
    rows += asyncio.run(starts())
    rows += asyncio.run(growth())
    return rows


async def latencies(seconds: float, command: list[str], tables: int = 100) -> list[Row]:
    """100 tables each with a move a second, with Discord's rate limits."""
    async with crowd(tables, AS_DISCORD, command=command) as (discord, bot, seats):
        await asyncio.sleep(SETTLED)
        before, ours = cpu_seconds(bot), time.process_time()
        tally = await play_at_rate(seats, per_second=tables, seconds=seconds)
        spent, ours = cpu_seconds(bot) - before, time.process_time() - ours
        begin = time.monotonic()
        status = await bot.stop()
        stopped = time.monotonic() - begin
        statuses = (await discord.stats())["statuses"]
    load = f"{tables} tables, a move a second each"
    done = max(len(tally.acknowledged), 1)
    rows = [
        row(f"click → acknowledged, p99, {load}", ms(tally, 0.99), "ms", 100),
        row(f"click → acknowledged, median, {load}", ms(tally, 0.5), "ms"),
        row(f"click → new picture, p95, {load}", ms(tally, 0.95, pictures=True), "ms", 400),
        row(f"click → new picture, median, {load}", ms(tally, 0.5, pictures=True), "ms"),
        row("clicks not acknowledged", tally.failed, "of " + str(tally.asked), 0),
        row("moves that could not be asked for in time", tally.skipped, "of " + str(tally.asked + tally.skipped)),
        row("processor time a move, the bot's", 1000 * spent / done, "ms"),
        row("processor time a move, the loopback Discord's and its people's", 1000 * ours / done, "ms"),
        row("SIGTERM → ended, in the midst of it", stopped if status == 0 else math.inf, "s", 5),
        row("requests answered with 429", statuses.get("429", 0), "requests"),
    ]
    return rows if command is CARIOCA_BOT else of_the_floor(rows)


async def bursts(times: int = 50) -> list[Row]:
    """One person's clicks on one button, all at once, and those of both who sit at the table."""
    rows: list[Row] = []
    for name, clickers in (("one person", 1), ("all players", 2)):
        async with crowd(1, UNLIMITED) as (_, _, seats):
            people = seats[0].players[:clickers]
            clicks = [player.click_hand() for _ in range(times // clickers) for player in people]
            answers = await asyncio.gather(*clicks)
            done = [await answer.acknowledgement() for answer in answers]
            slowest = max(answer.latency if answer.acknowledged else math.inf for answer in done)
        rows.append(row(f"{times} clicks at once by {name}, the slowest acknowledged", 1000 * slowest, "ms", 3000))
    return rows


async def throughput(seconds: float, command: list[str]) -> list[Row]:
    """More and more moves a second until the 99th percentile of the acknowledgements passes a second."""
    reached, slowest = 0.0, 0.0
    async with crowd(400, UNLIMITED, command=command) as (_, bot, seats):
        await asyncio.sleep(SETTLED)
        for rate in RATES:
            before = cpu_seconds(bot)
            begin = time.monotonic()
            tally = await play_at_rate(seats, per_second=rate, seconds=seconds)
            made = len(tally.acknowledged) / max(time.monotonic() - begin, seconds)
            spent = (cpu_seconds(bot) - before) / max(len(tally.acknowledged), 1)
            slowest = ms(tally, 0.99) / 1000
            print(f"  {rate}/s: {made:.0f} made, p99 {slowest:.3f} s, {1000 * spent:.1f} ms CPU", file=sys.stderr)
            if slowest > 1 or tally.failed or made < 0.7 * rate:
                break
            reached = max(reached, made)
    rows = [row("moves a second before p99 of acknowledgements passes 1 s", reached, "moves/s", 300)]
    return rows if command is CARIOCA_BOT else of_the_floor(rows)


async def memory() -> list[Row]:
    """Resident memory at the start, and after a thousand open tables were looked at."""
    async with crowd(1000, UNLIMITED, opened=0) as (_, bot, seats):
        start = resident(bot)
        await open_hands(seats[:50])
        warm = resident(bot)  # pictures and catalogues are loaded
        await open_hands(seats[50:])
        full = resident(bot)
    return [
        row("memory at the start", start / 1e6, "MB", 120),
        row("memory after 50 hands were drawn", warm / 1e6, "MB"),
        row("memory of an open table", (full - warm) / 950 / 1e3, "kB", 20),
        row("memory with 1,000 open tables", full / 1e6, "MB", 200),
    ]


async def starts() -> list[Row]:
    """From the process's start until it has identified, and until it answers a click."""
    rows: list[Row] = []
    for tables in (0, 10_000):
        with tempfile.TemporaryDirectory() as folder, new_database(Path(folder), postgresql=POSTGRESQL) as url:
            prepare(url)
            await write_idle(url, tables)
            async with LocalDiscord(UNLIMITED) as discord:
                seats = await seat_crowd(discord, url, 1)
                bot = discord.run_bot(CARIOCA_BOT, environment_of(url), Path(folder) / "bot.log")
                begin = time.monotonic()
                await bot.start()
                await discord.connected()
                ready = time.monotonic() - begin
                await seats[0].players[0].open_hand()
                answered = time.monotonic() - begin
                spent = cpu_seconds(bot)
                await bot.stop()
        goal = 3.0 if tables else None
        rows += [
            row(f"start to ready, {tables:,} open tables", ready, "s", goal),
            row(f"start to the first hand, {tables:,} open tables", answered, "s"),
            row(f"processor time of a start, {tables:,} open tables", spent, "s"),
        ]
    return rows


async def growth() -> list[Row]:
    """How the bot's processor time for a move grows with the number of open tables."""
    costs: dict[int, float] = {}
    for tables in (100, 1_000, 10_000):
        async with crowd(50, UNLIMITED, idle=tables - 50) as (_, bot, seats):
            await asyncio.sleep(SETTLED)
            await play_at_rate(seats, per_second=20, seconds=5)
            before = cpu_seconds(bot)
            tally = await play_at_rate(seats, per_second=20, seconds=20)
            costs[tables] = (cpu_seconds(bot) - before) / max(len(tally.acknowledged), 1)
    least, most = min(costs), max(costs)
    exponent = math.log(costs[most] / costs[least]) / math.log(most / least)
    rows = [row(f"processor time a move, {tables:,} open tables", 1000 * cost, "ms") for tables, cost in costs.items()]
    return [*rows, row("cost of a move against open tables, exponent", exponent, "", 0.05)]


@asynccontextmanager
async def crowd(
    tables: int,
    settings: Settings,
    *,
    idle: int = 0,
    opened: int | None = None,
    command: list[str] = CARIOCA_BOT,
) -> AsyncIterator[tuple[LocalDiscord, BotProcess, list[Seats]]]:
    """Run a Discord and the bot with so many tables to play at and others that idle; the hands are open."""
    with tempfile.TemporaryDirectory() as folder, new_database(Path(folder), postgresql=POSTGRESQL) as url:
        prepare(url)
        await write_idle(url, idle)
        async with LocalDiscord(settings) as discord:
            seats = await seat_crowd(discord, url, tables)
            bot = discord.run_bot(command, environment_of(url), Path(folder) / "bot.log")
            await bot.start()
            await discord.connected()
            await open_hands(seats[:opened])
            yield discord, bot, seats


async def open_hands(seats: list[Seats]) -> None:
    """Have everybody open their hand, a few at a time."""
    gate = asyncio.Semaphore(8)

    async def both(each: Seats) -> None:
        async with gate:
            for player in each.players:
                await player.open_hand()

    await asyncio.gather(*map(both, seats))


def ms(tally: Tally, part: float, *, pictures: bool = False) -> float:
    return 1000 * tally.percentile(tally.pictured if pictures else tally.acknowledged, part)


def cpu_seconds(bot: BotProcess) -> float:
    """Return the processor time that a bot and its worker processes have used, from Linux's /proc."""
    return sum(int(_stat(pid)[11]) + int(_stat(pid)[12]) for pid in family(bot.pid)) / TICK


def resident(bot: BotProcess) -> float:
    """Return the memory of a bot and its worker processes in bytes; what they share counts once."""
    shares = (Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in family(bot.pid))
    return sum(int(line.split()[1]) for text in shares for line in text.splitlines() if line.startswith("Pss:")) * 1024


def family(pid: int) -> list[int]:
    """Return a process and all that descend from it."""
    parents = {int(path.name): int(_stat(int(path.name))[1]) for path in Path("/proc").glob("[0-9]*")}
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended meanwhile
        return ["?"] + ["0"] * 50


def of_the_floor(rows: list[Row]) -> list[Row]:
    """What discord.py takes alone: no goal holds for it, it says what any bot made with it can reach here."""
    return [{key: each[key] for key in ("measure", "value", "unit")} | {"who": FLOOR} for each in rows]


def row(measure: str, value: float, unit: str, goal: float | None = None) -> Row:
    """One line; rates are to reach their goal, all else to stay below it."""
    line: Row = {"measure": measure, "who": "carioca", "value": round(value, 3), "unit": unit}
    if goal is not None:
        line |= {"goal": goal, "reached": value >= goal if unit.endswith("/s") else value <= goal}
    return line


if __name__ == "__main__":
    measured = run(*[float(argument) for argument in sys.argv[1:] if argument.replace(".", "").isdigit()][:1])
    if "--json" in sys.argv:
        print(json.dumps(measured, indent=1))
    else:
        for line in measured:
            goal = f"   goal {line['goal']}: {'yes' if line['reached'] else 'no'}" if "goal" in line else ""
            print(f"{line['who']:<17}{line['measure']:<75}{line['value']:>12} {line['unit']}{goal}")
