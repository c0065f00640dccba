"""A person's own data: seen whole, and taken out without a trace while every sum stays."""

from __future__ import annotations

import json
from dataclasses import fields
from datetime import datetime

import pytest
from generated_matches import generated
from match_logs import ANA, BETO, CAMI, lobby, match
from sqlalchemy import func, select

from bot.standings import StillSeatedError
from bot.storage import SettingsStore, entries
from bot.storage.schema import log, match_seats, metadata, rivals, standings
from bot.tables import MatchFile, Person
from bot.tables.entries import KINDS, Ended, Invited, Left
from bot.tables.keeper import read_state, record_of
from bot.tables.people import renamed, user_named_in

GUILD = 10
EVA = Person(777_000_777, "Eva Única", "https://cdn/eva.png")


async def everything(archive) -> str:
    """All that the database holds, as text."""
    found = []
    for table in metadata.sorted_tables:
        found += [str(row) for row in await archive.rows(select(table))]
    return "\n".join(found)


async def sums(archive):
    """What must not change by somebody's going, as far as numbers go."""
    seats = select(func.count(), func.sum(match_seats.c.score), func.sum(match_seats.c.place))
    ratings = select(match_seats.c.match_id, match_seats.c.seat, match_seats.c.rating)
    counted = select(standings.c.board, func.count(), func.sum(standings.c.matches), func.sum(standings.c.points))
    met = select(func.count(), func.sum(rivals.c.matches), func.sum(rivals.c.ahead), func.sum(rivals.c.behind))
    return [
        await archive.rows(seats),
        sorted(await archive.rows(ratings.where(match_seats.c.rating.is_not(None)))),
        sorted(await archive.rows(counted.group_by(standings.c.board))),
        await archive.rows(met),
    ]


async def played_with_eva(archive):
    """Three matches with Eva, one without, one that she left, and lobbies that name her; returns the matches' ids."""
    ids = [await archive.play(match(ANA, EVA, seed=seed).play()) for seed in range(2)]
    ids.append(await archive.play(match(EVA, BETO, CAMI).play(15).add(Left(EVA.user_id)).play()))
    ids.append(await archive.play(match(ANA, BETO).play()))
    await archive.store(lobby(EVA).add(Ended("expired")))
    await archive.store(lobby(ANA).add(Invited(EVA.user_id)).add(Ended("host")))
    await archive.play(match(ANA, EVA).play(), guild_id=11)
    return ids


async def test_nothing_is_left_of_who_has_their_data_deleted(archive):
    await played_with_eva(archive)
    await SettingsStore(archive.database).change_user(EVA.user_id, lambda _: {"locale": "es"})
    assert await archive.standings.erase(EVA.user_id) == 4
    left = await everything(archive)
    for trace in (str(EVA.user_id), "Eva", "eva.png"):
        assert trace not in left
    assert await archive.standings.export(EVA.user_id) == {"user_id": EVA.user_id, "settings": {}, "servers": []}


async def test_a_match_that_was_read_just_before_a_deletion_brings_nobody_back(archive, monkeypatch):
    match_id = await archive.store(match(ANA, EVA).play())
    commit, erased = archive.database.commit, []

    async def commit_after_a_deletion(work):
        if not erased:
            erased.append(EVA.user_id)
            await archive.standings.erase(EVA.user_id)
        await commit(work)

    monkeypatch.setattr(archive.database, "commit", commit_after_a_deletion)
    assert await archive.standings.recorder.record(match_id)
    left = await everything(archive)
    assert str(EVA.user_id) not in left
    assert EVA.name not in left
    assert len((await archive.standings.match(GUILD, match_id)).seats) == 2


async def test_every_sum_stays(archive):
    await archive.load(generated(120, guild_id=GUILD, users=range(1, 9)))
    before = await sums(archive)
    others = await archive.standings.profile(GUILD, 2)
    assert await archive.standings.erase(1) > 20
    assert await sums(archive) == before
    assert (await archive.standings.profile(GUILD, 2)).all_time.rating == others.all_time.rating
    assert (await archive.standings.profile(GUILD, 2)).ratings == others.ratings


async def test_counting_anew_afterwards_changes_nothing(archive):
    await archive.load(generated(120, guild_id=GUILD, users=range(1, 9)))
    await archive.standings.erase(1)
    before = [sorted(await archive.rows(select(table))) for table in (standings, rivals)]
    await archive.standings.recorder.rebuild(GUILD)
    assert [sorted(await archive.rows(select(table))) for table in (standings, rivals)] == before


async def test_matches_stay_and_can_be_played_again(archive):
    ids = await played_with_eva(archive)
    results = [await archive.standings.match(GUILD, match_id) for match_id in ids]
    await archive.standings.erase(EVA.user_id)
    for match_id, before in zip(ids, results, strict=True):
        after = await archive.standings.match(GUILD, match_id)
        assert after.rounds == before.rounds
        assert [seat.score for seat in after.seats] == [seat.score for seat in before.seats]
        state = await read_state(archive.database, match_id)
        assert state.game.result.scores == tuple(seat.score for seat in before.seats)
        async with archive.database.reading() as connection:
            file = MatchFile.of_log([record_of(row) for row in await entries.read(connection, match_id)])
        assert all(ok for ok, _ in file.check())


async def test_the_nameless_are_one_person_within_a_server_and_unlike_across_servers(archive):
    await played_with_eva(archive)
    await archive.standings.erase(EVA.user_id)
    nobody = await archive.rows(
        select(match_seats.c.guild_id, match_seats.c.user_id, match_seats.c.name)
        .distinct()
        .where(match_seats.c.user_id < 0)
    )
    assert {(guild_id, name) for guild_id, _, name in nobody} == {(10, ""), (11, "")}
    assert len({user_id for _, user_id, _ in nobody}) == 2


async def test_boards_and_rivals_show_no_nameless(archive):
    await played_with_eva(archive)
    await archive.standings.erase(EVA.user_id)
    board = await archive.standings.leaderboard(GUILD)
    assert {line.name for line in board.lines} == {"Ana", "Beto", "Cami"}
    assert board.total == 3
    assert {rival.name for rival in await archive.standings.rivals(GUILD, ANA.user_id)} == {"Beto"}


async def test_who_sits_at_an_open_table_must_leave_it_first(archive):
    await archive.play(match(ANA, EVA).play())
    await archive.store(match(EVA, BETO).play(7))
    with pytest.raises(StillSeatedError) as refusal:
        await archive.standings.erase(EVA.user_id)
    assert len(refusal.value.channels) == 1
    assert (await archive.standings.profile(GUILD, EVA.user_id)).name == EVA.name


async def test_having_been_at_an_open_table_is_no_hindrance(archive):
    open_table = await archive.store(lobby(ANA, EVA).add(Left(EVA.user_id)).add(Invited(EVA.user_id)))
    await archive.standings.erase(EVA.user_id)
    assert "Eva" not in await everything(archive)
    state = await read_state(archive.database, open_table)
    assert state.people == (ANA.user_id,)


async def test_the_export_tells_all_of_ones_own_and_nobody_elses_name(archive):
    await played_with_eva(archive)
    await SettingsStore(archive.database).change_user(EVA.user_id, lambda _: {"locale": "es"})
    export = await archive.standings.export(EVA.user_id)
    assert [server["guild_id"] for server in export["servers"]] == [10, 11]
    assert export["settings"] == {"locale": "es"}
    here = export["servers"][0]
    assert here["known_as"] == [{"name": "Eva Única", "avatar": "https://cdn/eva.png"}]
    assert [each["abandoned"] for each in here["matches"]] == [False, False, True]
    assert {each["kind"] for each in here["log"]} == {"opened", "joined", "left", "invited"}
    assert {row["board"] for row in here["standings"]} == {"all", "2026-Q4", "2026-11", "preset-classic"}
    assert len(here["rivals"]) == 3
    text = json.dumps(export, ensure_ascii=False)
    assert "Eva Única" in text
    assert not any(name in text for name in ("Ana", "Beto", "Cami"))


async def test_the_export_has_entries_as_objects_and_instants_that_people_can_read(archive):
    match_id = await archive.play(match(ANA, EVA).play())
    (here,) = (await archive.standings.export(EVA.user_id))["servers"]
    (played,), (joined,) = here["matches"], here["log"]
    assert joined["data"]["person"] == {"user_id": EVA.user_id, "name": "Eva Única", "avatar": "https://cdn/eva.png"}
    async with archive.database.reading() as connection:
        rows = await entries.read(connection, match_id)
    for written, stored in ((joined["at"], rows[1].at), (played["ended_at"], rows[-1].at)):
        assert written.endswith("Z")
        assert datetime.fromisoformat(written).timestamp() * 1000 == pytest.approx(stored, abs=0.5)
    assert here["open_tables"] == []


async def test_the_export_tells_of_the_table_where_ones_first_match_is_played(archive):
    table_id = await archive.store(match(ANA, EVA).play(5))
    (here,) = (await archive.standings.export(EVA.user_id))["servers"]
    assert here["matches"] == []
    assert [(each["table_id"], each["status"]) for each in here["open_tables"]] == [(table_id, "playing")]


async def test_names_are_noted_beside_the_log(archive):
    await archive.store(match(ANA, EVA).play(3))
    assert await archive.rows(select(log.c.number, log.c.user_id).where(log.c.user_id.is_not(None))) == [
        (1, ANA.user_id),
        (2, EVA.user_id),
    ]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_kind_of_entry_names_a_person_unnoticed(kind):
    entry = object.__new__(kind)
    naming = {"Person": EVA, "int": EVA.user_id}
    named = [each.name for each in fields(kind) if each.type == "Person" or each.name.endswith("user_id")]
    for each in fields(kind):
        object.__setattr__(entry, each.name, naming[each.type] if each.name in named else None)
    assert len(named) <= 1
    assert user_named_in(entry) == (EVA.user_id if named else None)
    assert user_named_in(renamed(entry, Person(-5, ""))) == (-5 if named else None)
