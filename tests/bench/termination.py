"""Does every round end, whoever plays? Rounds of random, greedy, hoarding and discard-swapping players.

    uv run python tests/bench/termination.py [rounds] [first]

A round that goes on for more turns than can be (`most_turns`) ends the run with the position that it stopped at.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from random import Random

from bot.engine import Action, Discard, Game, Rules

Player = Callable[[Game, Random], Action]


def at_random(game: Game, rng: Random) -> Action:
    """Any legal action; going down, where possible, in one case of two."""
    if game.phase == "play" and rng.random() < 0.5 and (lays := list(islice(game.lay_downs(), 8))):
        return rng.choice(lays)
    return rng.choice(game.legal_actions())


def greedy(game: Game, rng: Random) -> Action:
    """Goes down and lays off as soon as possible; discards the dearest card."""
    actions = game.legal_actions()
    if game.phase != "play":
        return rng.choice(actions)
    if lay := next(game.lay_downs(), None):
        return lay
    discards = [action for action in actions if isinstance(action, Discard)]
    if len(actions) > len(discards):
        return actions[-1]
    return max(discards, key=lambda discard: game.rules.value(discard.card))


def swapping(game: Game, rng: Random) -> Action:
    """Takes whenever it may and never goes down: two of them hand a few cards round for ever, if the rules let them."""
    return game.legal_actions()[-1] if game.phase == "draw" else hoarding(game, rng)


def hoarding(game: Game, rng: Random) -> Action:
    """Never goes down nor lays off; buys what it can."""
    actions = game.legal_actions()
    if game.phase != "play":
        return actions[0]
    return rng.choice([action for action in actions if isinstance(action, Discard)] or actions)


PLAYERS: dict[str, Player] = {"random": at_random, "greedy": greedy, "swapping": swapping, "hoarding": hoarding}

RULES: tuple[Mapping[str, object], ...] = tuple(
    {"preset": preset} | options
    for preset in ("classic", "chilean", "argentine", "express")
    for options in (
        {},
        {"buys": 3},
        {"deal": "contract+1", "refills": 4, "take_laps": 3},
        {"last_card": "discard", "lay_off_on": "own", "buys": 1}
        if preset != "chilean"
        else {"discard_taken": True, "lay_off_on": "own", "buys": 1},
    )
)


def most_turns(rules: Rules, players: int) -> int:
    """No round can have more turns than this.

    Of turns in a row that begin with `take` there are at most `laps × players`, unless a card reaches the table. Every
    other turn uses up a card of the stock, of which there are as many as cards at most, for each time it is made; and
    a card reaches the table once.
    """
    cards = rules.decks_for(players) * (52 + rules.jokers)
    return (rules.take_laps * players + 1) * (cards * (rules.refills + 1) + cards)


def play_round(game: Game, players: list[Player], rng: Random) -> int:
    """Play to the end of the round and return its turns.

    Raises:
        RuntimeError: the round has more turns than can be.
    """
    number, turns, most = game.round, 0, most_turns(game.rules, game.seats)
    while game.phase != "over" and game.round == number:
        turns = game.turn_number
        if turns > most:
            raise RuntimeError(f"more than {most} turns: {json.dumps(game.position())}")
        game.apply(players[game.turn](game, rng))
    return turns


def play_match(number: int) -> tuple[str, list[int]]:
    """Play the match with this number: who played, and the turns of its rounds."""
    rng = Random(number)
    rules = Rules.parse(RULES[number % len(RULES)])
    names = [rng.choice([*PLAYERS]) for _ in range(rng.randint(2, rules.max_players))]
    if number % 3 == 0:
        names = [names[0]] * len(names)
    game = Game.new(rules, len(names), rng.randbytes(32))
    players = [PLAYERS[name] for name in names]
    turns: list[int] = []
    while game.phase != "over":
        turns.append(play_round(game, players, rng))
    return names[0] if number % 3 == 0 else "mixed", turns


def main(rounds: int, first: int = 0) -> None:
    """Play so many rounds and say how long they were."""
    began, number, played = time.perf_counter(), first, Counter[str]()
    longest: dict[str, int] = {}
    while played.total() < rounds:
        who, turns = play_match(number)
        played[who] += len(turns)
        longest[who] = max(longest.get(who, 0), *turns)
        number += 1
        if number % 500 == 0:
            print(f"{played.total()} rounds, {time.perf_counter() - began:.0f} s", flush=True)
    print(f"all of {played.total()} rounds ended ({number - first} matches, {time.perf_counter() - began:.0f} s)")
    for who, count in sorted(played.items()):
        print(f"  {who}: {count} rounds, the longest of {longest[who]} turns")


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]] or [100_000])
