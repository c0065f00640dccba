"""More to draw than can be drawn, or what cannot be drawn at all: hands come in words, and tables catch up."""

from __future__ import annotations

import asyncio

from simulated import text, world

from bot.engine import Draw
from bot.painters import Painters
from cogs.lookup import boards_of
from renderers import hand_order
from renderers.spoken import card_name

OVERLOADED = Painters(0, backlog=0)


def overload(monkeypatch):
    """Nothing more is drawn, until the patches are undone."""
    monkeypatch.setattr("cogs.board.OVERLOADED", 0.01)
    monkeypatch.setattr("cogs.pictures._Atelier.painters", OVERLOADED)


async def test_a_hand_that_cannot_be_drawn_is_told_in_words(database, monkeypatch):
    async with world(database) as here:
        table = await here.match(here.person("Ana"), host=here.person("Beto"))
        first = here.in_turn(table)
        overload(monkeypatch)
        await first.press("Robar", on=first.hand())
        hand, view = first.hand(), table.view(first.id)
        assert view.phase == "play", "the move was made"
        assert hand.attachments == []
        for number, card in enumerate(hand_order(view), 1):
            assert f"{number}: {card_name(card, 'es')}" in text(hand)
        monkeypatch.undo()


async def test_a_table_that_could_not_be_drawn_is_shown_as_soon_as_it_can_be(database, monkeypatch):
    async with world(database) as here:
        table = await here.match(here.person("Ana"), host=here.person("Beto"))
        first, board = here.in_turn(table), boards_of(here.bot).board(table)
        overload(monkeypatch)
        await table.play(first.id, Draw())
        await asyncio.sleep(0.1)
        assert "robó" not in text(here.board())
        assert not board.is_at_rest, "it tries again"
        monkeypatch.undo()
        await board.refresh()
        assert "robó" in text(here.board())
        assert board.shown == table.number


async def test_a_table_that_is_not_drawn_for_the_bot_stops_is_left_as_it_is(database, monkeypatch, caplog):
    async with world(database) as here:
        table = await here.match(here.person("Ana"), host=here.person("Beto"))
        first, board = here.in_turn(table), boards_of(here.bot).board(table)
        stopped = Painters(0)
        stopped.close()
        monkeypatch.setattr("cogs.pictures._Atelier.painters", stopped)
        await table.play(first.id, Draw())
        await board.refresh()
        assert board.is_at_rest
        assert "robó" not in text(here.board())
        assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]
        monkeypatch.undo()


async def test_whoever_asks_for_another_picture_is_asked_to_try_again(database, monkeypatch):
    async with world(database) as here:
        ana = here.person("Ana")
        await here.match(ana, host=here.person("Beto"))
        overload(monkeypatch)
        answer = await ana.slash("reglas")
        assert "Hay demasiado que dibujar en este momento" in text(answer)
        monkeypatch.undo()


async def no_picture(render, *_, **__):
    raise KeyError("7S")


async def test_what_no_picture_can_be_made_of_is_told_in_words_and_play_goes_on(database, monkeypatch, caplog):
    async with world(database) as here:
        table = await here.match(here.person("Ana"), host=here.person("Beto"))
        first, board = here.in_turn(table), boards_of(here.bot).board(table)
        monkeypatch.setattr("cogs.pictures._Atelier.painters.draw", no_picture)
        monkeypatch.setattr("cogs.pictures._Atelier.painters.draw_within", lambda *args, **_: no_picture(*args))
        await first.press("Robar", on=first.hand())
        await board.refresh()
        hand = first.hand()
        assert hand.attachments == []
        for number, card in enumerate(hand_order(table.view(first.id)), 1):
            assert f"{number}: {card_name(card, 'es')}" in text(hand)
        shown = here.board()
        assert shown.attachments == []
        assert "robó" in text(shown)
        assert card_name(table.view(None).discard[-1], "es") in text(shown)
        told = [each.getMessage() for each in caplog.records if each.levelname == "ERROR"]
        assert f"table {table.id}: a hand could not be drawn: KeyError" in told
        assert not [each for each in told if "7S" in each]
        here.mistakes.clear()
        monkeypatch.undo()
