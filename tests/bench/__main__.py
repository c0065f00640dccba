"""What `carioca bench` runs: each kind of measurement is a module beside this one, with a `run` that gives its rows.

carioca bench [engine] [solver] [render] [opponents] [load] [standings] [--json]

Without a name, the ones that take a minute or two: engine, solver, render.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tournament import line, play, player

Row = dict[str, Any]

PAIRS = (
    ("aprendiz", "random", 2),
    ("companero", "greedy", 2),
    ("maestro", "greedy", 2),
    ("maestro", "distance", 2),
    ("maestro", "greedy", 4),
)
"""Who plays whom at how many seats: measures of strength, each against something weaker."""

DEALS = 100


def opponents() -> list[Row]:
    """Win shares with their 95 % intervals, every deal played once from each seat."""
    rows: list[Row] = []
    for first, others, seats in PAIRS:
        score = line(
            first, others, "classic", seats, play(player(first), player(others), "classic", seats, range(DEALS))
        )
        measure = f"matches won at {seats} seats against {others}"
        low, high = score["interval"]
        rows.append({"measure": measure, "who": first, "value": score["wins"], "unit": "%", "interval": [low, high]})
        moves = {"measure": f"a move at {seats} seats, p99", "who": first, "value": score["ms"]["p99"], "unit": "ms"}
        rows.append(moves)
    return rows


def of_module(name: str) -> Callable[[], list[Row]]:
    """The rows of the module of this name, imported when they are wanted."""
    return lambda: import_module(name).run()


KINDS: dict[str, Callable[[], list[Row]]] = {
    "engine": of_module("engine"),
    "solver": of_module("solver"),
    "render": of_module("render"),
    "opponents": opponents,
    "load": of_module("load"),
    "standings": of_module("standings"),
}
QUICK = ("engine", "solver", "render")


def main() -> None:
    """Measure what is asked for and print it: lines for people, or one JSON object."""
    parser = argparse.ArgumentParser("carioca bench", description="Measure, ours and its peers in one run.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if unknown := [kind for kind in given.kinds if kind not in KINDS]:
        parser.error(f"no such measurement: {unknown[0]} (there are {', '.join(KINDS)})")
    measured: dict[str, list[Row]] = {}
    for kind in given.kinds or QUICK:
        measured[kind] = KINDS[kind]()
        if not given.json:
            print(f"\n{kind}")
            for row in measured[kind]:
                more = "  ".join(
                    f"{key} {value}" for key, value in row.items() if key not in ("who", "measure", "value", "unit")
                )
                print(f"  {row['measure']:<56} {row['who']:<32} {row['value']!s:>12} {row['unit']:<10} {more}")
    if given.json:
        print(json.dumps(measured, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
