"""The engine beside its peers, in one run: random play, replay, views, and what must not grow.

    uv run carioca bench engine --json        (or: uv run python tests/bench/engine.py)

Ours and the peers take turns of a second or so, and the medians are compared. Time is that of the processor, so that
other work on the machine is not counted as ours or theirs.
The peers live in an environment of the bench's own, made by uv the first time; one that does not install is absent.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

from peers import environment, peer_rate

from bot.engine import CARDS, Action, Discard, Game, RoundScore, acceptance
from bot.engine.position import read_position

Row = dict[str, object]

PEERS = {"rlcard": "rlcard==1.2.0", "open_spiel": "open_spiel==2.0.2", "chess": "chess==1.11.2"}
NAMES = {
    "rlcard": "RLCard 1.2.0 gin rummy",
    "open_spiel": "OpenSpiel 2.0.2 gin rummy (C++)",
    "chess": "python-chess 1.11.2",
}
GOAL_RATIOS = {"rlcard": 8.0, "open_spiel": 2.5}


def run(rounds: int = 5, seconds: float = 1.0) -> list[Row]:
    """Every measure of the engine; `value` is a median, `goal` what it is held against."""
    ours, downs = random_play(Random(1)), random_play(Random(5), going_down=True)
    python = environment("bench-engine", PEERS)
    rates: dict[str, list[float]] = {"carioca": [], "going down": []} | {name: [] for name in PEERS}
    for _ in range(rounds):
        rates["carioca"].append(rate(ours, seconds))
        rates["going down"].append(rate(downs, seconds))
        for name in PEERS:
            if (value := peer_rate(python, name, seconds)) is not None:
                rates[name].append(value)
    rows = random_play_rows(rates)
    log = sensible_log(Random(2))
    rows += replay_rows(log, rounds, seconds)
    rows += [view_row(rounds), *growth_rows(rounds)]
    return rows


def random_play_rows(rates: dict[str, list[float]]) -> list[Row]:
    """Ours, and each peer with how many times faster we are."""
    mine = median(rates["carioca"])
    rows = [
        row("random play, 4 players, legality checked", "carioca", mine, "actions/s", goal=60_000),
        row("the same, the best lay-down sought in every turn", "carioca", median(rates["going down"]), "actions/s"),
    ]
    for name in PEERS:
        theirs = median(rates[name]) if rates[name] else None
        peer = row("random play, legality checked", NAMES[name], theirs, "actions/s")
        if theirs is None:
            peer["note"] = "absent: it could not be installed or run"
        else:
            peer["ours_is_times"] = round(mine / theirs, 1)
            peer["goal_times"] = GOAL_RATIOS.get(name)
        rows.append(peer)
    return rows


def random_play(rng: Random, going_down: bool = False) -> Iterator[None]:
    """Uniform random play of whole matches, an action at a time; on request going down as soon as the solver can."""
    while True:
        game = Game.new("classic", 4, rng.randbytes(32))
        while actions := game.legal_actions():
            lay = next(game.lay_downs(), None) if going_down else None
            game.apply(lay or rng.choice(actions))
            yield


def sensible(game: Game, rng: Random) -> Action:
    """Takes what helps, goes down and lays off when it can, throws the dearest card that does not help."""
    actions = game.legal_actions()
    hand = game.hand(game.turn)
    if game.phase == "draw":
        useful = acceptance(hand, game.contract, game.rules)
        top = game.view(None).discard[-1:]
        return actions[-1] if top and top[0] in useful else actions[0]
    if lay := next(game.lay_downs(), None):
        return lay
    discards = [action for action in actions if isinstance(action, Discard)]
    if len(actions) > len(discards):
        return actions[-1]
    kinds = [card.suit for card in hand], [card.rank for card in hand]
    return min(
        discards,
        key=lambda discard: (
            discard.card.is_joker,
            kinds[1].count(discard.card.rank) + kinds[0].count(discard.card.suit) / 4,
            -game.rules.value(discard.card),
            rng.random(),
        ),
    )


def sensible_log(rng: Random) -> tuple[bytes, list[str]]:
    """A match of four sensible players, as it lies in a table's log."""
    seed, log = rng.randbytes(32), list[str]()
    game = Game.new("classic", 4, seed)
    while game.phase != "over":
        action = sensible(game, rng)
        log.append(str(action))
        game.apply(action)
    return seed, log


def replay_rows(match: tuple[bytes, list[str]], rounds: int, seconds: float) -> list[Row]:
    """How fast the texts of a log become a game again."""
    seed, log = match
    again = max(1, int(seconds * 5))
    each = median([timed(lambda: Game.replay("classic", 4, seed, log), again) for _ in range(rounds * 5)])
    what = f"replay of a match's log ({len(log)} actions, {sum(text.startswith('lay') for text in log)} of them lay)"
    return [
        row(what, "carioca", len(log) / each, "actions/s", goal=150_000),
        row(what, "carioca", each * 1000, "ms", goal=10),
    ]


def view_row(rounds: int) -> Row:
    """The view of one of eight players in the middle of a round, their melds on the table."""
    game, rng = Game.new("classic", 8, bytes(32)), Random(3)
    while len(game.melds) < 12 and game.round == 1:
        game.apply(sensible(game, rng))
    value = median(timed(lambda: game.view(3), 500) for _ in range(rounds * 3)) * 1e6
    return row(f"view, 8 players, {len(game.melds)} melds", "carioca", value, "µs", goal=30)


def growth_rows(rounds: int) -> list[Row]:
    """What `legal_actions` costs with 10 and with 1,000 discards and finished rounds behind it, all else equal."""
    games = {entries: in_play(entries) for entries in (10, 1_000)}
    times: dict[int, list[float]] = {entries: [] for entries in games}
    for _ in range(rounds * 40):
        for entries, game in games.items():
            times[entries].append(timed(game.legal_actions, 100) * 1e6)
    rows = [
        row(f"legal_actions, {entries:,} entries in discard pile and log", "carioca", median(each), "µs")
        for entries, each in times.items()
    ]
    few, many = (min(each) for each in times.values())
    rows.append(row("the same: 1,000 entries to 10", "carioca", many / few, "times", goal=1.1))
    return rows


def in_play(entries: int) -> Game:
    """A seat that is down and has drawn, four melds on the table, so many discards and finished rounds behind it.

    No deck holds 1,000 discards, so they are put where the engine keeps them.
    """
    state = read_position(
        {
            "rules": "classic",
            "round": 2,
            "dealer": 1,
            "turn": 0,
            "phase": "play",
            "hands": [["7S", "KD", "JK", "4D", "8H"], ["4D", "9C"]],
            "scores": [12, 40],
            "melds": [
                {"owner": 0, "cards": ["JK", "4H", "5H", "6H"]},
                {"owner": 0, "cards": ["7S", "7H", "7D"]},
                {"owner": 1, "cards": ["9S", "TS", "JS", "QS"]},
                {"owner": 1, "cards": ["KS", "KH", "KC"]},
            ],
            "down": [2, 3],
            "turn_number": 9,
            "stock": ["2C"],
            "discard": ["9S"],
        },
        bytes(32),
    )
    state.discard = [CARDS[place % 53] for place in range(entries)]
    state.rounds = [RoundScore("2T", (12, 40), 0) for _ in range(entries)]
    return Game(state)


def rate(play: Iterator[None], seconds: float) -> float:
    """Actions a second."""
    actions, began = 0, time.process_time()
    for actions, _ in enumerate(play, start=1):
        if actions % 64 == 0 and time.process_time() - began >= seconds:
            break
    return actions / (time.process_time() - began)


def timed(call: Callable[[], object], times: int) -> float:
    """Seconds for one call, of so many in a row."""
    began = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - began) / times


def row(measure: str, who: str, value: float | None, unit: str, goal: float | None = None) -> Row:
    """One line of the answer; rates are to reach their goal, times to stay below it."""
    line: Row = {"measure": measure, "who": who, "value": None if value is None else round(value, 2), "unit": unit}
    if goal is not None and value is not None:
        line |= {"goal": goal, "reached": value >= goal if unit.endswith("/s") else value <= goal}
    return line


def main() -> None:
    """Print the rows: as JSON, or a line each."""
    rows = run()
    if "--json" in sys.argv:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    else:
        for line in rows:
            print("  ".join(f"{key}={value}" for key, value in line.items() if value is not None))


if __name__ == "__main__":
    main()
