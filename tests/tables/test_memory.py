"""Tables that nobody asks for leave memory, and come back whole."""

from __future__ import annotations

import gc
import tracemalloc
import weakref

from bot.engine import Discard, Draw
from bot.tables import Person
from bot.tables.opponents import safe_action

BETO = Person(2, "Beto")


async def test_a_table_that_nobody_has_asked_for_leaves_memory_and_comes_back_whole(house):
    table = await house.match(BETO, turn_seconds=86_400)
    await table.play(2, Draw())
    await house.tables.settled()
    table_id, game, number, seats = table.id, table.game, table.number, table.seats
    gone = weakref.ref(table)
    forgotten = []
    house.tables.when_forgotten(forgotten.append)
    del table

    house.clock.advance(16 * 60)
    await house.lobby(channel_id=21)
    await house.tables.settled()
    gc.collect()

    assert forgotten == [table_id]
    assert gone() is None
    assert house.tables.in_memory == 1
    again = await house.tables.get(table_id)
    assert (again.game, again.number, again.seats) == (game, number, seats)
    await again.play(2, Discard(again.view(2).drawn))


async def test_a_table_that_is_asked_for_now_and_then_stays(house):
    table = await house.lobby()
    for channel in range(21, 25):
        house.clock.advance(10 * 60)
        assert await house.tables.get(table.id) is table
        await house.lobby(channel_id=channel)
    assert house.tables.in_memory == 3  # and those of the last quarter of an hour


async def test_no_more_tables_are_kept_than_there_is_room_for(house):
    await house.restart(kept=3, tables_per_user=100)
    for channel in range(20, 30):
        await house.lobby(channel_id=channel)
    assert house.tables.in_memory == 3


async def test_a_table_somebody_works_with_is_no_second_one_when_it_is_asked_for(house):
    """Two objects of one table would write over each other."""
    await house.restart(kept=1)
    table = await house.match(BETO)
    await house.lobby(channel_id=21)
    assert await house.tables.get(table.id) is table


async def test_the_clock_of_a_forgotten_table_goes_on(house):
    await house.restart(bot_pace=60)
    table = await house.match(bots=1)
    table_id = table.id
    del table
    house.clock.advance(20 * 60)
    await house.lobby(channel_id=21)
    await house.tables.settled()
    assert (await house.tables.get(table_id)).game.phase == "play"


async def test_what_waits_can_be_counted(house):
    table = await house.match(BETO)
    await house.tables.settled()
    assert (house.tables.in_memory, house.tables.awaited) == (1, 1)
    assert (house.tables.unsaved, house.tables.untold) == (0, 0)
    await table.end(1)
    await house.tables.settled()
    assert house.tables.awaited == 0


ROOM = 20_000
"""Bytes that an open table may take in memory."""


async def test_an_open_table_takes_no_more_memory_than_there_is_for_it(house):
    await house.restart(tables_per_user=100)
    ids = []
    for channel in range(20, 60):
        table = await house.match(BETO, channel_id=channel)
        for _ in range(20):  # some cards on the table and in the pile
            await table.play(table.seats[table.turn].user_id, safe_action(table.game))
        ids.append(table.id)
    del table
    tables = await house.restart()
    await tables.get(ids[0])  # what is read once for all
    gc.collect()
    tracemalloc.start()
    try:
        for table_id in ids[1:]:
            await tables.get(table_id)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken / (len(ids) - 1) < ROOM
