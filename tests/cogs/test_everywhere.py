"""Every command in every language: at a table, without one, where the bot may not write, and in direct messages."""

from __future__ import annotations

import discord
import pytest
from discord_limits import prose_problems
from simulated import ENGLISH, PORTUGUESE, SPANISH, labels, text, world

from bot.engine import PRESETS, Discard, Draw
from bot.locales import translate
from bot.permissions import PERMISSIONS
from cogs.help import GROUPS

OURS = {SPANISH: "es", ENGLISH: "en", PORTUGUESE: "pt-BR"}

NEEDED = {"agregar": {"jugada": "8C"}, "botar": {"carta": "KS"}}
"""Options without which a command cannot be used."""

DIRECT = ("ayuda", "reglas", "preferencias", "privacidad", "tutorial")
"""What works without a server."""


def commands(here) -> list[str]:
    """The Spanish names of every command."""
    return [command.name for command in here.bot.get_cog("Carioca").app_command.commands]


def said(answer) -> str:
    """An answer's words and its pictures' alternative texts."""
    return text(answer) + repr(answer.components)


@pytest.mark.parametrize("locale", OURS)
async def test_without_a_table_every_command_answers_privately(database, locale):
    async with world(database) as here:
        ana = here.person("Ana", locale)
        for name in commands(here):
            if name == "nueva":
                continue
            answer = await ana.slash(name, **NEEDED.get(name, {}))
            assert answer is not None, name
            assert answer.flags & 64, name
            assert prose_problems({"components": answer.components}) == [], name
            assert translate(OURS[locale], "command-failed") not in text(answer), name
        assert here.public() == []


async def test_every_answer_is_another_in_each_language(database):
    answers = {}
    async with world(database) as here:
        for locale in OURS:
            person = here.person(locale, locale)
            for name in commands(here):
                if name != "nueva":
                    answers.setdefault(name, set()).add(said(await person.slash(name, **NEEDED.get(name, {}))))
    assert {name for name, found in answers.items() if len(found) < len(OURS)} == set()


@pytest.mark.parametrize("locale", OURS)
async def test_at_a_table_every_move_can_be_said(database, locale):
    async with world(database, locale=locale) as here:
        ana, beto = here.person("Ana", locale), here.person("Beto", locale)
        table = await here.match(ana, host=beto)
        assert table.locale == OURS[locale]
        first = here.in_turn(table)
        await first.slash("mano")
        await first.slash("robar")
        refused = await first.slash("robar")
        assert translate(OURS[locale], "error-already-drawn") in text(refused)
        card = next(action.card for action in table.view(first.id).legal_actions() if isinstance(action, Discard))
        await first.slash("botar", carta=str(card))
        second = here.in_turn(table)
        assert second is not first
        assert translate(OURS[locale], "error-not-your-turn") in text(await first.say(Draw()))
        await second.slash("tomar")
        assert translate(OURS[locale], "error-not-over") in text(await second.slash("repetir", partida=table.id))
        await first.slash("pausar")
        await second.slash("pausar")
        assert table.paused
        await first.slash("seguir")
        await second.slash("seguir")
        assert table.paused is None
        await second.slash("mesa")
        await second.slash("salir")
        ended = await beto.slash("terminar")
        await beto.press(translate(OURS[locale], "table-button-end"), on=ended)
        assert not table.status.is_open


@pytest.mark.parametrize("locale", OURS)
async def test_where_the_bot_may_not_write_every_command_still_answers(database, locale):
    async with world(database) as here:
        ana = here.person("Ana", locale)
        silent = {here.bot.user: discord.PermissionOverwrite(send_messages=False)}
        here.channel = here.guild.create_text_channel("muda", overwrites=silent)
        for name in commands(here):
            answer = await ana.slash(name, **NEEDED.get(name, {}))
            assert answer.flags & 64
            if name == "nueva":
                assert text(answer) == translate(OURS[locale], "error-cannot-write")
        assert here.public() == []


@pytest.mark.parametrize("locale", OURS)
async def test_in_direct_messages_what_needs_a_server_says_so(database, locale):
    async with world(database) as here:
        eva = here.person("Eva", locale)
        user = here.env.create_user("eva2")
        here.people[user.id] = eva
        for name in commands(here):
            result = await user.slash(f"carioca {name}", **NEEDED.get(name, {}))
            answer = [each for each in [result.response, *result.followups] if each is not None][-1]
            found = here.env.backend.get_message(user.dm_channel.id, answer.id)
            needs_server = translate(OURS[locale], "error-needs-server") in text(found)
            assert needs_server is (name not in DIRECT), name
            assert prose_problems({"components": found.components}) == [], name


async def test_in_a_server_that_has_not_invited_the_bot_it_is_as_in_direct_messages(database, monkeypatch):
    async with world(database) as here:
        ana = here.person("Ana")
        monkeypatch.setattr(here.bot, "get_guild", lambda _: None)  # only Ana has the app, for herself
        for name in commands(here):
            answer = await ana.slash(name, **NEEDED.get(name, {}))
            assert (translate("es", "error-needs-server") in text(answer)) is (name not in DIRECT), name
        assert here.public() == []


@pytest.mark.parametrize("locale", OURS)
async def test_the_help_names_every_command_as_the_user_sees_it(database, locale):
    async with world(database) as here:
        shown = text(await here.person("Ana", locale).slash("ayuda"))
        tree = await here.bot.get_cog("Help")._commands(OURS[locale], locale)
        assert set(tree) == set(commands(here))
        for name, about in tree.values():
            assert f"`{name}` {about}" in shown
        assert translate(OURS[locale], "command-new") in tree["nueva"][0]


async def test_from_the_help_a_click_leads_to_the_key_of_the_pictures(database):
    async with world(database) as here:
        ana = here.person("Ana")
        answer = await ana.slash("ayuda")
        assert labels(answer) == ["Reglas", "Cómo leer la mesa"]
        key = await ana.press("Cómo leer la mesa", on=answer)
        alt = key.components[0]["components"][1]["items"][0]["description"]
        assert alt.startswith("Cómo leer la mesa.")
        assert "La D: reparte en esta ronda." in alt


async def test_every_command_of_the_help_exists(database):
    async with world(database) as here:
        assert {name for names in GROUPS.values() for name in names} <= set(commands(here))
        assert {name for each in PERMISSIONS for name in each.commands} <= set(commands(here))
        assert len(commands(here)) <= 25


async def test_the_command_can_be_used_in_direct_messages_and_by_ones_own_app(database):
    async with world(database) as here:
        command = here.bot.get_cog("Carioca").app_command.to_dict(here.bot.tree)
        assert command["contexts"] == [0, 1, 2]
        assert command["integration_types"] == [0, 1]


async def test_without_a_table_the_rules_are_those_of_the_server(database):
    async with world(database) as here:
        await here.bot.preferences.set_guild(here.guild.id, rules=PRESETS["chilean"])
        shown = await here.person("Ana").slash("reglas")
        assert "Reglas: Chilena" in text(shown)
