"""Places, pages and totals are what sorting everybody would give, whatever has happened."""

from __future__ import annotations

import asyncio
from collections import Counter
from math import inf, nextafter
from random import Random

import pytest
from generated_matches import generated
from match_logs import ANA, BETO, CAMI, match
from sqlalchemy import delete, insert, select, text, update

from bot.standings import Criterion, Standings, writing
from bot.standings.criteria import ORDERS
from bot.standings.leaderboards import leaderboard
from bot.standings.steps import doubtful, move
from bot.standings.tallies import Tally
from bot.standings.writing import tally_row
from bot.storage.schema import guilds, match_seats, standings, steps, tables

GUILD, OTHER = 10, 11
WAITING = text("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")


async def rows_of(archive, table):
    async with archive.database.reading() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]


def counted(rows):
    """How many people are on each step, counted in the rows of `standings`."""
    placed = [(row, by, order.step_of(row)) for row in rows for by, order in ORDERS.items()]
    return Counter((row["guild_id"], row["board"], by, step) for row, by, step in placed if step is not None)


async def assert_steps_are_right(archive):
    kept = {
        (row["guild_id"], row["board"], row["criterion"], row["step"]): row["people"]
        for row in await rows_of(archive, steps)
    }
    assert kept == counted(await rows_of(archive, standings))


def by_hand(rows, board, by):
    """The people of a board of `GUILD`, the best first, by sorting them all."""
    here = [row for row in rows if (row["guild_id"], row["board"]) == (GUILD, board) and row["user_id"] > 0]
    match by:
        case Criterion.RATING:
            found = sorted(here, key=lambda row: (-row["rating"], -row["user_id"]))
        case Criterion.WINS:
            found = sorted(here, key=lambda row: (-row["wins"], -row["rating"], -row["user_id"]))
        case Criterion.AVERAGE:
            averaged = [row for row in here if row["average"] is not None]
            found = sorted(averaged, key=lambda row: (row["average"], row["user_id"]))
    return [row["user_id"] for row in found]


async def assert_boards_are_right(archive, board="all"):
    rows = await rows_of(archive, standings)
    for by in Criterion:
        expected = by_hand(rows, board, by)

        def ask(connection, by=by, expected=expected):
            pages = [
                leaderboard(connection, GUILD, board, by, page=page, size=7) for page in range(-(-len(expected) // 7))
            ]
            own = {user: leaderboard(connection, GUILD, board, by, page=None, user_id=user) for user in expected}
            return pages, own

        pages, own = await archive.database.ask(ask)
        lines = [line for page in pages for line in page.lines]
        assert [line.user_id for line in lines] == expected
        assert [line.place for line in lines] == [*range(1, len(expected) + 1)]
        assert {page.total for page in pages} <= {len(expected)}
        assert [own[user].own.place for user in expected] == [*range(1, len(expected) + 1)]
        assert all(own[user].own in own[user].lines for user in expected)


@pytest.mark.parametrize("seed", range(2))
async def test_after_whatever_has_happened_steps_and_boards_are_those_of_sorting_everybody(archive, seed):
    luck, numbers = Random(seed), {GUILD: 0, OTHER: 0}
    for _ in range(9):
        match luck.randrange(5):
            case 0:
                await archive.standings.erase(luck.randint(1, 12))
            case 1:
                await archive.standings.recorder.rebuild(luck.choice((GUILD, OTHER)))
            case _:
                guild_id = luck.choice((GUILD, GUILD, OTHER))
                numbers[guild_id] += 8
                first = guild_id * 1000 + numbers[guild_id]
                users = range(1, luck.randint(4, 20))
                await archive.add(
                    generated(8, guild_id=guild_id, users=users, seed=luck.random(), first_id=first, minutes=9000)
                )
        await assert_steps_are_right(archive)
    await assert_boards_are_right(archive)


async def test_a_server_that_is_purged_leaves_no_steps(archive):
    await archive.play(match(ANA, BETO).play())
    await archive.play(match(ANA, CAMI).play(), OTHER)
    await archive.standings.note_guild_left(OTHER)
    archive.now += 31 * 24 * 3_600_000
    assert await archive.standings.purge() == [OTHER]
    assert {row["guild_id"] for row in await rows_of(archive, steps)} == {GUILD}
    await assert_steps_are_right(archive)


async def test_steps_that_were_lost_are_counted_anew_from_the_history(archive):
    await archive.add(generated(30, guild_id=GUILD, users=range(1, 9)))
    async with archive.database.writing() as connection:
        await connection.execute(delete(steps).where(steps.c.criterion == "wins"))
    await archive.standings.recorder.rebuild(GUILD)
    await assert_steps_are_right(archive)


async def record_as_before_steps(archive, results):
    """What a process of a version without steps does: it moves people, and counts nobody."""
    uncounted = await rows_of(archive, steps)
    counted_up_to = await archive.rows(select(guilds.c.counted))
    await archive.add(results)
    async with archive.database.writing() as connection:
        await connection.execute(delete(steps))
        await connection.execute(insert(steps), uncounted)
        await connection.execute(update(guilds).values(counted=counted_up_to[0][0]))
    with pytest.raises(AssertionError):
        await assert_steps_are_right(archive)


async def test_what_an_older_version_recorded_is_counted_in_with_the_next_match(archive):
    first, second, third = (generated(9, guild_id=GUILD, users=range(1, 9), first_id=first) for first in (1, 21, 41))
    await archive.add(first)
    await record_as_before_steps(archive, second)
    await archive.add(third)
    await assert_steps_are_right(archive)
    await assert_boards_are_right(archive)


async def test_what_an_older_version_recorded_is_counted_in_when_a_process_starts(archive):
    first, second = (generated(9, guild_id=GUILD, users=range(1, 9), first_id=first) for first in (1, 21))
    await archive.add(first)
    await record_as_before_steps(archive, second)
    elsewhere = Standings(archive.database, shards=(2, [1]), now=lambda: archive.now)
    await elsewhere.recorder.catch_up()
    assert await archive.database.ask(doubtful) == [GUILD], "another process looks after this server"
    await archive.standings.recorder.catch_up()
    assert await archive.database.ask(doubtful) == []
    await assert_steps_are_right(archive)


async def test_a_server_without_mistakes_is_not_counted_anew(archive):
    await archive.add(generated(3, guild_id=GUILD, users=range(1, 9)))
    await archive.standings.erase(1)
    await archive.standings.recorder.rebuild(GUILD)
    await archive.add(generated(3, guild_id=GUILD, users=range(1, 9), first_id=9))
    await archive.standings.note_guild_left(OTHER)
    assert await archive.database.ask(doubtful) == []


async def test_a_deletion_waits_for_a_match_that_is_being_recorded(archive):
    first, second = generated(2, guild_id=GUILD, users=[1, 2], seed=1)
    await archive.add([first])
    opened = {
        "id": second.match_id,
        "guild_id": GUILD,
        "channel_id": 1,
        "opened_by": 1,
        "opened_at": 0,
        "status": "over",
    }
    async with archive.database.writing() as connection:
        await connection.execute(insert(tables), opened)
        await connection.run_sync(lambda c: writing.record(c, second.match_id, GUILD, second, archive.now))
        erasing = asyncio.create_task(archive.standings.erase(1))
        # SQLite's writers queue before they begin.
        while not (archive.database.is_sqlite or await archive.rows(WAITING)):
            pass
    assert await erasing == 2
    await assert_steps_are_right(archive)


async def test_matches_deletions_and_counting_anew_may_come_all_at_once(archive):
    pairs = [(ANA, BETO), (BETO, CAMI), (ANA, CAMI)]
    played = [match(*pair, seed=seed).play() for seed, pair in enumerate(pairs * 2)]
    ids = [await archive.store(log, guild_id) for log in played for guild_id in (GUILD, OTHER)]
    recorder = archive.standings.recorder
    jobs = [recorder.record(match_id) for match_id in ids * 2]
    jobs += [archive.standings.erase(user) for user in (ANA.user_id, BETO.user_id, ANA.user_id)]
    jobs += [recorder.rebuild(GUILD), recorder.catch_up()]
    Random(3).shuffle(jobs)
    await asyncio.gather(*jobs)
    await assert_steps_are_right(archive)
    await assert_boards_are_right(archive)
    assert {user for (user,) in await archive.rows(select(match_seats.c.user_id)) if user > 0} == {CAMI.user_id}


def around(bound):
    return [bound, nextafter(bound, inf), nextafter(bound, -inf)]


async def test_on_the_bounds_of_steps_and_among_equals_nobody_is_counted_twice_or_left_out(archive):
    ratings = [*around(0.0), *around(-0.0625), *around(0.5), *around(-64.0), *around(63.5), 1e9, -1e9, 0.1, 0.1, 0.1]
    averages = [*around(30.0), *around(31.0), 0.0, 30.5, 30.5, None]
    rows = [
        tally_row(GUILD, "all", (number if number % 11 else -number), Tally())
        | {"rating": rating, "wins": (0, 0, 1, 40, 2**31 - 2)[number % 5], "average": averages[number % len(averages)]}
        for number, rating in enumerate([*ratings, *ratings, *ratings], 1)
    ]
    for row in rows:
        if row["user_id"] < 0:
            row["average"] = None

    def fill(connection):
        connection.execute(insert(standings), rows)
        move(connection, GUILD, gone=(), come=rows)

    await archive.database.commit(fill)
    await assert_steps_are_right(archive)
    await assert_boards_are_right(archive)
