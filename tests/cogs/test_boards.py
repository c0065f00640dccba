"""The table's public message: one, edited as often as Discord likes it, and always to be found."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord_limits import prose_problems
from simulated import World, controls, everything, labels, text, world

from bot.engine import Discard, Draw, Rules
from bot.players import Level, choose
from bot.tables import Status, Table
from renderers.rules_pages import PAGES

TWO_ROUNDS = Rules(contracts=("2T", "1T 1R"), last_in_one_go=False)
ONE_ROUND = Rules(contracts=("2T",), last_in_one_go=False)


async def play_out(here: World, table: Table, *, rounds: int) -> None:
    """Everybody plays soundly until so many rounds are over."""
    for _ in range(600):
        if table.turn is None or len(table.view(None).rounds) >= rounds:
            return
        person = here.in_turn(table)
        await person.do(choose(table.view(person.id), Level.COMPANERO, 0))
    raise AssertionError("the rounds never ended")


async def test_each_action_edits_the_same_message_with_a_new_picture(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        board, picture = here.board(), here.board().attachments[0]["filename"]
        await here.in_turn(table).do(Draw())
        assert here.board() is board
        assert [each["filename"] for each in board.attachments] != [picture]
        assert len(board.attachments) == 1
        assert "robó" in text(board)


async def test_the_message_says_whose_turn_it_is_and_what_happened(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.do(Draw())
        card = table.view(first.id).hand[0]
        await first.do(Discard(card))
        name = table.seats[table.seat_of(first.id)].name
        assert text(here.board()).splitlines()[0].startswith(f"Le toca a <@{here.in_turn(table).id}>")
        assert text(here.board()).splitlines()[1].startswith(f"-# **{name}**: robó · botó ")


async def test_many_changes_at_once_become_few_edits_and_the_newest_wins(database):
    async with world(database) as here:
        boards: Any = here.bot.get_cog("Boards")
        waiting: list[asyncio.Event] = []

        async def hold(_seconds: float) -> None:
            waiting.append(asyncio.Event())
            await here.env.external_wait(waiting[-1].wait(), reason="the time between two edits")

        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        boards.pace.interval, boards.pace.sleep = 1.0, hold
        await here.in_turn(table).do(Draw())
        edits = _edits(here)
        for _ in range(3):
            person = here.in_turn(table)
            await person.do(choose(table.view(person.id), Level.COMPANERO, 0))
        assert _edits(here) == edits, "the second edit waits"
        assert len(waiting) == 1
        waiting.pop().set()
        await here.env.settle()
        assert _edits(here) == edits + 1
        assert here.board().components[0]["components"][2]["components"][0]["custom_id"] == f"c1:1:{table.number}:hand"


@pytest.mark.parametrize("discards", [True, False])
async def test_a_draw_is_shown_with_what_follows_or_after_a_moment(database, discards):
    async with world(database) as here:
        boards: Any = here.bot.get_cog("Boards")
        lull = asyncio.Event()

        async def hold(_seconds: float) -> None:
            await here.env.external_wait(lull.wait(), reason="what may follow a draw")

        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        boards.pace.lull, boards.pace.sleep = 1.2, hold
        edits, player = _edits(here), here.in_turn(table)
        await player.do(Draw())
        assert _edits(here) == edits
        if discards:
            await player.do(Discard(table.view(player.id).hand[0]))
            assert _edits(here) == edits + 1, "at once, and that is all"
        lull.set()
        await here.env.settle()
        assert _edits(here) == edits + 1
        assert f":{table.number}:hand" in here.board().components[0]["components"][2]["components"][0]["custom_id"]


def _edits(here: World) -> int:
    paths = [each.path for each in here.env.http_requests if each.method == "PATCH"]
    return len([path for path in paths if path.startswith("/channels/")])


async def test_a_table_that_chat_has_pushed_away_is_posted_anew_at_the_bottom(database, monkeypatch):
    monkeypatch.setattr("cogs.board.LOOK_AFTER", 0.0)
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        board = here.board()
        for line in ("jaja", "apúrate", "ya voy"):
            await beto.actor.send(here.channel, line)
        await here.in_turn(table).do(Draw())
        assert here.board() is board, "a few lines do not hide it"
        await beto.actor.send(here.channel, "¡ya po!")
        person = here.in_turn(table)
        await person.do(Discard(table.view(person.id).hand[0]))
        assert here.board().id > board.id
        assert board not in here.messages()
        assert all(each.hand().id > here.board().id for each in (ana, beto)), "the hands follow"


async def test_a_deleted_message_comes_back(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        moderator = here.person("Cata", roles=[_moderators(here)])
        await moderator.actor.delete(moderator._handle(here.board()))
        await here.in_turn(table).do(Draw())
        assert labels(here.board()) == ["Mi mano", "Reglas"]
        assert table.message_id == here.board().id


def _moderators(here: World):
    return here.guild.create_role("Moderación", permissions=discord.Permissions(manage_messages=True))


async def test_mesa_brings_the_table_to_the_bottom(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(ana, host=beto)
        board = here.board()
        await ana.slash("mesa")
        assert here.board().id > board.id
        assert board not in here.messages()


async def test_an_archived_thread_is_opened_by_posting_anew(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        board = here.board()
        here.env.inject_error("PATCH", f"/channels/*/messages/{board.id}", status=400, code=50083)
        await here.in_turn(table).do(Draw())
        assert here.board().id > board.id


async def test_without_permission_to_write_the_match_pauses_until_the_table_can_be_shown_again(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        here.env.inject_error("*", "/channels/*/messages*", status=403, code=50013, times=2)
        first = here.in_turn(table)
        await first.do(Draw())
        assert table.paused == "unreachable"
        assert text(first.hand()).startswith("La partida está en pausa: no pude mostrar la mesa en ")
        await ana.slash("mesa")
        assert table.paused is None
        assert labels(here.board()) == ["Mi mano", "Reglas"]


async def test_a_round_ends_with_its_points_and_the_next_contract(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TWO_ROUNDS)
        await play_out(here, table, rounds=1)
        points, board = here.public()[-2:]
        ended = table.view(None).rounds[0]
        assert f"Ronda 1: la ganó <@{table.seats[ended.winner].user_id}>" in text(points)
        assert "Ahora, ronda 2: 1 trío y 1 escalera." in text(points)
        assert controls(points) == []
        alt = points.components[0]["components"][1]["items"][0]["description"]
        assert all(str(score) in alt for score in ended.points)
        assert labels(board) == ["Mi mano", "Reglas"]
        assert all(each.hand().id > board.id for each in (ana, beto))


async def test_a_match_ends_with_a_podium_and_a_way_to_the_next(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=ONE_ROUND)
        await play_out(here, table, rounds=1)
        assert table.status is Status.OVER
        podium = here.board()
        result = table.view(None).result
        winner = table.seats[result.places.index(1)]
        assert text(podium) == f"## 🏆 ¡Ganó <@{winner.user_id}>!"
        assert labels(podium) == ["Otra partida"]
        await beto.press("Otra partida")
        again = await here.table()
        assert again.id != table.id
        assert again.status is Status.LOBBY
        assert again.rules == ONE_ROUND
        assert podium in here.messages(), "the result stays"


async def test_the_rules_are_pages_that_turn_in_one_private_message(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(ana, host=beto)
        first = await ana.press("Reglas")
        assert first is not None
        assert labels(first) == ["Ir a…", "‹ Anterior", "Siguiente ›"]
        alt = first.components[0]["components"][1]["items"][0]["description"]
        await ana.press("Siguiente", on=first)
        assert first.components[0]["components"][1]["items"][0]["description"] != alt
        for number in range(1, PAGES + 1):
            await ana.choose("Ir a", str(number), on=first)
            assert prose_problems({"components": first.components}) == []


@pytest.mark.parametrize("name", ["*todo* _negrita_", "@everyone", "<@1> `x`", "Ñandú 🦩" + "x" * 24])
async def test_a_name_cannot_format_or_call_anybody(database, name):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        ana.actor.user._user.global_name = name[:32]
        table = await here.match(ana, host=beto)
        await here.in_turn(table).do(Draw())
        line = text(here.board())
        assert "@everyone" not in line.replace("@\u200beveryone", "")
        assert "*todo*" not in line.replace("\\*", "")
        assert "@everyone" not in everything(here.board()).split("'description'")[0].replace("@\u200beveryone", "")
