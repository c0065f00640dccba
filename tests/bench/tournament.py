"""A tournament: matches between players, deals duplicated, seats rotated, win shares with 95 % Wilson intervals.

    uv run python tests/bench/tournament.py maestro greedy --deals 500 [--seats 4] [--rules chilean] [--first 0]
    [--json]

The first player sits in one seat, the second in all others; every deal is played once for each seat that the first
one may have. A shared win counts as its share. Names are those of the levels and of the yardsticks.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).parent))

from yardsticks import YARDSTICKS, Player

from bot.engine import Game
from bot.players import Level, choose


def player(name: str) -> Player:
    """The player of this name."""
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    level = Level(name)
    return lambda view, seed: choose(view, level, seed)


@dataclass
class Score:
    """What the first player reached in so many matches."""

    matches: int = 0
    wins: float = 0.0
    rounds: int = 0
    rounds_won: int = 0
    points: int = 0
    points_of_others: float = 0.0
    margins: list[float] = field(default_factory=list)
    """How many points fewer it had than the others on average, match by match."""
    seconds: list[float] = field(default_factory=list)
    """The time of each of its moves."""

    @property
    def share(self) -> float:
        """The share of matches won."""
        return self.wins / self.matches

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """The 95 % Wilson score interval of the share."""
        n, p = self.matches, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def moves(self, share: float) -> float:
        """The milliseconds that this share of the moves stayed below."""
        ordered = sorted(self.seconds)
        return 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def play(first: Player, others: Player, rules: str, seats: int, deals: range, score: Score | None = None) -> Score:
    """Every deal once for each seat of the first player."""
    score = score or Score()
    for deal in deals:
        for seat in range(seats):
            play_match(first, others, rules, seats, seat, deal, score)
    return score


def play_match(first: Player, others: Player, rules: str, seats: int, seat: int, deal: int, score: Score) -> None:
    """One match, the first player in this seat, added to the score."""
    game = Game.new(rules, seats, sha256(f"deal {deal}".encode()).digest())
    clock = time.perf_counter
    while game.phase != "over":
        view = game.view(game.turn)
        if game.turn == seat:
            start = clock()
            action = first(view, deal)
            score.seconds.append(clock() - start)
        else:
            action = others(view, deal)
        game.apply(action)
    result = game.result
    assert result is not None
    score.matches += 1
    score.wins += (result.places[seat] == 1) / result.places.count(1)
    score.rounds += len(game.rounds)
    score.rounds_won += sum(each.winner == seat for each in game.rounds)
    others_points = (sum(result.scores) - result.scores[seat]) / (seats - 1)
    score.margins.append(others_points - result.scores[seat])
    score.points += result.scores[seat]
    score.points_of_others += others_points


def line(first: str, others: str, rules: str, seats: int, score: Score) -> dict[str, object]:
    """The score as JSON's own types."""
    low, high = score.interval()
    return {
        "first": first,
        "others": others,
        "rules": rules,
        "seats": seats,
        "matches": score.matches,
        "wins": round(100 * score.share, 1),
        "interval": [round(100 * low, 1), round(100 * high, 1)],
        "rounds_won": round(100 * score.rounds_won / score.rounds, 1),
        "points": round(score.points / score.matches, 1),
        "points_of_others": round(score.points_of_others / score.matches, 1),
        "margin": [round(mean(score.margins), 1), round(stdev(score.margins) / sqrt(score.matches), 1)],
        "ms": {"p50": round(score.moves(0.5), 2), "p99": round(score.moves(0.99), 2), "max": round(score.moves(1), 1)},
    }


def main(args: Sequence[str] | None = None) -> None:
    """Play, and print the line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [*Level, *YARDSTICKS]
    parser.add_argument("first", choices=names)
    parser.add_argument("others", choices=names)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first deal")
    given = parser.parse_args(args)
    deals = range(given.start, given.start + given.deals)
    score = play(player(given.first), player(given.others), given.rules, given.seats, deals)
    print(json.dumps(line(given.first, given.others, given.rules, given.seats, score)))


if __name__ == "__main__":
    main()
