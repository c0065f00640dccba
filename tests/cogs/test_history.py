"""`/carioca historial`: the list of matches, its pages, and one match."""

from __future__ import annotations

import pytest
from generated_matches import generated
from simulated import ENGLISH, PORTUGUESE, control, options, text, world
from sqlalchemy import insert

from bot.standings import writing
from bot.storage.schema import tables


async def play(here, people, count=25):
    """Put so many matches into the history, between people with these ids."""

    def work(connection) -> None:
        for result in generated(count, guild_id=here.guild.id, users=people):
            row = {"guild_id": here.guild.id, "channel_id": 1, "opened_by": 1, "opened_at": 0, "status": "over"}
            connection.execute(insert(tables).values(row | {"id": result.match_id}))
            assert writing.record(connection, result.match_id, here.guild.id, result, 1)

    await here.bot.standings._database.commit(work)


def listed(message) -> list[int]:
    """The matches of a list, as their table's numbers."""
    return [int(line.split("#")[1].split("*")[0]) for line in text(message).splitlines() if line.startswith("**#")]


async def test_the_newest_matches_come_first_and_the_pages_turn_both_ways(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await play(here, [ana.id, 5, 6, 7])
        first = await ana.slash("historial")
        assert listed(first) == list(range(25, 15, -1))
        assert control(first, "Más nuevas").get("disabled")
        second = await ana.press("Más antiguas", on=first)
        assert listed(second) == list(range(15, 5, -1))
        last = await ana.press("Más antiguas", on=second)
        assert listed(last) == list(range(5, 0, -1))
        assert control(last, "Más antiguas").get("disabled")
        assert listed(await ana.press("Más nuevas", on=last)) == list(range(15, 5, -1))


async def test_only_the_matches_of_a_person_are_listed(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, [5, 6, 7, 8, 9, ana.id, beto.id])
        expected = await here.bot.standings.history(here.guild.id, user_id=beto.id)
        assert listed(await ana.slash("historial", persona=beto.actor)) == [each.id for each in expected.matches]
        assert 0 < len(expected.matches) < 25


async def test_one_match_is_seen_with_everyones_points_and_left_again(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await play(here, [ana.id, 5, 6])
        shown = await ana.slash("historial")
        chosen = list(options(shown, "Ver una partida").values())[2]
        match = await here.bot.standings.match(here.guild.id, int(chosen.rpartition("m")[2]))
        detail = await ana.choose("Ver una partida", chosen, on=shown)
        for seat in match.seats:
            assert f"{seat.score} puntos" in text(detail)
            assert seat.name in text(detail)
            if seat.rating is not None:
                assert f"{seat.rating} ({seat.rating_change:+d})" in text(detail)
        assert listed(await ana.press("Volver a la lista", on=detail))[0] == match.id


@pytest.mark.parametrize(
    ("locale", "said"), [(ENGLISH, "No match has ended yet"), (PORTUGUESE, "Nenhuma partida terminou ainda")]
)
async def test_an_empty_history_says_so_in_the_language_of_who_asks(database, locale, said):
    async with world(database) as here:
        assert said in text(await here.person("Ana", locale).slash("historial"))
