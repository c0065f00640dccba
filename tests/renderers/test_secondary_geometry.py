"""The pictures beside the table: whatever they show, all words are on the sheet, apart and legible."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from people import NAMES, people
from writing import check_writing, watched

from bot.engine import PRESETS, Card, Result, Rules
from bot.engine.results import RoundScore
from bot.locales import LOCALES
from renderers import (
    THEMES,
    Leader,
    Leaderboard,
    Person,
    Profile,
    Rival,
    render_leaderboard,
    render_lobby,
    render_podium,
    render_points,
    render_profile,
    render_rules,
)
from renderers.picture import ALT_LIMIT
from renderers.rules_pages import PAGES

themes = st.sampled_from(list(THEMES.values()))
locales = st.sampled_from(LOCALES)
rules = st.sampled_from(list(PRESETS.values()))
drawn = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(rules: Rules, seats: int, rounds: int, seed: int) -> list[RoundScore]:
    dice = Random(seed)
    scores = []
    for number in range(rounds):
        winner = dice.choice([None, *range(seats)])
        points = tuple(0 if seat == winner else dice.randrange(1, 330) for seat in range(seats))
        scores.append(RoundScore(rules.contracts[number], points, winner))
    return scores


@drawn
@given(rules, st.integers(1, 8), locales, themes)
def test_lobby(rules, seats, locale, theme):
    with watched() as writing:
        picture = render_lobby(people(seats), rules, host=seats - 1, theme=theme, locale=locale)
    check_writing(writing)
    assert len(picture.alt) <= ALT_LIMIT


@drawn
@given(rules, st.integers(2, 8), st.data(), locales, themes)
def test_points(rules, seats, data, locale, theme):
    rounds = data.draw(st.integers(1, rules.rounds))
    cards = st.integers(0, 52).map(Card)
    hands = data.draw(st.lists(st.lists(cards, max_size=30), min_size=seats, max_size=seats))
    scores = played(rules, seats, rounds, seed=data.draw(st.integers(0, 999)))
    with watched() as writing:
        picture = render_points(people(seats), rules, scores, hands=hands, theme=theme, locale=locale)
    check_writing(writing)
    assert len(picture.alt) <= ALT_LIMIT


@drawn
@given(st.integers(2, 8), st.lists(st.integers(0, 1900), min_size=8, max_size=8), st.booleans(), locales, themes)
def test_podium(seats, scores, rated, locale, theme):
    scores = tuple(scores[:seats])
    result = Result(scores, tuple(1 + sum(other < mine for other in scores) for mine in scores))
    rounds = played(PRESETS["classic"], seats, 6, seed=sum(scores))
    changes = [score % 90 - 45 for score in scores] if rated else ()
    with watched() as writing:
        picture = render_podium(people(seats), result, rounds, changes=changes, theme=theme, locale=locale)
    check_writing(writing)
    assert len(picture.alt) <= ALT_LIMIT


@drawn
@given(
    st.lists(st.tuples(st.integers(0, 4000), st.integers(1, 12000), st.floats(0, 900)), max_size=10),
    st.sampled_from(["rating", "wins", "average"]),
    st.booleans(),
    locales,
    themes,
)
def test_leaderboard(standings, order, elsewhere, locale, theme):
    leaders = tuple(
        Leader(place, people(8)[place % 8], rating, matches, matches // 2, average)
        for place, (rating, matches, average) in enumerate(standings, start=1)
    )
    own = Leader(12345, people(2)[1], 999, 1200, 1200, 88.8) if elsewhere else (leaders[0] if leaders else None)
    board = Leaderboard("Los Cariocas de Valparaíso y Viña", "season", order, leaders, 1, 12, own)
    with watched() as writing:
        picture = render_leaderboard(board, theme=theme, locale=locale)
    check_writing(writing)
    assert len(picture.alt) <= ALT_LIMIT


@drawn
@given(
    st.sampled_from(NAMES),
    st.lists(st.floats(-500, 5000), max_size=60),
    st.integers(0, 3),
    st.integers(0, 4),
    locales,
    themes,
)
def test_profile(name, ratings, rivals, presets, locale, theme):
    profile = Profile(
        Person(name),
        "Los Cariocas de Valparaíso",
        round(ratings[-1]) if ratings else 1500,
        place=1 if ratings else None,
        matches=12345,
        wins=1234,
        average=1234.5 if ratings else None,
        best=1234 if ratings else None,
        streak=len(ratings),
        ratings=tuple(ratings),
        presets=tuple((preset, 1000, 100 * number) for number, preset in enumerate(list(PRESETS)[:presets])),
        rivals=tuple(Rival(person, 1200, 17) for person in people(rivals)),
    )
    with watched() as writing:
        picture = render_profile(profile, theme=theme, locale=locale)
    check_writing(writing)
    assert len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", list(PRESETS))
def test_rules(preset, locale):
    with watched() as writing:
        pictures = render_rules(PRESETS[preset], locale=locale)
    check_writing(writing)
    assert len(pictures) == PAGES
    assert all(len(picture.alt) <= ALT_LIMIT for picture in pictures)
