"""What is lost when the bot is killed, and what each of Discord's faults does to a match.

    uv run python tests/bench/reliability.py 300 --json

The number is of kills (`kill -9` at random instants, 300 unless given); 0 leaves them out, `--no-faults` the faults.
As many bots as there are cores are played with and killed at a time, each with a Discord and a database of its own.
With `--postgresql` the bot keeps its matches in PostgreSQL, not SQLite.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import asdict, fields
from functools import reduce
from operator import add
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / "e2e"), str(TESTS / "support"), str(TESTS.parent)]

from playing.kills import Kills, Report  # noqa: E402
from playing.trials import Outcome, Trials  # noqa: E402
from private_postgres import new_database  # noqa: E402

Row = dict[str, object]


def run(kills: int = 300, *, faults: bool = True, seed: int = 1, postgresql: bool = False) -> list[Row]:
    """Every measure of reliability; `value` beside its `goal`."""
    rows: list[Row] = []
    if kills:
        rows += kill_rows(asyncio.run(_kill_many(kills, seed, postgresql=postgresql)))
    if faults:
        with tempfile.TemporaryDirectory() as folder, new_database(Path(folder), postgresql=postgresql) as url:
            trials = Trials(url, Path(folder), seed=seed)
            rows += fault_rows(asyncio.run(trials.run()), trials)
    return rows


async def _kill_many(kills: int, seed: int, *, postgresql: bool) -> Report:
    """Share the kills out among as many experiments as there are cores."""
    at_once = min(kills, len(os.sched_getaffinity(0)))
    with ExitStack() as places:
        experiments: list[Kills] = []
        for number in range(at_once):
            folder = Path(places.enter_context(tempfile.TemporaryDirectory()))
            url = places.enter_context(new_database(folder, postgresql=postgresql))
            experiments.append(Kills(url, folder, seed=seed + number))
        shares = [len(range(number, kills, at_once)) for number in range(at_once)]

        def progress(_: Report) -> None:
            _progress(total([each.report for each in experiments]))

        async with asyncio.TaskGroup() as group:
            for experiment, share in zip(experiments, shares, strict=True):
                group.create_task(experiment.run(share, progress))
        return total([each.report for each in experiments])


def total(reports: list[Report]) -> Report:
    """What came of several experiments together."""
    return Report(**{each.name: reduce(add, [getattr(one, each.name) for one in reports]) for each in fields(Report)})


def kill_rows(report: Report) -> list[Row]:
    """The figures of the kills."""
    rows = [
        row("kills at random instants", report.kills, f"{report.killed_while_starting} of them while starting"),
        row("moves asked for by people", report.moves, f"{report.logged} in the log, {report.by_bots} more by bots"),
        row("shown, and not in the log", report.lost, f"of {report.messages} messages, {report.shown} moves", goal=0),
        row("moves in the log twice or unasked", report.doubled, f"of {report.logged}", goal=0),
        row("moves refused with a reason (clicks on old hands)", report.refusals, "moves"),
        row("clicks acknowledged, then killed before the move was saved", report.acknowledged_only, "clicks"),
        row("clicks that the process was dead for", report.unseen, "clicks"),
        row("matches played to the end", report.matches, "matches"),
        row("podiums with wrong scores", report.wrong_scores, f"of {report.matches}", goal=0),
        row("tables that did not go on", report.stuck, "tables", goal=0),
        row("matches whose seal was never posted", report.unsealed, f"{report.sealed_twice} twice", goal=0),
        row("requests that Discord would have refused", len(report.unacceptable), "requests", goal=0),
        row("tracebacks in the bot's log", len(report.errors), "tracebacks", goal=0),
    ]
    rows += ({"measure": "loss", "value": text} for text in report.losses)
    return [*rows, *({"measure": "traceback", "value": text} for text in sorted(set(report.errors)))]


def fault_rows(outcomes: list[Outcome], trials: Trials) -> list[Row]:
    """The table of faults and outcomes."""
    rows: list[Row] = [
        {"measure": "fault", "goal": True, "reached": outcome.met and outcome.went_on, **asdict(outcome)}
        for outcome in outcomes
    ]
    passed = sum(outcome.met and outcome.went_on for outcome in outcomes)
    rows.append(row("faults after which the match went on", passed, f"of {len(outcomes)}", goal=len(outcomes)))
    rows.append(row("right scores at the end", int(trials.right_scores), "", goal=1))
    rows.append(row("requests that Discord would have refused", len(trials.problems), "requests", goal=0))
    return rows


def row(measure: str, value: int, unit: str, goal: int | None = None) -> Row:
    """One line; a goal is to be met exactly."""
    line: Row = {"measure": measure, "who": "carioca", "value": value, "unit": unit}
    return line if goal is None else line | {"goal": goal, "reached": value == goal}


def _progress(report: Report) -> None:
    said = f"{report.kills} kills, {report.logged} moves, {report.lost} lost, {report.doubled} doubled"
    if sys.stderr.isatty():
        print(f"\r  {said}", end="", file=sys.stderr, flush=True)
    else:
        print(said, file=sys.stderr, flush=True)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    measured = run(*numbers[:1], faults="--no-faults" not in sys.argv, postgresql="--postgresql" in sys.argv)
    if "--json" in sys.argv:
        print(json.dumps(measured, indent=1))
    else:
        print(file=sys.stderr)
        for line in measured:
            if line["measure"] == "fault":
                print(f"{'went on' if line['reached'] else 'STOPPED':<9}{line['fault']:<50}{line['moves']} moves")
            else:
                print(f"{line['measure']:<60}{line['value']!s:>8} {line.get('unit', '')}")
