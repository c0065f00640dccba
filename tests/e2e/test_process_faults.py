"""The bot as its own process: a match goes on through Discord's faults and through kills, and ends rightly."""

from __future__ import annotations

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


async def test_a_match_goes_on_through_every_kind_of_fault(tmp_path):
    trials = Trials(tmp_path)
    outcomes = await trials.run(FAULTS)
    assert [outcome for outcome in outcomes if not (outcome.met and outcome.went_on)] == []
    assert trials.problems == []
    assert trials.right_scores


async def test_killing_the_process_loses_nothing_and_doubles_nothing(tmp_path):
    report = await Kills(tmp_path, tables=2).run(4)
    assert report.logged > 0
    assert report.clean, report
