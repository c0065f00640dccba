"""Opponents play legally to the end of a match, in every rule set and phase."""

import pytest

from bot.engine import Game, Rules
from bot.players import Level, choose

HOUSE_RULES = {"preset": "chilean", "buys": 2, "decks": 3}


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rules", ["classic", "express", HOUSE_RULES], ids=str)
def test_a_match_between_bots_is_played_to_its_end(rules: str | dict[str, object], level: Level) -> None:
    game = Game.new(rules, 3, bytes(range(32)))
    phases: set[str] = set()
    while game.phase != "over":
        phases.add(game.phase)
        game.apply(choose(game.view(game.turn), level, seed=7))
    assert game.result is not None
    assert len(game.rounds) == Rules.parse(rules).rounds
    assert phases == {"draw", "play", "buy"} if rules is HOUSE_RULES else phases == {"draw", "play"}


@pytest.mark.parametrize("level", Level)
def test_the_same_view_and_seed_give_the_same_action(level: Level) -> None:
    game = Game.new("classic", 4, bytes(32))
    for _ in range(60):
        view = game.view(game.turn)
        action = choose(view, level, seed=3)
        assert choose(view, level, seed=3) == action
        game.apply(action)


def test_a_seat_that_is_not_to_act_has_nothing_to_choose() -> None:
    game = Game.new("classic", 2, bytes(32))
    with pytest.raises(ValueError, match="to act"):
        choose(game.view(1 - game.turn), Level.COMPANERO)


@pytest.mark.parametrize("level", [Level.COMPANERO, Level.MAESTRO])
def test_who_has_just_gone_down_keeps_a_joker_for_the_next_turn(level: Level) -> None:
    game = Game.from_position(
        {
            "rules": "classic",
            "round": 1,
            "dealer": 1,
            "turn": 0,
            "phase": "play",
            "hands": [["JK", "KS", "QD", "2C", "7H"], ["2C", "2D", "9H"]],
            "scores": [0, 0],
            "melds": [{"owner": 0, "cards": ["4S", "4H", "4D"]}, {"owner": 0, "cards": ["8S", "8H", "8D"]}],
            "down": [9, None],
            "turn_number": 9,
            "stock": ["AD", "3D", "7C"],
            "discard": ["KD"],
        }
    )
    assert str(choose(game.view(0), level)) == "discard KS"
