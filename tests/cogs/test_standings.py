"""`/carioca ranking`, `perfil` and `rivales`, used as people do: real discord.py against SimCord."""

from __future__ import annotations

import pytest
from generated_matches import generated
from simcord.components import walk_components
from simulated import ENGLISH, PORTUGUESE, control, labels, options, text, world
from sqlalchemy import insert

from bot.standings import writing
from bot.storage.schema import tables

NAMES = {ENGLISH: ("All time", "By rating", "Next"), PORTUGUESE: ("Desde sempre", "Por nível", "Próxima")}


async def play(here, people, count=40):
    """Put so many matches into the history, between people with these ids."""

    def work(connection) -> None:
        for result in generated(count, guild_id=here.guild.id, users=people):
            row = {"guild_id": here.guild.id, "channel_id": 1, "opened_by": 1, "opened_at": 0, "status": "over"}
            connection.execute(insert(tables).values(row | {"id": result.match_id}))
            assert writing.record(connection, result.match_id, here.guild.id, result, 1)

    await here.bot.standings._database.commit(work)


def alternative_text(message) -> str:
    [gallery] = [each for each in walk_components(message.components) if each["type"] == 12]
    return gallery["items"][0]["description"]


async def test_a_server_without_matches_has_an_empty_board(database):
    async with world(database) as here:
        shown = await here.person("Ana").slash("ranking")
        assert "Todavía nadie ha terminado una partida" in alternative_text(shown)
        assert all(control(shown, label).get("disabled") for label in ("Anterior", "Mi lugar", "Siguiente"))


async def test_the_pages_of_a_board_are_turned(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await play(here, [ana.id, *range(1, 25)])
        shown = await ana.slash("ranking")
        first = alternative_text(shown)
        assert not control(shown, "Siguiente").get("disabled")
        second = await ana.press("Siguiente", on=shown)
        assert alternative_text(second) != first
        assert not control(second, "Anterior").get("disabled")
        back = await ana.press("Anterior", on=second)
        assert alternative_text(back) == first


async def test_ones_own_place_is_a_click_away(database):
    async with world(database) as here:
        beto = here.person("Beto")
        await play(here, [*range(1, 25), beto.id], count=60)
        board = await here.bot.standings.leaderboard(here.guild.id, page=None, user_id=beto.id)
        assert board.own is not None
        shown = await beto.press("Mi lugar", on=await beto.slash("ranking"))
        assert f"Player {beto.id}" in alternative_text(shown)


async def test_another_time_and_order_are_chosen(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await play(here, [ana.id, *range(1, 25)])
        shown = await ana.slash("ranking", periodo="all", orden="wins")
        offered = options(shown, "¿De qué periodo?")
        assert list(offered) == ["Desde siempre", "Esta temporada (trimestre)", "Este mes"]
        empty = await ana.choose("¿De qué periodo?", offered["Este mes"], on=shown)
        assert "Player" not in alternative_text(empty)
        assert "Este mes todavía nadie ha terminado una partida" in alternative_text(empty)
        sorted_by = options(empty, "¿Por qué se ordena?")
        assert sorted_by["Por promedio de puntos"] == "month.average.0"


async def test_whoever_has_played_too_little_for_an_average_is_told_how_much_it_takes(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await play(here, [ana.id, 5], count=1)
        shown = await ana.slash("ranking", orden="average")
        assert "se necesitan 3 partidas terminadas" in alternative_text(shown)


@pytest.mark.parametrize("locale", NAMES)
async def test_the_board_speaks_the_language_of_who_asks(database, locale):
    async with world(database) as here:
        shown = await here.person("Ana", locale).slash("ranking")
        period, order, following = NAMES[locale]
        assert following in labels(shown)
        assert period in {each["label"] for each in shown_options(shown)}
        assert order in {each["label"] for each in shown_options(shown)}


def shown_options(message):
    return [each for item in walk_components(message.components) for each in item.get("options", [])]


async def test_a_profile_is_drawn(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, [ana.id, beto.id, 7])
        profile = await here.bot.standings.profile(here.guild.id, ana.id)
        shown = alternative_text(await ana.slash("perfil"))
        assert str(profile.all_time.rating) in shown
        of_beto = alternative_text(await ana.slash("perfil", persona=beto.actor))
        assert f"Player {beto.id}" in of_beto


async def test_who_has_finished_no_match_is_told_so_at_a_table_too(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(beto, host=ana)
        said = text(await ana.slash("perfil"))
        assert said.startswith("Todavía no tienes partidas terminadas")
        assert "/carioca nueva" not in said, "it would refuse"
        of_beto = text(await ana.slash("perfil", persona=beto.actor))
        assert of_beto.startswith("Beto todavía no tiene partidas terminadas")


async def test_rivals_are_listed_with_how_it_went(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        assert "Todavía no tienes rivales" in text(await ana.slash("rivales"))
        assert "Beto todavía no tiene rivales" in text(await ana.slash("rivales", persona=beto.actor))
        await play(here, [ana.id, beto.id])
        [rival] = await here.bot.standings.rivals(here.guild.id, ana.id)
        said = text(await ana.slash("rivales"))
        assert f"Player {beto.id}" in said
        assert f"{rival.matches} partidas en común; quedaste {rival.ahead} veces por delante" in said
        assert f"y {rival.behind} veces por detrás" in said
        assert "Tus rivales" in said
        assert f"; Ana quedó {rival.ahead} veces" in text(await beto.slash("rivales", persona=ana.actor))
