"""Random play through the public interface of one rules library, legality checked: player's actions a second.

Of the solver's peer, which plays nothing, it is the racks solved a second.

Runs in the bench's own environment, where the peers are installed: `python engine_peers.py <peer> <seconds>`
prints one number.
"""

# The peers are no dependencies of the project: nothing here is known to its type checker.
# pyright: basic, reportMissingImports=false

import random
import sys
import time
from collections.abc import Iterator


def chess(rng: random.Random) -> Iterator[None]:
    """python-chess: `legal_moves` and `push`."""
    import chess

    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield


def rlcard(rng: random.Random) -> Iterator[None]:
    """RLCard's gin rummy: the legal actions of the observation, and `step`."""
    import rlcard

    env = rlcard.make("gin-rummy")
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield


def open_spiel(rng: random.Random) -> Iterator[None]:
    """OpenSpiel's gin rummy (C++): `legal_actions` and `apply_action`; chance is no player's action."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                yield


def rummikub(rng: random.Random) -> Iterator[None]:
    """rummikub-solver (integer programming, HiGHS): the sets of most value from 13 tiles, two jokers in the game."""
    import rummikub_solver

    rules = rummikub_solver.RuleSet(min_initial_value=1)
    tiles = [tile for tile in rules.tiles for _ in range(2)]
    while True:
        game = rules.new_game()
        game.add_rack(*rng.sample(tiles, 13))
        rules.solve(game, rummikub_solver.SolverMode.TOTAL_VALUE)
        yield


def rate(play: Iterator[None], seconds: float) -> float:
    """Actions a second, from the first one on: what is loaded before is not counted."""
    next(play)
    actions, began = 0, time.process_time()
    for actions, _ in enumerate(play, start=1):
        if actions % 64 == 0 and time.process_time() - began >= seconds:
            break
    return actions / (time.process_time() - began)


if __name__ == "__main__":
    peers = {"chess": chess, "rlcard": rlcard, "open_spiel": open_spiel, "rummikub": rummikub}
    print(rate(peers[sys.argv[1]](random.Random(1)), float(sys.argv[2])))
