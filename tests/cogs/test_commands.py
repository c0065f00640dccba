"""`/carioca`: its names in every language, and what its commands answer."""

from __future__ import annotations

import re

import pytest
from simulated import ENGLISH, PORTUGUESE, text, world

from bot.engine import CARDS, Add, Draw, Rules
from bot.players import Level, choose
from cogs.carioca import SECONDS
from cogs.controls import OPTIONS

NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = ("", "en-US", "en-GB", "pt-BR", "es-ES", "es-419")


def said(thing, field, locale):
    """A name or description in this language: Discord falls back to the one that has no language."""
    return (thing.get(f"{field}_localizations") or {}).get(locale, thing[field])


def nodes(thing):
    yield thing
    for child in thing.get("options") or []:
        yield from nodes(child)


@pytest.fixture
async def synced(database):
    async with world(database) as here:
        return here.env.backend.commands[None][("carioca", 1)]


@pytest.mark.parametrize("locale", LOCALES)
async def test_names_and_descriptions_are_such_as_discord_takes(synced, locale):
    for node in nodes(synced):
        name = said(node, "name", locale)
        assert NAME.fullmatch(name), name
        assert name == name.lower()
        assert 1 <= len(said(node, "description", locale)) <= 100
        siblings = [said(child, "name", locale) for child in node.get("options") or []]
        assert len(siblings) == len(set(siblings)) <= 25
        assert len(node.get("choices") or []) <= 25
        assert all(1 <= len(said(each, "name", locale)) <= 100 for each in node.get("choices") or [])


async def test_the_whole_command_is_within_discords_8000_characters(synced):
    total = 0
    for node in nodes(synced):
        for field in ("name", "description"):
            total += max(len(said(node, field, locale)) for locale in LOCALES)
        for each in node.get("choices") or []:
            total += max(len(said(each, "name", locale)) for locale in LOCALES) + len(str(each["value"]))
    assert total <= 8000


async def test_every_command_has_its_name_in_spanish_english_and_portuguese(synced):
    named = {child["name"]: [said(child, "name", each) for each in ("en-US", "pt-BR")] for child in synced["options"]}
    assert named["nueva"] == ["new", "nova"]
    assert named["robar"] == ["draw", "comprar"]
    assert named["bajarse"] == ["go-down", "baixar"]
    assert set(named) == {
        *("nueva", "mesa", "reglas", "terminar"),
        *("mano", "robar", "tomar", "bajarse", "agregar", "botar"),
        *("salir", "pausar", "seguir", "verificar"),
        *("ranking", "perfil", "rivales", "historial", "privacidad"),
        *("sugerencia", "tutorial", "ayuda"),
        *("repetir", "config", "preferencias"),
    }


async def test_it_is_there_in_servers_and_in_direct_messages_for_servers_and_for_people(synced):
    assert synced["contexts"] == [0, 1, 2]
    assert synced["integration_types"] == [0, 1]


def test_the_turn_times_are_within_what_a_table_takes():
    assert min(SECONDS) >= 30
    assert max(SECONDS) <= 24 * 3600


async def test_commands_do_what_buttons_do(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        answer = await first.slash("robar")
        assert answer is not None
        assert text(answer).startswith("**Bota una carta**")
        card = table.view(first.id).hand[0]
        await first.slash("botar", carta=str(card))
        assert table.view(None).discard[-1] is card
        second = here.in_turn(table)
        assert second is not first
        await second.slash("tomar")
        assert table.view(second.id).drawn is card


async def test_completion_offers_the_players_own_cards_and_nobody_elses(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(ana, host=beto)
        for person in (ana, beto):
            assert set((await person.complete("botar", "carta")).values()) == {
                str(card) for card in table.view(person.id).hand
            }
        assert await cami.complete("botar", "carta") == {}
        some = table.view(ana.id).hand[0]
        assert str(some) in (await ana.complete("botar", "carta", str(some))).values()


async def test_completion_is_in_the_language_of_whoever_types(database):
    async with world(database) as here:
        ana, john = here.person("Ana", PORTUGUESE), here.person("John", ENGLISH)
        table = await here.match(ana, host=john, rules=Rules(contracts=("1T", "1T"), last_in_one_go=False))
        for _ in range(300):
            person = here.in_turn(table)
            view = table.view(person.id)
            if any(isinstance(each, Add) for each in view.legal_actions()):
                break
            await person.do(choose(view, Level.COMPANERO, 0))
        offered = await person.complete("agregar", "jugada")
        assert all(("trinca de " if person is ana else " trio of ") in name for name in offered)
        assert len(offered) <= OPTIONS


@pytest.mark.parametrize(
    ("name", "options", "sentence"),
    [
        ("botar", {"carta": "KS"}, "Primero roba del mazo"),
        ("bajarse", {"juegos": "7S7H7D 4C5C6CJK"}, "Primero roba del mazo"),
        ("agregar", {"jugada": "8C 2 high"}, "Primero roba del mazo"),
        ("agregar", {"jugada": "8C"}, "Primero roba del mazo"),
        ("botar", {"carta": "siete"}, "No entiendo «siete»"),
        ("bajarse", {"juegos": "todo"}, "No entiendo «todo»"),
        ("agregar", {"jugada": "¿dónde?"}, "No entiendo «¿dónde?»"),
    ],
)
async def test_what_cannot_be_is_explained_and_changes_nothing(database, name, options, sentence):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        before = (table.number, text(here.board()))
        answer = await here.in_turn(table).slash(name, **options)
        assert answer is not None
        assert answer.flags & 64
        assert text(answer).startswith(f"⚠️ {sentence}")
        assert (table.number, text(here.board())) == before


async def test_a_card_that_is_not_in_the_hand_is_refused(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.do(Draw())
        hand = table.view(first.id).hand
        other = next(card for card in CARDS if card not in hand)
        answer = await first.slash("botar", carta=str(other))
        assert answer is not None
        assert "Esa carta no está en tu mano" in text(answer)


async def test_out_of_turn_nothing_happens(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto", ENGLISH)
        table = await here.match(ana, host=beto)
        for person, sentence in ((ana, "Todavía no es tu turno"), (beto, "It is not your turn yet")):
            if person is not here.in_turn(table):
                number = table.number
                answer = await person.say(Draw())
                assert answer is not None
                assert sentence in text(answer)
                assert table.number == number


async def test_where_there_is_no_table_every_command_says_so(database):
    async with world(database) as here:
        ana = here.person("Ana")
        for name in ("mano", "robar", "tomar", "bajarse", "mesa", "terminar"):
            answer = await ana.slash(name)
            assert answer is not None
            assert text(answer) == "En este canal no hay ninguna mesa. Abre una con /carioca nueva."
        answer = await ana.slash("reglas")
        assert answer is not None
        assert "Reglas: Clásica" in text(answer)


async def test_before_the_start_there_is_no_hand(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        answer = await ana.slash("robar")
        assert answer is not None
        assert text(answer).startswith("La partida todavía no empieza.")


async def test_cards_can_be_typed_as_they_are_seen(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.do(Draw())
        card = next(each for each in table.view(first.id).hand if not each.is_joker)
        sign = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card.suit]
        await first.slash("botar", carta=card.text[0].replace("T", "10") + sign)
        assert table.view(None).discard[-1] is card


@pytest.mark.parametrize("between", [", ", " "])
async def test_going_down_by_its_cards_in_any_order(database, between):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=Rules(contracts=("1T", "1T"), last_in_one_go=False))
        for _ in range(300):
            person = here.in_turn(table)
            view = table.view(person.id)
            if next(view.lay_downs(), None):
                break
            await person.do(choose(view, Level.COMPANERO, 0))
        best = next(view.lay_downs()).melds[0]
        await person.slash("bajarse", juegos=between.join(str(card) for card in reversed(best)))
        assert sorted(table.view(None).melds[0].cards) == sorted(best)


async def test_a_mistake_of_ours_is_apologised_for_and_logged(database, monkeypatch):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        monkeypatch.setattr("cogs.hand_view.contract_words", lambda *_: 1 / 0)
        answer = await here.in_turn(table).say(Draw())
        assert answer is not None
        assert text(answer).startswith("Algo salió mal de mi lado")
        assert "ZeroDivisionError" in here.mistakes.pop()
