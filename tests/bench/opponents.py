"""Opponents: how often they win, against each other and against the yardsticks, and how long they think.

Win shares come with 95 % Wilson intervals, every deal played once from each seat (`tournament`). Goals are beside
them. The times are those of 10,000 moves of each strength at tables of two to five, in two rule sets: processor time,
so that other work on the machine counts for nothing.
"""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Any, Final

from tournament import line, play, player

from bot.engine import Game
from bot.players import Level, choose

Row = dict[str, Any]

DEALS: Final = 100

MOVES: Final = 10_000

PAIRS: Final = (
    ("aprendiz", "random", "classic", 2, ">= 95"),
    ("aprendiz", "companero", "classic", 2, "< 35"),
    ("companero", "greedy", "classic", 2, ">= 85"),
    ("maestro", "greedy", "classic", 2, ">= 92"),
    ("maestro", "distance", "classic", 2, ">= 65"),
    ("maestro", "companero", "classic", 2, ""),
    ("maestro", "greedy", "classic", 4, ">= 75"),
    ("maestro", "distance", "classic", 4, ""),
    ("maestro", "greedy", "chilean", 2, ""),
)
"""Who plays whom, by which rules, at how many seats, and the goal in percent."""

BUDGET: Final = {"p50": None, "p95": None, "p99": 25, "max": 100}
"""Milliseconds that a move may take."""


def run(deals: int = DEALS, moves: int = MOVES) -> list[Row]:
    """The rows of both measurements."""
    return [*strengths(deals), *times(moves)]


def strengths(deals: int) -> list[Row]:
    """Win shares, so many deals each."""
    rows: list[Row] = []
    for first, others, rules, seats, goal in PAIRS:
        score = line(first, others, rules, seats, play(player(first), player(others), rules, seats, range(deals)))
        measure = f"{rules}, {seats} seats: matches won against {others}"
        row: Row = {"measure": measure, "who": first, "value": score["wins"], "unit": "%"}
        rows.append(row | {"interval": score["interval"], "matches": score["matches"], "goal": goal})
    return rows


def times(moves: int) -> list[Row]:
    """How long the moves of each strength take; the first of a process, which prepare the solver, are among them."""
    rows: list[Row] = []
    for level in Level:
        taken = sorted(_times_of(level, moves))
        for share, name in ((0.5, "p50"), (0.95, "p95"), (0.99, "p99"), (1.0, "max")):
            ms = 1e3 * taken[min(len(taken) - 1, int(len(taken) * share))]
            row: Row = {"measure": f"a move, {name} of {len(taken):,}", "who": level.value, "value": round(ms, 2)}
            rows.append(row | {"unit": "ms"} | ({"budget": BUDGET[name]} if BUDGET[name] else {}))
    return rows


def _times_of(level: Level, moves: int) -> list[float]:
    """Seconds of so many moves in matches between equals."""
    taken: list[float] = []
    clock = time.thread_time
    match = 0
    while True:
        rules, seats = ("classic", "chilean")[match % 2], 2 + match // 2 % 4
        game = Game.new(rules, seats, sha256(f"times {match}".encode()).digest())
        match += 1
        while game.phase != "over":
            view = game.view(game.turn)
            start = clock()
            action = choose(view, level, match)
            taken.append(clock() - start)
            if len(taken) == moves:
                return taken
            game.apply(action)
