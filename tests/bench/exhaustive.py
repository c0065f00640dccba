"""Does the solver agree with plain search? Random hands for every contract of every preset.

    uv run python tests/bench/exhaustive.py [hands a contract] [first seed]

Half of the hands are of the whole decks, half of a few neighbouring ranks and suits, where trios and runs get in each
other's way. Half of either are then improved card by card until they hold the contract or almost. Distances and
acceptances are compared for all, every lay-down for the improved ones. Contracts that differ in values alone are tried
once.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from plain_search import plain_distance, plain_lay_downs

from bot.engine import CARDS, JOKER, PRESETS, Card, Contract, Lay, Rules
from bot.engine.solver import Solver
from bot.engine.solver.problem import Problem


def main() -> None:
    """Compare, and print a line of JSON for each contract and one for all."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    seen: set[Problem] = set()
    total = Counter[str]()
    for preset, rules in PRESETS.items():
        for text in rules.contracts:
            contract = Contract.parse(text)
            problem = Problem.of(contract, rules)
            if problem in seen:
                continue
            seen.add(problem)
            start = time.monotonic()
            counts = compare(contract, rules, hands, first)
            total.update(counts)
            line = {"preset": preset, "contract": text, **counts, "seconds": round(time.monotonic() - start)}
            print(json.dumps(line), flush=True)
    print(json.dumps({"all": dict(total)}))


def compare(contract: Contract, rules: Rules, hands: int, first: int) -> Counter[str]:
    """How many hands were compared, how many lay-downs, and how often the two searches differed."""
    solver = Solver.of(contract, rules)
    counts = Counter(hands=0, layable=0, lay_downs=0, differences=0)
    for seed in range(first, first + hands):
        random = Random(seed)
        hand = random_hand(random, rules, dense=bool(seed & 1))
        improved = seed % 4 > 1
        if improved:
            hand = nearer(random, solver, hand[: 11 if seed & 1 else 13])
        expected = plain_distance(hand, contract, rules)
        agrees = solver.distance(hand) == expected
        nearer_by = {card for card in CARDS if solver.distance([*hand, card]) < expected}
        agrees = agrees and solver.acceptance(hand) == nearer_by
        if improved:
            found = Counter(map(melds_of, solver.lay_downs(hand)))
            agrees = agrees and found == Counter(plain_lay_downs(hand, contract, rules))
            counts["lay_downs"] += len(found)
        counts["hands"] += 1
        counts["layable"] += expected == 0
        if not agrees:
            counts["differences"] += 1
            print(json.dumps({"differs": list(map(str, hand)), "contract": str(contract), "rules": rules.preset}))
    return counts


def random_hand(random: Random, rules: Rules, *, dense: bool) -> list[Card]:
    """Thirteen cards of all faces, or up to 13 of some neighbouring ranks of a few suits."""
    faces = set(CARDS)
    if dense:
        low, ranks, suits = random.randrange(13), random.randint(3, 7), random.sample(range(4), random.randint(2, 4))
        faces = {CARDS[13 * suit + (low + step) % 13] for suit in suits for step in range(ranks)} | {JOKER}
    pack = [card for card in sorted(faces) for _ in range(rules.copies(card, 2))]
    return random.sample(pack, min(13, len(pack)))


def nearer(random: Random, solver: Solver, hand: list[Card]) -> list[Card]:
    """The hand with random cards changed for such as bring the contract nearer, mostly until it is there."""
    hand = hand.copy()
    for _ in range(40):
        wanted = sorted(solver.acceptance(hand))
        if not wanted or random.random() < 0.02:
            break
        hand[random.randrange(len(hand))] = random.choice(wanted)
    copies = Counter(hand)
    return [card for card in hand if copies[card] <= solver.rules.copies(card, 2)]


def melds_of(lay: Lay) -> tuple[tuple[Card, ...], ...]:
    """A lay-down as plain search writes it."""
    melds = [tuple(sorted(meld)) for meld in lay.melds]
    return (*sorted(meld for meld in melds if len(meld) == 3), *sorted(meld for meld in melds if len(meld) > 3))


if __name__ == "__main__":
    main()
