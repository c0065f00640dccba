"""`/carioca repetir`: a finished match turn by turn and animated, and never a match that is still played."""

from __future__ import annotations

import io

import pytest
from discord_limits import prose_problems
from match_logs import ANA as FIRST
from match_logs import BETO as SECOND
from match_logs import SHORT, match
from PIL import Image
from simcord.components import walk_components
from simulated import ENGLISH, PORTUGUESE, SPANISH, control, everything, labels, options, text, world
from sqlalchemy import insert

from bot.locales import translate
from bot.storage import entries
from bot.storage.schema import tables
from bot.tables import MatchFile
from bot.tables import Person as Somebody
from cogs.replay import film, frames_of
from renderers import Person, match_steps

OURS = {SPANISH: "es", ENGLISH: "en", PORTUGUESE: "pt-BR"}


async def play(here, *people):
    """A finished match between people, written down as if it had been played here; returns its number."""
    log = match(*(Somebody(person.id, person.actor.name.title()) for person in people), rules=SHORT).play()
    values = {"guild_id": here.guild.id, "channel_id": 1, "opened_by": people[0].id, "opened_at": 0, "status": "over"}

    def work(connection) -> None:
        connection.execute(insert(tables).values(values | {"id": 1}))
        entries.append(connection, [*log.rows(1)])

    await here.bot.standings._database.commit(work)
    assert await here.bot.standings.recorder.record(1)
    return 1


def alternative_text(message) -> str:
    [gallery] = [each for each in walk_components(message.components) if each["type"] == 12]
    return gallery["items"][0]["description"]


def finished_file() -> MatchFile:
    return MatchFile.of_log(match(FIRST, SECOND).play().records)


def test_every_turn_is_a_frame_and_so_is_how_each_round_ended():
    file = finished_file()
    steps = match_steps(file.rules, 2, file.seed, file.actions)
    frames = frames_of(steps)
    assert [frame.round for frame in frames if frame.kind == "points"] == [1, 2]
    assert [frame.kind for frame in frames[-2:]] == ["points", "podium"]
    assert frames[0].kind == "table"
    assert len(frames) == len(steps) + 2
    assert frames[-1].view.result == file.result


def test_no_frame_holds_a_hidden_card():
    file = finished_file()
    for frame in frames_of(match_steps(file.rules, 2, file.seed, file.actions)):
        assert frame.view.hand == ()


async def test_one_leafs_through_the_newest_match(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        number = await play(here, ana, beto)
        shown = await ana.slash("repetir")
        assert f"Partida n.º {number}" in text(shown)
        assert "Ronda 1 de 2: 2 tríos · paso 1 de " in text(shown)
        assert control(shown, "◀").get("disabled")
        second = await ana.press("▶", on=shown)
        assert "paso 2 de " in text(second)
        assert "robó" in text(second)
        assert text(await ana.press("◀", on=second)) == text(shown)
        last = await ana.press("⏭", on=second)
        assert "🏆 ¡Ganó" in text(last)
        assert control(last, "▶").get("disabled")
        points = await ana.press("◀", on=last)
        assert "Ronda 2: la ganó" in text(points)
        again = await ana.press("⏮", on=points)
        assert text(again) == text(shown)


async def test_the_way_from_the_history(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        number = await play(here, ana, beto)
        shown = await ana.slash("historial")
        detail = await ana.choose("Ver una partida", next(iter(options(shown, "Ver una partida").values())), on=shown)
        assert f"Partida n.º {number}" in text(await ana.press("Ver de nuevo", on=detail))


async def test_who_wants_words_gets_them_in_place_of_pictures(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        await here.bot.preferences.set_user(ana.id, text_only=True)
        shown = await ana.slash("repetir")
        assert shown.attachments == []
        assert "Beto" in text(shown)
        assert "paso 1 de " in text(shown)


async def test_a_round_is_chosen(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        shown = await ana.slash("repetir")
        rounds = options(shown, "Ir a una ronda")
        assert list(rounds) == ["Ronda 1: 2 tríos", "Ronda 2: 1 trío y 1 escalera"]
        second = await ana.choose("Ir a una ronda", rounds["Ronda 2: 1 trío y 1 escalera"], on=shown)
        assert "Ronda 2 de 2" in text(second)
        assert "robó" not in text(second)


@pytest.mark.parametrize("locale", OURS)
async def test_it_speaks_the_language_of_who_asks_and_fits_discord(database, locale):
    async with world(database) as here:
        ana, beto = here.person("Ana", locale), here.person("Beto")
        number = await play(here, beto, ana)
        shown = await ana.slash("repetir", partida=number)
        assert translate(OURS[locale], "replay-select-round") in labels(shown)
        assert prose_problems({"components": shown.components}) == []


async def test_matches_are_offered_while_one_types(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        number = await play(here, ana, beto)
        assert await ana.complete("repetir", "partida") == {
            f"#{number} · Clásica con reglas de la casa · Ana, Beto": number
        }
        assert await ana.complete("repetir", "partida", "zzz") == {}


async def test_a_match_that_is_still_played_is_not_shown(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        answer = await ana.slash("repetir", partida=table.id)
        assert "todavía no termina" in text(answer)
        assert labels(answer) == []


@pytest.mark.parametrize("number", [99, 0, -1])
async def test_what_is_no_match_of_this_server_is_not_found(database, number):
    async with world(database) as here:
        ana = here.person("Ana")
        assert "No encuentro esa partida" in text(await ana.slash("repetir", partida=number))
        assert "Todavía no hay partidas terminadas" in text(await ana.slash("repetir"))


async def test_a_match_of_another_server_is_not_found(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        number = await play(here, ana, beto)
        (await here.bot.tables.get(number)).guild_id = here.guild.id + 1
        assert "No encuentro esa partida" in text(await ana.slash("repetir", partida=number))


async def test_the_animation_is_a_moving_picture_from_which_one_comes_back(database, monkeypatch):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        monkeypatch.setattr("cogs.replay.FEWER", (6,))
        third = await ana.press("▶", on=await ana.press("▶", on=await ana.slash("repetir")))
        shown = await ana.press("Animación", on=third)
        assert "Repetición animada de una partida de Ana, Beto" in alternative_text(shown)
        assert [each["filename"].rpartition(".")[2] for each in shown.attachments] == ["webp"]
        assert "paso 3 de " in text(await ana.press("Paso a paso", on=shown))


def test_an_animation_that_is_too_large_gets_fewer_frames(monkeypatch):
    people = [Person("Ana", None), Person("Beto", None)]
    monkeypatch.setattr("cogs.replay.FEWER", (12, 5))

    def frames(picture) -> int:
        with Image.open(io.BytesIO(picture.data)) as opened:
            return opened.n_frames

    whole = film(finished_file(), people, "es")
    assert frames(whole) == 13  # and the podium
    monkeypatch.setattr("cogs.replay.LARGEST", len(whole.data) - 1)
    assert frames(film(finished_file(), people, "es")) == 6


async def test_whoever_had_their_data_deleted_is_nameless_at_once(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        number = await play(here, ana, beto)
        assert "Beto" in everything(await ana.slash("repetir"))
        asked = await beto.press("Borrar mis datos", on=await beto.slash("privacidad"))
        await beto.press("Sí, borrar", on=asked)
        shown = await ana.slash("repetir", partida=number)
        assert "Beto" not in everything(shown)
        assert "alguien" in alternative_text(shown)
