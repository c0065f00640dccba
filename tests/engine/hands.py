"""Random hands: of the whole decks, or of so few faces that trios, runs and jokers get in each other's way."""

from __future__ import annotations

from random import Random

from bot.engine import CARDS, JOKER, Card, Rules


def random_hand(random: Random, rules: Rules, size: int, *, dense: bool = False) -> list[Card]:
    """A hand of so many cards, if there are as many: of all faces, or of some neighbouring ranks of a few suits."""
    faces = set(CARDS)
    if dense:
        low, ranks, suits = random.randrange(13), random.randint(3, 7), random.sample(range(4), random.randint(1, 4))
        faces = {CARDS[13 * suit + (low + step) % 13] for suit in suits for step in range(ranks)} | {JOKER}
    pack = [card for card in sorted(faces) for _ in range(rules.copies(card, 2))]
    return random.sample(pack, min(size, len(pack)))
