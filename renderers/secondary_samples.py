"""The pictures beside the table in every state, for the gallery: each a function of a theme and a language."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bot.engine.cards import Card
from bot.engine.results import Result, RoundScore
from bot.engine.rules import PRESETS, Rules

from .leaderboard import Leader, Leaderboard, render_leaderboard
from .lobby import render_lobby
from .picture import Person, Picture
from .podium import render_podium
from .points import render_points
from .profile import Profile, Rival, render_profile
from .rules_pages import PAGES, render_rules_page
from .samples import people
from .theme import Theme

Scene = Callable[[Theme, str], Picture]


def _played(rules: Rules, seats: int, rounds: int) -> list[RoundScore]:
    dice = Random(seats * 100 + rounds)
    found: list[RoundScore] = []
    for number in range(rounds):
        winner = dice.randrange(seats)
        points = tuple(0 if seat == winner else dice.randrange(3, 170) for seat in range(seats))
        found.append(RoundScore(rules.contracts[number], points, winner))
    return found


def _lobby(preset: str, seated: int, host: int = 0) -> Scene:
    def draw(theme: Theme, locale: str) -> Picture:
        return render_lobby(people(seated), PRESETS[preset], host=host, theme=theme, locale=locale)

    return draw


def _points(preset: str, seats: int, rounds: int, cards: tuple[int, ...]) -> Scene:
    def draw(theme: Theme, locale: str) -> Picture:
        rules, dice = PRESETS[preset], Random(seats)
        played = _played(rules, seats, rounds)
        hands = [
            [] if seat == played[-1].winner else [Card(dice.randrange(53)) for _ in range(cards[seat % len(cards)])]
            for seat in range(seats)
        ]
        return render_points(people(seats), rules, played, hands=hands, theme=theme, locale=locale)

    return draw


def _podium(seats: int, scores: tuple[int, ...], *, rated: bool) -> Scene:
    def draw(theme: Theme, locale: str) -> Picture:
        result = Result(scores, tuple(1 + sum(other < mine for other in scores) for mine in scores))
        changes = [24 - 9 * place for place in result.places] if rated else ()
        rounds = _played(PRESETS["classic"], seats, 6)
        return render_podium(people(seats), result, rounds, changes=changes, theme=theme, locale=locale)

    return draw


def _leaderboard(count: int, *, own: int = 0) -> Scene:
    def draw(theme: Theme, locale: str) -> Picture:
        crowd = people(8)
        leaders = tuple(
            Leader(
                number, crowd[number % 8], 1930 - 61 * number, 160 - 9 * number, 70 - 6 * number, 71.4 + 12.3 * number
            )
            for number in range(1, count + 1)
        )
        mine = leaders[own - 1] if 0 < own <= count else Leader(own, Person("Yo"), 1188, 9, 1, 203.7) if own else None
        board = Leaderboard("Los Cariocas de Valparaíso", "season", "rating", leaders, 1, max(1, own // 10), mine)
        return render_leaderboard(board, theme=theme, locale=locale)

    return draw


def _profile(matches: int) -> Scene:
    def draw(theme: Theme, locale: str) -> Picture:
        crowd, dice = people(8), Random(matches)
        ratings = [1500.0]
        for _ in range(min(29, matches)):
            ratings.append(ratings[-1] + dice.uniform(-26, 31))
        if not matches:
            return render_profile(Profile(crowd[3], "Los Cariocas", 1500), theme=theme, locale=locale)
        presets = (("classic", matches // 2, matches // 5), ("chilean", matches // 3, matches // 9), ("express", 2, 0))
        rivals = tuple(Rival(person, matches // 2, matches // 4 + 1) for person in crowd[1:4])
        profile = Profile(
            crowd[0], "Los Cariocas de Valparaíso", round(ratings[-1]), 3, matches, matches // 3, 121.5, 18, 4,
            tuple(ratings), presets, rivals,
        )  # fmt: skip
        return render_profile(profile, theme=theme, locale=locale)

    return draw


def _rules(preset: str, page: int) -> Scene:
    def draw(theme: Theme, locale: str) -> Picture:
        return render_rules_page(PRESETS[preset], page, theme=theme, locale=locale)

    return draw


SECONDARY: Final[dict[str, Scene]] = {
    "lobby-1": _lobby("classic", 1),
    "lobby-5": _lobby("argentine", 5, host=2),
    "lobby-8-chilean": _lobby("chilean", 8, host=1),
    "points-2-first-round": _points("classic", 2, 1, (5,)),
    "points-4": _points("classic", 4, 3, (3, 7, 11)),
    "points-8-fullest": _points("chilean", 8, 10, (30, 13, 22)),
    "podium-2-shared": _podium(2, (95, 95), rated=False),
    "podium-4": _podium(4, (212, 95, 133, 301), rated=True),
    "podium-8-shared": _podium(8, (412, 695, 333, 301, 301, 500, 555, 1020), rated=True),
    "leaderboard-empty": _leaderboard(0),
    "leaderboard-3-own": _leaderboard(3, own=2),
    "leaderboard-10-elsewhere": _leaderboard(10, own=1047),
    "profile-new": _profile(0),
    "profile-3": _profile(3),
    "profile-48": _profile(48),
} | {f"rules-{preset}-{page}": _rules(preset, page) for preset in PRESETS for page in range(1, PAGES + 1)}
"""Every state by its name."""
