"""Paths: SVG path data as polygons, and what can be done with them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.art.paths import ellipse, line, path, polygon, rect, star

numbers = st.floats(-100, 100)


def near(points, others):
    return len(points) == len(others) and all(
        math.dist(one, two) < 1e-6 for one, two in zip(points, others, strict=True)
    )


def test_relative_commands_go_on_from_where_the_pen_is():
    assert path("M1 1 l2 0 v3 h-2 z").outlines == path("M1 1 L3 1 V4 H1 Z").outlines


def test_pairs_after_a_move_are_lines():
    assert path("M0 0 1 0 1 1 Z").outlines == (((0, 0), (1, 0), (1, 1)),)


def test_a_smooth_curve_goes_on_as_the_last_one_came():
    smooth, plain = path("M0 0 C0 2 2 4 4 4 S8 6 8 8"), path("M0 0 C0 2 2 4 4 4 C6 4 8 6 8 8")
    assert near(smooth.outlines[0], plain.outlines[0])


def test_a_quadratic_curve_passes_midway_between_its_middle_and_its_handle():
    middle = path("M0 0 Q5 10 10 0").outlines[0][10]
    assert middle == pytest.approx((5, 5))


def test_half_circles_meet_in_a_circle():
    circle = path("M-1 0 A1 1 0 0 1 1 0 A1 1 0 0 1 -1 0 Z")
    assert all(math.hypot(x, y) == pytest.approx(1) for x, y in circle.outlines[0])
    assert min(y for _, y in circle.outlines[0]) == pytest.approx(-1, abs=0.01)


def test_an_arc_too_small_for_its_ends_grows():
    assert path("M0 0 A1 1 0 0 0 10 0").bounds()[3] == pytest.approx(5, abs=0.05)


@pytest.mark.parametrize(
    ("data", "why"), [("1 2", "begins with a command"), ("M0 0 L1", "left over"), ("M0 L1 1", "missing")]
)
def test_data_that_draws_nothing_is_refused(data, why):
    with pytest.raises(ValueError, match=why):
        path(data)


@given(numbers, numbers, st.floats(-360, 360))
def test_turning_keeps_distances(x, y, degrees):
    moved = line((0, 0), (x, y)).turn(degrees, 3, 4).outlines[0]
    assert math.dist(*moved) == pytest.approx(math.hypot(x, y), abs=1e-6)


@given(numbers, numbers)
def test_a_mirror_image_of_a_mirror_image_is_the_path(x, at):
    shape = polygon((x, 0), (x + 3, 1), (x, 2))
    assert near(shape.mirror(at).mirror(at).outlines[0], shape.outlines[0])


def test_helpers_fill_the_boxes_they_say():
    assert rect(1, 2, 10, 20, 4).bounds() == pytest.approx((1, 2, 11, 22))
    assert ellipse(0, 0, 3, 5).bounds() == pytest.approx((-3, -5, 3, 5), abs=0.02)
    assert star(0, 0, 10).bounds()[1] == pytest.approx(-10)
    assert len(star(0, 0, 10, points=8).outlines[0]) == 16
