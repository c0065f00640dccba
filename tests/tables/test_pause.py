"""Pausing and resuming: by vote, or because the table cannot be shown."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.engine import Draw
from bot.tables import Kind, Person, Status, TableError

ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


async def refused(awaitable) -> str:
    with pytest.raises(TableError) as refusal:
        await awaitable
    return refusal.value.code


async def test_more_than_half_must_want_to_pause(house):
    table = await house.match(BETO, CAMI)
    assert (await table.pause(1)).kind is Kind.VOTED
    assert (table.votes, table.paused) == ({0}, None)
    assert await refused(table.pause(1)) == "already_voted"
    change = await table.pause(3)
    assert (change.kind, change.seat) == (Kind.PAUSED, 2)
    assert (table.votes, table.paused, table.paused_by) == (frozenset(), "vote", {0, 2})
    assert await refused(table.pause(2)) == "paused"


async def test_of_two_both_must(house):
    table = await house.match(BETO)
    assert (await table.pause(2)).kind is Kind.VOTED
    assert (await table.pause(1)).kind is Kind.PAUSED


async def test_bots_have_no_vote(house):
    table = await house.match(bots=2)
    assert (await table.pause(1)).kind is Kind.PAUSED


async def test_while_paused_nobody_plays_and_no_clock_runs(house):
    await house.restart(bot_pace=60)
    table = await house.match(BETO, bots=1)
    number = await paused(table)
    assert await refused(table.play(2, Draw())) == "paused"
    house.clock.advance(100_000)
    await house.tables.settled()
    assert (table.number, table.turn_ends) == (number, None)


async def paused(table) -> int:
    """Pause a match between Ana and Beto; returns the table's number then."""
    await table.pause(1)
    await table.pause(2)
    return table.number


async def test_the_clock_of_the_turn_goes_on_from_where_it_stood(house):
    table = await house.match(BETO)
    house.clock.advance(50)
    await paused(table)
    house.clock.advance(1_000)
    await table.resume(2)
    assert (await table.resume(1)).kind is Kind.RESUMED
    assert table.paused is None
    assert table.turn_ends == datetime.fromtimestamp(house.clock.ms / 1000 + 130, UTC)
    await table.play(2, Draw())


async def test_a_pause_survives_a_restart(house):
    table = await house.match(BETO)
    await paused(table)
    tables = await house.restart()
    again = await tables.get(table.id)
    assert (again.paused, again.paused_by) == ("vote", {0, 1})
    await again.resume(1)
    await again.resume(2)
    assert (again.paused, again.paused_by) == (None, frozenset())


async def test_one_pauses_only_a_match_and_resumes_only_a_pause(house):
    table = await house.lobby(BETO)
    assert await refused(table.pause(1)) == "not_started"
    await table.start(1)
    assert await refused(table.resume(1)) == "not_paused"
    assert await refused(table.pause(3)) == "not_seated"
    await table.end(1)
    assert await refused(table.pause(1)) == "table_over"


async def test_a_table_that_cannot_be_shown_is_suspended_and_one_player_resumes_it_elsewhere(house):
    table = await house.match(BETO, CAMI)
    await table.suspend()
    assert (table.paused, table.paused_by) == ("unreachable", frozenset())
    assert await refused(table.suspend()) == "paused"
    await table.show_in(21, 99)
    assert (await table.resume(3)).kind is Kind.RESUMED
    await table.play(2, Draw())


async def test_a_lobby_is_not_suspended(house):
    table = await house.lobby(BETO)
    assert await refused(table.suspend()) == "not_started"


async def test_a_pause_that_nobody_ends_closes_the_table(house):
    table = await house.match(BETO)
    await paused(table)
    house.clock.advance(7 * 86_400 + 1)
    await house.tables.settled()
    assert table.status is Status.CLOSED


async def test_a_paused_match_can_be_left_and_ended(house):
    table = await house.match(BETO, CAMI)
    await table.suspend()
    await table.leave(3)
    assert table.seats[2].is_bot
    await table.end(1)
    assert table.status is Status.CLOSED
