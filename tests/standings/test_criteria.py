"""An order and its steps agree to the last bit, or somebody would be counted twice or not at all."""

from __future__ import annotations

from math import inf, nextafter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.standings.criteria import ORDERS, Criterion
from bot.standings.ratings import NEWCOMER

STEPS = st.integers(-(1 << 40), 1 << 40) | st.integers(-2000, 2000)
RATINGS = st.floats(-1e9, 1e9) | st.floats(-70, 70) | st.integers(-5000, 5000).map(lambda n: n / 64)
AVERAGES = st.floats(0, 1e6) | st.integers(0, 3000).map(float)
WINS = st.integers(0, 1 << 31)


def keys(by):
    """What a row of `standings` may be sorted by."""
    match by:
        case Criterion.RATING:
            return st.tuples(RATINGS)
        case Criterion.WINS:
            return st.tuples(WINS, RATINGS)
        case Criterion.AVERAGE:
            return st.tuples(AVERAGES)


@pytest.mark.parametrize("by", Criterion)
@given(data=st.data(), step=STEPS)
def test_a_key_is_past_the_bound_of_a_step_just_where_it_is_on_that_step_or_a_later_one(by, data, step):
    order, key = ORDERS[by], data.draw(keys(by))
    for each in (step, order.step(key), order.step(key) + 1):
        assert (order.step(key) >= each) == (key >= order.bound(each))


@pytest.mark.parametrize("by", [Criterion.RATING, Criterion.AVERAGE])
@given(step=STEPS)
@example(step=0)
@example(step=-1)
def test_a_bound_is_the_first_number_of_its_step(by, step):
    order = ORDERS[by]
    [bound] = order.bound(step)
    assert order.step((bound,)) == step
    assert order.step((nextafter(bound, inf),)) == step
    assert order.step((nextafter(bound, -inf),)) == step - 1


@pytest.mark.parametrize("by", Criterion)
@given(data=st.data())
def test_who_has_more_is_on_no_lower_step(by, data):
    low, high = sorted([data.draw(keys(by)), data.draw(keys(by))])
    assert ORDERS[by].step(low) <= ORDERS[by].step(high)


@given(wins=WINS, rating=RATINGS, other=RATINGS)
def test_no_rating_outweighs_a_win(wins, rating, other):
    step = ORDERS[Criterion.WINS].step
    assert step((wins, rating)) < step((wins + 1, other))


def test_those_with_equal_wins_are_parted_by_their_rating():
    step = ORDERS[Criterion.WINS].step
    assert step((0, NEWCOMER.ordinal - 2)) < step((0, NEWCOMER.ordinal)) < step((0, NEWCOMER.ordinal + 2))


def row(**changes):
    return {"user_id": 7, "rating": 1.5, "wins": 2, "average": 30.0} | changes


@pytest.mark.parametrize("by", Criterion)
def test_who_had_their_data_deleted_is_on_no_step(by):
    assert ORDERS[by].step_of(row()) is not None
    assert ORDERS[by].step_of(row(user_id=-7)) is None


def test_who_has_too_few_matches_is_on_no_step_of_the_averages():
    steps = {by: order.step_of(row(average=None)) for by, order in ORDERS.items()}
    assert [by for by, step in steps.items() if step is None] == [Criterion.AVERAGE]
