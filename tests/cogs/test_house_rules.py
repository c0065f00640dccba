"""House rules in words: what can be chosen, what follows from it, and why something cannot be."""

from __future__ import annotations

import pytest

from bot.engine import PRESETS, Rules
from bot.engine.rules import OPTIONS
from bot.locales import LOCALES, translate
from cogs import house_rules
from cogs.house_rules import CHOICES, changed, choices, consequences, decode, encode, is_chosen, problem, value_words

CLASSIC = Rules()


def test_every_option_of_the_rules_can_be_chosen():
    assert {*CHOICES, "contracts"} == {*OPTIONS}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", CHOICES)
def test_what_is_chosen_is_among_the_choices_and_comes_through_a_menu(preset, name):
    rules = PRESETS[preset]
    assert sum(is_chosen(rules, name, value) for value in choices(rules, name)) == 1
    for value in choices(rules, name):
        assert decode(encode(value)) == value
        assert len(encode(value)) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_value_has_words(locale):
    for name in CHOICES:
        assert house_rules.name_of(name, locale)
        assert translate(locale, f"config-rule-{name.replace('_', '-')}-about")
        offered = [value_words(name, value, locale) for value in choices(CLASSIC, name)]
        assert len(set(offered)) == len(offered)


def tried(name, value):
    """The classic rules with this option changed, or why that cannot be."""
    try:
        return changed(CLASSIC, name, value)
    except ValueError as error:
        return problem(error, "es")


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_changes_that_option_alone_or_is_refused_in_words(name):
    for value in CHOICES[name]:
        found = tried(name, value)
        if isinstance(found, Rules):
            assert is_chosen(found, name, value)
            others = [each for each in OPTIONS if each not in (name, "deal")]
            assert all(getattr(found, each) == getattr(CLASSIC, each) for each in others)
        else:
            assert found != translate("es", "config-problem"), f"{name} = {value}"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"deal": 9}, "en la ronda 6 (1 trío y 2 escaleras) se reparten 9 cartas y no alcanzan"),
        ({"deal": 13}, "la ronda 6 (1 trío y 2 escaleras) se gana de una vez, y repartiendo 13 cartas sobrarían"),
        ({"contracts": ("2T", "royal"), "deal": 13}, "para Escala real (ronda 2) hay que repartir justo 12 cartas"),
        (
            {"contracts": ("2T", "3R"), "deal": 11, "last_card": "discard"},
            "en la ronda 2 (3 escaleras) no quedaría carta que botar al final. Reparte más de 11",
        ),
        ({"decks": 1}, "54 cartas no alcanzan para 5 personas con 11 cada una"),
        (
            {"contracts": ("5R",), "deal": 20, "same_suit_runs": False, "last_in_one_go": False},
            "en la ronda 1 (5 escaleras) hay más escaleras que pintas",
        ),
    ],
)
def test_why_rules_cannot_be_is_said_with_what_would_help(changes, said):
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 - what it says is what this is about
        Rules(**changes)
    assert said in problem(refusal.value, "es")


def test_a_longer_round_is_dealt_more_cards():
    rules = house_rules.with_contract(CLASSIC, 7, "dirty")
    assert rules.contracts == (*CLASSIC.contracts, "dirty")
    assert [rules.dealt(number) for number in (1, 7)] == [7, 12]


def test_a_round_can_be_changed_and_the_last_one_dropped():
    rules = house_rules.with_contract(CLASSIC, 1, "2R")
    assert rules.contracts[0] == "2R"
    assert rules.deal == 11
    assert house_rules.without_last_round(rules).rounds == 5


def test_consequences_tell_rounds_decks_values_and_what_the_house_changed():
    told = consequences(Rules(buys=2, joker_value=50), "es")
    assert "Ronda 1: 2 tríos · 11 cartas" in told
    assert "Hasta 5 personas: 2 mazos y 4 comodines, 108 cartas." in told
    assert "De 6 a 8 personas: 3 mazos y 6 comodines, 162 cartas." in told
    assert "A=14 · 2=2 · 7=7 · 10=10 · J=11 · Q=12 · K=13 · comodín 50" in told
    assert "Reglas de la casa: Valor del comodín: 50 · Comprar: 2" in told
    assert "Reglas de la casa" not in consequences(CLASSIC, "es")
