"""Every round ends, however stubborn the players are (tests/bench/termination.py plays 100,000 rounds)."""

from random import Random

import pytest

from bot.engine import Game, RoundEnded, Rules
from tests.bench.termination import PLAYERS, RULES, most_turns, play_match, play_round


@pytest.mark.parametrize("number", range(16))
def test_matches_of_stubborn_players_end(number: int) -> None:
    _, turns = play_match(number)
    assert len(turns) == Rules.parse(RULES[number % len(RULES)]).rounds


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("preset", ["classic", "chilean", "argentine", "express"])
def test_a_round_of_players_of_one_kind_ends(player: str, preset: str) -> None:
    game = Game.new(preset, 3, bytes(32))
    turns = play_round(game, [PLAYERS[player]] * 3, Random(1))
    assert game.round == 2
    assert 0 < turns <= most_turns(game.rules, 3)


def test_swapping_for_ever_is_ended_by_the_stock() -> None:
    """Nobody wins such a round: the stock is drawn down one card each time the pile has gone round twice."""
    game = Game.new("classic", 2, bytes(32))
    rng = Random(2)
    events = ()
    while game.round == 1:
        events = game.apply(PLAYERS["swapping"](game, rng))
    ended = events[0]
    assert isinstance(ended, RoundEnded)
    assert ended.winner is None
