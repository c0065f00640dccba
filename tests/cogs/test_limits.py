"""Whoever asks for too much is told so in their language, and nothing is done; nobody else notices."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simulated import ENGLISH, text, world

from cogs import limits
from cogs.limits import Allowance

ANA, BETO = 1, 2


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_minutes_requests_may_come_at_once_and_the_next_has_to_wait():
    allowance = Allowance(4, Clock())
    assert [allowance.ask(ANA) for _ in range(4)] == [0, 0, 0, 0]
    assert allowance.ask(ANA) == pytest.approx(15)
    assert allowance.ask(BETO) == 0


def test_being_refused_costs_nothing():
    clock = Clock()
    allowance = Allowance(4, clock)
    for _ in range(20):
        wait = allowance.ask(ANA)
    clock.now += wait
    assert allowance.ask(ANA) == 0
    assert allowance.ask(ANA) == pytest.approx(15)


def test_without_a_limit_anything_goes():
    allowance = Allowance(0, Clock())
    assert {allowance.ask(ANA) for _ in range(1000)} == {0}


@given(per_minute=st.integers(1, 50), pauses=st.lists(st.floats(0, 20), max_size=200))
def test_no_minute_has_more_than_twice_what_is_allowed_and_waiting_as_told_is_enough(per_minute, pauses):
    clock = Clock()
    allowance = Allowance(per_minute, clock)
    done: list[float] = []
    for pause in pauses:
        clock.now += pause
        if wait := allowance.ask(ANA):
            clock.now += wait
            assert allowance.ask(ANA) == 0
        done.append(clock.now)
    for at in done:
        assert sum(at <= other < at + 60 for other in done) <= 2 * per_minute


def test_those_who_have_asked_for_nothing_lately_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "FORGET_FROM", 100)
    clock = Clock()
    allowance = Allowance(60, clock)
    for user in range(1000):
        clock.now += 1
        allowance.ask(user)
        assert len(allowance._paid_off_at) <= 100


async def test_a_click_too_many_changes_nothing_and_is_answered_in_the_users_language(database):
    async with world(database, commands_per_minute=3) as here:
        ana, john = here.person("Ana"), here.person("John", ENGLISH)
        await ana.slash("nueva")
        for label in ("Unirse", "Agregar bot", "Reglas"):
            await john.press(label)
        before = here.board().components
        answer = await john.press("Salir")
        assert answer is not None
        assert text(answer) == "That was too fast for me to follow, so nothing was done. Try again in 20 seconds."
        assert here.board().components == before
        await ana.press("Agregar bot")
        assert here.board().components != before


async def test_a_command_too_many_is_answered_too_but_what_it_offers_while_typing_is_not_counted(database):
    async with world(database, commands_per_minute=2) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        for typed in ("", "1", "10", "10 "):
            await ana.complete("botar", "carta", typed)
        await ana.press("Agregar bot")
        answer = await ana.slash("mesa")
        assert answer is not None
        assert text(answer).startswith("Vas muy rápido y no alcanzo a seguirte")


async def test_nobody_opens_more_tables_than_the_settings_say(database):
    async with world(database, tables_per_user=1) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        here.channel = here.guild.create_text_channel("otra")
        answer = await ana.slash("nueva")
        assert answer is not None
        assert text(answer) == "Ya tienes una mesa abierta. Termínala y podrás abrir otra."
