"""`/carioca privacidad`: seeing and deleting one's own data; and servers that the bot leaves."""

from __future__ import annotations

import pytest
from match_logs import SHORT, sensible
from simulated import ENGLISH, PORTUGUESE, labels, text, world

from bot.standings.departures import KEPT_MS
from bot.tables import Status


async def play(here, host, *others):
    """A whole match between people, played at the table."""
    table = await here.match(*others, host=host, rules=SHORT)
    with here.env._bot_scope():
        while table.status is Status.PLAYING:
            await table.play(table.seats[table.turn].user_id, sensible(table.game))
    await here.env.settle()


async def test_of_who_has_not_played_nothing_is_stored(database):
    async with world(database) as here:
        assert "No guardo nada de ti" in text(await here.person("Ana").slash("privacidad"))


async def test_who_has_played_gets_a_file_and_a_button(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        shown = await ana.slash("privacidad")
        assert [each["filename"] for each in shown.attachments] == [f"carioca-{ana.id}.json"]
        assert "un servidor" in text(shown)
        assert "una partida terminada y ninguna mesa abierta" in text(shown)
        assert labels(shown) == ["Borrar mis datos"]


async def test_during_ones_first_match_the_table_is_counted_and_named(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(beto, host=ana)
        shown = text(await ana.slash("privacidad"))
        assert f"ninguna partida terminada y una mesa abierta (<#{here.channel.id}>)" in shown


async def test_one_deletes_ones_data_after_a_question(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        asked = await ana.press("Borrar mis datos", on=await ana.slash("privacidad"))
        assert (await here.bot.standings.profile(here.guild.id, ana.id)).name == "Ana"
        done = await ana.press("Sí, borrar", on=asked)
        assert "Una partida queda sin tu nombre" in text(done)
        assert await here.bot.standings.profile(here.guild.id, ana.id) is None
        assert (await here.bot.standings.profile(here.guild.id, beto.id)).all_time.matches == 1
        assert "No guardo nada de ti" in text(await ana.slash("privacidad"))


async def test_who_sits_at_a_table_is_told_where(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        await ana.slash("nueva")
        asked = await ana.press("Borrar mis datos", on=await ana.slash("privacidad"))
        await ana.press("Sí, borrar", on=asked)
        assert f"<#{here.channel.id}>" in ana.hand().content
        assert (await here.bot.standings.profile(here.guild.id, ana.id)).name == "Ana"


@pytest.mark.parametrize(
    ("locale", "said"), [(ENGLISH, "I store nothing about you"), (PORTUGUESE, "Não guardo nada sobre você")]
)
async def test_it_speaks_the_language_of_who_asks(database, locale, said):
    async with world(database) as here:
        assert said in text(await here.person("Ana", locale).slash("privacidad"))


async def test_a_server_that_the_bot_left_is_forgotten_after_thirty_days(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await play(here, ana, beto)
        cog = here.bot.get_cog("Privacy")
        await cog.on_guild_remove(here.bot.guilds[0])
        standings = here.bot.standings
        assert await standings.purge() == []
        now = standings._now
        standings._now = lambda: now() + KEPT_MS
        assert await standings.purge() == [here.guild.id]
        assert await standings.profile(here.guild.id, ana.id) is None
