"""The lobby, seen from the chairs around it."""

from __future__ import annotations

import discord
import pytest
from simulated import ENGLISH, World, control, labels, options, text, world

from bot.engine import PRESETS
from bot.tables import Status

BUTTONS = ["Unirse", "Agregar bot", "Empezar", "Reglas", "Salir"]
MENUS = ["Elige el modo de juego", "Más: otros bots, sugerencias…"]
BOTS = ["Agregar bot aprendiz", "Agregar bot compañero", "Agregar bot maestro"]


def seats(here: World) -> str:
    """The lobby's picture in words."""
    return here.board().components[0]["components"][1]["items"][0]["description"]


async def test_a_new_table_shows_its_seats_its_buttons_and_what_can_be_played(database):
    async with world(database) as here:
        ana = here.person("Ana")
        answer = await ana.slash("nueva")
        assert labels(here.board()) == [*BUTTONS, *MENUS]
        assert list(options(here.board(), "Más")) == [*BOTS, "Jugar sin sugerencias"]
        assert "Ana (abrió la mesa)" in seats(here)
        assert list(options(here.board(), "Elige")) == ["Clásica", "Chilena", "Argentina", "Exprés"]
        assert answer is not None
        assert "tus cartas van a aparecer aquí" in text(answer)


async def test_the_table_speaks_the_servers_language_and_answers_each_person_in_theirs(database):
    async with world(database) as here:
        ana, john = here.person("Ana"), here.person("John", ENGLISH)
        await ana.slash("nueva")
        answer = await john.press("Empezar")
        assert answer is not None
        assert text(answer) == "That is for whoever opened the table to decide. Ask them."
        assert "Le toca" not in text(here.board())
        assert "Falta alguien más" in text(here.board())


async def test_people_and_bots_take_seats_and_leave_them(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        await beto.press("Unirse")
        await ana.press("Agregar bot")
        assert "Beto" in seats(here)
        assert "Rosa (" in seats(here)
        await beto.choose("Más", "unbot", on=here.board())
        assert "Rosa" not in seats(here)
        await beto.press("Salir")
        assert "Beto" not in seats(here)
        assert len(here.public()) == 1, "the lobby is one message, edited"


async def test_a_preset_changes_what_is_played(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        await ana.choose("Elige", "express", on=here.board())
        assert (await here.table()).rules.preset == "express"
        assert "Exprés" in text(here.board())


async def test_each_preset_says_what_tells_it_from_the_others(database):
    async with world(database) as here:
        await here.person("Ana").slash("nueva")
        about = {each["value"]: each["description"] for each in control(here.board(), "Elige el modo")["options"]}
        assert about["chilean"] == "10 rondas, 12 cartas; termina en escala real; sin bajarse en el primer turno"
        assert about["argentine"] == "7 rondas, 11-12 cartas; termina en 3 escaleras"
        assert len(set(about.values())) == len(about) == len(PRESETS)


async def test_a_preset_can_be_chosen_with_the_command(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva", modo="chilean", turno=60)
        assert "Chilena · 1 minuto por turno" in text(here.board())


async def test_a_second_table_in_the_channel_is_refused(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        before = here.messages()
        answer = await beto.slash("nueva")
        assert answer is not None
        assert "ya hay una mesa" in text(answer)
        assert [each for each in here.messages() if each is not answer] == before


async def test_starting_alone_is_refused_with_what_would_help(database):
    async with world(database) as here:
        ana = here.person("Ana")
        promise = await ana.slash("nueva")
        answer = await ana.press("Empezar")
        assert answer is not None
        assert "al menos 2" in text(answer)
        assert promise in here.messages(), "the message that says where the cards will be"
        assert (await here.table()).status is Status.LOBBY


async def test_a_full_table_offers_no_seat(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        for _ in range(7):
            await ana.press("Agregar bot")
        buttons = here.board().components[0]["components"][2]["components"]
        assert [each["label"] for each in buttons if each["disabled"]] == ["Unirse", "Agregar bot"]
        assert list(options(here.board(), "Más")) == ["Quitar un bot", "Jugar sin sugerencias"]


async def test_the_start_deals_everyone_who_joined_their_hand_below_the_table(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto", ENGLISH)
        await ana.slash("nueva")
        await beto.press("Unirse")
        await ana.press("Empezar")
        assert labels(here.board()) == ["Mi mano", "Reglas"]
        assert [each for each in here.public() if "Unirse" in labels(each)] == [], "the lobby has gone"
        for person, words in ((ana, "Ronda 1 de 6: 2 tríos"), (beto, "Round 1 of 6: 2 trios")):
            own = [each for each in person.sees() if each.flags & 64]
            assert len(own) == 1
            assert words in text(own[0])
            assert own[0].id > here.board().id


async def test_a_channel_where_the_bot_may_not_attach_files_gets_no_table(database):
    async with world(database) as here:
        ana = here.person("Ana")
        no_files = {here.bot.user: discord.PermissionOverwrite(attach_files=False)}
        here.channel = here.guild.create_text_channel("sin-archivos", overwrites=no_files)
        answer = await ana.slash("nueva")
        assert answer is not None
        assert "adjuntar archivos" in text(answer)
        assert await here.bot.tables.in_channel(here.channel.id) is None


async def test_the_host_ends_a_table_after_being_asked(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        question = await ana.slash("terminar")
        assert question is not None
        assert labels(question) == ["Sí, terminar", "No, seguir"]
        await ana.press("No, seguir", on=question)
        assert (await here.table()).status is Status.LOBBY
        refused = await beto.slash("terminar")
        assert refused is not None
        answer = await beto.press("Sí, terminar", on=refused)
        assert answer is not None
        assert "Solo quien abrió la mesa" in text(answer)
        question = await ana.slash("terminar")
        assert question is not None
        await ana.press("Sí, terminar", on=question)
        assert await here.bot.tables.in_channel(here.channel.id) is None
        assert text(here.board()).startswith("Esta mesa se cerró")
        assert labels(here.board()) == []


async def test_a_bot_of_each_strength_can_be_seated_from_the_menu_or_from_the_start(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva", bot="maestro")
        for level in ("aprendiz", "companero"):
            await ana.choose("Más", f"bot.{level}", on=here.board())
        assert [seat.level for seat in (await here.table()).seats] == [None, "maestro", "aprendiz", "companero"]


@pytest.mark.parametrize(
    ("word", "seated"),
    [("bot.aprendiz", ["companero", "aprendiz"]), ("bot.maestro", ["companero", "maestro"]), ("unbot", [])],
)
async def test_the_buttons_of_an_older_lobby_go_on_working(database, word, seated):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva", bot="companero")
        table = await here.table()
        button = {"type": 2, "style": 2, "label": "antes", "custom_id": f"c1:{table.id}:1:{word}"}
        here.board().components[0]["components"].append({"type": 1, "components": [button]})
        await ana.click(here.board(), button["custom_id"])
        assert [seat.level for seat in table.seats if seat.is_bot] == seated
        assert labels(here.board()) == [*BUTTONS, *MENUS]


async def test_hints_can_be_switched_off_and_on_again_from_the_menu_and_from_an_older_button(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        table = await here.table()
        await ana.choose("Más", "hints.off", on=here.board())
        assert not table.hints
        assert "· sin sugerencias" in text(here.board())
        button = {"type": 2, "style": 2, "label": "antes", "custom_id": f"c1:{table.id}:1:hints.on"}
        here.board().components[0]["components"].append({"type": 1, "components": [button]})
        await ana.click(here.board(), button["custom_id"])
        assert table.hints
        assert "sugerencias" not in text(here.board())


async def test_a_server_without_hints_has_none_at_any_table(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await here.bot.preferences.set_guild(here.guild.id, hints=False)
        await ana.slash("nueva")
        assert "· sin sugerencias" in text(here.board())
        refused = await ana.choose("Más", "hints.on", on=here.board())
        assert refused is not None
        assert text(refused) == "En este servidor se juega sin sugerencias."
        assert not (await here.table()).hints
