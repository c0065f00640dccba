"""Each match that ends is in the history once, whatever happens between its end and its recording."""

from __future__ import annotations

import asyncio
import logging

import pytest
from generated_matches import generated
from match_logs import ANA, BETO, CAMI, SHORT, lobby, match, sensible
from sqlalchemy import delete, func, select, update

from bot.standings import Standings
from bot.storage import Database
from bot.storage.schema import guilds, log, match_seats, matches, members, rivals, standings, tables
from bot.tables import Status, Tables
from bot.tables.entries import Ended

GUILD = 10


async def standing_rows(archive):
    """Everything that is worked out from the history."""
    found = {}
    for table in (standings, rivals):
        found[table.name] = sorted(await archive.rows(select(table)))
    rated = select(match_seats.c.match_id, match_seats.c.seat, match_seats.c.rating_before, match_seats.c.rating)
    return found | {"ratings": sorted(await archive.rows(rated.where(match_seats.c.rating.is_not(None))))}


async def test_a_match_is_stored_as_it_was_played(archive):
    played = match(ANA, BETO, bots=1).play()
    match_id = await archive.play(played)
    stored = await archive.standings.match(GUILD, match_id)
    game = played.state.game
    assert (stored.number, stored.ending, stored.rated, stored.rules) == (1, "finished", True, SHORT)
    assert stored.rounds == game.rounds
    assert tuple(seat.score for seat in stored.seats) == game.result.scores
    assert tuple(seat.place for seat in stored.seats) == game.result.places
    assert [(seat.name, seat.user_id, seat.level) for seat in stored.seats] == [
        ("Ana", 1, None),
        ("Beto", 2, None),
        ("Bot 1", None, "aprendiz"),
    ]


async def test_recording_twice_changes_nothing(archive):
    match_id = await archive.play(match(ANA, BETO).play())
    before = await standing_rows(archive)
    assert not await archive.standings.recorder.record(match_id)
    assert await standing_rows(archive) == before
    assert await archive.count() == 1


async def test_recording_at_once_from_many_sides_records_once(archive):
    match_id = await archive.store(match(ANA, BETO).play())
    done = await asyncio.gather(*(archive.standings.recorder.record(match_id) for _ in range(8)))
    assert sorted(done) == [False] * 7 + [True]
    assert await archive.rows(select(standings.c.matches).where(standings.c.board == "all")) == [(1,), (1,)]


async def test_matches_of_a_server_that_end_together_get_numbers_in_a_row(archive):
    ids = [await archive.store(match(ANA, BETO, seed=seed).play()) for seed in range(6)]
    await asyncio.gather(*map(archive.standings.recorder.record, ids))
    numbers = await archive.rows(select(matches.c.number).order_by(matches.c.number))
    assert numbers == [(number,) for number in range(1, 7)]
    assert await archive.rows(select(guilds.c.matches)) == [(6,)]


async def test_what_ended_before_the_process_died_is_caught_up_with(archive):
    over = await archive.store(match(ANA, BETO).play())
    broken_off = await archive.store(match(ANA, BETO).play(9).add(Ended("moderator")))
    expired = await archive.store(lobby(ANA).add(Ended("expired")))
    playing = await archive.store(match(ANA, CAMI).play(5))
    assert await archive.standings.recorder.catch_up() == 3
    assert await archive.standings.recorder.catch_up() == 0
    assert {row[0] for row in await archive.rows(select(matches.c.id))} == {over, broken_off}
    unrecorded = select(tables.c.id).where(tables.c.recorded_at.is_(None))
    assert await archive.rows(unrecorded) == [(playing,)]
    assert expired


async def test_a_log_that_makes_no_sense_holds_up_no_other(archive, caplog):
    broken = await archive.store(match(ANA, BETO).play())
    async with archive.database.writing() as connection:
        await connection.execute(update(log).where(log.c.table_id == broken, log.c.number == 9).values(data="{}"))
    await archive.store(match(ANA, CAMI).play())
    with caplog.at_level(logging.ERROR):
        assert await archive.standings.recorder.catch_up() == 1
    assert f"table {broken}" in caplog.text


async def test_a_process_catches_up_with_its_own_servers_only(archive):
    other = Standings(archive.database, shards=(2, [1]), now=lambda: archive.now)
    await archive.store(match(ANA, BETO).play(), guild_id=0 << 22)
    mine = await archive.store(match(ANA, BETO).play(), guild_id=1 << 22)
    assert await other.recorder.catch_up() == 1
    assert await archive.rows(select(matches.c.id)) == [(mine,)]


async def test_names_and_pictures_are_those_of_the_last_match(archive):
    await archive.play(match(ANA, BETO).play())
    renamed = type(ANA)(ANA.user_id, "Anita", "https://cdn/anita.png")
    await archive.play(match(renamed, BETO, seed=3).play())
    found = await archive.rows(select(members.c.user_id, members.c.name, members.c.avatar).order_by("user_id"))
    assert found == [(1, "Anita", "https://cdn/anita.png"), (2, "Beto", None)]


async def test_one_server_knows_nothing_of_another(archive):
    match_id = await archive.play(match(ANA, BETO).play(), guild_id=11)
    assert await archive.standings.match(12, match_id) is None
    assert (await archive.standings.leaderboard(12)).total == 0
    assert await archive.standings.profile(12, ANA.user_id) is None


async def test_counting_anew_from_the_history_changes_nothing(archive):
    await archive.add(generated(150, guild_id=GUILD, users=range(1, 16), minutes=60 * 24))
    before = await standing_rows(archive)
    assert before["rivals"]
    assert await archive.standings.recorder.rebuild(GUILD) == 150
    assert await standing_rows(archive) == before


async def test_a_board_that_was_lost_is_counted_anew_from_the_history(archive):
    await archive.add(generated(60, guild_id=GUILD, users=range(1, 9)))
    before = await standing_rows(archive)
    async with archive.database.writing() as connection:
        await connection.execute(delete(standings).where(standings.c.board == "all"))
        await connection.execute(update(rivals).values(ahead=0))
        await connection.execute(update(match_seats).values(rating=0.0).where(match_seats.c.rating.is_not(None)))
    await archive.standings.recorder.rebuild(GUILD)
    assert await standing_rows(archive) == before


async def test_no_rating_is_lost_or_invented(archive):
    await archive.add(generated(80, guild_id=GUILD, users=range(1, 9)))
    seated = select(func.count()).select_from(match_seats).join(matches, matches.c.id == match_seats.c.match_id)
    rated = await archive.rows(seated.where(matches.c.rated, match_seats.c.user_id.is_not(None)))
    assert await archive.rows(select(func.count()).where(match_seats.c.rating.is_not(None))) == rated


@pytest.fixture
async def house(database_url):
    """Live tables whose matches are recorded, as the bot has them."""
    database = Database(database_url)
    live = Tables(database, bot_pace=0)
    history = Standings(database)
    live.subscribe(history.recorder)
    await live.begin()
    yield live, history
    await live.close()
    await database.close()


async def test_a_match_on_a_live_table_is_recorded_before_the_next_listener_is_told_of_its_end(house):
    live, history = house
    seen = []

    async def show(table, change):
        if table.status is Status.OVER and change.after == table.number:
            seen.append(await history.match(GUILD, table.id))

    live.subscribe(show)
    table = await live.open(guild_id=GUILD, channel_id=5, host=ANA, rules=SHORT, locale="es")
    await table.join(BETO)
    await table.start(ANA.user_id)
    while table.status is Status.PLAYING:
        await table.play(table.seats[table.turn].user_id, sensible(table.game))
    await live.settled()
    [stored] = seen
    assert tuple(seat.score for seat in stored.seats) == table.game.result.scores
    assert (await history.leaderboard(GUILD)).total == 2


async def test_a_lobby_that_is_closed_leaves_no_match(house):
    live, history = house
    table = await live.open(guild_id=GUILD, channel_id=5, host=ANA, rules=SHORT, locale="es")
    await table.end(ANA.user_id)
    await live.settled()
    assert (await history.history(GUILD)).matches == ()
    assert await history.recorder.catch_up() == 0
