"""No table waits for someone who has gone: the turn clock, the reminder, the bot that stands in, and the way back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.engine import Discard, Draw
from bot.tables import Kind, Person, Status, TableError

ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


async def pass_seconds(house, seconds: float) -> None:
    house.clock.advance(seconds)
    await house.tables.settled()


def told(house, kind: Kind) -> list:
    return [change for change in house.witness.changes if change.kind is kind]


async def take_turn(table, user_id: int) -> None:
    await table.play(user_id, Draw())
    await table.play(user_id, Discard(table.view(user_id).drawn))


async def test_the_table_says_when_the_turn_ends(house):
    table = await house.match(BETO)
    assert table.turn_ends == datetime.fromtimestamp(house.clock.ms / 1000 + 180, UTC)
    assert table.turn_seconds == 180


async def test_at_half_time_the_player_is_reminded_once(house):
    table = await house.match(BETO)
    await pass_seconds(house, 89)
    assert told(house, Kind.REMINDED) == []
    await pass_seconds(house, 2)
    (reminder,) = told(house, Kind.REMINDED)
    assert (reminder.seat, reminder.before, reminder.after) == (1, table.number, table.number)
    await pass_seconds(house, 80)
    assert len(told(house, Kind.REMINDED)) == 1


async def test_a_reminder_is_not_repeated_by_the_next_process(house):
    await house.match(BETO)
    await pass_seconds(house, 91)
    await house.restart()
    await pass_seconds(house, 10)
    assert len(told(house, Kind.REMINDED)) == 1


async def test_each_turn_has_its_own_reminder(house):
    table = await house.match(BETO)
    await pass_seconds(house, 91)
    await take_turn(table, 2)
    await pass_seconds(house, 91)
    assert [change.seat for change in told(house, Kind.REMINDED)] == [1, 0]


async def test_when_the_time_is_up_the_clock_plays_safely(house):
    table = await house.match(BETO)
    await pass_seconds(house, 181)
    moves = told(house, Kind.PLAYED)
    assert [(change.seat, change.by) for change in moves] == [(1, "clock"), (1, "clock")]
    assert moves[0].action == Draw()
    assert isinstance(moves[1].action, Discard)
    assert table.turn == 0
    assert table.seats[1].missed == 1


async def test_drawing_does_not_start_the_clock_anew(house):
    table = await house.match(BETO)
    await pass_seconds(house, 170)
    await table.play(2, Draw())
    await pass_seconds(house, 9)
    assert table.turn == 1
    await pass_seconds(house, 2)
    assert table.turn == 0


async def test_the_clock_goes_on_across_a_restart(house):
    await house.match(BETO)
    await pass_seconds(house, 100)
    await house.end()
    house.clock.advance(100)
    await house.begin()
    await house.tables.settled()
    table = await house.tables.in_channel(20)
    assert table.turn == 0
    assert len(told(house, Kind.REMINDED)) == 1  # nobody is reminded of a turn that is gone


async def test_a_long_absence_of_the_process_costs_one_turn_only(house):
    await house.match(BETO)
    await house.end()
    house.clock.advance(100_000)
    await house.begin()
    await house.tables.settled()
    table = await house.tables.in_channel(20)
    assert [seat.missed for seat in table.seats] == [0, 1]


async def test_after_two_missed_turns_a_bot_has_the_seat(house):
    table = await house.match(BETO)
    for _ in range(2):
        await pass_seconds(house, 181)
        await take_turn(table, 1)
    await house.tables.settled()
    (handed_over,) = told(house, Kind.HANDED_OVER)
    assert handed_over.seat == 1
    seat = table.seats[1]
    assert (seat.user_id, seat.is_automatic, seat.is_bot) == (2, True, False)
    assert table.turn == 0  # the bot has played
    assert told(house, Kind.PLAYED)[-1].by == "bot"
    assert table.turn_ends is not None


async def test_whoever_plays_has_missed_nothing(house):
    table = await house.match(BETO)
    await pass_seconds(house, 181)
    await take_turn(table, 1)
    await take_turn(table, 2)
    await take_turn(table, 1)
    await pass_seconds(house, 181)
    assert table.seats[1].missed == 1
    assert told(house, Kind.HANDED_OVER) == []


async def away(house):
    """A match in which a bot has just been given Beto's seat."""
    table = await house.match(BETO)
    for _ in range(2):
        await pass_seconds(house, 181)
        await take_turn(table, 1)
    await house.tables.settled()
    assert table.seats[1].is_automatic
    return table


async def test_one_click_takes_the_seat_back(house):
    table = await away(house)
    change = await table.take_back(2)
    assert (change.kind, change.seat) == (Kind.TAKEN_BACK, 1)
    assert (table.seats[1].is_present, table.seats[1].missed) == (True, 0)
    assert await table.take_back(2) is None
    await take_turn(table, 1)
    await house.tables.settled()
    assert table.turn == 1  # nobody plays for Beto any more


async def test_who_has_no_seat_takes_none_back(house):
    table = await away(house)
    with pytest.raises(TableError, match="not_seated"):
        await table.take_back(3)


async def test_playing_takes_the_seat_back_too(house):
    await house.restart(bot_pace=60)
    table = await away(house)
    assert table.turn == 1
    await table.play(2, Draw())
    assert table.seats[1].is_present


async def test_whoever_takes_the_seat_back_in_their_turn_has_the_whole_turn(house):
    await house.restart(bot_pace=60)
    table = await away(house)
    assert table.turn == 1
    await table.take_back(2)
    assert table.turn_ends == datetime.fromtimestamp(house.clock.ms / 1000 + 180, UTC)


async def test_bots_do_not_play_on_for_an_empty_room(house):
    table = await house.match(bots=1)
    for _ in range(4):
        await pass_seconds(house, 181)
    assert table.paused == "deserted"
    number = table.number
    await pass_seconds(house, 3600)
    assert table.number == number
    await table.take_back(1)
    assert table.paused is None
    assert table.turn_ends == datetime.fromtimestamp(house.clock.ms / 1000 + 180, UTC)


async def test_a_table_that_nobody_comes_back_to_is_closed(house):
    table = await house.match(bots=1)
    for _ in range(4):
        await pass_seconds(house, 181)
    await pass_seconds(house, 7 * 86_400)
    assert table.status is Status.CLOSED
    assert await house.tables.in_channel(20) is None


async def test_a_table_has_its_own_turn_time(house):
    table = await house.match(BETO, turn_seconds=86_400)
    await pass_seconds(house, 86_000)
    assert table.turn == 1
    await pass_seconds(house, 401)
    assert table.turn == 0


async def test_whoever_is_asked_to_buy_has_little_time(house):
    table = await house.match(BETO, CAMI, rules={"preset": "classic", "buys": 2})
    await table.play(2, Draw())
    assert (table.game.phase, table.turn) == ("buy", 2)
    await pass_seconds(house, 16)
    assert (table.game.phase, table.turn) == ("buy", 0)
    await pass_seconds(house, 16)
    assert (table.game.phase, table.turn) == ("play", 1)
    assert [seat.missed for seat in table.seats] == [0, 0, 0]
    assert told(house, Kind.REMINDED) == []


async def test_a_database_that_fails_for_a_while_stops_no_clock(house, monkeypatch):
    from sqlalchemy.exc import OperationalError

    from bot.storage import LogWriter

    async def failing(self, row, standing=None):
        raise OperationalError("COMMIT", {}, Exception("disk full"))

    table = await house.match(BETO)
    with monkeypatch.context() as broken:
        broken.setattr(LogWriter, "append", failing)
        await pass_seconds(house, 181)
    assert table.turn == 1
    await pass_seconds(house, 6)
    assert table.turn == 0
