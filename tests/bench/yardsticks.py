"""Players to measure opponents against. They are frozen: a figure of last year means the same today.

Each sees a view and nothing else, as opponents do. All but `at_random` go down and lay off as soon as they can.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

from bot.engine import Action, Add, Buy, Card, Contract, Discard, Draw, Pass, Rules, Take, View
from bot.engine.solver import Solver

Player = Callable[[View, int], Action]
"""What a player does, given its view and a seed for its dice."""


def at_random(view: View, seed: int) -> Action:
    """Any legal action, each as likely as any other; half the time it goes down where it can."""
    random = Random(f"{seed} {view.round} {view.turn_number} {view.seat} {len(view.hand)} {view.phase}")
    if view.phase == "play" and random.random() < 0.5 and (lays := list(islice(view.lay_downs(), 8))):
        return random.choice(lays)
    return random.choice(view.legal_actions())


def greedy(view: View, seed: int) -> Action:
    """Keeps pairs and neighbours as the contract wants them; throws the card with the least weight, the dearest of
    equals.
    """
    del seed
    contract, rules = Contract.parse(view.contract), view.rules
    if view.phase != "play":
        return _draw(view, lambda card: _weight(card, [*view.hand, card], contract, rules) >= 2 * _PAIR)
    return _lay_down_or_off(view) or min(
        _discards(view),
        key=lambda discard: (_weight(discard.card, view.hand, contract, rules), -rules.value(discard.card)),
    )


def by_distance(view: View, seed: int) -> Action:
    """Takes what brings the contract nearer by the exact distance; throws the dearest card that keeps it as near."""
    del seed
    solver = Solver.of(view.contract, view.rules)
    if view.phase != "play":
        return _draw(view, lambda card: solver.distance([*view.hand, card]) < solver.distance(view.hand))

    def cost(discard: Discard) -> tuple[int, int]:
        rest = list(view.hand)
        rest.remove(discard.card)
        return solver.distance(rest), -view.rules.value(discard.card)

    return _lay_down_or_off(view) or min(_discards(view), key=cost)


YARDSTICKS: dict[str, Player] = {"random": at_random, "greedy": greedy, "distance": by_distance}

_PAIR = 4
_NEIGHBOUR = {1: 3, 2: 2, 3: 1}
"""Weights of a card of the same rank, and of cards of the same suit so many ranks away."""


def _weight(card: Card, hand: tuple[Card, ...] | list[Card], contract: Contract, rules: Rules) -> int:
    """How well a card goes with the others of a hand."""
    if card.is_joker:
        return 1_000
    others = list(hand)
    others.remove(card)
    runs = contract.runs + 13 * contract.royal
    trios = contract.trios
    weight = 0
    for other in others:
        if other.is_joker:
            continue
        gap = abs(other.rank - card.rank)
        gap = min(gap, 13 - gap) if rules.wrap or 1 in (other.rank, card.rank) else gap
        if other.rank == card.rank and trios:
            weight += _PAIR
        elif other.suit == card.suit and runs:
            weight += _NEIGHBOUR.get(gap, 0)
    if contract.dirty:
        weight += 5 * (card.rank not in {other.rank for other in others})
    return weight


def _draw(view: View, wants: Callable[[Card], bool]) -> Action:
    """Take or buy the top discard if it fits on the table (once down) or is wanted (before)."""
    assert view.seat is not None
    actions = view.legal_actions()
    take = Take() if view.phase == "draw" else Buy()
    leave = Draw() if view.phase == "draw" else Pass()
    if take not in actions:
        return leave
    top = view.discard[-1]
    if view.down[view.seat] is not None:
        return take if view.phase == "draw" and any(top is card for card in _fitting(view)) else leave
    return take if wants(top) else leave


def _fitting(view: View) -> set[Card]:
    from bot.engine.melds import fits

    return {card for meld in view.melds for card, _ in fits(meld, view.rules)}


def _lay_down_or_off(view: View) -> Action | None:
    lay = next(view.lay_downs(), None)
    if lay is not None:
        return lay
    adds = [action for action in view.legal_actions() if isinstance(action, Add)]
    return max(adds, key=lambda add: view.rules.value(add.card)) if adds else None


def _discards(view: View) -> list[Discard]:
    return [action for action in view.legal_actions() if isinstance(action, Discard)]
