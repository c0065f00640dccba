"""More to draw than can be drawn: a move counts all the same, hands come in words, and tables catch up."""

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


async def test_whoever_asks_for_another_picture_is_asked_to_try_again(database, monkeypatch):
    async with world(database) as here:
        ana = here.person("Ana")
        await here.match(ana, host=here.person("Beto"))
        overload(monkeypatch)
        answer = await ana.slash("reglas")
        assert "Hay demasiado que dibujar en este momento" in text(answer)
        monkeypatch.undo()
