"""How a hand is sorted: what helps its contract stands apart, the rest in order.

The numbers under the cards are the places in this order, from 1, so `hand_order` is what menus must number by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final, Literal

from bot.engine import Card, Contract, Rules, View, solve
from bot.engine.melds import fits

SUIT_ORDER: Final = "SHCD"
"""Black and red by turns, as hands are held."""

Kind = Literal["trio", "run", "whole", "fits", "later", "rest"]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together.

    Attributes:
        kind: what they are or may become; "fits": they can be laid off on the table, "later": from the next
            turn on, since one has gone down in this one; "rest": all others.
        cards: in the order in which they are shown.
        missing: how many cards it lacks (0: it can be laid as it is).
    """

    kind: Kind
    cards: tuple[Card, ...]
    missing: int = 0


def hand_order(view: View) -> tuple[Card, ...]:
    """The viewer's cards as the picture shows them; the first has number 1."""
    return tuple(chain.from_iterable(group.cards for group in hand_groups(view)))


def hand_groups(view: View) -> tuple[Group, ...]:
    """The viewer's hand in groups: those nearest to being laid first, what is left over last."""
    if view.seat is None or not view.hand:
        return ()
    hand = tuple(sorted(view.hand))
    if view.down[view.seat] is not None:
        return _once_down(hand, view)
    return _before(hand, view.contract, view.rules)


def _once_down(hand: tuple[Card, ...], view: View) -> tuple[Group, ...]:
    own = view.rules.lay_off_on == "own"
    melds = [meld for meld in view.melds if not own or meld.owner == view.seat]
    wanted = {card for meld in melds for card, _ in fits(meld, view.rules)}

    def dearest_first(card: Card) -> tuple[int, int, int]:
        # All that counts now is to be rid of points.
        return (-view.rules.value(card), *_by_rank(card))

    fitting = sorted((card for card in hand if card in wanted), key=dearest_first)
    rest = sorted((card for card in hand if card not in wanted), key=dearest_first)
    kind: Kind = "later" if view.seat is not None and view.down[view.seat] == view.turn_number else "fits"
    return tuple(group for group in (Group(kind, tuple(fitting)), Group("rest", tuple(rest))) if group.cards)


@lru_cache(maxsize=512)
def _before(hand: tuple[Card, ...], contract: str, rules: Rules) -> tuple[Group, ...]:
    wanted = Contract.parse(contract)
    left = Counter(hand)
    if wanted.whole:
        groups = [_whole(left, wanted, rules)]
    else:
        groups = _complete(left, hand, wanted, rules)
        trios = wanted.trios - sum(group.kind == "trio" for group in groups)
        runs = wanted.runs - sum(group.kind == "run" for group in groups)
        groups += _begun(left, trios, runs, rules)
    key = _by_suit if wanted.runs or wanted.royal else _by_rank
    rest = Group("rest", tuple(sorted(left.elements(), key=key)))
    return tuple(group for group in (*groups, rest) if group.cards)


def _complete(left: Counter[Card], hand: Sequence[Card], wanted: Contract, rules: Rules) -> list[Group]:
    """As many of the contract's melds as the hand holds whole; their cards leave `left`."""
    parts = [
        Contract(trios, runs)
        for trios in range(wanted.trios + 1)
        for runs in range(wanted.runs + 1)
        if trios + runs and trios * 3 + runs * 4 <= len(hand)
    ]
    # Most melds first; of equally many, those of most cards.
    for part in sorted(parts, key=lambda one: (one.trios + one.runs, one.cards), reverse=True):
        lay = solve(hand, part, rules)
        if lay is None:
            continue
        left.subtract(chain.from_iterable(lay.melds))
        _tidy(left)
        return [Group("trio" if number < part.trios else "run", meld) for number, meld in enumerate(lay.melds)]
    return []


def _begun(left: Counter[Card], trios: int, runs: int, rules: Rules) -> list[Group]:
    """Pairs and pieces of runs for the melds still wanted, the fullest first; their cards leave `left`."""
    found: list[Group] = []
    while trios or runs:
        options = [
            *(_run_pieces(left, rules) if runs else ()),
            *(_pairs(left) if trios else ()),
        ]
        if not options:
            break
        best = max(options, key=lambda group: (-group.missing, sum(map(rules.value, group.cards))))
        found.append(best)
        left.subtract(best.cards)
        _tidy(left)
        trios, runs = (trios - 1, runs) if best.kind == "trio" else (trios, runs - 1)
    return found


def _pairs(left: Counter[Card]) -> Iterable[Group]:
    ranks = Counter[int]()
    for card, count in left.items():
        ranks[card.rank] += count
    for rank, count in ranks.items():
        if rank and count > 1:
            cards = sorted((card for card in left.elements() if card.rank == rank), key=_by_suit)[:3]
            yield Group("trio", tuple(cards), max(0, 3 - len(cards)))


def _run_pieces(left: Counter[Card], rules: Rules) -> Iterable[Group]:
    """Two or three cards of one suit that lie within four ranks."""
    for suit in SUIT_ORDER:
        by_rank = {card.rank: card for card in left if card.suit == suit}
        if 1 in by_rank:
            by_rank[14] = by_rank[1]
        for low in range(1, 15 if rules.wrap else 12):
            window = [by_rank[at] for at in range(low, min(low + 4, 15)) if at in by_rank]
            if len(window) > 1:
                yield Group("run", tuple(window), max(0, 4 - len(window)))


def _whole(left: Counter[Card], wanted: Contract, rules: Rules) -> Group:
    """One card of each rank for a run of thirteen, of any suits or of the suit that has most."""
    suits = SUIT_ORDER if wanted.dirty else max(SUIT_ORDER, key=lambda suit: sum(card.suit == suit for card in left))
    by_rank = {card.rank: card for card in sorted(left, reverse=True) if not card.is_joker and card.suit in suits}
    cards = tuple(by_rank[rank] for rank in sorted(by_rank))
    left.subtract(cards)
    _tidy(left)
    return Group("whole", cards, 13 - len(cards))


def _tidy(left: Counter[Card]) -> None:
    for card in [card for card, count in left.items() if count <= 0]:
        del left[card]


def _by_suit(card: Card) -> tuple[int, int]:
    return (SUIT_ORDER.find(card.suit) if card.suit else len(SUIT_ORDER), card.rank)


def _by_rank(card: Card) -> tuple[int, int]:
    return (card.rank or 99, SUIT_ORDER.find(card.suit))
