"""Melds: trios and runs, the ranks that their jokers stand for, and what may be added to them (rules.md, `classic`).

Ranks of a run are counted along a line: 1 is the low ace, 13 the king, 14 the high ace. Where runs wrap round the ace
the line is bent into a circle of 13.

>>> from .cards import parse_cards
>>> Meld(0, MeldKind.RUN, parse_cards("JK4H5H6H")).ranks
(3, 4, 5, 6)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final

from .actions import End
from .cards import CARDS, JOKER, SUITS, Card
from .contracts import RUN_CARDS, TRIO_CARDS, WHOLE_CARDS
from .errors import IllegalAction
from .packed import Packed
from .rules import Rules

HIGH_ACE: Final = 14
RANKS_IN_SUIT: Final = 13

Fit = tuple[Card, End | None]
"""A card and the end of a meld where it fits (None on a trio)."""


class MeldKind(Enum):
    """What a meld is."""

    TRIO = "trio"
    RUN = "run"
    DIRTY = "dirty"
    ROYAL = "royal"


@dataclass(frozen=True, slots=True)
class Meld(Packed):
    """A meld on the table, laid by the seat `owner`; a run's cards are low to high."""

    owner: int
    kind: MeldKind
    cards: tuple[Card, ...]

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank (1 to 13) that each card stands for, jokers too."""
        if self.kind is MeldKind.TRIO:
            return (_naturals(self.cards)[0].rank,) * len(self.cards)
        low = _low(self.cards)
        return tuple([(low + place - 1) % RANKS_IN_SUIT + 1 for place in range(len(self.cards))])

    def __str__(self) -> str:
        return "".join([card.text for card in self.cards])


def is_trio(cards: Sequence[Card]) -> bool:
    """Whether these are three or more of one rank, at least two of them natural; suits may repeat.

    >>> from .cards import parse_cards
    >>> is_trio(parse_cards("9S9H9H")), is_trio(parse_cards("9SJKJK"))
    (True, False)
    """
    naturals = _naturals(cards)
    return len(cards) >= TRIO_CARDS and len(naturals) >= 2 and len({card.rank for card in naturals}) == 1


def is_run(cards: Sequence[Card], rules: Rules) -> bool:
    """Whether these are four or more consecutive cards of one suit from low to high, at least three of them natural.

    The fewest naturals are what the contract leaves: a run of four with one joker, to which cards are only added.

    >>> from .cards import parse_cards
    >>> [is_run(parse_cards(text), Rules()) for text in ("AS2S3S4S", "JSQSKSAS", "KSAS2S3S", "3H4H5H6S")]
    [True, True, False, False]
    """
    naturals = _naturals(cards)
    return (
        len(cards) >= RUN_CARDS
        and len(naturals) >= RUN_CARDS - 1
        and len({card.suit for card in naturals}) == 1
        and _in_order(cards, rules.wrap)
        and _jokers_apart(cards, rules.jokers_apart)
    )


def is_whole(cards: Sequence[Card], rules: Rules, *, royal: bool) -> bool:
    """Whether these are all thirteen ranks in order, with one joker at most; a royal run is of one suit.

    >>> from .cards import parse_cards
    >>> is_whole(parse_cards("AS2H3S4S5S6SJK8S9STSJSQSKC"), Rules(), royal=False)
    True
    """
    naturals = _naturals(cards)
    return (
        len(cards) == WHOLE_CARDS
        and len(naturals) >= WHOLE_CARDS - 1
        and (not royal or len({card.suit for card in naturals}) == 1)
        and _in_order(cards, rules.wrap)
    )


def fits(meld: Meld, rules: Rules) -> list[Fit]:
    """Every card that the meld takes, with the end where it goes: each once.

    >>> from .cards import parse_cards
    >>> run = Meld(0, MeldKind.RUN, parse_cards("9HTHJHJK"))
    >>> [f"{card} {end}" for card, end in fits(run, Rules())]
    ['8H low', 'JK low', 'QH high', 'KH high', 'JK high']
    """
    cards = meld.cards
    if meld.kind is MeldKind.TRIO:
        rank = _naturals(cards)[0].rank
        return [(card, None) for card in (*[CARDS[13 * suit + rank - 1] for suit in range(4)], JOKER)]
    if meld.kind is not MeldKind.RUN:
        return []
    found: list[Fit] = []
    first = 13 * SUITS.index(_naturals(cards)[0].suit) - 1
    low, high = _low(cards), _low(cards) + len(cards) - 1
    ends: tuple[tuple[End, int, int], ...] = (("low", low, low - 1), ("high", high, high + 1))
    for end, at_end, outside in ends:
        if not _is_rank(outside, len(cards), rules.wrap):
            continue
        if cards[0 if end == "low" else -1] is JOKER:
            found.append((CARDS[first + _rank(at_end)], end))
        found.append((CARDS[first + _rank(outside)], end))
        if _joker_may_follow(cards, end, rules.jokers_apart):
            found.append((JOKER, end))
    return found


def extended(meld: Meld, card: Card, end: End | None, rules: Rules) -> Meld:
    """The meld with this card laid off on it, a joker at that end shifted outward if it must.

    >>> from .cards import parse_cards
    >>> run = Meld(0, MeldKind.RUN, parse_cards("JK4H5H6H"))
    >>> str(extended(run, Card.parse("3H"), "low", Rules())), str(extended(run, Card.parse("2H"), "low", Rules()))
    ('JK3H4H5H6H', '2HJK4H5H6H')

    Raises:
        IllegalAction: the card does not go there.
    """
    if (card, end) not in fits(meld, rules):
        raise IllegalAction(why_not(meld, card, end, rules))
    return grown(meld, card, end)


def grown(meld: Meld, card: Card, end: End | None) -> Meld:
    """The meld with this card, which fits there."""
    cards = meld.cards
    if end is None or end == "high":
        shifts = end is not None and _shifts(cards[-1], card, meld.ranks[-1])
        cards = (*cards[:-1], card, JOKER) if shifts else (*cards, card)
    else:
        shifts = _shifts(cards[0], card, meld.ranks[0])
        cards = (JOKER, card, *cards[1:]) if shifts else (card, *cards)
    return Meld(meld.owner, meld.kind, cards)


def why_not(meld: Meld, card: Card, end: End | None, rules: Rules) -> str:
    """The code that refuses a card that does not fit."""
    if meld.kind is MeldKind.TRIO:
        return "end_on_trio" if end else "does_not_fit"
    if meld.kind is not MeldKind.RUN:
        return "meld_closed"
    if end is None:
        return "end_needed"
    cards, place = meld.cards, 0 if end == "low" else -1
    low = _low(cards)
    outside = low - 1 if end == "low" else low + len(cards)
    if not _is_rank(outside, len(cards), rules.wrap):
        fits_but_for_room = card is JOKER or _shifts(cards[place], card, meld.ranks[place])
        return "no_rank_outside" if fits_but_for_room and _suits(cards, card) else "does_not_fit"
    return "jokers_too_close" if card is JOKER else "does_not_fit"


def _shifts(at_end: Card, card: Card, rank: int) -> bool:
    """Whether a card at an end is a joker that makes way for this one, which is of the rank it stands for."""
    return at_end is JOKER and card.rank == rank


def _suits(cards: Sequence[Card], card: Card) -> bool:
    return card is JOKER or card.suit == _naturals(cards)[0].suit


def _naturals(cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card is not JOKER]


def _rank(place: int) -> int:
    """The rank at a place of the line or the circle."""
    return (place - 1) % RANKS_IN_SUIT + 1


def _is_rank(place: int, length: int, wrap: bool) -> bool:
    """Whether a run of this length may grow to this place."""
    return length < RANKS_IN_SUIT if wrap else 1 <= place <= HIGH_ACE


def _low(cards: Sequence[Card]) -> int:
    """The place (1 to 13) of a run's first card. A run has a natural card that is no ace, and that one tells."""
    return next(_rank(card.rank - at) for at, card in enumerate(cards) if card.rank > 1)


def _in_order(cards: Sequence[Card], wrap: bool) -> bool:
    """Whether the natural cards stand in the order of ranks and the whole fits the line or the circle."""
    if all(card.rank <= 1 for card in cards):
        return False
    low = _low(cards)
    in_room = len(cards) <= RANKS_IN_SUIT if wrap else low + len(cards) - 1 <= HIGH_ACE
    return in_room and all(card is JOKER or card.rank == _rank(low + at) for at, card in enumerate(cards))


def _jokers_apart(cards: Sequence[Card], apart: int) -> bool:
    places = [at for at, card in enumerate(cards) if card is JOKER]
    return all(after - before > apart for before, after in pairwise(places))


def _joker_may_follow(cards: Sequence[Card], end: End, apart: int) -> bool:
    """Whether enough naturals stand between an end and the nearest joker for another joker to be added there."""
    nearest = cards[:apart] if end == "low" else cards[max(0, len(cards) - apart) :]
    return JOKER not in nearest
