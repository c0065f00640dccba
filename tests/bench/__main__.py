"""What `carioca bench` runs: each kind of measurement is a module beside this one, with a `run` that gives its rows.

carioca bench [engine] [solver] [render] [opponents] [load] [scale] [standings] [--json] [--postgresql]

Without a name, the ones that take a minute or two: engine, solver, render.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

Row = dict[str, Any]


def of_module(name: str) -> Callable[[], list[Row]]:
    """The rows of the module of this name, imported when they are wanted."""
    return lambda: import_module(name).run()


KINDS: dict[str, Callable[[], list[Row]]] = {
    "engine": of_module("engine"),
    "solver": of_module("solver"),
    "render": of_module("render"),
    "opponents": of_module("opponents"),
    "load": of_module("load"),
    "scale": of_module("scale"),
    "standings": of_module("standings"),
}
QUICK = ("engine", "solver", "render")


def main() -> None:
    """Measure what is asked for and print it: lines for people, or one JSON object."""
    parser = argparse.ArgumentParser("carioca bench", description="Measure, ours and its peers in one run.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--postgresql", action="store_true", help="load, scale: keep tables in PostgreSQL, not SQLite")
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
