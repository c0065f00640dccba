"""The solver's speed: distance and best lay-down for every contract of `classic` and `chilean`.

    uv run carioca bench solver --json        (or: uv run python tests/bench/solver.py)

A hand's time is the least of `rounds` calls, so that a busy machine disturbs little; what its suits and ranks are worth
has been worked out before, as at a table that has been open for a while. The first pass, on new hands, is a row of its
own.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import mean

from bot.engine import CARDS, Card, Rules
from bot.engine.solver import Solver


@dataclass(frozen=True)
class Row:
    """One line of the answer, in microseconds."""

    who: str
    measure: str
    value: float
    goal: float | None = None

    def to_object(self) -> dict[str, object]:
        """The line as JSON's own types."""
        line: dict[str, object] = {
            "measure": self.measure,
            "who": self.who,
            "value": round(self.value, 1),
            "unit": "µs",
        }
        if self.goal is not None:
            line |= {"goal": self.goal, "reached": self.value <= self.goal}
        return line


HAND = 13
PRESETS = ("classic", "chilean")
GOALS = {"distance, mean": 10, "distance, p99": 100, "best lay-down, mean": 60}


def run(rounds: int = 5, hands: int = 2_000) -> list[dict[str, object]]:
    """Each contract's figures in microseconds, then the worst of each measure, which the goals are held against."""
    rows = [row for preset in PRESETS for row in preset_rows(Rules.parse(preset), rounds, hands)]
    for measure, goal in GOALS.items():
        worst = max((each for each in rows if each.measure == measure), key=lambda each: each.value)
        rows.append(replace(worst, measure=f"worst contract: {measure}", goal=goal))
    return [each.to_object() for each in rows]


def preset_rows(rules: Rules, rounds: int, hands: int) -> list[Row]:
    """The figures of one preset."""
    rows: list[Row] = []
    for text in rules.contracts:
        random = Random(text)
        solver = Solver.of(text, rules)
        some = [random_hand(random, rules) for _ in range(hands)]
        first = timed(solver.distance, some, 1)
        again = timed(solver.distance, some, rounds)
        layable = [hand for hand in (improved(random, solver, hand) for hand in some[: hands // 4]) if hand]
        lays = timed(lambda hand, solver=solver: next(solver.lay_downs(hand), None), layable, rounds + 1)
        who = f"{rules.preset} {text}"
        rows += [
            Row(who, "first distances, mean", mean(first)),
            Row(who, "distance, mean", mean(again)),
            Row(who, "distance, p99", sorted(again)[len(again) * 99 // 100]),
            Row(who, "best lay-down, mean", mean(lays)),
        ]
    return rows


def random_hand(random: Random, rules: Rules) -> list[Card]:
    """So many cards of two decks."""
    return random.sample([card for card in CARDS for _ in range(rules.copies(card, 2))], HAND)


def improved(random: Random, solver: Solver, hand: Sequence[Card]) -> list[Card] | None:
    """The hand with cards changed until it holds the contract; None if the dice do not get there."""
    hand = list(hand)
    for _ in range(60):
        wanted = sorted(solver.acceptance(hand))
        if not wanted:
            return hand
        hand[random.randrange(len(hand))] = random.choice(wanted)
    return None


def timed(call: Callable[[list[Card]], object], hands: Sequence[list[Card]], rounds: int) -> list[float]:
    """The microseconds of each hand: the least of so many calls."""
    clock = time.perf_counter
    least = [float("inf")] * len(hands)
    for _ in range(rounds):
        for place, hand in enumerate(hands):
            start = clock()
            call(hand)
            least[place] = min(least[place], clock() - start)
    return [seconds * 1e6 for seconds in least]


def main() -> None:
    """Print the rows: as JSON with ``--json``, else as lines."""
    rows = run()
    if "--json" in sys.argv:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for line in rows:
        goal = f"   goal {line['goal']}: {'reached' if line['reached'] else 'MISSED'}" if "goal" in line else ""
        print(f"{line['who']:<18} {line['measure']:<34} {line['value']:>8} {line['unit']}{goal}")


if __name__ == "__main__":
    main()
