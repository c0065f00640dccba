"""Many tables at once: written straight into a database, and played at without waiting for anything to be drawn."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from loopback import Answer, Channel, Guild, LoopbackDiscord, LoopbackError, Person
from loopback.model import Payload
from sqlalchemy import Connection, insert

from bot.engine import Rules
from bot.storage import Database, entries, schema
from bot.tables import Person as Sitter
from bot.tables.entries import Entry, Joined, Opened, Record, Started
from bot.tables.keeper import row_of
from playing.people import controls, newest_hand
from playing.scenes import CARIOCA_BOT, ROOT, environment_of

DAY = 86_400
PER_GUILD = 400  # channels of a server; Discord takes 500


def prepare(url: str) -> None:
    """Bring an empty database to the bot's schema."""
    command = [*CARIOCA_BOT[:-1], "migrate"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment_of(url)}, check=True, capture_output=True)


async def write_tables(url: str, tables: Sequence[tuple[Guild, Channel, Sequence[tuple[int, str]]]]) -> None:
    """Add open tables, freshly dealt, with nobody hurried by a clock."""
    now = time.time_ns() // 1_000_000
    opened = {"status": "playing", "opened_at": now, "due_at": now + DAY * 1000}
    rows = [
        {"guild_id": guild.id, "channel_id": channel.id, "opened_by": people[0][0]} | opened
        for guild, channel, people in tables
    ]

    def work(connection: Connection) -> None:
        numbering = insert(schema.tables).returning(schema.tables.c.id, sort_by_parameter_order=True)
        numbers = connection.execute(numbering, rows).scalars().all()
        dealt = [
            row_of(table, Record(number, now, entry))
            for table, (_, _, people) in zip(numbers, tables, strict=True)
            for number, entry in enumerate(_dealt(table, people), 1)
        ]
        entries.append(connection, dealt)

    if tables:
        database = Database(url)
        await database.commit(work)
        await database.close()


def _dealt(table: int, people: Sequence[tuple[int, str]]) -> list[Entry]:
    host, *others = (Sitter(number, name, None) for number, name in people)
    return [Opened(host, Rules(), "es", DAY, False), *map(Joined, others), Started(table, secrets.token_bytes(32))]


async def seat_crowd(discord: LoopbackDiscord, url: str, tables: int) -> list[Seats]:
    """Make servers with channels of two people each, and a table for every channel in the database."""
    seats: list[Seats] = []
    for first in range(0, tables, PER_GUILD):
        guild = await discord.create_guild(f"Casa {first}")
        people = [await discord.create_person(name, guild) for name in ("Ana", "Beto")]
        for number in range(first, min(first + PER_GUILD, tables)):
            channel = await discord.create_channel(guild, f"mesa-{number}")
            seats.append(Seats(guild, channel, [CrowdPlayer(person, channel) for person in people]))
    await write_tables(
        url, [(each.guild, each.channel, [(p.person.id, p.person.name) for p in each.players]) for each in seats]
    )
    return seats


async def write_idle(url: str, tables: int) -> None:
    """Add open tables in channels that nobody visits."""
    base = 1 << 60
    rows = [
        (Guild(base), Channel(base + n), [(base + 2 * n, "Ana"), (base + 2 * n + 1, "Beto")]) for n in range(tables)
    ]
    await write_tables(url, rows)


@dataclass
class CrowdPlayer:
    """One person at one table, who draws and discards and nothing else."""

    person: Person
    channel: Channel

    async def open_hand(self) -> None:
        """Ask for the hand with a command. Raises LoopbackError or TimeoutError."""
        await (await self.person.slash(self.channel, "carioca mano")).pictured()

    async def click(self) -> Answer | None:
        """Draw, or discard the first card; None when it is not this player's turn. Does not wait for the answer."""
        hand = newest_hand(await self.person.messages(self.channel))
        if hand is None:
            return None
        offered = controls(hand)
        if "draw" in offered:
            return await self.person.click(hand, offered["draw"]["custom_id"], wait=False)
        if "discard" in offered:
            menu: Payload = offered["discard"]
            return await self.person.choose(hand, menu["custom_id"], menu["options"][0]["value"], wait=False)
        return None

    async def click_hand(self) -> Answer:
        """Draw, or ask for the hand anew where it is another's turn. Does not wait for the answer."""
        hand = newest_hand(await self.person.messages(self.channel))
        assert hand is not None
        offered = controls(hand)
        control: Payload = offered.get("draw") or offered["fresh"]
        return await self.person.click(hand, control["custom_id"], stale=True, wait=False)


@dataclass
class Seats:
    guild: Guild
    channel: Channel
    players: list[CrowdPlayer]


@dataclass
class Tally:
    """What a load measured, in seconds."""

    asked: int = 0
    skipped: int = 0  # it was nobody's turn by what the hands showed: the last move was not shown yet
    failed: int = 0  # not acknowledged in time
    acknowledged: list[float] = field(default_factory=list[float])
    pictured: list[float] = field(default_factory=list[float])

    def percentile(self, values: list[float], part: float) -> float:
        ordered = sorted(values)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def play_at_rate(seats: Sequence[Seats], *, per_second: float, seconds: float) -> Tally:
    """Let every table make a move each `len(seats) / per_second` seconds, however slow the answers are."""
    tally = Tally()
    loop = asyncio.get_running_loop()
    period = len(seats) / per_second
    begin = loop.time() + 0.1
    answers: set[asyncio.Task[None]] = set()

    async def table(place: int, each: Seats) -> None:
        at = begin + period * place / len(seats)
        while at < begin + seconds:
            await asyncio.sleep(max(0, at - loop.time()))
            at += period
            await _one_move(each, tally, answers)

    await asyncio.gather(*(table(place, each) for place, each in enumerate(seats)))
    if answers:
        await asyncio.wait(answers, timeout=30)
    return tally


async def _one_move(seats: Seats, tally: Tally, answers: set[asyncio.Task[None]]) -> None:
    for player in seats.players:
        try:
            answer = await player.click()
        except LoopbackError:
            continue
        if answer is not None:
            tally.asked += 1
            task = asyncio.create_task(_measure(answer, tally))
            answers.add(task)
            task.add_done_callback(answers.discard)
            return
    tally.skipped += 1


async def _measure(answer: Answer, tally: Tally) -> None:
    done = await answer.acknowledgement()
    if not done.acknowledged:
        tally.failed += 1
        return
    tally.acknowledged.append(done.latency)
    shown = await done.pictured(within=30)
    if shown.picture_after is not None:
        tally.pictured.append(shown.picture_after)
