"""How one match changes how people stand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from openskill.models import PlackettLuce

from bot.engine import RoundScore, Rules
from bot.standings.boards import Period, board, boards_of
from bot.standings.ratings import NEWCOMER, Rating, rate
from bot.standings.results import MatchResult, SeatResult
from bot.standings.tallies import Tally, tallies_after

NOON = 1_796_040_000_000
"""2026-11-30, noon."""


def played(*places, scores=None, people=None, **changes) -> MatchResult:
    """A finished match of users 1, 2, … with these places; a None in `people` is a bot."""
    people = people or range(1, len(places) + 1)
    scores = scores or [10 * place for place in places]
    seats = [
        SeatResult(user_id, f"P{user_id}", score=score, place=place)
        for user_id, score, place in zip(people, scores, places, strict=True)
    ]
    values = {"match_id": 5, "guild_id": 1, "started_at": 0, "ended_at": NOON, "ending": "finished"}
    return MatchResult(**values | {"rules": Rules(), "rounds": (), "seats": tuple(seats)} | changes)


def with_seat(result, number, **changes):
    seats = [replace(seat, **changes) if index == number else seat for index, seat in enumerate(result.seats)]
    return replace(result, seats=tuple(seats))


def test_a_newcomer_who_wins_has_one_match_and_one_win():
    after = tallies_after(played(1, 2, scores=[12, 80]), {})
    assert (after[1].matches, after[1].wins, after[1].points, after[1].average) == (1, 1, 12, 12.0)
    assert (after[2].matches, after[2].wins, after[2].points, after[2].average) == (1, 0, 80, 80.0)


def test_ratings_are_openskills_own():
    model = PlackettLuce()
    strong, weak = model.create_rating([31.0, 4.0]), model.create_rating([22.0, 6.5])
    expected = model.rate([[weak], [strong], [model.rating()]], ranks=[1, 2, 2])
    before = {1: Tally(rating=Rating(22.0, 6.5)), 2: Tally(rating=Rating(31.0, 4.0))}
    after = tallies_after(played(1, 2, 2), before)
    assert [(after[user].rating.mu, after[user].rating.sigma) for user in (1, 2, 3)] == [
        (team[0].mu, team[0].sigma) for team in expected
    ]


@pytest.mark.parametrize("people", range(2, 9))
def test_each_place_is_worth_more_than_the_next(people):
    ordinals = [rating.ordinal for rating in rate([NEWCOMER] * people, range(1, people + 1))]
    assert ordinals == sorted(ordinals, reverse=True)


def test_bots_are_not_rated_and_take_no_part_in_the_ratings_of_others():
    with_bot = tallies_after(played(2, 1, 3, people=[1, None, 2]), {})
    without = tallies_after(played(1, 2), {})
    assert set(with_bot) == {1, 2}
    assert with_bot[1].rating == without[1].rating


def test_a_win_is_the_first_place_bots_included():
    assert tallies_after(played(2, 1, 3, people=[1, None, 2]), {})[1].wins == 0


def test_a_shared_first_place_is_a_win_for_both():
    after = tallies_after(played(1, 1, 3), {})
    assert [after[user].wins for user in (1, 2, 3)] == [1, 1, 0]


def test_a_streak_grows_with_wins_and_ends_with_the_first_match_that_is_none():
    tally = {}
    for places in [(1, 2), (1, 2), (1, 2), (2, 1), (1, 2)]:
        tally = tallies_after(played(*places), tally)
    assert (tally[1].streak, tally[1].best_streak) == (1, 3)


def test_abandoning_counts_as_a_match_without_points_and_ends_the_streak():
    before = {1: Tally(matches=3, wins=2, points=90, streak=2, best_streak=2)}
    after = tallies_after(with_seat(played(2, 1), 0, abandoned=True), before)[1]
    assert (after.matches, after.abandoned, after.wins, after.points) == (4, 1, 2, 90)
    assert (after.average, after.streak, after.best_streak) == (30.0, 0, 2)
    assert after.rating.mu < NEWCOMER.mu


def test_a_match_that_was_broken_off_counts_only_against_who_abandoned_it():
    broken_off = with_seat(with_seat(played(1, 2, ending="host"), 0, place=None), 1, place=None, abandoned=True)
    after = tallies_after(broken_off, {})
    assert set(after) == {2}
    assert (after[2].matches, after[2].abandoned, after[2].rating) == (1, 1, NEWCOMER)


def test_the_best_score_is_the_lowest_of_a_match_that_was_not_abandoned():
    tally = tallies_after(played(2, 1, scores=[50, 20]), {})
    tally = tallies_after(played(2, 1, scores=[41, 60]), tally)
    tally = tallies_after(with_seat(played(2, 1, scores=[5, 60]), 0, abandoned=True), tally)
    assert (tally[1].best_score, tally[2].best_score) == (41, 20)


def test_the_best_round_is_the_one_won_that_left_most_to_the_others():
    first = played(1, 2, match_id=5, rounds=(RoundScore("2T", (0, 40), 0), RoundScore("2R", (90, 0), 1)))
    second = played(1, 2, match_id=6, rounds=(RoundScore("2T", (0, 77), 0),))
    third = played(1, 2, match_id=7, rounds=(RoundScore("2T", (0, 77), 0), RoundScore("2R", (0, 99), None)))
    tally = tallies_after(third, tallies_after(second, tallies_after(first, {})))
    assert (tally[1].best_round, tally[1].best_match) == (77, 6)
    assert (tally[2].best_round, tally[2].best_match) == (90, 5)


def test_a_match_counts_for_all_time_its_season_its_month_and_its_preset():
    assert boards_of(played(1, 2)) == ("all", "2026-Q4", "2026-11", "preset-classic")
    assert boards_of(played(1, 2, rules=Rules.parse({"preset": "chilean", "buys": 2})))[-1] == "preset-chilean"


def test_a_person_alone_with_bots_has_a_board_apart_and_no_rating():
    alone = played(1, 2, people=[1, None])
    assert boards_of(alone) == ("bots",)
    after = tallies_after(alone, {})[1]
    assert (after.matches, after.wins, after.rating) == (1, 1, NEWCOMER)


@pytest.mark.parametrize(
    ("day", "season", "month"),
    [
        (1_767_225_600_000, "2026-Q1", "2026-01"),
        (1_767_225_599_999, "2025-Q4", "2025-12"),
        (1_774_999_999_999, "2026-Q1", "2026-03"),
        (1_775_001_600_000, "2026-Q2", "2026-04"),
    ],
)
def test_seasons_are_quarters_of_the_calendar_year(day, season, month):
    assert board(Period.SEASON, day) == season
    assert board(Period.MONTH, day) == month
