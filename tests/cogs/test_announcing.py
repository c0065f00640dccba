"""What the channel is told for good stands there once, whatever became of the process that should have posted it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from simulated import World, by_word, labels, text, world

from bot.engine import Draw, Rules
from bot.players import Level, choose
from bot.storage import Database
from bot.tables import Status, Table, Tables

TWO_ROUNDS = Rules(contracts=("2T", "2T"), last_in_one_go=False)
HEX = re.compile(r"\b[0-9a-f]{64}\b")


@asynccontextmanager
async def killed_process(here: World, table: Table, *, cut_seconds: int = 0) -> AsyncIterator[Table]:
    """The table in a process that saves what is done and posts nothing, as one that is killed right after each save."""
    database = Database(here.database)
    tables = Tables(database, bot_pace=0, cut_seconds=cut_seconds)
    again = await tables.get(table.id)
    assert again is not None
    yield again
    await tables.close()
    await database.close()


async def play(table: Table, *, rounds: int) -> None:
    """Everybody plays soundly until so many rounds are over."""
    while table.turn is not None and len(table.view(None).rounds) < rounds:
        user_id = table.seats[table.turn].user_id
        assert user_id is not None
        await table.play(user_id, choose(table.view(user_id), Level.COMPANERO, 0))


async def lobby(here: World, rules: Rules = TWO_ROUNDS) -> Table:
    """A lobby of Ana's, with Beto in it."""
    ana, beto = here.person("Ana"), here.person("Beto")
    await ana.slash("nueva")
    await beto.click(here.board(), by_word(here.board(), "join")["custom_id"])
    table = await here.table()
    with here.env._bot_scope():
        await table.set_rules(ana.id, rules)
    await here.env.settle()
    return table


def seals(here: World, table: Table) -> list[int]:
    """Where in the channel the match's seal stands."""
    return [each.id for each in here.public() if table.commitment in HEX.findall(text(each))]


async def test_a_seal_that_was_not_posted_is_posted_by_the_next_process_above_the_table_and_never_again(database):
    async with world(database) as here:
        table = await lobby(here)
        async with killed_process(here, table) as other:
            await other.start(other.host_id)
        assert seals(here, other) == []

        await here.restart()
        (seal,) = seals(here, other)
        assert seal < here.board().id
        assert labels(here.board()) == ["Mi mano", "Reglas"]
        assert "Unirse" not in {label for each in here.public() for label in labels(each)}, "the lobby is gone"

        shown = [(each.id, text(each)) for each in here.public()]
        await here.restart()
        assert [(each.id, text(each)) for each in here.public()] == shown


async def test_a_restart_in_the_middle_of_a_match_posts_nothing(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        await here.in_turn(table).do(Draw())
        shown = [(each.id, each.edited_timestamp) for each in here.messages()]
        await here.restart()
        assert [(each.id, each.edited_timestamp) for each in here.messages()] == shown


async def test_the_seal_of_a_deck_that_waits_for_a_cut_is_made_up_for_too(database, monkeypatch):
    monkeypatch.setenv("CUT_SECONDS", "300")
    async with world(database) as here:
        table = await lobby(here)
        async with killed_process(here, table, cut_seconds=300) as other:
            await other.start(other.host_id)
        await here.restart()
        assert len(seals(here, other)) == 1
        assert labels(here.board()) == ["Cortar"]


async def test_the_points_of_a_round_are_made_up_for_below_what_was_there(database):
    async with world(database) as here:
        table = await lobby(here)
        await here.people[table.host_id].click(here.board(), by_word(here.board(), "start")["custom_id"])
        async with killed_process(here, await here.table()) as other:
            await play(other, rounds=1)
        await here.restart()
        points, board = here.public()[-2:]
        ended = other.view(None).rounds[0]
        assert text(points).startswith("### Ronda 1: la ganó")
        alt = points.components[0]["components"][1]["items"][0]["description"]
        assert all(str(score) in alt for score in ended.points)
        assert labels(board) == ["Mi mano", "Reglas"]
        assert len(seals(here, other)) == 1


async def test_the_end_of_a_match_is_made_up_for_the_points_the_key_and_the_podium(database):
    async with world(database) as here:
        table = await lobby(here)
        async with killed_process(here, table) as other:
            await other.start(other.host_id)
            await play(other, rounds=2)
        assert other.status is Status.OVER

        await here.restart()
        seal, first, second, key, podium = here.public()
        assert seals(here, other) == [seal.id]
        assert text(first).startswith("### Ronda 1")
        assert text(second).startswith("### Ronda 2")
        assert HEX.findall(text(key)) == [other.secret]
        assert text(podium).startswith("## 🏆 ¡Ganó ")
        assert labels(podium) == ["Otra partida"]

        shown = [each.id for each in here.public()]
        await here.restart()
        assert [each.id for each in here.public()] == shown


async def test_a_lobby_that_was_closed_says_so_after_the_restart(database):
    async with world(database) as here:
        table = await lobby(here)
        board = here.board()
        async with killed_process(here, table) as other:
            await other.end(other.host_id)
        await here.restart()
        assert here.board() is board
        assert text(board).startswith("Esta mesa se cerró")


async def test_a_message_that_discord_will_never_have_does_not_keep_the_table_from_being_shown(database):
    async with world(database) as here:
        table = await lobby(here)
        here.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
        await here.people[table.host_id].click(here.board(), by_word(here.board(), "start")["custom_id"])
        assert labels(here.board()) == ["Mi mano", "Reglas"]
        assert ["Discord will not have the message of the deal" in said for said in here.mistakes] == [True]
        here.mistakes.clear()
        shown = [each.id for each in here.public()]
        await here.restart()
        assert [each.id for each in here.public()] == shown


@pytest.mark.parametrize("code", [10003, 50013])
async def test_what_can_be_posted_nowhere_any_more_is_not_tried_at_every_start(database, code):
    async with world(database) as here:
        table = await lobby(here)
        async with killed_process(here, table) as other:
            await other.end(other.host_id)
        here.env.inject_error("*", "/channels/*/messages*", status=404 if code == 10003 else 403, code=code, times=9)
        await here.restart()
        tried = len(here.env.http_requests)
        await here.restart()
        since = [each.path for each in here.env.http_requests[tried:]]
        assert not any("/messages" in path for path in since)


async def test_a_seal_that_could_not_be_posted_comes_with_the_table_when_it_can_be_shown_again(database):
    async with world(database) as here:
        table = await lobby(here)
        here.env.inject_error("*", "/channels/*/messages*", status=403, code=50013, times=2)
        ana = here.people[table.host_id]
        await ana.click(here.board(), by_word(here.board(), "start")["custom_id"])
        assert (await here.table()).paused == "unreachable"
        assert seals(here, table) == []
        await ana.slash("mesa")
        (seal,) = seals(here, table)
        assert seal < here.board().id
