"""The first round to learn by: it can be played as it is told, teaches all there is, and objects with good reason."""

from __future__ import annotations

import pytest

from bot.engine import Action, Add, Discard, Draw, Lay, Take
from bot.players.lesson import PUPIL, STEPS, objection, offered, stand_at


def number_of(name: str) -> int:
    return next(number for number, step in enumerate(STEPS) if step.name == name)


def test_every_step_can_be_done_when_it_comes_and_the_pupil_wins() -> None:
    for number, step in enumerate(STEPS):
        stand = stand_at(number)
        assert stand.game.turn == PUPIL
        assert stand.step is step
        assert step.action in offered(stand)
        assert objection(stand, step.action) is None
    end = stand_at(len(STEPS))
    assert end.step is None
    assert offered(end) == []
    assert end.game.rounds[0].winner == PUPIL
    assert end.game.rounds[0].points[1 - PUPIL] == 13


def test_every_kind_of_move_is_learnt() -> None:
    assert {type(step.action) for step in STEPS} == {Draw, Take, Lay, Add, Discard}


def test_the_bot_discards_what_the_pupil_takes_and_lays_what_the_pupil_adds_to() -> None:
    assert stand_at(number_of("take")).game.view(PUPIL).discard[-1].text == "7D"
    added = stand_at(number_of("add-theirs"))
    assert [meld.owner for meld in added.game.melds] == [PUPIL, PUPIL, 1, 1]


@pytest.mark.parametrize(
    ("step", "action", "why"),
    [
        ("draw", "take", "at-draw"),
        ("discard", "discard QS", "needed"),
        ("discard", "discard 2C", "cheaper"),
        ("take", "draw", "at-take"),
        ("lay", "discard JH", "not-yet"),
        ("end-turn", "discard 5S", "keep"),
        ("draw-again", "take", "at-draw-again"),
        ("add-theirs", "add JK 2", "at-add-theirs"),
        ("add-more", "discard 4C", "not-yet"),
    ],
)
def test_something_else_is_objected_to_for_what_it_is(step: str, action: str, why: str) -> None:
    stand = stand_at(number_of(step))
    assert Action.parse(action) in offered(stand)
    assert objection(stand, Action.parse(action)) == why


def test_there_are_no_other_steps() -> None:
    with pytest.raises(ValueError, match="step"):
        stand_at(len(STEPS) + 1)
    with pytest.raises(ValueError, match="over"):
        objection(stand_at(len(STEPS)), Draw())
