"""*Sugerencia*: what a strong player would do, told to the player in turn alone, and noted in the history."""

from __future__ import annotations

from simulated import ENGLISH, World, controls, everything, labels, options, text, world

from bot.engine import Add, Rules
from bot.players import Level, choose, hint
from bot.tables import Table
from cogs.words import place_words, some

ONE_ROUND = Rules(contracts=("1T", "1T"), deal=11, last_in_one_go=False)


def advice(table: Table, user_id: int, locale: str = "es") -> str:
    """The sentence that belongs to what this user sees."""
    view = table.view(user_id)
    names = [seat.name for seat in table.seats]
    given = hint(view).sentences(
        locale, lambda card: some(card, locale), lambda add: place_words(add, view, names, locale)
    )
    return f"💡 {given}".replace("\ufe0e", "")


async def test_the_button_tells_the_player_in_turn_in_their_own_hand_message(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        seen_by_all, hand = [everything(each) for each in here.public()], first.hand()
        await first.press("Sugerencia", on=hand)
        assert first.hand().id == hand.id
        assert advice(table, first.id) in text(first.hand())
        assert "Sugerencia" not in labels(first.hand()), "it is there already"
        assert [everything(each) for each in here.public()] == seen_by_all
        assert len([each for each in first.sees() if each.flags & 64]) == 1


async def test_what_it_advises_can_be_done_at_once_and_then_it_is_gone(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.press("Sugerencia", on=first.hand())
        await first.do(hint(table.view(first.id)).action)
        assert "💡" not in text(first.hand())
        assert "Sugerencia" in labels(first.hand())


async def test_a_card_to_discard_stands_out_in_the_picture(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.press("Robar", on=first.hand())
        await first.press("Sugerencia", on=first.hand())
        assert text(first.hand()).count("Bota ") >= 2
        alt = first.hand().components[0]["components"][1]["items"][0]["description"]
        assert "Elegidas: " in alt


async def test_a_lay_off_is_advised_as_the_menu_offers_it(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=ONE_ROUND)
        while not isinstance(action := hint(table.view(here.in_turn(table).id)).action, Add):
            await here.in_turn(table).do(action)
        person = here.in_turn(table)
        menu = next(each for each, value in options(person.hand(), "Agregar").items() if value == str(action))
        await person.press("Sugerencia", on=person.hand())
        card, place = menu.split(" → ")
        assert f"(juego {action.meld})" in place
        to = f"a {place}" if place.startswith("tu ") else f"al {place}"
        assert advice(table, person.id) in text(person.hand())
        assert f"{card} {to}: " in text(person.hand()).replace("un comodín", "comodín")


async def test_the_command_says_the_same_in_the_users_language(database):
    async with world(database) as here:
        ana, john = here.person("Ana"), here.person("John", ENGLISH)
        table = await here.match(john, host=ana)
        person = here.in_turn(table)
        await person.slash("sugerencia")
        assert advice(table, person.id, "en" if person is john else "es") in text(person.hand())


async def test_whoever_is_not_in_turn_is_told_to_wait(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        waiting = next(each for each in (ana, beto) if each is not here.in_turn(table))
        assert "Sugerencia" not in labels(waiting.hand())
        await waiting.slash("sugerencia")
        assert "💡" not in text(waiting.hand())
        assert "⚠️" in text(waiting.hand())


async def test_a_table_can_play_without(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        await beto.press("Unirse")
        refused = await beto.choose("Más", "hints.off", on=here.board())
        assert refused is not None
        assert "Eso lo decide quien abrió la mesa" in text(refused)
        await ana.choose("Más", "hints.off", on=here.board())
        assert "sin sugerencias" in text(here.board())
        table = await here.table()
        await ana.press("Empezar")
        first = here.in_turn(table)
        assert not any(":hint" in each["custom_id"] for each in controls(first.hand()))
        await first.slash("sugerencia")
        assert "En esta mesa se juega sin sugerencias" in text(first.hand())


async def test_the_history_marks_a_match_in_which_hints_were_given(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=ONE_ROUND)
        first = here.in_turn(table)
        await first.press("Sugerencia", on=first.hand())
        await play_out(here, table)
        listed = await ana.slash("historial")
        assert listed is not None
        assert "💡" in text(listed)
        await ana.choose("Ver una partida", f"0.m{table.id}", on=listed)
        assert text(listed).count("💡 una sugerencia") == 1


async def play_out(here: World, table: Table) -> None:
    while table.status.is_open:
        person = here.in_turn(table)
        await person.do(choose(table.view(person.id), Level.COMPANERO))
