"""The bot as its own process: a match goes on through Discord's faults and through kills, and ends rightly."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing.kills import Kills
from playing.trials import Trials

# One of each kind; `tests/bench/reliability.py` goes through them all.
FAULTS = [
    "429 on the table's edit",
    "502 on the table's edit, twice",
    "500 on an acknowledgement",
    "socket dropped after the table's edit",
    "socket dropped after an acknowledgement",
    "a hand takes 4 s",
    "10062 unknown interaction",
    "10003 on the table's edit",
    "the table's message deleted",
    "no right to see the channel for a while",
    "no right to attach files for a while",
    "gateway socket dropped",
    "session invalid",
    "the bot is removed and invited again",
    "16 minutes pass: all tokens die",
    "everybody reloads their client",
]


async def test_a_match_goes_on_through_one_half_of_the_faults(one_database_url, tmp_path):
    await go_through(FAULTS[::2], one_database_url, tmp_path)


@pytest.mark.database("postgresql")
async def test_a_match_goes_on_through_the_other_half_of_the_faults(one_database_url, tmp_path):
    await go_through(FAULTS[1::2], one_database_url, tmp_path)


async def go_through(faults: list[str], url: str, folder: Path) -> None:
    """Put a match through these faults."""
    trials = Trials(url, folder)
    outcomes = await trials.run(faults)
    assert [outcome for outcome in outcomes if not (outcome.met and outcome.went_on)] == []
    assert trials.problems == []
    assert trials.right_scores


async def test_killing_the_process_loses_nothing_and_doubles_nothing(one_database_url, tmp_path):
    report = await Kills(one_database_url, tmp_path, tables=2).run(4)
    assert report.logged > 0
    assert report.clean, report
