"""In the lobby: who may sit down, who may decide, and what the table says otherwise."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine import Rules
from bot.tables import Kind, Person, Seat, Status, TableError

GUILD, CHANNEL = 10, 20
ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


async def refused(awaitable) -> str:
    """The code with which this is refused."""
    with pytest.raises(TableError) as refusal:
        await awaitable
    return refusal.value.code


async def test_the_host_has_the_first_seat(house):
    table = await house.lobby()
    assert table.seats == (Seat("Ana", user_id=1),)
    assert (table.status, table.host_id, table.number, table.seat_of(1)) == (Status.LOBBY, 1, 1, 0)
    assert await house.tables.in_channel(CHANNEL) is table
    assert await house.tables.get(table.id) is table


async def test_those_who_join_sit_in_order(house):
    table = await house.lobby(BETO, CAMI)
    assert [seat.name for seat in table.seats] == ["Ana", "Beto", "Cami"]


async def test_nobody_sits_twice(house):
    table = await house.lobby(BETO)
    assert await refused(table.join(BETO)) == "already_seated"


async def test_a_full_table_takes_nobody(house):
    table = await house.lobby(BETO, rules="classic")
    await table.set_rules(1, Rules.parse({"preset": "classic", "max_players": 2}))
    assert await refused(table.join(CAMI)) == "table_full"
    assert await refused(table.add_bot(1, "aprendiz")) == "table_full"


async def test_rules_that_seat_fewer_are_refused(house):
    table = await house.lobby(BETO, CAMI)
    assert await refused(table.set_rules(1, Rules.parse({"preset": "classic", "max_players": 2}))) == "too_many_seated"


async def test_one_who_leaves_gives_the_seat_up(house):
    table = await house.lobby(BETO, CAMI)
    await table.leave(2)
    assert [seat.name for seat in table.seats] == ["Ana", "Cami"]
    assert await refused(table.leave(2)) == "not_seated"


async def test_when_the_host_leaves_the_next_person_is_host(house):
    table = await house.lobby()
    await table.add_bot(1, "aprendiz")
    await table.join(BETO)
    await table.leave(1)
    assert table.host_id == 2


async def test_a_lobby_without_people_is_closed_and_frees_its_channel(house):
    table = await house.lobby()
    await table.add_bot(1, "aprendiz")
    await table.leave(1)
    assert table.status is Status.CLOSED
    assert await house.tables.in_channel(CHANNEL) is None
    assert await house.lobby()


async def test_bots_come_and_go(house):
    table = await house.lobby()
    await table.add_bot(1, "aprendiz")
    await table.add_bot(1, "maestro")
    assert [seat.level for seat in table.seats] == [None, "aprendiz", "maestro"]
    assert len({seat.name for seat in table.seats}) == 3
    await table.remove_bot(1, 1)
    assert [seat.level for seat in table.seats] == [None, "maestro"]
    assert await refused(table.remove_bot(1, 0)) == "no_such_bot"
    await table.remove_bot(1)
    assert await refused(table.remove_bot(1)) == "no_such_bot"


async def test_every_seat_but_the_hosts_can_be_a_bots(house):
    table = await house.lobby()
    for _ in range(7):
        await table.add_bot(1, "aprendiz")
    assert len({seat.name for seat in table.seats}) == 8


async def test_the_host_alone_decides_the_rules_and_the_start(house):
    table = await house.lobby(BETO)
    assert await refused(table.set_rules(2, Rules.parse("express"))) == "not_host"
    assert await refused(table.start(2)) == "not_host"
    await table.set_rules(1, Rules.parse("express"))
    assert table.rules.preset == "express"


async def test_nobody_starts_alone(house):
    table = await house.lobby()
    assert await refused(table.start(1)) == "too_few_players"


async def test_a_stranger_adds_and_removes_no_bots(house):
    table = await house.lobby()
    assert await refused(table.add_bot(2, "aprendiz")) == "not_seated"
    assert await refused(table.remove_bot(2)) == "not_seated"


async def test_by_invitation_only_guests_sit_down(house):
    table = await house.lobby(by_invitation=True)
    assert await refused(table.join(BETO)) == "not_invited"
    assert await refused(table.invite(2, 3)) == "not_seated"
    await table.invite(1, 2)
    await table.join(BETO)
    assert table.seat_of(2) == 1


async def test_after_the_start_the_lobby_is_over(house):
    table = await house.match(BETO)
    for awaitable in (table.join(CAMI), table.add_bot(1, "aprendiz"), table.start(1), table.remove_bot(1)):
        assert await refused(awaitable) == "already_started"
    assert await refused(table.set_rules(1, Rules.parse("express"))) == "already_started"


async def test_host_and_moderators_end_a_table(house):
    table = await house.lobby(BETO)
    assert await refused(table.end(2)) == "not_host_or_moderator"
    await table.end(99, moderator=True)
    assert table.status is Status.CLOSED
    for awaitable in (table.end(1), table.join(CAMI), table.leave(2), table.start(1)):
        assert await refused(awaitable) == "table_over"


async def test_one_open_table_to_a_channel(house):
    await house.lobby()
    assert await refused(house.lobby()) == "channel_taken"


async def test_of_many_who_open_at_once_one_does(house):
    people = [Person(number, f"P{number}") for number in range(1, 11)]
    outcomes = await asyncio.gather(*(house.lobby(host=person) for person in people), return_exceptions=True)
    assert sum(not isinstance(outcome, TableError) for outcome in outcomes) == 1
    assert {outcome.code for outcome in outcomes if isinstance(outcome, TableError)} == {"channel_taken"}


async def test_one_user_opens_only_so_many(house):
    for channel in range(5):
        last = await house.lobby(channel_id=channel)
    assert await refused(house.lobby(channel_id=99)) == "too_many_tables"
    await last.end(1)
    assert await house.lobby(channel_id=99)


async def test_an_idle_lobby_is_closed(house):
    table = await house.lobby()
    house.clock.advance(59 * 60)
    await table.join(BETO)
    house.clock.advance(59 * 60)
    await house.tables.settled()
    assert table.status is Status.LOBBY
    house.clock.advance(60)
    await house.tables.settled()
    assert table.status is Status.CLOSED
    assert house.witness.changes[-1].kind is Kind.ENDED


async def test_the_table_knows_where_it_is_shown(house):
    table = await house.lobby()
    other = await house.lobby(channel_id=21)
    await table.show_in(CHANNEL, 555)
    assert await refused(table.show_in(21, 556)) == "channel_taken"
    assert (table.channel_id, table.message_id) == (CHANNEL, 555)
    await table.show_in(22, 557)
    assert await house.tables.in_channel(CHANNEL) is None
    assert await house.tables.in_channel(22) is table
    tables = await house.restart()
    again = await tables.get(table.id)
    assert (again.channel_id, again.message_id, again.guild_id) == (22, 557, GUILD)
    assert (await tables.get(other.id)).message_id is None


async def test_what_there_is_not_is_none(house):
    assert await house.tables.get(99) is None
    assert await house.tables.in_channel(99) is None


async def test_each_change_is_told_once_and_in_order(house):
    table = await house.lobby(BETO)
    await asyncio.gather(*(table.join(Person(number, f"P{number}")) for number in range(3, 9)))
    await house.tables.settled()
    told = house.witness.changes
    assert [(change.before, change.after) for change in told] == [(n, n + 1) for n in range(8)]
    assert [change.kind for change in told] == [Kind.OPENED] + [Kind.JOINED] * 7
    assert [change.seat for change in told] == list(range(8))


async def test_a_listener_that_fails_or_dawdles_stops_nobody(house):
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def bad(table, change):
        asked.set()
        await go_on.wait()
        raise RuntimeError

    house.tables.subscribe(bad)
    table = await house.lobby(BETO)
    await asked.wait()
    await table.join(CAMI)  # though the listener still sits there
    go_on.set()
    await house.tables.settled()
    assert len(house.witness.changes) == 3


async def test_ana_is_one_person(house):
    table = await house.lobby()
    assert await refused(table.join(ANA)) == "already_seated"
