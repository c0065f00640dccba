"""Positions with what a player who asks for a hint is told: to be read by people, each sentence to be true and of use.

    uv run python tests/bench/hints.py [--positions 30] [--seed 0] [--locales es en]

The positions come from matches of every kind of rules, those first whose reasons none before them had: so a few dozen
show nearly all that hints can say.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256

from bot.engine import Add, Card, Game, View
from bot.locales import LOCALES
from bot.players import Hint, Level, choose, hint

_RULES: tuple[tuple[str | dict[str, object], int], ...] = (
    ("classic", 2),
    ("classic", 4),
    ({"preset": "argentine", "buys": 2}, 3),
    ("chilean", 3),
    ("express", 5),
)
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "": ""}


def face(card: Card) -> str:
    """A card as people write it."""
    return "🃏" if card.is_joker else card.text[0].replace("T", "10") + _SUITS[card.suit]


def place(add: Add) -> str:
    """Which meld a card goes to, and to which of its ends."""
    return f"→ {add.meld} {add.end or ''}".rstrip()


def asked(seed: int) -> Iterator[tuple[View, Hint]]:
    """Every view of a match of each kind of rules, with its hint; opponents of all strengths play."""
    for rules, seats in _RULES:
        game = Game.new(rules, seats, sha256(f"hints {seed} {rules}".encode()).digest())
        levels = [Level.MAESTRO, Level.COMPANERO, Level.APRENDIZ]
        while game.phase != "over":
            view = game.view(game.turn)
            yield view, hint(view)
            game.apply(choose(view, levels[game.turn % 3], seed))


def positions(count: int, seed: int) -> list[tuple[View, Hint]]:
    """So many of them: those whose reasons are new, at most two of a round; then, in a second match, any of the others.

    What is left to find is taken evenly, one in a hundred.
    """
    found: list[tuple[View, Hint]] = []
    known: set[tuple[object, ...]] = set()
    of_round: Counter[tuple[int, str, int]] = Counter()
    for number in range(seed, seed + 4):
        for turn, (view, given) in enumerate(asked(number)):
            what = (*[reason.key for reason in given.reasons],)
            where = (number, view.rules.preset, view.round)
            is_new = what not in known and of_round[where] < 2
            if is_new or (number > seed and turn % 100 == 50):
                known.add(what)
                of_round[where] += 1
                found.append((view, given))
            if len(found) == count:
                return found
    return found


def describe(view: View) -> str:
    """What the player sees, in a few lines."""
    seat = view.seat or 0
    hand = " ".join(map(face, sorted(view.hand, key=lambda card: (card.suit, card.rank))))
    lines = [
        f"{view.rules.preset}, round {view.round} ({view.contract}), turn {view.turn_number}, "
        f"{view.phase}; this seat is {seat}, {'down' if view.down[seat] is not None else 'not down'}",
        f"  hand     {hand}",
        f"  pile     … {' '.join(map(face, view.discard[-6:]))}   stock {view.stock_count}",
        f"  others   cards {list(view.hand_counts)}  down {[each is not None for each in view.down]}  "
        f"points {list(view.scores)}",
    ]
    if view.melds:
        lines.append(
            "  melds    " + "  ".join(f"{meld.owner}: {' '.join(map(face, meld.cards))}" for meld in view.melds)
        )
    return "\n".join(lines)


def main(args: Sequence[str] | None = None) -> None:
    """Print them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--locales", nargs="+", choices=LOCALES, default=["es", "en"])
    given = parser.parse_args(args)
    for number, (view, advice) in enumerate(positions(given.positions, given.seed), 1):
        print(f"{number}. {describe(view)}")
        print(f"  hint     {advice.action}")
        for locale in given.locales:
            print(f"  {locale:<8} {advice.sentences(locale, face, place)}")
        print()


if __name__ == "__main__":
    main()
