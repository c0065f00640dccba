"""Whatever happens to the process or the database, what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import logging

import pytest
from sqlalchemy.exc import OperationalError

from bot.engine import Discard, Draw, Game
from bot.storage import LogWriter, entries
from bot.tables import Kind, Person, Status, TableError, Tables
from bot.tables.entries import Played, Started
from bot.tables.fairness import match_seed
from bot.tables.keeper import record_of

ANA, BETO = Person(1, "Ana"), Person(2, "Beto")


async def play_turns(table, turns: int) -> None:
    for _ in range(turns):
        user_id = table.seats[table.turn].user_id
        await table.play(user_id, Draw())
        await table.play(user_id, Discard(table.view(user_id).drawn))


async def rows_of(house, table_id):
    async with house.database.reading() as connection:
        return await entries.read(connection, table_id)


async def execute(house, statement: str) -> None:
    async with house.database.writing() as connection:
        await connection.exec_driver_sql(statement)


def fail_once(monkeypatch, *, after_it_took_effect: bool) -> None:
    """The next entry meets a database that fails, before or after it is on the disk."""
    original = LogWriter.append

    async def failing(self, row, standing=None):
        monkeypatch.setattr(LogWriter, "append", original)
        if after_it_took_effect:
            await original(self, row, standing)
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    monkeypatch.setattr(LogWriter, "append", failing)


async def test_a_restarted_process_goes_on_from_the_same_position(house):
    table = await house.match(BETO)
    await play_turns(table, 7)
    tables = await house.restart()
    again = await tables.in_channel(table.channel_id)
    assert again is not table
    assert (again.game, again.number, again.seats) == (table.game, table.number, table.seats)
    await play_turns(again, 1)
    assert again.number == table.number + 2


async def test_a_lobby_survives_too(house):
    table = await house.lobby(by_invitation=True)
    await table.invite(1, 3)
    tables = await house.restart()
    again = await tables.get(table.id)
    await again.join(Person(3, "Cami"))
    assert [seat.name for seat in again.seats] == ["Ana", "Cami"]


async def test_the_log_and_the_engine_alone_give_the_same_game(house):
    table = await house.match(BETO)
    await play_turns(table, 5)
    records = [record_of(row) for row in await rows_of(house, table.id)]
    started = next(record.entry for record in records if isinstance(record.entry, Started))
    actions = [record.entry.action for record in records if isinstance(record.entry, Played)]
    assert Game.replay("classic", 2, match_seed(started.match, started.secret, started.cut), actions) == table.game
    assert [record.number for record in records] == list(range(1, table.number + 1))


async def test_a_bot_whose_turn_it_was_moves_in_the_next_process(house):
    await house.restart(bot_pace=60)
    table = await house.match(bots=1)
    await house.tables.settled()
    assert (table.turn, table.game.phase) == (1, "draw")
    tables = await house.restart(bot_pace=60)
    house.clock.advance(90)
    await tables.settled()
    assert (await tables.get(table.id)).game.phase == "play"


async def test_tables_of_other_shards_are_not_woken(house):
    await house.restart(bot_pace=60)
    table = await house.match(bots=1, guild_id=1 << 22)
    house.clock.advance(90)
    mine = await house.restart(bot_pace=60, shards=(2, {0}))
    await mine.settled()
    assert (await mine.get(table.id)).game.phase == "draw"
    mine = await house.restart(bot_pace=60, shards=(2, {1}))
    await mine.settled()
    assert (await mine.get(table.id)).game.phase == "play"


async def test_when_saving_fails_nothing_has_happened(house, monkeypatch):
    table = await house.match(BETO)
    await house.tables.settled()
    before, told = table.game.position(), len(house.witness.changes)
    fail_once(monkeypatch, after_it_took_effect=False)
    with pytest.raises(TableError, match="not_saved"):
        await table.play(2, Draw())
    assert (table.game.position(), table.number) == (before, 3)
    await house.tables.settled()
    assert len(house.witness.changes) == told
    await table.play(2, Draw())
    assert [row.number for row in await rows_of(house, table.id)] == [1, 2, 3, 4]


async def test_a_failure_after_the_entry_was_saved_is_a_success(house, monkeypatch):
    table = await house.match(BETO)
    fail_once(monkeypatch, after_it_took_effect=True)
    change = await table.play(2, Draw())
    assert change.after == 4 == table.number
    await table.play(2, Discard(table.view(2).drawn))
    assert [row.number for row in await rows_of(house, table.id)] == [1, 2, 3, 4, 5]


async def test_a_second_owner_cannot_fork_a_table(house, caplog):
    """Two processes think that the table is theirs: the later one drops what it has and reads the log."""
    table = await house.match(BETO)
    others = Tables(house.database, now=house.clock)
    other = await others.get(table.id)
    await table.play(2, Draw())
    house.clock.advance(1)
    with pytest.raises(TableError, match="overtaken"):
        await other.play(2, Draw())
    assert "another process has written entry 4: two own this table" in caplog.text
    with pytest.raises(TableError, match="overtaken"):
        await other.play(2, Draw())  # what was dropped does not come back to life
    again = await others.get(table.id)
    assert again is not other
    await again.play(2, Discard(table.view(2).drawn))
    assert again.number == 5
    house.clock.advance(1)
    with pytest.raises(TableError, match="overtaken"):
        await table.play(2, Discard(table.view(2).drawn))
    assert [row.number for row in await rows_of(house, table.id)] == [1, 2, 3, 4, 5]


async def test_a_table_that_went_on_elsewhere_tells_nobody_here_of_it(house):
    """Whoever owns it tells its channel; twice would be once too often."""
    table = await house.match(BETO)
    other = await Tables(house.database, now=house.clock).get(table.id)
    await other.play(2, Draw())
    house.clock.advance(1)
    await house.tables.settled()
    told = len(house.witness.changes)
    with pytest.raises(TableError, match="overtaken"):
        await table.play(2, Draw())
    again = await house.tables.get(table.id)
    await house.tables.settled()
    assert again.number == 4
    assert len(house.witness.changes) == told


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET data = '{' WHERE number = 4",
        'UPDATE log SET data = \'{"seat":1,"action":"fly","by":"bot"}\' WHERE number = 4',
        'UPDATE log SET data = \'{"seat":0,"action":"draw","by":"bot"}\' WHERE number = 4',
        'UPDATE log SET data = \'{"seat":1,"action":"discard JK","by":"bot"}\' WHERE number = 4',
        "UPDATE log SET kind = 'nonsense' WHERE number = 2",
        "UPDATE log SET kind = 'opened' WHERE number = 2",
        "UPDATE log SET kind = 'joined' WHERE number = 3",
        "DELETE FROM log WHERE number = 2",
        "DELETE FROM log",
    ],
)
async def test_a_broken_log_breaks_its_own_table_only(house, caplog, damage):
    table = await house.match(BETO)
    await play_turns(table, 3)
    await house.end()
    await house.begin()
    await execute(house, damage)
    well = await house.match(BETO, channel_id=21)
    tables = house.tables
    for awaitable in (tables.get(table.id), tables.in_channel(20)):
        with pytest.raises(TableError) as refusal:
            await awaitable
        assert (refusal.value.code, refusal.value.args_) == ("table_broken", {"table": table.id})
    await play_turns(well, 2)
    complaint = "\n".join(record.getMessage() for record in caplog.records if record.levelno == logging.ERROR)
    assert f"table {table.id}" in complaint
    assert "JK" not in complaint
    instead = await house.lobby(host=BETO)
    assert await tables.in_channel(20) is instead
    with pytest.raises(TableError, match="table_broken"):
        await tables.get(table.id)


async def test_a_broken_table_that_is_due_does_not_stop_the_others(house):
    await house.restart(bot_pace=60)
    broken, well = await house.match(bots=1), await house.match(bots=1, channel_id=21)
    await execute(house, f"UPDATE log SET data = '' WHERE number = 2 AND table_id = {broken.id}")
    house.clock.advance(90)
    tables = await house.restart(bot_pace=60)
    await tables.settled()
    assert (await tables.get(well.id)).game.phase == "play"


async def test_a_table_that_is_asked_for_by_many_at_once_is_one(house):
    import asyncio

    table = await house.match(BETO)
    tables = await house.restart()
    found = await asyncio.gather(*(tables.get(table.id) for _ in range(20)))
    assert len(set(map(id, found))) == 1


async def test_forgotten_tables_are_rebuilt(house):
    await house.restart(kept=1)
    table = await house.match(BETO)
    await play_turns(table, 1)
    table_id, game = table.id, table.game
    del table
    await house.lobby(channel_id=21)
    await house.tables.settled()
    again = await house.tables.get(table_id)
    assert again.game == game
    assert again.status is Status.PLAYING


async def test_a_change_that_is_begun_is_finished_before_the_end(house):
    import asyncio

    table = await house.match(BETO)
    click = asyncio.create_task(table.play(2, Draw()))
    await asyncio.sleep(0)
    await house.end()
    assert (await click).kind is Kind.PLAYED
    tables = await house.begin()
    assert (await tables.get(table.id)).game.phase == "play"
