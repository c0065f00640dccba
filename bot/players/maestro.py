"""The strongest opponent: it does what lets it expect to lose the fewest points (`evaluation`)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from bot.engine import Action, Add, Buy, Card, Contract, Discard, Draw, Lay, Meld, MeldKind, Pass, Take, View
from bot.engine.melds import extended, fits
from bot.engine.solver import Solver

from .evaluation import (
    Weights,
    expected_end,
    expected_loss,
    step,
    steps_to_contract,
    turns_left,
    turns_left_of_last,
    turns_per_card,
    turns_to_contract,
)
from .knowledge import Knowledge, take_one
from .wants import gap, wanted

_LAY_DOWNS_COMPARED = 24
_KEPT_FOR_LATER = 0.35
"""The share of its points that a card left over costs if it can be laid off in the next turn."""
_LOOSE_CARD = 6
"""What a card left over costs beside its points if it cannot: turns."""
_TOO_MANY_MISSING = 2
"""So many cards of a contract hardly come once another player has only one card left."""
_KINDS = {3: MeldKind.TRIO, 4: MeldKind.RUN}
_SOONEST = 0.3
"""Turns that are left at least when another player comes nearer to the contract."""


class Maestro:
    """One decision: what the seat of this view does now, and what it thinks of the alternatives."""

    def __init__(self, view: View, weights: Weights | None = None) -> None:
        """Look at the table.

        Raises:
            ValueError: the view's seat is not to act.
        """
        self.actions = view.legal_actions()
        if not self.actions or view.seat is None:
            raise ValueError("the view is not of the seat to act")
        self.view = view
        self.weights = weights = weights or Weights()
        self.known = Knowledge.of(view)
        self.solver = Solver.of(view.contract, view.rules)
        self.contract = Contract.parse(view.contract)
        self.is_down = view.down[view.seat] is not None
        self.lead = self._lead() if view.round == view.rules.rounds and view.rules.in_one_go(view.round) else None
        """How many points fewer than the best of the others it has, where this round decides the match at once."""
        if self.lead is None:
            self.left = turns_left(view, self.known, weights, self.contract.cards)
        else:
            self.left = turns_left_of_last(self.contract, self.known.turn, weights)
        self.per_card = turns_per_card(self.known, weights)

    def _lead(self) -> int:
        scores = self.view.scores
        return min([score for seat, score in enumerate(scores) if seat != self.view.seat]) - scores[self.view.seat or 0]

    def choose(self) -> Action:
        """What it does."""
        if self.view.phase == "draw":
            return Take() if Take() in self.actions and self.wants(self.view.discard[-1]) else Draw()
        if self.view.phase == "buy":
            return Buy() if Buy() in self.actions and self._buys(self.view.discard[-1]) else Pass()
        if lays := list(islice(self.view.lay_downs(), _LAY_DOWNS_COMPARED)):
            return min(lays, key=self._left_after)
        if adds := [action for action in self.actions if isinstance(action, Add)]:
            return self._add(adds)
        return self._discard([action.card for action in self.actions if isinstance(action, Discard)])

    def _add(self, adds: list[Add]) -> Add:
        """The lay-off that lets most other cards follow, the dearest of equals; a joker, which fits anywhere, last."""
        value = self.view.rules.value
        natural = [add for add in adds if not add.card.is_joker]
        return max(natural or adds, key=lambda add: (self._following(add), value(add.card)))

    def _following(self, add: Add) -> int:
        """How many cards of the hand fit after this lay-off that do not yet."""
        grown = extended(self.view.melds[add.meld - 1], add.card, add.end, self.view.rules)
        opened = {card for card, _ in fits(grown, self.view.rules)} - self.known.fitting
        return sum([card in opened for card in take_one(self.view.hand, add.card)])

    def wants(self, card: Card) -> bool:
        """Whether it would rather have this card than one from the stock: it fits, or brings the contract nearer."""
        if self.is_down:
            return card in self.known.fitting
        hand = self.view.hand
        return self.solver.distance((*hand, card)) < self.solver.distance(hand)

    def _buys(self, card: Card) -> bool:
        """Whether a card out of turn is worth a penalty card: not where every card has to go at once."""
        return not self.is_down and not self.view.rules.in_one_go(self.view.round) and self.wants(card)

    def left_by(self, lay: Lay) -> list[Card]:
        """The cards that are left in the hand after going down so."""
        rest = list(self.view.hand)
        for cards in lay.melds:
            for card in cards:
                rest.remove(card)
        return rest

    def fitting_after(self, lay: Lay) -> set[Card]:
        """The cards that fit on the table after going down so."""
        found = set(self.known.fitting)
        for cards in lay.melds:
            if len(cards) in _KINDS:
                found |= {card for card, _ in fits(Meld(0, _KINDS[len(cards)], cards), self.view.rules)}
        return found

    def _left_after(self, lay: Lay) -> float:
        """What a lay-down leaves in the hand: less for cards that then fit on the table."""
        value, fitting = self.view.rules.value, self.fitting_after(lay)
        return sum(
            [
                value(card) * _KEPT_FOR_LATER if card in fitting else value(card) + _LOOSE_CARD
                for card in self.left_by(lay)
            ]
        )

    def _discard(self, cards: list[Card]) -> Action:
        """The discard after which it expects to lose least, of those that leave the contract as near as can be.

        Who leads in the last round may give up a step, and more in the turns that follow, for a hand that is safe. In
        the other rounds a player who did so for fewer points lost more than it saved, unless it `is_too_late`.
        """
        if not self.is_down:
            distances = {card: self.solver.distance(take_one(self.view.hand, card)) for card in cards}
            nearest = min(distances.values())
            if self.is_too_late(nearest):
                return Discard(min(cards, key=self._left_when_late))
            most = nearest + (self.lead is not None and self.lead > 0)
            cards = [card for card in cards if distances[card] <= most]
        return Discard(min(cards, key=self.cost))

    def is_too_late(self, missing: int) -> bool:
        """Whether a contract that misses so many cards is given up, for a hand that costs less.

        Played on from positions of real rounds at a table of four, both ways with the same stock, whoever gave up lost
        3 points fewer if two cards or more were missing and another player, down, had a single card left. With two or
        three cards left there it made no difference, with four it lost 15 more, and with one missing always more.
        """
        view = self.view
        if self.lead is not None or missing < _TOO_MANY_MISSING:
            return False
        return any(number == 1 and view.down[seat] is not None for seat, number in enumerate(view.hand_counts))

    def _left_when_late(self, card: Card) -> float:
        """What a hand without this card costs, and giving it to a next player who can lay it off."""
        given_away = self.danger(card) if self.view.down[self.known.next] is not None else 0.0
        return self.view.rules.points(take_one(self.view.hand, card)) + given_away

    def cost(self, card: Card) -> float:
        """What it may expect to lose after discarding this card."""
        rest = take_one(self.view.hand, card)
        if self.is_down:
            return self._loss_when_down(rest) + self.danger(card)
        ending = self._ending(rest)
        loss = ending(self.left)
        if self.view.down[self.known.next] is not None:
            return loss + self.danger(card)
        # Helping one rival of several harms less: it need not be the one who ends the round.
        likely = self.wanted(card) / (len(self.view.scores) - 1)
        sooner = max(_SOONEST, self.left - step(self.contract, self.weights))
        alarm = self.weights.alarm if self.lead is None else 1.0
        return loss + alarm * likely * (ending(sooner) - loss)

    def _ending(self, rest: tuple[Card, ...]) -> Callable[[float], float]:
        """What this hand, not down yet, may expect to lose if the others leave it so many turns.

        That is in points, but in a last round that decides the match the chance of losing it, in percent.
        """
        weights, points = self.weights, self.view.rules.points(rest)
        if (lead := self.lead) is not None:
            steps = steps_to_contract(rest, self.solver, self.known, weights)
            return lambda left: expected_end(steps, left, points, lead, weights)
        turns = turns_to_contract(rest, self.solver, self.known, weights)
        loose = max(0, len(rest) - self.contract.cards)
        leftover = points * loose / max(1, len(rest))
        return lambda left: expected_loss(turns, turns + self.per_card * loose, left, points, leftover, weights)

    def _loss_when_down(self, rest: tuple[Card, ...]) -> float:
        """What a hand that is down costs: less for cards that fit, now or once another one has been laid off.

        Those that fit now are left only in the turn of going down, and go in the next.
        """
        total = 0.0
        for card in rest:
            if card in self.known.fitting:
                total += self.view.rules.value(card) * _KEPT_FOR_LATER
                continue
            beside = [other for other in self.known.fitting if gap(other, card) == 1 and other.suit == card.suit]
            soon = self.weights.chain * self.known.chance(frozenset(beside))
            total += (self.view.rules.value(card) + _LOOSE_CARD) * (1 - min(0.9, soon))
        return total

    def danger(self, card: Card) -> float:
        """What giving this card to the next player, who is down, may cost: it can be laid off."""
        urgent = 1 + 2 / max(1, self.view.hand_counts[self.known.next])
        return self.weights.gift * urgent if card in self.known.fitting else 0.0

    def wanted(self, card: Card) -> float:
        """The chance that this card brings the next player, who is not down, nearer to the contract."""
        return wanted(card, self.known.next, self.view, self.known, self.contract, self.weights)

    def left_lying(self, card: Card, among: tuple[Card, ...] | None = None) -> float:
        """How many cards like this one lie in the discard pile, or `among` some of it: nobody wanted them."""
        found = 0.0
        for other in self.view.discard if among is None else among:
            if other.is_joker or card.is_joker:
                continue
            ranks = gap(other, card)
            if ranks == 0 and (self.contract.trios or other.suit == card.suit):
                found += 1.0
            elif other.suit == card.suit and ranks <= 2 and self.contract.runs:
                found += 0.5
        return found
