"""Opponents: how often they win, against each other and against the yardsticks, and how long they think.

    uv run carioca bench opponents --json        (or: uv run python tests/bench/opponents.py [DEALS] [--json])

Win shares come with 95 % Wilson intervals, every deal played once from each seat (`tournament`), goals beside them.
Pairs with a goal play DEALS deals; all others a quarter: each pair of strengths and each strength against each
yardstick, at two and four players, in two rule sets. One process for each core plays.

The times are those of 10,000 moves of each strength at tables of two to five, in two rule sets: processor time, so
that other work on the machine counts for nothing. Then a hundred tables of the strongest at once, thinking in a pool as
the bot's do, by the clock.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from tournament import line, play, player
from yardsticks import YARDSTICKS

from bot.engine import Game
from bot.players import Level, choose
from bot.tables.opponents import Opponents
from bot.workers import Workers, cores

Row = dict[str, Any]
Pair = tuple[str, str, str, int]
"""Who plays whom (in all other seats), by which rules, at how many seats."""

DEALS: Final = 100

MOVES: Final = 10_000

TABLES: Final = 100

GOALS: Final[dict[Pair, str]] = {
    ("aprendiz", "random", "classic", 2): ">= 95",
    ("aprendiz", "companero", "classic", 2): "< 35",
    ("companero", "greedy", "classic", 2): ">= 85",
    ("maestro", "greedy", "classic", 2): ">= 92",
    ("maestro", "distance", "classic", 2): ">= 65",
    ("maestro", "greedy", "classic", 4): ">= 75",
}
"""Goals in percent of the matches."""

STRENGTHS: Final = [("aprendiz", "companero"), ("maestro", "companero"), ("maestro", "aprendiz")]

PAIRS: Final[list[Pair]] = [
    (first, others, rules, seats)
    for first, others in [*STRENGTHS, *((level.value, peer) for level in Level for peer in YARDSTICKS)]
    for rules in ("classic", "chilean")
    for seats in (2, 4)
]

BUDGET: Final[dict[str, int | None]] = {"p50": None, "p95": None, "p99": 25, "max": 100}
"""Milliseconds that a move may take."""


def run(deals: int = DEALS, moves: int = MOVES) -> list[Row]:
    """The rows of all three measurements."""
    return [*strengths(deals), *times(moves), *asyncio.run(crowd(TABLES))]


def strengths(deals: int) -> list[Row]:
    """Win shares: so many deals each where there is a goal, a quarter elsewhere."""
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        return list(pool.map(_strength, PAIRS, [deals if pair in GOALS else max(1, deals // 4) for pair in PAIRS]))


def _strength(pair: Pair, deals: int) -> Row:
    first, others, rules, seats = pair
    score = line(first, others, rules, seats, play(player(first), player(others), rules, seats, range(deals)))
    row: Row = {"measure": f"{rules}, {seats} seats: matches won against {others}", "who": first}
    row |= {"value": score["wins"], "unit": "%", "interval": score["interval"], "matches": score["matches"]}
    return row | ({"goal": GOALS[pair]} if pair in GOALS else {})


def times(moves: int) -> list[Row]:
    """How long the moves of each strength take; the first of a process, which prepare the solver, are among them."""
    rows: list[Row] = []
    for level in Level:
        taken = list(_times_of(level, moves))
        rows += [row | {"who": level.value} for row in _quantiles(f"a move of {len(taken):,}", taken, BUDGET)]
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


async def crowd(tables: int, seconds: float = 20.0, pace: float = 1.5) -> list[Row]:
    """So many tables of four of the strongest at once, a move each `pace` seconds, all of whom share one pool.

    How long the answers to clicks wait for them is what the event loop is late by.
    """
    workers = Workers(imports=["bot.players"])
    opponents = Opponents(workers)
    loop = asyncio.get_running_loop()
    taken, late = list[float](), list[float]()

    async def table(number: int) -> None:
        random, match = Random(number), 0
        game = Game.new("classic", 4, sha256(f"crowd {number}".encode()).digest())
        await asyncio.sleep(pace * number / tables)
        while loop.time() < end:
            if game.phase == "over":
                match += 1
                game = Game.new("classic", 4, sha256(f"crowd {number} {match}".encode()).digest())
            start = loop.time()
            action = await opponents.decide(game, Level.MAESTRO, number)
            if start > begin:
                taken.append(loop.time() - start)
            game.apply(action)
            await asyncio.sleep(pace * random.uniform(0.8, 1.2))

    async def watch() -> None:
        while loop.time() < end:
            due = loop.time() + 0.005
            await asyncio.sleep(0.005)
            if due > begin:
                late.append(loop.time() - due)

    await workers.run(int)  # the pool has started
    begin = loop.time() + 5.0  # the first moves, which prepare the solvers, are not counted
    end = begin + seconds
    await asyncio.gather(watch(), *map(table, range(tables)))
    workers.close()
    what = f"{tables} tables of four at once, {len(taken) / seconds:.0f} moves a second"
    return [
        *_quantiles(f"{what}: a decision, waiting included", taken, {"p50": None, "p99": 25, "max": 100}),
        *_quantiles(f"{what}: the event loop is late by", late, {"p99": 10, "max": None}),
    ]


def _quantiles(measure: str, seconds: list[float], budget: dict[str, int | None]) -> list[Row]:
    """Milliseconds that a share of these stayed below, each beside its budget."""
    ordered, rows = sorted(seconds), list[Row]()
    for name, most in budget.items():
        share = 1.0 if name == "max" else int(name[1:]) / 100
        ms = 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]
        row: Row = {"measure": f"{measure}, {name}", "who": "maestro", "value": round(ms, 2), "unit": "ms"}
        rows.append(row | ({"budget": most} if most else {}))
    return rows


if __name__ == "__main__":
    measured = run(*[int(argument) for argument in sys.argv[1:] if argument.isdigit()][:1])
    for each in measured if "--json" not in sys.argv else []:
        print(*each.values(), sep="  ")
    if "--json" in sys.argv:
        print(json.dumps(measured, ensure_ascii=False, indent=1))
