"""A finished match as a file that anyone can check without the bot."""

from __future__ import annotations

import json

import pytest

from bot.engine import Discard, Draw
from bot.tables import MatchFile, Person, Status, TableError
from bot.tables.opponents import safe_action

ANA, BETO = Person(1, "Ana"), Person(2, "Beto")
SHORT = {"preset": "classic", "contracts": ["2T"], "refills": 0, "last_in_one_go": False}


async def play_to_the_end(table) -> None:
    while table.status is Status.PLAYING:
        user_id = table.seats[table.turn].user_id
        lay = next(iter(table.game.lay_downs()), None) if table.game.phase == "play" else None
        await table.play(user_id, lay or safe_action(table.game))


@pytest.fixture
async def finished(house):
    """The file of a match of one round, cut by Beto."""
    await house.restart(cut_seconds=20)
    table = await house.match(BETO, rules=SHORT)
    await table.cut(2, "aquí")
    await play_to_the_end(table)
    return await house.tables.match_file(table.id), table


async def test_a_finished_match_checks_out(finished):
    match, table = finished
    checks = list(match.check())
    assert [ok for ok, _ in checks] == [True, True, True]
    assert f"commitment {table.commitment}" in checks[0][1]
    assert "Ana" in checks[2][1]
    assert match.result == table.game.result


async def test_the_file_is_read_back_as_it_was_written(finished):
    match, _ = finished
    assert MatchFile.parse(str(match)) == match


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"secret": "00" * 32}, 0),
        ({"commitment": "00" * 32}, 0),
        ({"match": 99}, 0),
        ({"rules": "express"}, 0),
        ({"cut": "allá"}, 1),
        ({"actions": ["draw", "discard JK", "discard JK"]}, 1),
        ({"actions": ["draw", "nonsense"]}, 1),
        ({"result": {"scores": [0, 1], "places": [1, 2]}}, 2),
        ({"result": None}, 2),
        ({"seats": ["Ana"]}, 0),
    ],
)
async def test_whatever_is_changed_shows(finished, change, broken):
    match, _ = finished
    content = json.loads(str(match)) | change
    checks = list(MatchFile.parse(json.dumps(content)).check())
    assert [ok for ok, _ in checks].index(False) == broken


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "carioca match 2"}', '{"format": "carioca match 1"}', "7"]
)
def test_what_is_no_such_file_is_refused(text):
    with pytest.raises(ValueError, match=r".+"):
        MatchFile.parse(text)


async def test_a_match_that_was_broken_off_has_a_file_without_a_result(house):
    table = await house.match(BETO)
    await table.play(2, Draw())
    await table.play(2, Discard(table.view(2).drawn))
    await table.end(1)
    match = await house.tables.match_file(table.id)
    assert match.result is None
    assert all(ok for ok, _ in match.check())


async def test_the_secret_of_a_match_that_goes_on_is_not_given_out(house):
    table = await house.match(BETO)
    for table_id, code in ((table.id, "not_over"), (99, "no_table")):
        with pytest.raises(TableError, match=code):
            await house.tables.match_file(table_id)
    lobby = await house.lobby(channel_id=21)
    await lobby.end(1)
    with pytest.raises(TableError, match="not_over"):
        await house.tables.match_file(lobby.id)


async def test_a_channels_newest_match_is_found_whatever_came_after_it(finished, house):
    _, table = finished
    channel = (table.guild_id, table.channel_id)
    assert (await house.tables.newest_match(*channel)).id == table.id
    lobby = await house.lobby(BETO)
    assert (await house.tables.newest_match(*channel)).id == table.id, "a lobby has no cards yet"
    await lobby.start(ANA.user_id)
    assert (await house.tables.newest_match(*channel)).id == lobby.id, "its cards are shuffled and wait for a cut"
    assert await house.tables.newest_match(table.guild_id, 999) is None
    assert await house.tables.newest_match(999, table.channel_id) is None
