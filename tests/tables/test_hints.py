"""Suggestions: for the player in turn alone, noted in the log once for each position, and switched off where asked."""

from __future__ import annotations

import os

import pytest

from bot.engine import Draw
from bot.players import Level, choose, hint
from bot.tables import Kind, TableError
from bot.tables.opponents import Opponents
from bot.workers import Workers

from .conftest import ANA, BETO, CAMI


def in_turn(table) -> int:
    user_id = table.seats[table.turn].user_id
    assert user_id is not None
    return user_id


async def test_the_player_in_turn_is_told_what_a_strong_player_would_do(house):
    table = await house.match(BETO)
    user_id = in_turn(table)
    given = await table.hint(user_id)
    assert given == hint(table.view(user_id))
    assert given.action in table.view(user_id).legal_actions()


async def test_asking_is_noted_once_for_each_position_and_changes_nothing_of_the_game(house):
    table = await house.match(BETO)
    user_id, before = in_turn(table), table.number
    view = table.view(user_id)
    for _ in range(3):
        await table.hint(user_id)
    assert [change.kind for change in house.witness.changes if change.after > before] == [Kind.HINTED]
    assert table.view(user_id) == view
    await table.play(user_id, Draw(), seen=before)  # what was shown before the hint is not out of date
    await table.hint(user_id)
    assert table.number == before + 3
    again = await (await house.restart()).get(table.id)
    assert again is not None
    assert again.view(user_id) == table.view(user_id)


@pytest.mark.parametrize(("who", "code"), [("waiting", "not_your_turn"), ("stranger", "not_seated")])
async def test_nobody_else_is_told_anything(house, who, code):
    table = await house.match(BETO)
    waiting = (ANA.user_id + BETO.user_id) - in_turn(table)
    with pytest.raises(TableError) as refusal:
        await table.hint(waiting if who == "waiting" else CAMI.user_id)
    assert refusal.value.code == code


async def test_there_are_none_before_the_deal_in_a_pause_or_at_a_table_that_plays_without(house):
    table = await house.lobby(BETO)
    with pytest.raises(TableError, match="not_started"):
        await table.hint(ANA.user_id)
    await table.start(ANA.user_id)
    await table.suspend()
    with pytest.raises(TableError, match="paused"):
        await table.hint(in_turn(table))
    other = await house.lobby(BETO, channel_id=21, hints=False)
    await other.start(ANA.user_id)
    with pytest.raises(TableError, match="hints_off"):
        await other.hint(in_turn(other))


async def test_the_host_alone_switches_them_off_and_on_in_the_lobby(house):
    table = await house.lobby(BETO)
    with pytest.raises(TableError, match="not_host"):
        await table.set_hints(BETO.user_id, False)
    await table.set_hints(ANA.user_id, False)
    assert not table.hints
    await table.set_hints(ANA.user_id, True)
    assert table.hints
    await table.start(ANA.user_id)
    with pytest.raises(TableError, match="already_started"):
        await table.set_hints(ANA.user_id, False)


async def test_processes_decide_and_advise_as_this_one_would(house):
    table = await house.match(BETO)
    view = table.view(in_turn(table))
    workers = Workers(1, imports=["bot.players"])
    opponents = Opponents(workers)
    try:
        assert await workers.run(os.getpid) != os.getpid()
        assert await opponents.decide(table.game, Level.MAESTRO, 3) == choose(view, Level.MAESTRO, 3)
        assert await opponents.advise(view) == hint(view)
    finally:
        workers.close()
    with pytest.raises(TableError, match="no_hint"):
        await opponents.advise(view)
    assert await opponents.decide(table.game, Level.MAESTRO, 3) == Draw(), "a bot never leaves a table waiting"
