"""`/carioca preferencias`: what a person chooses for themselves, and being called by direct message."""

from __future__ import annotations

import pytest
from discord_limits import prose_problems
from simulated import ENGLISH, PORTUGUESE, SPANISH, controls, labels, text, world

from bot.locales import translate
from bot.players import Level
from bot.players import choose as decide
from bot.settings import UserSettings

OURS = {SPANISH: "es", ENGLISH: "en", PORTUGUESE: "pt-BR"}


def find(message, field):
    [found] = [each["custom_id"] for each in controls(message) if each["custom_id"].endswith(f":prefer.{field}")]
    return found


async def choose(person, shown, field, value):
    result = await person.actor.select(person._handle(shown), [value], custom_id=find(shown, field))
    return person._answer(result) or shown


def written_to(here, person):
    """What the bot has written to this person."""
    channel = here.env.backend.get_dm_channel(person.id)
    return [*here.env.backend.messages.get(channel.id, {}).values()]


async def in_turn_away(here, table):
    """Have somebody in turn whose hand cannot be refreshed: their click is long past."""
    person = here.in_turn(table)
    here.bot.get_cog("Hands").forget(table, person.id)
    return person


async def call(here, table, person):
    """Have this person called, as when their hand could not be refreshed."""
    with here.env._bot_scope():  # so that SimCord waits for what follows from it
        here.bot.get_cog("Boards").call(table, person.id)
    await here.env.settle()


def mentioned(here, person):
    """Whether the channel's table message called this person."""
    return any(person.id in message.ping_user_ids for message in here.public())


@pytest.mark.parametrize("locale", OURS)
async def test_the_panel_fits_discord_and_speaks_the_users_language(database, locale):
    async with world(database) as here:
        shown = await here.person("Ana", locale).slash("preferencias")
        assert translate(OURS[locale], "config-own-title") in text(shown)
        assert prose_problems({"components": shown.components}) == []


async def test_a_switch_says_how_it_stands_and_its_button_what_it_does(database):
    async with world(database) as here:
        ana = here.person("Ana")
        shown = await ana.slash("preferencias")
        assert "**Solo texto** · No" in text(shown)
        assert labels(shown)[-2:] == ["Activar", "Activar"]
        shown = await ana.click(shown, find(shown, "text_only"))
        assert "**Solo texto** · Sí" in text(shown)
        assert labels(shown)[-2:] == ["Desactivar", "Activar"]


async def test_every_choice_is_kept_and_can_be_taken_back(database):
    async with world(database) as here:
        ana = here.person("Ana")
        shown = await ana.slash("preferencias")
        for field, value in (("theme", "midnight"), ("four_colours", "two"), ("indices", "es"), ("locale", "en")):
            shown = await choose(ana, shown, field, value)
        for field in ("text_only", "ping_dm"):
            shown = await ana.click(shown, find(shown, field))
        chosen = UserSettings(
            theme="midnight", four_colours=False, indices="es", locale="en", text_only=True, ping_dm=True
        )
        assert await here.bot.preferences.user(ana.id) == chosen
        assert "Your preferences" in text(shown)
        for field in ("theme", "four_colours", "indices", "locale"):
            shown = await choose(ana, shown, field, "none")
        for field in ("text_only", "ping_dm"):
            shown = await ana.click(shown, find(shown, field))
        assert await here.bot.preferences.user(ana.id) == UserSettings()
        assert "Tus preferencias" in text(shown)


async def test_what_is_chosen_can_be_deleted(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await choose(ana, await ana.slash("preferencias"), "theme", "midnight")
        shown = await ana.slash("privacidad")
        assert "lo que elegiste en tus preferencias" in text(shown)
        assert "ningún servidor, ninguna partida terminada y ninguna mesa abierta" in text(shown)
        asked = await ana.press("Borrar mis datos", on=shown)
        await ana.press("Sí, borrar", on=asked)
        assert await here.bot.preferences.user(ana.id) == UserSettings()
        assert "No guardo nada de ti" in text(await ana.slash("privacidad"))


async def test_who_prefers_it_is_called_by_direct_message(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        waiting = await in_turn_away(here, table)
        await here.bot.preferences.set_user(waiting.id, ping_dm=True)
        await call(here, table, waiting)
        [message] = written_to(here, waiting)
        assert f"Te toca jugar en <#{here.channel.id}>." in text(message)
        assert f"https://discord.com/channels/{here.guild.id}/{here.channel.id}" in repr(message.components)
        assert not mentioned(here, waiting)


async def test_others_are_called_in_the_channel(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        waiting = await in_turn_away(here, table)
        await call(here, table, waiting)
        assert written_to(here, waiting) == []
        assert mentioned(here, waiting)


async def test_who_takes_no_direct_messages_is_called_in_the_channel(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        waiting = await in_turn_away(here, table)
        await here.bot.preferences.set_user(waiting.id, ping_dm=True)
        channel = here.env.backend.get_dm_channel(waiting.id)
        where = f"/channels/{channel.id}/messages"
        here.env.inject_error("POST", where, status=403, code=50007, message="Cannot send messages to this user")
        await call(here, table, waiting)
        assert mentioned(here, waiting)


async def test_where_pings_are_off_the_channel_calls_nobody(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.bot.preferences.set_guild(here.guild.id, pings=False)
        table = await here.match(ana, host=beto)
        waiting = await in_turn_away(here, table)
        await call(here, table, waiting)
        assert not mentioned(here, waiting)


@pytest.mark.parametrize("direct", [True, False])
async def test_the_turn_itself_calls_who_does_not_look(database, direct):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        other = ana if first is beto else beto
        await here.bot.preferences.set_user(other.id, ping_dm=direct)
        here.bot.get_cog("Hands").forget(table, other.id)
        while here.in_turn(table) is first:
            await first.do(decide(table.view(first.id), Level.COMPANERO, 0))
        assert bool(written_to(here, other)) is direct
        assert mentioned(here, other) is not direct
