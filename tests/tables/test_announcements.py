"""What a channel has to be told for good is owed to it until it has been, whatever becomes of the process meanwhile."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import OperationalError

from bot.engine import Draw, Rules
from bot.players import Level, choose
from bot.storage import places
from bot.tables import Person, Status, TableError, Topic

ANA, BETO = Person(1, "Ana"), Person(2, "Beto")
TWO_ROUNDS = Rules(contracts=("2T", "2T"), last_in_one_go=False)


async def play_out(table) -> None:
    """Everybody plays soundly until the match is over."""
    while table.turn is not None:
        user_id = table.seats[table.turn].user_id
        await table.play(user_id, choose(table.view(user_id), Level.COMPANERO, 0))


async def tell(table, count: int | None = None) -> None:
    """Note so many announcements as posted; all of them unless it is said."""
    for announcement in table.owed[:count]:
        await table.announced(announcement)


def topics(table) -> list[Topic]:
    return [each.topic for each in table.owed]


async def owed_by_the_list(house, table) -> int:
    async with house.database.reading() as connection:
        return (await places.get(connection, table.id)).owed


async def test_a_lobby_owes_nothing_and_the_deal_owes_its_seal(house):
    table = await house.lobby(BETO)
    assert topics(table) == []
    await table.start(1)
    assert topics(table) == [Topic.DEAL]
    assert await owed_by_the_list(house, table) == 1


async def test_what_was_not_posted_is_owed_by_the_next_process_and_what_was_is_not(house):
    table = await house.match(BETO)
    tables = await house.restart()
    again = await tables.get(table.id)
    assert again.owed == table.owed != ()
    await tell(again)
    tables = await house.restart()
    assert (await tables.get(table.id)).owed == ()


async def test_moves_owe_nothing_and_leave_what_is_owed(house):
    table = await house.match(BETO)
    seal = table.owed
    await table.play(2, Draw())
    assert table.owed == seal
    await tell(table)
    number = table.number
    await table.play(2, choose(table.view(2), Level.COMPANERO, 0))
    assert table.owed == ()
    assert await owed_by_the_list(house, table) == 0
    assert table.number == number + 1, "a note is no entry: nobody's hand is out of date for it"


async def test_a_cut_deck_is_sealed_before_the_cut_and_told_of_after_it(house):
    await house.restart(cut_seconds=20)
    table = await house.match(BETO)
    assert topics(table) == [Topic.SEAL]
    await tell(table)
    await table.cut(2, "guanaco")
    assert topics(table) == [Topic.DEAL]


async def test_every_round_and_the_end_are_owed_in_order_with_how_the_rounds_ended(house):
    table = await house.match(BETO, rules=TWO_ROUNDS.to_object())
    await play_out(table)
    assert topics(table) == [Topic.DEAL, Topic.ROUND, Topic.ROUND, Topic.SECRET, Topic.END]
    assert [each.place for each in table.owed] == [1, 2, 3, 4, 5]
    ended = [each.ended for each in table.owed if each.ended is not None]
    assert [each.round for each in ended] == [1, 2]
    assert [each.points for each in ended] == [each.points for each in table.view(None).rounds]

    await tell(table, 3)
    tables = await house.restart()
    again = await tables.get(table.id)
    assert again.status is Status.OVER
    assert again.owed == table.owed
    assert topics(again) == [Topic.SECRET, Topic.END]


@pytest.mark.parametrize("dealt", [False, True])
async def test_a_table_that_is_closed_owes_its_end_and_a_match_its_secret(house, dealt):
    table = await (house.match(BETO) if dealt else house.lobby(BETO))
    await tell(table)
    await table.end(1)
    assert topics(table) == ([Topic.SECRET, Topic.END] if dealt else [Topic.END])


async def test_whoever_asked_for_it_hears_at_the_start_of_the_tables_that_owe_something_and_of_no_others(house):
    owing, owing_elsewhere = await house.match(BETO), await house.match(BETO, channel_id=21, guild_id=1 << 22)
    told, lobby = await house.match(BETO, channel_id=22), await house.lobby(channel_id=23)
    ended = await house.match(BETO, channel_id=24)
    await tell(told)
    await ended.end(1)
    await house.end()
    heard = await hear(house, shards=(2, {0}))
    assert heard == [owing.id, ended.id], "those that are still played at come first"
    assert {owing_elsewhere.id, told.id, lobby.id}.isdisjoint(heard)

    for table_id in heard:
        await tell(await house.tables.get(table_id))
    await house.end()
    assert await hear(house, shards=(2, {0})) == []


async def hear(house, **options) -> list[int]:
    """Begin, and return the tables that somebody who listens hears of."""
    heard: list[int] = []
    tables = await house.make(**options)
    tables.when_owing(lambda table: heard.append(table.id))
    await tables.begin()
    await tables.settled()
    return heard


async def test_a_broken_table_keeps_no_other_from_announcing(house):
    broken, well = await house.match(BETO), await house.match(BETO, channel_id=21)
    async with house.database.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE log SET data = '{{' WHERE number = 2 AND table_id = {broken.id}")
    await house.end()
    assert await hear(house) == [well.id]
    await house.lobby(host=BETO)  # sets the broken one aside
    assert await owed_by_the_list(house, broken) == 0


async def test_a_note_that_cannot_be_saved_is_saved_with_the_next_change(house, monkeypatch):
    table = await house.match(BETO)

    async def failing(work):
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    with monkeypatch.context() as failure:
        failure.setattr(house.database, "commit", failing)
        with pytest.raises(TableError, match="not_saved"):
            await tell(table)
    assert table.owed == (), "it was posted, and is not posted again by this process"
    assert await owed_by_the_list(house, table) == 1, "the next one could not know"
    await table.play(2, Draw())
    assert await owed_by_the_list(house, table) == 0


async def test_an_entry_of_which_the_answer_was_lost_is_owed_all_the_same(house, monkeypatch):
    table = await house.lobby(BETO)
    commit, reading = house.database.commit, house.database.reading

    async def unanswered(work):
        await commit(work)
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    def unreadable():
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    monkeypatch.setattr(house.database, "commit", unanswered)
    monkeypatch.setattr(house.database, "reading", unreadable)
    with pytest.raises(TableError, match="not_saved"):
        await table.start(1)
    monkeypatch.setattr(house.database, "commit", commit)
    monkeypatch.setattr(house.database, "reading", reading)
    await table._keeper.restand()
    assert topics(table) == [Topic.DEAL]
    assert await owed_by_the_list(house, table) == 1


async def test_tables_that_leave_memory_come_back_with_what_they_owe(house):
    heard = []
    house.tables.when_owing(heard.append)
    table = await house.match(BETO)
    table_id, owed = table.id, table.owed
    house.tables.forget(table_id)
    again = await house.tables.get(table_id)
    assert again is not table
    assert (again.owed, heard) == (owed, [again])
