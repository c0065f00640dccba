"""Values that go to another process come out as they went in."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import CARDS, PRESETS, Game, Rules
from bot.engine.packed import Packed


def sent(value):
    return pickle.loads(pickle.dumps(value))


@given(st.sampled_from(sorted(PRESETS)), st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 300))
@settings(max_examples=40, deadline=None)
def test_views_events_and_results_come_out_as_they_went_in(preset, players, seed, moves):
    game, luck, events = Game.new(preset, players, seed.to_bytes(32)), Random(seed), []
    for _ in range(moves):
        if game.turn is None:
            break
        events += game.apply(luck.choice(game.legal_actions()))
    for view in [game.view(seat) for seat in (None, *range(players))]:
        assert sent(view) == view
        assert repr(sent(view)) == repr(view), "what does not count as equal as well"
    assert sent(events) == events
    assert [*map(type, sent(events))] == [*map(type, events)]


HOUSE = Rules(buys=2, deal=(12, 12, 12, 13, 13, 13), last_in_one_go=False)


@pytest.mark.parametrize("rules", [*PRESETS.values(), HOUSE], ids=str)
def test_rules_come_out_whole(rules):
    assert sent(rules) == rules
    assert [*map(sent(rules).value, CARDS)] == [*map(rules.value, CARDS)]
    assert sent(rules) is sent(rules), "they are made and checked once"


def test_every_kind_of_value_that_is_packed_can_be_made_of_its_fields():
    kinds, found = [Packed], set()
    while kinds:
        kind = kinds.pop()
        found.add(kind.__name__)
        kinds += kind.__subclasses__()
        for name in getattr(kind, "__match_args__", ()):
            assert kind.__dataclass_fields__[name].init
    assert {"View", "Meld", "Discarded", "Result", "RoundScore"} <= found


def test_a_copy_is_an_equal_value():
    view = Game.new("classic", 2, bytes(32)).view(0)
    assert copy.deepcopy(view) == view
    assert copy.copy(view) == view
