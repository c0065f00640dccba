"""The solver's speed: distance and best lay-down for every contract of `classic` and `chilean`, beside a peer.

    uv run carioca bench solver --json        (or: uv run python tests/bench/solver.py)

A hand's time is the least of `rounds` calls, seconds apart, so that a busy machine disturbs little; what its suits and
ranks are worth has been worked out before, as at a table that has been open for a while. The first pass, on new hands,
is a row of its own.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean

from peers import environment, peer_rate

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
PEERS = {"rummikub": "rummikub-solver[highs]==1.0.0"}
PEER = "rummikub-solver 1.0.0 (HiGHS)"


def run(rounds: int = 20, hands: int = 1_000) -> list[dict[str, object]]:
    """Each contract's figures in microseconds, the worst of each, which the goals are held against, and the peer's."""
    timings = [
        Timings(Rules.parse(preset), text, hands) for preset in PRESETS for text in Rules.parse(preset).contracts
    ]
    for _ in range(rounds):
        for each in timings:
            each.again()
    rows = [row for each in timings for row in each.rows()]
    worst = {
        measure: max((each for each in rows if each.measure == measure), key=lambda each: each.value)
        for measure in GOALS
    }
    lines = [each.to_object() for each in rows]
    for measure, goal in GOALS.items():
        lines.append(Row(worst[measure].who, f"worst contract: {measure}", worst[measure].value, goal).to_object())
    return [*lines, peer_row(worst["best lay-down, mean"].value)]


def peer_row(ours: float, seconds: float = 5.0) -> dict[str, object]:
    """What the peer needs for the sets of most value of 13 tiles, and how many times faster our worst contract is."""
    racks = peer_rate(environment("bench-solver", PEERS), "rummikub", seconds)
    row: dict[str, object] = {"measure": "best sets of a rack of 13, mean", "who": PEER, "value": None, "unit": "µs"}
    if racks is None:
        return row | {"note": "absent: it could not be installed or run"}
    return row | {"value": round(1e6 / racks, 1), "ours_is_times": round(1e6 / racks / ours)}


@dataclass
class Timings:
    """One contract: random hands with the least time that each took for its distance, layable ones for a lay-down."""

    rules: Rules
    contract: str
    number: int
    hands: list[list[Card]] = field(init=False)
    layable: list[list[Card]] = field(init=False)
    first: list[float] = field(init=False)
    distances: list[float] = field(init=False)
    lays: list[float] = field(init=False)

    def __post_init__(self) -> None:
        """Deal the hands, and take the time of the first look at them."""
        random = Random(self.contract)
        self._solver = solver = Solver.of(self.contract, self.rules)
        self.hands = [random_hand(random, self.rules) for _ in range(self.number)]
        self.first = timed(solver.distance, self.hands)
        changed = [improved(random, solver, hand) for hand in self.hands[: self.number // 4]]
        self.layable = [hand for hand in changed if hand]
        self.distances = [float("inf")] * len(self.hands)
        self.lays = [float("inf")] * len(self.layable)

    def again(self) -> None:
        """One more round."""
        self.distances = [*map(min, self.distances, timed(self._solver.distance, self.hands))]
        self.lays = [*map(min, self.lays, timed(lambda hand: next(self._solver.lay_downs(hand)), self.layable))]

    def rows(self) -> list[Row]:
        """What was measured."""
        who = f"{self.rules.preset} {self.contract}"
        return [
            Row(who, "first distances, mean", mean(self.first)),
            Row(who, "distance, mean", mean(self.distances)),
            Row(who, "distance, p99", sorted(self.distances)[len(self.distances) * 99 // 100]),
            Row(who, "best lay-down, mean", mean(self.lays)),
        ]


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


def timed(call: Callable[[list[Card]], object], hands: Sequence[list[Card]]) -> list[float]:
    """The microseconds of each hand."""
    clock = time.perf_counter
    times: list[float] = []
    for hand in hands:
        start = clock()
        call(hand)
        times.append((clock() - start) * 1e6)
    return times


def main() -> None:
    """Print the rows: as JSON with ``--json``, else as lines."""
    rows = run()
    if "--json" in sys.argv:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for line in rows:
        goal = f"   goal {line['goal']}: {'reached' if line['reached'] else 'MISSED'}" if "goal" in line else ""
        print(f"{line['who']:<30} {line['measure']:<36} {line['value']!s:>8} {line['unit']}{goal}")


if __name__ == "__main__":
    main()
