"""Which language: one's own for what only oneself sees, and the table's for what everybody does."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest
from simulated import ENGLISH, PORTUGUESE, SPANISH, text, world

from bot.settings import Settings
from cogs import answers


async def test_ones_own_choice_goes_before_ones_discord(database):
    async with world(database) as here:
        ana = here.person("Ana", SPANISH)
        assert "No guardo nada de ti" in text(await ana.slash("privacidad"))
        await here.bot.preferences.set_user(ana.id, locale="pt-BR")
        assert "Nenhuma partida terminou ainda" in text(await ana.slash("historial"))


async def test_what_was_chosen_is_known_after_a_restart(database):
    async with world(database) as here:
        ana = here.person("Ana", SPANISH)
        await here.bot.preferences.set_user(ana.id, locale="en")
        await here.restart()
        assert "No match has ended yet" in text(await ana.slash("historial"))


@pytest.mark.parametrize(
    ("server", "host", "language"),
    [
        (SPANISH, ENGLISH, "es"),
        (PORTUGUESE, SPANISH, "pt-BR"),
        (ENGLISH, SPANISH, "es"),  # nobody chose this English: the server is no community
        (ENGLISH, PORTUGUESE, "pt-BR"),
    ],
)
async def test_a_table_speaks_the_servers_language_if_somebody_chose_it(database, server, host, language):
    async with world(database, locale=server) as here:
        await here.person("Ana", host).slash("nueva")
        assert (await here.table()).locale == language


async def test_the_english_of_a_community_was_chosen(database):
    async with world(database, locale=ENGLISH) as here:
        here.bot.guilds[0].features.append("COMMUNITY")
        await here.person("Ana", SPANISH).slash("nueva")
        assert (await here.table()).locale == "en"


async def test_the_language_of_the_configuration_goes_before_all(database):
    async with world(database, locale=SPANISH) as here:
        await here.bot.preferences.set_guild(here.guild.id, locale="pt-BR")
        await here.person("Ana", ENGLISH).slash("nueva")
        assert (await here.table()).locale == "pt-BR"


async def test_a_host_who_chose_a_language_brings_it_to_the_table(database):
    async with world(database, locale=ENGLISH) as here:
        ana = here.person("Ana", ENGLISH)
        await here.bot.preferences.set_user(ana.id, locale="es")
        await ana.slash("nueva")
        assert (await here.table()).locale == "es"


class Stuck:
    """A store whose database does not answer."""

    async def user(self, _):
        await asyncio.Event().wait()


async def test_a_slow_database_keeps_nobody_waiting(monkeypatch):
    monkeypatch.setattr(answers, "PATIENCE", 0.01)
    interaction = SimpleNamespace(
        client=SimpleNamespace(preferences=Settings(Stuck())),
        user=SimpleNamespace(id=1),
        locale=discord.Locale.brazil_portuguese,
        type=discord.InteractionType.component,
        extras={},
    )
    async with answers.answering(interaction):
        assert answers.locale_of(interaction) == "pt-BR"
    [reading] = [task for task in asyncio.all_tasks() if task.get_coro().__name__ == "user"]
    reading.cancel()


async def test_a_broken_store_keeps_nobody_from_an_answer(database, monkeypatch):
    async with world(database) as here:
        ana = here.person("Ana", ENGLISH)
        monkeypatch.setattr(here.bot.preferences._store, "user", lambda _: 1 / 0)
        assert "No match has ended yet" in text(await ana.slash("historial"))
