"""`/carioca tutorial`: a newcomer's first round, played by its buttons and menus as they are shown."""

from __future__ import annotations

import pytest
from shown_themes import themes_of
from simulated import ENGLISH, PORTUGUESE, SPANISH, Message, Person, World, controls, labels, options, text, world

from bot.engine import Action, Add, Discard, Draw
from bot.locales import translate
from bot.players.lesson import PUPIL, STEPS, offered, stand_at
from renderers import hand_order
from renderers.spoken import card_name


async def do(person: Person, action: Action) -> None:
    """Choose this in the lesson's message."""
    hand = person.hand()
    menu = {Add: "learn.add", Discard: "learn.discard"}.get(type(action))
    custom_id = next(
        each["custom_id"] for each in controls(hand) if each["custom_id"].endswith(menu or f"learn.{action}")
    )
    if menu:
        value = next(
            option["value"]
            for each in controls(hand)
            if each["custom_id"] == custom_id
            for option in each["options"]
            if option["value"] == str(action)
        )
        await person.actor.select(person._handle(hand), [value], custom_id=custom_id)
    else:
        await person.click(hand, custom_id)


def pictures(message: Message) -> list[str]:
    """What the message's pictures show, in words."""
    return [
        item["description"]
        for part in message.components[0]["components"]
        if part["type"] == 12
        for item in part["items"]
    ]


@pytest.mark.parametrize(
    ("locale", "command", "catalogue"),
    [(SPANISH, "tutorial", "es"), (ENGLISH, "tutorial", "en"), (PORTUGUESE, "tutorial", "pt-BR")],
)
async def test_a_newcomer_plays_the_round_to_its_end_in_one_private_message(database, locale, command, catalogue):
    async with world(database) as here:
        newcomer = here.person("Nora", locale)
        await newcomer.slash(command)
        message = newcomer.hand()
        for number, step in enumerate(STEPS):
            assert translate(catalogue, "tutorial-step", step=number + 1, steps=len(STEPS)) in text(newcomer.hand())
            assert len(pictures(newcomer.hand())) == 2, "the table and the hand"
            await do(newcomer, step.action)
        assert newcomer.hand().id == message.id
        assert translate(catalogue, "tutorial-over") in text(newcomer.hand())
        assert "13" in text(newcomer.hand())
        assert len(pictures(newcomer.hand())) == 1
        assert here.public() == [], "nobody else sees a lesson"
        assert await here.bot.tables.in_channel(here.channel.id) is None, "and the channel is free"


async def test_another_choice_is_answered_kindly_and_nothing_has_happened(database):
    async with world(database) as here:
        nora = here.person("Nora")
        await nora.slash("tutorial")
        shown = pictures(nora.hand())
        await nora.press("Tomar 9♣", on=nora.hand())
        assert "💬 Se puede, pero 9♣ no se junta con ninguna carta tuya" in text(nora.hand())
        assert pictures(nora.hand()) == shown
        await nora.press("Robar", on=nora.hand())
        assert "💬" not in text(nora.hand())
        await nora.choose("Botar", "discard QS", on=nora.hand())
        assert "💬 Q♠ te sirve" in text(nora.hand())
        await nora.choose("Botar", "discard 2C", on=nora.hand())
        assert "cuesta solo 2 puntos" in text(nora.hand())


async def test_everything_that_is_offered_is_answered(database):
    async with world(database) as here:
        nora = here.person("Nora")
        await nora.slash("tutorial")
        for number, step in enumerate(STEPS):
            for action in offered(stand_at(number)):
                if action != step.action:
                    await do(nora, action)
                    assert "💬" in text(nora.hand()), (step.name, action)
            await do(nora, step.action)
            assert "💬" not in text(nora.hand())


async def test_a_lesson_goes_on_after_a_restart_and_can_be_begun_again(database):
    async with world(database) as here:
        nora = here.person("Nora")
        await nora.slash("tutorial")
        await nora.press("Robar", on=nora.hand())
        await here.restart()
        await do(nora, STEPS[1].action)
        assert "**Tito**: robó · botó 7♦" in text(nora.hand())
        for step in STEPS[2:]:
            await do(nora, step.action)
        await nora.press("Hacerlo otra vez", on=nora.hand())
        assert "Paso 1 de 10" in text(nora.hand())
        assert labels(nora.hand())[0] == "Robar"


async def test_cards_can_be_added_to_the_bots_melds_as_to_ones_own(database):
    async with world(database) as here:
        nora = here.person("Nora")
        await nora.slash("tutorial")
        for step in STEPS[:6]:
            await do(nora, step.action)
        assert "5♠ → trío de 5 de Tito (juego 3)" in options(nora.hand(), "Agregar")
        assert "comodín → tu trío de Q (juego 1)" in options(nora.hand(), "Agregar")


async def test_whoever_wants_text_only_learns_in_words(database):
    async with world(database) as here:
        nora = here.person("Nora")
        await here.bot.preferences.set_user(nora.id, text_only=True)
        await nora.slash("tutorial")
        for number, step in enumerate(STEPS):
            hand, view = nora.hand(), stand_at(number).game.view(PUPIL)
            assert hand.attachments == []
            for place, card in enumerate(hand_order(view), 1):
                assert f"{place}: {card_name(card, 'es')}" in text(hand)
            assert "- Nora, " in text(hand)
            assert "- Tito, " in text(hand)
            await do(nora, step.action)
        assert nora.hand().attachments == []
        assert "13" in text(nora.hand())


async def test_a_lesson_has_the_colours_that_its_learner_has_chosen(database):
    async with world(database) as here:
        nora = here.person("Nora")
        await here.bot.preferences.set_user(nora.id, theme="copihue")
        await nora.slash("tutorial")
        assert themes_of(here, nora.hand()) == ["copihue", "copihue"]


# ---------------------------------------------------------------------- a table that waits meanwhile


def until(table) -> str:
    """When the turn's time is up, as Discord shows it."""
    return f"<t:{int(table.turn_ends.timestamp())}:R>"


async def lesson(here: World, person: Person) -> str:
    """What the lesson says that this person begins."""
    said = await person.slash("tutorial")
    assert said is not None
    return text(said)


async def test_whoever_learns_in_their_own_turn_is_told_so_and_until_when(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        other = beto if first is ana else ana
        told = f"⏰ **Ojo: te toca en <#{here.channel.id}>**, y tu tiempo sigue corriendo: se acaba {until(table)}."
        assert (await lesson(here, first)).startswith(told)
        assert "⏰" not in await lesson(here, other)
        assert "⏰" not in await lesson(here, here.person("Nora"))


async def test_the_lesson_says_so_as_long_as_it_is_so(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        assert "Ojo: te toca" in await lesson(here, first)
        lesson_message = first.hand()
        await first.press("Robar", on=lesson_message)
        assert "Ojo: te toca" in text(lesson_message), "on the next page, too"
        await first.say(Draw())
        await first.say(Discard(table.view(first.id).hand[0]))
        await first.choose("Botar", str(STEPS[1].action), on=lesson_message)
        assert "Ojo" not in text(lesson_message)


async def test_a_table_of_another_channel_waits_as_well(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first, at = here.in_turn(table), here.channel.id
        here.channel = here.guild.create_text_channel("otro")
        assert f"te toca en <#{at}>" in await lesson(here, first)


async def test_a_table_that_is_paused_or_that_the_process_has_forgotten_is_seen_as_it_is(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        here.bot.tables.forget(table.id)
        assert "Ojo: te toca" in await lesson(here, first)
        await ana.slash("pausar")
        await beto.slash("pausar")
        assert "Ojo" not in await lesson(here, first), "no time runs"
