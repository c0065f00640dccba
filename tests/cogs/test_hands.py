"""A player's hand: what it offers in each part of a turn, and what becomes of a click."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice

import pytest
from simcord.components import walk_components
from simulated import ENGLISH, Message, World, by_word, caption, controls, labels, mentions, options, text, world

from bot.engine import Action, Add, Buy, Card, Discard, Draw, Rules, Take, distance, solve
from bot.players import Level, choose
from bot.tables import Table
from cogs.words import face, faces

TRIO_ONLY = Rules(contracts=("1T", "1T"), deal=11, last_in_one_go=False)

EASY = Rules(contracts=("2T", "2T"), deal=20, max_players=4, last_in_one_go=False)
"""With so many cards the contract is in every hand."""


async def play_until(here: World, table: Table, done) -> None:
    """Everybody plays soundly until this holds for whoever is in turn."""
    for _ in range(400):
        person = here.in_turn(table)
        view = table.view(person.id)
        if done(view):
            return
        await person.do(choose(view, Level.COMPANERO, 0))
    raise AssertionError("it never came to that")


def words(message: Message) -> list[str]:
    return [each["custom_id"].split(":")[-1] for each in controls(message)]


def alternative(message: Message) -> str:
    """What the message's pictures say to those who cannot see them."""
    galleries = [each for each in walk_components(message.components) if each["type"] == 12]
    return " ".join(item["description"] for each in galleries for item in each["items"]).replace("\ufe0e", "")


async def test_before_drawing_there_are_two_ways_to_draw(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        top = table.view(None).discard[-1]
        assert words(first.hand()) == ["draw", "take", "hint"]
        assert labels(first.hand())[0] == "Robar"
        assert labels(first.hand())[1].startswith("Tomar ")
        assert str(top)[0] in labels(first.hand())[1].replace("10", "T")
        assert text(first.hand()).startswith("**Te toca.**")


async def test_whoever_is_not_in_turn_is_offered_nothing_to_play(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        waiting = next(each for each in (ana, beto) if each is not here.in_turn(table))
        assert words(waiting.hand()) == ["fresh"]
        assert "Esperando tu turno" in text(waiting.hand())


async def test_a_click_changes_the_one_hand_message_and_offers_what_comes_next(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        hand, before = first.hand(), [each.id for each in first.sees()]
        picture = hand.attachments[0]["filename"]
        await first.press("Robar", on=hand)
        assert [each.id for each in first.sees()] == before
        assert words(first.hand()) == ["discard", "hint"]
        assert len(options(first.hand(), "Botar")) == len(set(table.view(first.id).hand))
        assert first.hand().attachments[0]["filename"] != picture, "clients may show a cached picture"
        assert len(first.hand().attachments) == 1


async def test_whoever_is_asked_buys_below_the_table_and_nobody_else(database):
    async with world(database) as here:
        ana, beto, carla = here.person("Ana"), here.person("Beto"), here.person("Carla")
        table = await here.match(ana, carla, host=beto, rules=Rules(buys=1))
        await here.in_turn(table).do(Draw())
        asked = here.in_turn(table)
        other = next(each for each in (ana, beto, carla) if each is not asked)
        held = len(table.view(asked.id).hand)
        assert by_word(here.board(), "buy")["label"].startswith("Comprar ")
        await other.click(here.board(), by_word(here.board(), "buy")["custom_id"])
        assert "⚠️" in text(other.hand())
        assert len(table.view(asked.id).hand) == held
        await asked.click(here.board(), by_word(here.board(), "buy")["custom_id"])
        assert len(table.view(asked.id).hand) == held + 2
        assert "buy" not in words(here.board())


async def test_what_the_clock_plays_for_somebody_shows_in_their_hand_and_at_the_table(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.press("Robar", on=first.hand())
        await here.time_runs_out(table)
        assert here.in_turn(table) is not first
        assert "Esperando tu turno" in text(first.hand())
        assert words(first.hand()) == ["fresh"]
        assert "se le acabó el tiempo" in text(here.board())


async def test_going_on_from_the_hand_gives_a_seat_back_from_its_bot(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        while not table.paused:
            await here.time_runs_out(table)
        assert all(seat.is_automatic for seat in table.seats), "both were away for too long"
        await ana.press("Seguir jugando", on=ana.hand())
        assert not table.paused
        assert not table.seats[table.seat_of(ana.id)].is_automatic
        assert table.seats[table.seat_of(beto.id)].is_automatic


async def test_the_menu_of_discards_is_numbered_as_the_picture(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.do(Draw())
        menu = by_word(first.hand(), "discard")["options"]
        alt = first.hand().components[0]["components"][1]["items"][0]["description"].replace("\ufe0e", "")
        for each in menu:
            place = each["description"].split()[1]
            assert f"{place} {each['label']}".replace("\ufe0e", "").casefold() in alt.casefold()


async def test_the_hand_refreshes_by_itself_when_the_turn_comes(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        second = next(each for each in (ana, beto) if each is not first)
        message = second.hand()
        await first.do(Draw())
        await first.do(Discard(table.view(first.id).hand[0]))
        assert second.hand() is message
        assert words(message) == ["draw", "take", "hint"]


async def test_a_player_whose_token_has_died_is_called_once_and_one_click_is_enough(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        second = next(each for each in (ana, beto) if each is not first)
        await here.env.advance_time(14.6 * 60)
        await first.press("Mi mano")
        await first.do(Draw())
        before = here.board().id
        await first.do(Discard(table.view(first.id).hand[0]))
        assert here.board().id != before, "only a new message can call somebody"
        assert here.board().ping_user_ids == [second.id]
        await second.press("Mi mano")
        assert words(second.hand()) == ["draw", "take", "hint"]
        calls = [each for each in here.env.http_requests if second.id in _called(each)]
        assert len(calls) == 1


def _called(request) -> list[int]:
    allowed = (request.json or {}).get("allowed_mentions") if isinstance(request.json, dict) else None
    return [int(each) for each in (allowed or {}).get("users", [])]


async def test_a_new_hand_message_replaces_the_one_before(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(ana, host=beto)
        await ana.press("Mi mano")
        await ana.slash("mano")
        assert len([each for each in ana.sees() if each.flags & 64]) == 1


async def test_going_down_shows_the_best_lay_downs_and_a_click_lays_one(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        await play_until(here, table, lambda view: next(view.lay_downs(), None) is not None)
        person = here.in_turn(table)
        best = next(table.view(person.id).lay_downs())
        await person.press("Bajarse", on=person.hand())
        assert words(person.hand())[-2:] == ["pick", "back"]
        assert "1" in person.hand().components[0]["components"][1]["items"][0]["description"]
        await person.press("Bajar la 1", on=person.hand())
        assert [meld.cards for meld in table.view(None).melds] == list(best.melds)


async def test_the_cards_to_go_down_with_can_be_chosen_by_hand_a_few_at_a_time(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        await play_until(here, table, lambda view: next(view.lay_downs(), None) is not None)
        person = here.in_turn(table)
        cards = next(table.view(person.id).lay_downs()).melds[0]
        await person.press("Bajarse", on=person.hand())
        await person.press("Elegir yo", on=person.hand())
        assert caption(controls(person.hand())[0]) == "Faltan 3 cartas para bajarte"
        values = _copies(cards)
        await person.choose("Faltan 3", values[0], on=person.hand())
        assert caption(controls(person.hand())[0]) == "Faltan 2 cartas para bajarte"
        before = person.hand()
        await (beto if person is ana else ana).slash("mesa")
        assert person.hand().id > before.id, "the hand has followed the table"
        assert caption(controls(person.hand())[0]) == "Faltan 2 cartas para bajarte", "with its choice still open"
        assert "Elige las 3 cartas" in text(person.hand())
        rest = _copies(cards[1:])
        await person.choose("Faltan 2", *rest, on=person.hand())
        assert sorted(table.view(None).melds[0].cards) == sorted(cards)


def _copies(cards) -> list[str]:
    """The values of these cards in a menu that numbers copies."""
    seen: list[Card] = []
    values = []
    for card in cards:
        values.append(f"{card}{seen.count(card) or ''}")
        seen.append(card)
    return values


async def test_whoever_chooses_the_wrong_cards_is_told_which_and_chooses_again(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=EASY)
        await play_until(here, table, lambda view: next(view.lay_downs(), None) is not None)
        person, number = here.in_turn(table), table.number
        view = table.view(person.id)
        trio = solve(view.hand, "1T", view.rules)
        assert trio is not None
        good = trio.melds[0]
        others = {card.rank: card for card in view.hand if card.rank not in {0, *(each.rank for each in good)}}
        wrong = sorted([*others.values()][:3])
        await person.press("Bajarse", on=person.hand())
        await person.press("Elegir yo", on=person.hand())
        await person.choose("Faltan 6", *_copies([*good, *wrong]), on=person.hand())
        told = f"⚠️ {faces(good, 'es')} sirve, pero con {faces(wrong, 'es')} no se arma lo que falta: 1 trío."
        assert text(person.hand()).casefold().startswith(told.replace("\ufe0e", "").casefold())
        assert table.number == number
        assert [each.split(".")[0] for each in words(person.hand())] == ["pick", "back"], "nothing here discards"
        assert caption(controls(person.hand())[0]) == "Faltan 6 cartas para bajarte"
        await person.choose("Faltan 6", *_copies([card for meld in best_of(view) for card in meld]), on=person.hand())
        assert len(table.view(None).melds) == 2


def best_of(view) -> tuple[tuple[Card, ...], ...]:
    return next(view.lay_downs()).melds


async def test_cards_of_which_no_part_of_the_contract_can_be_made_are_refused(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        await play_until(here, table, lambda view: next(view.lay_downs(), None) is not None)
        person = here.in_turn(table)
        ranks: dict[int, Card] = {card.rank: card for card in table.view(person.id).hand if not card.is_joker}
        await person.press("Bajarse", on=person.hand())
        await person.press("Elegir yo", on=person.hand())
        await person.choose("Faltan 3", *[str(card) for card in list(ranks.values())[:3]], on=person.hand())
        assert text(person.hand()).startswith("⚠️ Con esas cartas no se arma nada del contrato (1 trío).")
        await person.slash("bajarse", juegos=" ".join(str(card) for card in list(ranks.values())[:2]))
        assert "⚠️ El contrato se baja con 3 cartas justas, y elegiste 2." in text(person.hand())


async def test_in_a_first_turn_without_going_down_the_hand_and_the_command_say_so(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=replace(EASY, first_turn_lay=False))
        first, why = here.in_turn(table), "nadie se baja en su primer turno de la ronda"
        assert "Ya tienes el contrato" not in text(first.hand()), "it could not be laid in this turn"
        await first.do(Draw())
        assert text(first.hand()).startswith("**Tienes el contrato completo**, pero todavía no puedes bajarte.")
        assert why in text(first.hand())
        assert "lay" not in words(first.hand())
        await first.slash("bajarse")
        assert text(first.hand()).startswith("⚠️ Con estas reglas nadie se baja en su primer turno")
        assert text(first.hand()).count(why) == 1
        await first.slash("bajarse", juegos=" ".join(str(card) for card in table.view(first.id).hand[:6]))
        assert why in text(first.hand()), "whatever the cards"
        await first.do(Discard(table.view(first.id).hand[0]))
        second = here.in_turn(table)
        await second.do(Draw())
        await second.do(Discard(table.view(second.id).hand[0]))
        assert "Ya tienes el contrato: podrás bajarte cuando saques tu carta." in text(first.hand())
        await first.do(Draw())
        assert "**¡Tienes el contrato!**" in text(first.hand())


async def test_the_command_to_go_down_says_why_that_cannot_be(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=EASY)
        first = here.in_turn(table)
        other = beto if first is ana else ana
        await other.slash("bajarse")
        assert text(other.hand()).startswith("⚠️ Todavía no es tu turno.")
        await first.slash("bajarse")
        assert text(first.hand()).startswith("⚠️ Primero roba del mazo o toma la carta del pozo.")
        await first.do(Draw())
        await first.do(next(table.view(first.id).lay_downs()))
        await first.slash("bajarse")
        assert text(first.hand()).startswith("⚠️ Ya te bajaste en esta ronda.")
        for person in (first, other):
            await person.slash("pausar")
        await first.slash("bajarse")
        assert text(first.hand()).startswith("⚠️ La partida está en pausa, por votación.")


async def test_the_command_to_go_down_says_how_many_cards_the_contract_lacks(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        await first.do(Draw())
        view = table.view(first.id)
        missing = distance(view.hand, view.contract, view.rules)
        lacks = "te falta una carta." if missing == 1 else f"te faltan {missing} cartas."
        await first.slash("bajarse")
        assert text(first.hand()).startswith(f"⚠️ Todavía no tienes el contrato para bajarte: {lacks}")


async def test_whoever_would_keep_only_the_card_just_taken_is_told(database):
    rules = Rules(contracts=("1T", "1T"), deal=3, last_in_one_go=False)
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=rules)
        await play_until(here, table, lambda view: next(view.lay_downs(), None) is not None)
        person = here.in_turn(table)
        hand = table.view(person.id).hand
        trio = best_of(table.view(person.id))[0]
        await person.do(Discard(next(card for card in hand if card not in trio)))
        await play_until(here, table, lambda view: sorted(view.hand) == sorted(trio))
        taken = table.view(None).discard[-1]
        assert solve([*trio[1:], taken], "1T", rules) is None, "it is no use to the trio"
        await person.do(Take())
        card = face(taken, "es").replace("\ufe0e", "")
        told = f"Al bajarte te quedaría solo {card}, que acabas de tomar del pozo"
        assert text(person.hand()).startswith("**Tienes el contrato completo**, pero todavía no puedes bajarte.")
        assert told in text(person.hand())
        await person.slash("bajarse")
        assert text(person.hand()).startswith(f"⚠️ {told}")


async def test_choosing_how_to_go_down_says_so_and_which_way_leaves_least(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=EASY)
        await play_until(here, table, lambda view: leaves_least(view) is not None)
        person = here.in_turn(table)
        await person.press("Bajarse", on=person.hand())
        one_is_best = leaves_least(table.view(person.id))
        assert text(person.hand()).startswith("**Elige cómo te bajas.**")
        assert ("Con la 1 te quedan menos puntos" in text(person.hand())) is one_is_best
        await person.press("Volver", on=person.hand())
        assert text(person.hand()).startswith("**¡Tienes el contrato!**")


def leaves_least(view) -> bool | None:
    """Whether the first of the lay-downs that are offered leaves less than each other one; None: there is no other."""
    lays = list(islice(view.lay_downs(), 3))
    laid = [view.rules.points([card for meld in lay.melds for card in meld]) for lay in lays]
    return laid[0] > max(laid[1:]) if len(lays) > 1 else None


async def test_lay_offs_are_offered_in_words(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        await play_until(here, table, lambda view: adds(view, own=False))
        person = here.in_turn(table)
        action = adds(table.view(person.id), own=False)[0]
        owner = table.seats[table.view(None).melds[action.meld - 1].owner].name
        label = next(each for each, value in options(person.hand(), "Agregar").items() if value == str(action))
        assert label.endswith(f"de {owner} (juego {action.meld})")
        assert " → trío de " in label
        await person.do(action)
        assert action.card in table.view(None).melds[action.meld - 1].cards


def adds(view, *, own: bool) -> list[Add]:
    """What may be laid off on one's own melds, or on the others'."""
    found = [each for each in view.legal_actions() if isinstance(each, Add)]
    return [each for each in found if (view.melds[each.meld - 1].owner == view.seat) is own]


async def test_ones_own_meld_is_called_so_in_the_menu_and_in_the_command(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        await play_until(here, table, lambda view: adds(view, own=True))
        person = here.in_turn(table)
        action = adds(table.view(person.id), own=True)[0]
        label = next(each for each, value in options(person.hand(), "Agregar").items() if value == str(action))
        assert " → tu trío de " in label
        assert label.endswith(f"(juego {action.meld})")
        offered = await person.complete("agregar", "jugada")
        assert label in {each.replace("\ufe0e", "") for each in offered}


async def test_an_old_button_does_nothing_and_brings_the_hand_up_to_date(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        first = here.in_turn(table)
        old = by_word(first.hand(), "draw")["custom_id"]
        await first.do(Draw())
        number = table.number
        await first.click(first.hand(), _put(first.hand(), old))
        assert table.number == number
        assert text(first.hand()).startswith("⚠️ La mesa cambió desde que viste ese botón")
        assert words(first.hand()) == ["discard", "hint"]


async def test_someone_without_a_seat_is_told_so_in_their_language(database):
    async with world(database) as here:
        ana, beto, john = here.person("Ana"), here.person("Beto"), here.person("John", ENGLISH)
        await here.match(ana, host=beto)
        answer = await john.press("Mi mano")
        assert answer is not None
        assert text(answer).startswith("You have no seat at this table.")


async def test_a_hand_is_in_its_owners_language_whatever_the_table_speaks(database):
    async with world(database) as here:
        ana, john = here.person("Ana"), here.person("John", ENGLISH)
        await here.match(john, host=ana)
        assert "Round 1 of 6" in text(john.hand())
        assert labels(here.board()) == ["Mi mano", "Reglas"]


async def test_a_lay_down_of_an_older_list_is_not_taken_for_one_of_the_new(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        await play_until(here, table, lambda view: next(view.lay_downs(), None) is not None)
        person = here.in_turn(table)
        await person.press("Bajarse", on=person.hand())
        old = by_word(person.hand(), "lay.1")["custom_id"]
        await person.say(Discard(table.view(person.id).hand[0]))
        number = table.number
        await person.click(person.hand(), _put(person.hand(), old))
        assert table.number == number
        assert "La mesa cambió" in text(person.hand())


def _put(message: Message, custom_id: str) -> str:
    """Put an old button back on the screen, as a client that has missed an edit shows it."""
    message.components[0]["components"][-1] = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "antes", "custom_id": custom_id}],
    }
    return custom_id


# ---------------------------------------------------------------------- what was played for somebody


async def whole_turn_runs_out(here: World, table: Table) -> None:
    """Have the clock draw for whoever is in turn, and discard."""
    late = here.in_turn(table)
    while here.in_turn(table) is late:
        await here.time_runs_out(table)


async def test_a_hand_says_what_the_clock_threw_until_its_owner_plays_and_after_a_restart(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        late = here.in_turn(table)
        other = beto if late is ana else ana
        await whole_turn_runs_out(here, table)
        thrown = face(table.view(None).discard[-1], "es").replace("\ufe0e", "")
        told = f"⏰ Se acabó tu tiempo: robé y boté {thrown} por ti."
        assert text(late.hand()).startswith(f"{told}\nEsperando tu turno")
        assert "Se acabó" not in text(other.hand())

        await other.do(Draw())
        assert "se le acabó el tiempo" not in text(here.board()), "a new turn has begun"
        await other.do(Discard(table.view(other.id).hand[0]))
        assert text(late.hand()).startswith(f"{told}\n**Te toca.**")

        await here.restart()
        await late.press("Mi mano")
        assert text(late.hand()).startswith(told)
        await late.press("Robar", on=late.hand())
        assert "Se acabó" not in text(late.hand())


async def test_a_turn_that_the_clock_played_is_marked_at_the_table_after_a_restart_as_well(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto)
        late = here.in_turn(table)
        await whole_turn_runs_out(here, table)
        thrown = face(table.view(None).discard[-1], "es").replace("\ufe0e", "")
        name = "Ana" if late is ana else "Beto"
        line = f"**{name}**: robó · botó {thrown} · ⏰ se le acabó el tiempo"
        assert line in text(here.board())
        assert f"{name} botó {thrown} (sin tiempo)" in alternative(here.board())
        await here.restart()
        await ana.slash("mesa")
        assert line in text(here.board())


async def test_a_card_that_the_clock_drew_and_kept_is_named_in_its_owners_hand_only(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(ana, host=beto, rules=TRIO_ONLY)
        late = here.in_turn(table)
        with keeping_what_is_drawn(table):
            await whole_turn_runs_out(here, table)
        covered = table.covered(late.id)
        assert covered is not None
        assert covered.drawn is not None
        assert covered.drawn != table.view(None).discard[-1]
        drawn = face(covered.drawn, "es").replace("\ufe0e", "")
        assert text(late.hand()).startswith(f"⏰ Se acabó tu tiempo: robé {drawn} y boté ")
        other = beto if late is ana else ana
        for seen in (text(here.board()), alternative(here.board()), text(other.hand())):
            assert "Se acabó tu tiempo" not in seen
        assert not mentions(text(here.board()), covered.drawn)


@contextmanager
def keeping_what_is_drawn(table: Table) -> Iterator[None]:
    """Have the clock throw another card than the one it draws, as it must where rules forbid that one."""

    def keep(game) -> Action:
        legal = game.legal_actions()
        drawn = game.view(game.turn).drawn
        return next(each for each in legal if not isinstance(each, Discard) or each.card != drawn)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.table.safe_action", keep)
        yield


async def test_somebody_a_bot_plays_for_reads_what_it_did_and_takes_over_with_one_click(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(ana, cami, host=beto)
        late = here.in_turn(table)
        seat = table.turn
        while not table.seats[seat].is_automatic:
            if here.in_turn(table) is late:
                await here.time_runs_out(table)
            else:
                await here.in_turn(table).do(choose(table.view(here.in_turn(table).id), Level.APRENDIZ, 0))
        assert "🤖 Un bot jugó por ti: " in text(late.hand())
        assert "Un bot juega por ti, porque se te acabó el tiempo" in text(late.hand())
        assert labels(late.hand()) == ["Seguir jugando"]
        await late.press("Seguir jugando", on=late.hand())
        assert not table.seats[seat].is_automatic
        assert "Un bot jugó por ti" in text(late.hand())
        assert "Un bot juega por ti" not in text(late.hand())


async def test_a_discard_that_was_not_bought_in_time_is_named(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(ana, cami, host=beto, rules=Rules(buys=1))
        first = here.in_turn(table)
        await first.do(Draw())
        asked, top = here.in_turn(table), table.view(None).discard[-1]
        await here.time_runs_out(table)
        card = face(top, "es").replace("\ufe0e", "")
        assert f"⏰ Se acabó tu tiempo para decidir: no compré {card} por ti." in text(asked.hand())
        assert "se le acabó el tiempo" not in text(here.board()), f"{first.id} has all their time"


async def test_whoever_buys_in_between_is_named_in_the_line_of_the_turn(database):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(ana, cami, host=beto, rules=Rules(buys=1))
        first, name = here.in_turn(table), table.seats[table.turn].name
        await first.do(Draw())
        buyer, top = table.seats[table.turn].name, face(table.view(None).discard[-1], "es").replace("\ufe0e", "")
        await here.in_turn(table).do(Buy())
        assert f"**{name}**: robó · **{buyer}** compró {top}" in text(here.board())
