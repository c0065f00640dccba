"""Leaving, pausing and going on: who may, who has to agree, and what the channel hears."""

from __future__ import annotations

import pytest
from simulated import ENGLISH, PORTUGUESE, Person, World, labels, text, world

from bot.engine import Draw
from bot.tables import Status


def notices(here: World) -> list[str]:
    """The bot's public messages that have no picture, in words."""
    return [text(each) for each in here.public() if not each.attachments]


def vote(here: World):
    """The newest public message of the bot without a picture."""
    return [each for each in here.public() if not each.attachments][-1]


async def answer(person: Person, command: str) -> str:
    """What a command answers privately."""
    said = await person.slash(command)
    assert said is not None
    assert said.flags & 64
    return text(said)


# ---------------------------------------------------------------------- leaving


async def test_a_lobby_is_left_at_once(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        await beto.press("Unirse")
        assert await answer(beto, "salir") == "Listo, dejaste la mesa."
        assert [seat.name for seat in (await here.table()).seats] == ["Ana"]


async def test_a_match_is_left_only_after_being_asked(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami", ENGLISH)
        table = await here.match(beto, cami, host=ana)
        question = await cami.slash("salir")
        assert question is not None
        assert "it counts as abandoned" in text(question)
        await cami.press("No, stay", on=question)
        assert table.seat_of(cami.id) is not None
        assert text(question) == "You stay. Play on!"

        question = await cami.slash("salir")
        assert question is not None
        before, hand = notices(here), next(each for each in cami.sees() if each.flags & 64 and each.attachments)
        await cami.press("Yes, leave", on=question)
        assert table.seat_of(cami.id) is None
        assert hand not in here.messages(), "cards that she has given back"
        assert table.status is Status.PLAYING
        assert text(question).startswith("Done, you left the match")
        assert notices(here) == [*before, "👋 **Cami** se fue de la partida. Un bot sigue en su lugar."]
        assert (await answer(cami, "mano")).startswith("You have no seat at this table")


async def test_when_the_last_person_leaves_the_table_closes(database):
    async with world(database) as here:
        ana = here.person("Ana")
        table = await here.match(host=ana, bots=1)
        question = await ana.slash("salir")
        assert question is not None
        assert "No queda nadie más" in text(question)
        await ana.press("Sí, salir", on=question)
        assert table.status is Status.CLOSED
        assert text(here.board()).startswith("Esta mesa se cerró")


async def test_a_second_click_on_leaving_is_answered_kindly(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(beto, cami, host=ana)
        first, second = await cami.slash("salir"), await cami.slash("salir")
        await cami.press("Sí, salir", on=first)
        number = table.number
        again = await cami.press("Sí, salir", on=second)
        assert again is not None
        assert text(again).startswith("No tienes asiento en esta mesa")
        assert table.number == number


# ---------------------------------------------------------------------- votes


async def test_a_pause_needs_more_than_half_and_the_channel_hears_who_and_how_many(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami", PORTUGUESE)
        table = await here.match(beto, cami, host=ana)
        before = len(here.public())
        assert await answer(cami, "pausar") == "Seu voto foi contado. Falta mais 1."
        assert table.paused is None
        assert text(vote(here)) == f"🗳️ Por pausar la partida: <@{cami.id}>. Falta 1 voto."
        assert labels(vote(here)) == ["Pausar también"]

        await ana.press("Pausar también", on=vote(here))
        assert table.paused == "vote"
        assert text(vote(here)).startswith(f"⏸️ Partida en pausa, por voto de <@{cami.id}>, <@{ana.id}>.")
        assert len(here.public()) == before + 1, "each of a vote's messages replaces the one before"
        refused = await here.in_turn(table).say(Draw())
        assert refused is not None
        assert "en pausa" in text(refused) or "em pausa" in text(refused) or "paused" in text(refused)


async def test_playing_on_needs_more_than_half_as_well_and_brings_the_table_down(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto", ENGLISH)
        table = await here.match(beto, host=ana)
        assert await answer(ana, "pausar") == "Tu voto está contado. Falta 1 más."
        assert await answer(beto, "pausar") == "Done, the match is paused."
        assert await answer(ana, "seguir") == "Tu voto está contado. Falta 1 más."
        assert table.paused == "vote"
        assert text(vote(here)) == f"🗳️ Por seguir con la partida: <@{ana.id}>. Falta 1 voto."
        await beto.press("Seguir jugando", on=vote(here))
        assert table.paused is None
        assert text(vote(here)) == f"▶️ La partida sigue, por voto de <@{ana.id}>, <@{beto.id}>."
        assert labels(vote(here)) == []
        assert labels(here.board())[0] == "Mi mano"
        assert here.board().id > vote(here).id


async def test_with_bots_only_one_vote_is_enough(database):
    async with world(database) as here:
        ana = here.person("Ana")
        table = await here.match(host=ana, bots=2)
        assert await answer(ana, "pausar") == "Listo, la partida queda en pausa."
        assert table.paused == "vote"
        assert await answer(ana, "seguir") == "Listo, la partida sigue."
        assert table.paused is None


async def test_a_vote_calls_nobody(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(beto, host=ana)
        await ana.slash("pausar")
        assert vote(here).ping_user_ids == []


async def test_a_vote_in_a_channel_where_the_bot_may_no_longer_write_counts_all_the_same(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        here.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        assert await answer(ana, "pausar") == "Tu voto está contado. Falta 1 más."
        assert len(table.votes) == 1


async def test_a_pause_outlives_the_process(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(beto, host=ana)
        await ana.slash("pausar")
        await beto.press("Pausar también", on=vote(here))
        paused = vote(here)
        await here.restart()
        await ana.press("Seguir jugando", on=paused)
        await beto.press("Seguir jugando", on=vote(here))
        assert (await here.table()).paused is None


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("pausar", "La partida todavía no empieza"),
        ("seguir", "La partida todavía no empieza"),
    ],
)
async def test_there_is_nothing_to_pause_in_a_lobby(database, command, sentence):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        assert (await answer(ana, command)).startswith(sentence)


@pytest.mark.parametrize("command", ["robar", "mano", "pausar"])
async def test_before_the_start_whoever_can_start_is_told_how_and_the_others_who_can(database, command):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        await beto.press("Unirse")
        assert (await answer(ana, command)).endswith("Empiézala con el botón **Empezar**.")
        assert (await answer(beto, command)).endswith("Quien abrió la mesa la empieza con el botón **Empezar**.")


async def test_what_makes_no_sense_is_explained(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        await here.match(beto, host=ana)
        assert (await answer(ana, "seguir")).startswith("La partida no está en pausa")
        await ana.slash("pausar")
        assert (await answer(ana, "pausar")).startswith("Tu voto ya está contado")
        for command in ("salir", "pausar", "seguir"):
            assert (await answer(cami, command)).startswith("No tienes asiento en esta mesa")


async def test_without_a_table_there_is_nothing_to_leave(database):
    async with world(database) as here:
        ana = here.person("Ana")
        for command in ("salir", "pausar", "seguir"):
            assert (await answer(ana, command)).startswith("En este canal no hay ninguna mesa")


# ---------------------------------------------------------------------- why play has stopped


async def test_a_pause_says_who_wanted_it_and_how_many_votes_it_takes_to_go_on(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami", ENGLISH)
        await here.match(beto, cami, host=ana)
        await beto.slash("pausar")
        await cami.slash("pausar")
        both = f"por voto de <@{beto.id}>, <@{cami.id}>. Para seguir, faltan 2 votos"
        assert f"⏸️ Partida en pausa, {both}: en **Mi mano**, o con `/carioca seguir`." in text(shown(here))
        assert f"La partida está en pausa, {both}: **Seguir jugando** es el tuyo." in text(ana.hand())
        await cami.press("Mi mano", on=shown(here))
        assert f"paused, by the vote of <@{beto.id}>, <@{cami.id}>. To go on, 2 votes are needed" in text(cami.hand())
        await ana.press("Seguir jugando", on=ana.hand())
        assert "falta 1 voto: en **Mi mano**" in text(shown(here))
        assert shown(here).ping_user_ids == []


def shown(here: World):
    """The table's own message."""
    return [each for each in here.public() if each.attachments][-1]


async def test_a_play_at_a_paused_table_is_refused_with_the_reason_and_the_way_on(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        await ana.slash("pausar")
        await beto.slash("pausar")
        refused = await here.in_turn(table).say(Draw())
        assert refused is not None
        assert "⚠️ La partida está en pausa, por votación. Para seguir hay que votarlo" in text(refused)


async def test_a_table_that_could_not_be_shown_says_so_in_every_hand_and_in_its_channel(
    database,
):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        with here.env._bot_scope():
            await table.suspend()
        await here.env.settle()
        for person in (ana, beto):
            assert f"no pude mostrar la mesa en <#{here.channel.id}>. Puede que me falte un permiso" in text(
                person.hand()
            )
            assert labels(person.hand()) == ["Seguir jugando"]
        assert "⏸️ Partida en pausa: por un rato no pude mostrar la mesa" in text(shown(here))
        refused = await answer(here.in_turn(table), "robar")
        assert "en pausa, porque no pude mostrar la mesa en su canal" in refused
        await ana.press("Mi mano", on=shown(here))
        assert table.paused is None


async def test_a_table_that_everybody_has_left_alone_says_so_and_any_of_them_goes_on(database):
    async with world(database) as here:
        ana = here.person("Ana")
        table = await here.match(host=ana, bots=1)
        while not table.paused:
            await here.time_runs_out(table)
        assert "⏸️ Partida en pausa: no quedaba nadie jugando." in text(shown(here))
        assert "nobody" not in text(ana.hand())
        assert "no quedaba nadie jugando, y los bots no siguen solos" in text(ana.hand())
        await ana.press("Seguir jugando", on=ana.hand())
        assert table.paused is None
