"""What a seat knows beyond its hand: the cards not seen, what others took and refused, and what the table takes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.engine import CARDS, JOKER, Card, Meld, View
from bot.engine.melds import fits


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat knows at one moment.

    Attributes:
        unseen: how many copies of each face are neither in the hand nor face up, nor known to be in another hand.
        total: how many cards those are.
        held: the cards that each seat took and has not shown since; its hand holds them.
        unwanted: the cards that each seat left lying or threw, in order.
        fitting: the cards that the table's melds take.
        next: the seat that plays after this one.
        turn: which turn of the round this is for this seat, from 1.
    """

    unseen: tuple[int, ...]
    total: int
    held: tuple[tuple[Card, ...], ...]
    unwanted: tuple[tuple[Card, ...], ...]
    fitting: frozenset[Card]
    next: int
    turn: int

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """What the seat of this view knows.

        Raises:
            ValueError: the view is a spectator's.
        """
        if view.seat is None:
            raise ValueError("a spectator has no turn")
        players = len(view.hand_counts)
        nothing = ((),) * players
        held = view.held or nothing
        seen = Counter(view.hand)
        seen.update(view.discard)
        for meld in view.melds:
            seen.update(meld.cards)
        for seat, cards in enumerate(held):
            if seat != view.seat:
                seen.update(cards)
        number, jokers = view.rules.copies(CARDS[0], players), view.rules.copies(JOKER, players)
        unseen = (*[max(0, number - seen[card]) for card in CARDS[:JOKER]], max(0, jokers - seen[JOKER]))
        return cls(
            unseen=unseen,
            total=max(1, sum(unseen)),
            held=held,
            unwanted=view.unwanted or nothing,
            fitting=fitting(view),
            next=(view.seat + 1) % players,
            turn=(view.turn_number - 1) // players + 1,
        )

    def chance(self, cards: frozenset[Card]) -> float:
        """The chance that a card not seen yet is one of these."""
        return sum([self.unseen[card] for card in cards]) / self.total


def fitting(view: View) -> frozenset[Card]:
    """The cards that melds on the table take from this view's seat."""
    return frozenset([card for meld in open_melds(view) for card, _ in fits(meld, view.rules)])


def open_melds(view: View) -> list[Meld]:
    """The melds that this view's seat may lay off on."""
    if view.rules.lay_off_on == "any":
        return list(view.melds)
    return [meld for meld in view.melds if meld.owner == view.seat]


def take_one(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand without one card like this."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
