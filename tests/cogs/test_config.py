"""`/carioca config`: what a server chooses, by clicks, and the effect of each choice."""

from __future__ import annotations

import discord
import pytest
from discord_limits import prose_problems
from simulated import ENGLISH, PORTUGUESE, SPANISH, by_word, control, controls, labels, options, text, world

from bot.engine import PRESETS, Rules
from bot.locales import translate
from bot.settings import GuildSettings
from cogs.config_pages import GROUPS

OURS = {SPANISH: "es", ENGLISH: "en", PORTUGUESE: "pt-BR"}


def manager(here, name="Ana", locale=SPANISH):
    """Somebody who may manage the server."""
    role = here.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return here.person(name, locale, roles=[role])


def find(message, rest):
    """The custom_id of the control that does this."""
    [found] = [each["custom_id"] for each in controls(message) if each["custom_id"].endswith(f":config.{rest}")]
    return found


async def go(person, shown, *rests):
    """Press these buttons one after the other."""
    for rest in rests:
        shown = await person.click(shown, find(shown, rest))
    return shown


async def choose(person, shown, rest, *values):
    """Choose from a menu."""
    handle = person._handle(shown)
    return person._answer(await person.actor.select(handle, list(values), custom_id=find(shown, rest))) or shown


async def chosen(here):
    return await here.bot.preferences.guild(here.guild.id)


async def test_who_does_not_manage_the_server_is_told_who_does(database):
    async with world(database) as here:
        ana = here.person("Ana")
        answer = await ana.slash("config")
        assert "permiso «Gestionar servidor»" in text(answer)
        assert controls(answer) == []


async def test_who_may_no_longer_manage_it_changes_nothing(database):
    async with world(database) as here:
        ana, beto = manager(here), here.person("Beto")
        shown = await go(ana, await ana.slash("config"), "page.tables")
        beto_sees = await beto.slash("config")
        assert controls(beto_sees) == []
        [role] = [each for each in here.env.backend.get_guild(here.guild.id).roles.values() if each.name == "manager"]
        role.permissions = 0
        answer = await ana.click(shown, find(shown, "flip.bots"))
        assert "Gestionar servidor" in text(answer)
        assert (await chosen(here)).bots


@pytest.mark.parametrize("locale", OURS)
async def test_every_page_fits_discord_and_speaks_the_managers_language(database, locale):
    async with world(database) as here:
        ana = manager(here, locale=locale)
        home = await ana.slash("config")
        assert translate(OURS[locale], "config-title", server="Carioca") in text(home)
        for group in GROUPS:
            page = await go(ana, await ana.slash("config"), f"page.{group}")
            assert translate(OURS[locale], f"config-group-{group}") in text(page)
            assert prose_problems({"components": page.components}) == []
            back = await go(ana, page, "page.home")
            assert text(back) == text(home)


async def test_every_rule_has_a_page_from_which_one_comes_back(database):
    async with world(database) as here:
        ana = manager(here)
        rules = await go(ana, await ana.slash("config"), "page.rules")
        for label, name in options(rules, "Cambiar una regla").items():
            page = await choose(ana, rules, "page.option", name)
            assert label in text(page)
            assert prose_problems({"components": page.components}) == []
            rules = await go(ana, page, "page.rules")


async def test_the_language_of_the_tables(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.language")
        page = await choose(ana, page, "set.locale", "pt-BR")
        assert (await chosen(here)).locale == "pt-BR"
        await ana.slash("nueva")
        assert (await here.table()).locale == "pt-BR"
        assert "Entrar" in " ".join(labels(here.board())) or "Sentar" in " ".join(labels(here.board()))
        await choose(ana, page, "set.locale", "auto")
        assert (await chosen(here)).locale is None


async def test_a_new_table_has_the_servers_rules_and_clock_unless_its_host_says_otherwise(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.rules")
        page = await choose(ana, page, "set.preset", "express")
        page = await choose(ana, page, "page.option", "buys")
        page = await choose(ana, page, "rule.buys", "2")
        assert "Comprar: 2" in text(page)
        page = await go(ana, page, "page.rules", "page.home", "page.tables")
        await choose(ana, page, "set.turn_seconds", "600")
        assert await chosen(here) == GuildSettings(
            rules=Rules.parse({"preset": "express", "buys": 2}), turn_seconds=600
        )
        await ana.slash("nueva")
        table = await here.table()
        assert table.rules == Rules.parse({"preset": "express", "buys": 2})
        assert table.turn_seconds == 600
        assert "Exprés con reglas de la casa" in text(here.board())
        [house] = [each for each in control(here.board(), "Elige el modo")["options"] if each.get("default")]
        assert house["label"] == "Exprés con reglas de la casa"
        await ana.actor.select(
            ana._handle(here.board()), [house["value"]], custom_id=by_word(here.board(), "preset")["custom_id"]
        )
        assert table.rules == Rules.parse({"preset": "express", "buys": 2})
        await table.end(ana.id)
        await ana.slash("nueva", modo="chilean", turno=60)
        table = await here.table()
        assert (table.rules, table.turn_seconds) == (PRESETS["chilean"], 60)


async def test_rules_that_cannot_be_change_nothing_and_say_why(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.rules")
        page = await choose(ana, page, "page.option", "decks")
        page = await choose(ana, page, "rule.decks", "1")
        assert "⚠️ No cambié nada: 54 cartas no alcanzan para 5 personas" in text(page)
        assert (await chosen(here)).rules == Rules()


async def test_rounds_are_put_together(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.rules", "page.contracts", "page.round-7")
        page = await choose(ana, page, "contract.7", "dirty")
        assert "Ronda 7: Escala sucia · 12 cartas" in text(page)
        page = await choose(ana, page, "page.round", "round-1")
        page = await choose(ana, page, "contract.1", "2R")
        page = await go(ana, page, "round.last", "round.last")
        assert (await chosen(here)).rules.contracts == ("2R", "1T 1R", "2R", "3T", "2T 1R")
        page = await go(ana, page, "page.rules", "reset.rules")
        assert (await chosen(here)).rules == Rules()


async def test_tables_are_opened_in_the_chosen_channels_only(database):
    async with world(database) as here:
        ana, other = manager(here), here.guild.create_text_channel("juegos")
        page = await go(ana, await ana.slash("config"), "page.places")
        await choose(ana, page, "set.channels", other)
        assert (await chosen(here)).channels == (other.id,)
        answer = await ana.slash("nueva")
        assert f"En este servidor se juega en <#{other.id}>." in text(answer)
        assert here.public() == []
        here.channel = other
        await ana.slash("nueva")
        assert (await here.table()).channel_id == other.id


async def test_channels_that_are_gone_forbid_nothing(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await here.bot.preferences.set_guild(here.guild.id, channels=(123456,), roles=(654321,))
        await ana.slash("nueva")
        assert await here.table()


async def test_tables_are_opened_by_the_chosen_roles_only(database):
    async with world(database) as here:
        ana, players = manager(here), here.guild.create_role("jugadores")
        beto = here.person("Beto", roles=[players])
        page = await go(ana, await ana.slash("config"), "page.places")
        await choose(ana, page, "set.roles", players)
        assert (await chosen(here)).roles == (players.id,)
        answer = await here.person("Cami").slash("nueva")
        assert f"<@&{players.id}>" in text(answer)
        assert here.public() == []
        await beto.slash("nueva")
        assert (await here.table()).host_id == beto.id


async def test_without_bots_none_is_seated(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.tables")
        await go(ana, page, "flip.bots")
        await ana.slash("nueva")
        answer = await ana.click(here.board(), by_word(here.board(), "bot")["custom_id"])
        assert "se juega sin bots" in text(answer)
        assert len((await here.table()).seats) == 1


async def test_each_table_gets_a_thread(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.tables")
        await go(ana, page, "flip.threads")
        answer = await ana.slash("nueva")
        thread = here.bot.guilds[0].threads[0]
        assert thread.name == "Carioca de Ana"
        assert f"<#{thread.id}>" in text(answer)
        assert [message for message in here.public() if message.components] == []
        table = await here.bot.tables.in_channel(thread.id)
        assert table.message_id in here.env.backend.messages[thread.id]


async def test_without_permission_for_threads_it_says_what_is_missing(database):
    async with world(database) as here:
        ana = manager(here)
        await here.bot.preferences.set_guild(here.guild.id, threads=True)
        no_threads = {here.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)}
        here.channel = here.guild.create_text_channel("sin-hilos", overwrites=no_threads)
        answer = await ana.slash("nueva")
        assert "permiso para crear hilos públicos" in text(answer)
        page = await go(ana, await ana.slash("config"), "page.tables", "flip.threads")
        assert "permiso para crear hilos públicos" not in text(page)
        page = await go(ana, page, "flip.threads")
        assert "⚠️ Aquí cada mesa va en un hilo propio" in text(page)
        assert not here.bot.guilds[0].threads


async def test_looks_are_kept(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.looks")
        page = await choose(ana, page, "set.theme", "copihue")
        page = await choose(ana, page, "set.indices", "es")
        page = await go(ana, page, "flip.four_colours")
        assert await chosen(here) == GuildSettings(theme="copihue", indices="es", four_colours=False)
        assert len(page.attachments) == 1, "a sample is shown"
        home = await go(ana, page, "page.home")
        assert home.attachments == []
        assert "Copihue · dos colores · J, D, R" in text(home)


async def test_the_choices_outlive_the_process_and_old_panels_still_work(database):
    async with world(database) as here:
        ana = manager(here)
        page = await go(ana, await ana.slash("config"), "page.tables")
        await here.restart()
        page = await go(ana, page, "flip.hints")
        assert (await chosen(here)).hints is False
        assert "Sugerencias** · No" in text(page)
        assert labels(page)[1:5] == ["Desactivar", "Activar", "Desactivar", "Activar"]
