"""How things are shown: themes that servers and people choose, and words in place of pictures."""

from __future__ import annotations

import asyncio
from functools import partial

from shown_themes import themes_of
from simulated import Message, World, controls, text, world

from bot.engine import CARDS
from cogs.looks import Look, look_of_server
from cogs.lookup import settings_of
from renderers import THEMES, draw_beforehand, hand_order
from renderers.cards import ART, face
from renderers.spoken import card_name


def theme_of(here: World, message: Message) -> str:
    """The theme of a message's only picture."""
    [theme] = themes_of(here, message)
    return theme


async def test_a_server_that_chose_nothing_has_the_green_table(database):
    async with world(database) as here:
        table = await here.match(here.person("Ana"), host=here.person("Beto"))
        assert await look_of_server(here.bot, table.guild_id) == Look()


async def test_tables_are_drawn_as_their_server_chose(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        assert theme_of(here, here.board()) == "felt"
        await settings_of(here.bot).set_guild(table.guild_id, theme="midnight", four_colours=False, indices="es")
        look = await look_of_server(here.bot, table.guild_id)
        assert (look.theme.name, look.theme.four_colour, look.theme.indices) == ("midnight", False, "es")
        first = here.in_turn(table)
        await first.press("Robar", on=first.hand())
        assert theme_of(here, here.board()) == "midnight"


async def test_a_hand_is_drawn_as_its_owner_chose_whatever_the_server_did(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        await settings_of(here.bot).set_guild(table.guild_id, theme="midnight")
        first = here.in_turn(table)
        other = next(each for each in (ana, beto) if each is not first)
        await settings_of(here.bot).set_user(first.id, theme="copihue")
        await first.press("Robar", on=first.hand())
        await other.press("Actualizar", on=other.hand())
        assert theme_of(here, first.hand()) == "copihue"
        assert theme_of(here, other.hand()) == "midnight"


async def test_whoever_wants_text_only_is_told_the_hand_and_the_table_in_words(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await settings_of(here.bot).set_user(first.id, text_only=True)
        await first.press("Robar", on=first.hand())
        hand, view = first.hand(), table.view(first.id)
        assert hand.attachments == []
        said = text(hand)
        for number, card in enumerate(hand_order(view), 1):
            assert f"{number}: {card_name(card, 'es')}" in said
        assert f"Arriba del pozo: {card_name(view.discard[-1], 'es')}" in said
        assert "- Ana, " in said
        assert "- Beto, " in said
        assert controls(hand), "everything that may be done is there as before"
        assert here.board().attachments, "what everybody sees stays a picture"


async def test_cards_are_drawn_beforehand_while_nobody_waits(database, monkeypatch):
    monkeypatch.setattr("cogs.pictures.SETTLING", 0.0)
    monkeypatch.setattr("cogs.pictures.PAUSE", 0.0)
    monkeypatch.setattr("cogs.pictures.draw_beforehand", partial(draw_beforehand, widths=(62,)))
    async with world(database) as here:
        warming = here.bot.get_cog("Pictures")._warming
        await asyncio.wait_for(warming, 60)
    held = ART.used
    for card in CARDS:
        face(card, 62, THEMES["felt"])
    assert ART.used == held


async def test_drawing_beforehand_ends_with_the_bot(database):
    async with world(database) as here:
        warming = here.bot.get_cog("Pictures")._warming
        await here.bot.remove_cog("Pictures")
        await asyncio.wait([warming])
        assert warming.cancelled()
