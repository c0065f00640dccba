"""What a hand that is not down yet is worth: how many points its owner may expect to lose in this round.

Such a hand is worth two things: how soon its contract comes, and what it costs if the round ends before. The exact
distance to the contract as the measure of the first, rather than the points in the hand, is the idea of MinDist (Saha
and others, arXiv 2601.00024, for Indian rummy). Weighing the cards that lower it by the copies not seen yet is that
of Goldman and others, "Evaluating Gin Rummy Hands Using Opponent Modeling and Myopic Meld Distance" (EAAI 2021), made
exact here by `Solver.acceptance`; so is counting what the next player may do with a discard as a cost of the discard.
That speed and points have to be weighed by how soon the round may end is in Goldstein and others, "Extracting Learned
Discard and Knocking Strategies from a Gin Rummy Bot" (EAAI 2021).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, prod

from bot.engine import Card, Contract, View
from bot.engine.solver import Solver

from .knowledge import Knowledge

_NEVER = 50.0
"""Turns until a card comes of which every copy has been seen."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the evaluation weighs; found by play on other deals than those of the published figures.

    Attributes:
        offered: how often the card that the player before discards helps, as a share of how often a drawn card does.
        fading: how much rarer the cards that help become with every step nearer to the contract.
        down_after: turns that another player needs to go down, for each card of the contract.
        out_per_card: turns that a player who is down needs to get rid of a card, while no meld shows what fits.
        lost_round: points that losing a round costs beside those in the hand: what the others would have been left
        with. leftover: the share of what is left after going down that is still there at the end. gift: what a discard
        costs that the next player, being down, can lay off. alarm: how much more than evaluated a rival's step costs.
        chain: how much of its cost a card is kept for that fits once another one has been laid off.

    Those of `wants`, fitted to 70,000 cases from matches of players of all kinds at two and four seats:
        mate, neighbour: the chance that a card of another hand wants one of its rank, or next to it in its suit.
        mate_held, neighbour_held: the same of a card that was taken; who took one for a trio has mostly filled it.
        unwanted_rank, unwanted_near: how much a card of its rank, or near it, that was refused makes a card unwanted.
        memory: how much of that is left after each further card.

    Those of the last round, for the chance to win the match (`expected_end`):
        last_of_trio, last_of_run: turns that a card takes which a trio or a run misses, while others are missing too;
        read off hands played alone. trio, run: turns that a player usually needs for a trio or a run of the contract,
        read off the same hands. late: the share of those that are still to come, however late it is. others_hold,
        spread_of_own, spread_of_others: what others are left with, and how far that and the own hand may differ.
    """

    offered: float = 0.5
    fading: float = 0.75
    down_after: float = 1.0
    out_per_card: float = 3.0
    lost_round: float = 30.0
    leftover: float = 0.5
    gift: float = 12.0
    alarm: float = 2.0
    chain: float = 5.0
    mate: float = 0.25
    mate_held: float = 0.05
    neighbour: float = 0.13
    neighbour_held: float = 0.28
    unwanted_rank: float = 3.0
    unwanted_near: float = 0.6
    memory: float = 0.9
    last_of_trio: float = 2.6
    last_of_run: float = 4.8
    trio: float = 2.0
    run: float = 5.2
    late: float = 0.55
    others_hold: float = 80.0
    spread_of_own: float = 12.0
    spread_of_others: float = 20.0


def turns_to_contract(hand: tuple[Card, ...], solver: Solver, known: Knowledge, weights: Weights) -> float:
    """About how many turns it takes this hand to hold its contract.

    The chance that the next turn brings a card that helps is exact, that of later ones is guessed from it. Looking at
    every card that may come first, to have the chance after it exact too, won no more matches and took ten times as
    long.
    """
    missing = solver.distance(hand)
    if missing == 0:
        return 0.0
    chance = known.chance(solver.acceptance(hand))
    turns = 0.0
    for _ in range(missing):
        turns += 1 / _in_a_turn(chance, weights)
        chance *= weights.fading
    return turns


def turns_left(view: View, known: Knowledge, weights: Weights, contract_cards: int) -> float:
    """About how many turns this seat has before somebody else ends the round."""
    least = _NEVER
    for seat, cards in enumerate(view.hand_counts):
        if seat == view.seat:
            continue
        if view.down[seat] is not None:
            turns = turns_per_card(known, weights) * cards
        else:
            turns = max(1.0, weights.down_after * contract_cards - known.turn)
            turns += weights.out_per_card * max(1, cards - contract_cards)
        least = min(least, turns)
    return max(0.5, least)


def turns_per_card(known: Knowledge, weights: Weights) -> float:
    """About how many turns a player who is down needs to get rid of a card that does not fit."""
    if not known.fitting:
        return weights.out_per_card
    return min(2 * weights.out_per_card, 1 / _in_a_turn(known.chance(known.fitting), weights))


def expected_loss(turns: float, out: float, left: float, points: int, leftover: float, weights: Weights) -> float:
    """The points that a hand may expect to lose.

    Args:
        turns: turns until its contract comes.
        out: turns until it is empty.
        left: turns until somebody else ends the round.
        points: what it costs now.
        leftover: what it will cost once it is down.
        weights: what this is weighed with.
    """
    stuck = turns / (turns + left)
    lost = out / (out + left)
    return stuck * points + (lost - stuck) * weights.leftover * leftover + lost * weights.lost_round


def steps_to_contract(hand: tuple[Card, ...], solver: Solver, known: Knowledge, weights: Weights) -> tuple[float, ...]:
    """About how many turns this hand takes to come nearer to its contract, step by step until it holds it.

    Only the first step is known; later ones take as long as they do on average. This tells hands at different distances
    apart, where `turns_to_contract`, which carries the first chance on to all steps, tells those at the same apart.
    """
    missing = solver.distance(hand)
    if missing == 0:
        return ()
    first = 1 / _in_a_turn(known.chance(solver.acceptance(hand)), weights)
    return (first, *[step(solver.contract, weights)] * (missing - 1))


def step(contract: Contract, weights: Weights) -> float:
    """About how many turns a player takes to come one card nearer to this contract."""
    trios, runs = contract.trios, 2 * contract.runs + contract.whole
    return (weights.last_of_trio * trios + weights.last_of_run * runs) / (trios + runs)


def turns_left_of_last(contract: Contract, turn: int, weights: Weights) -> float:
    """About how many turns there are before another player goes down, and ends the round with it."""
    usual = float(contract.cards) if contract.whole else weights.trio * contract.trios + weights.run * contract.runs
    return max(usual - turn, weights.late * usual)


def expected_end(steps: tuple[float, ...], left: float, points: int, lead: int, weights: Weights) -> float:
    """The chance, in percent, that the match is lost in its last round, which whoever goes down wins at once.

    A hand with a lead need not be first: it is enough that it costs less than the lead. So this weighs a race against
    a hand that is safe. Every step, and the end, is as likely in one turn as in another.

    Args:
        steps: turns until the contract comes, step by step.
        left: turns until somebody else ends the round.
        points: what the hand costs now.
        lead: how many points fewer than the best of the others this seat has; negative if it is behind.
        weights: what this is weighed with.
    """
    first = prod([left / (left + turns) for turns in steps])
    lost_if_stuck = 1 / (1 + exp((lead - points) / weights.spread_of_own))
    lost_if_first = 1 / (1 + exp((lead + weights.others_hold) / weights.spread_of_others))
    return 100 * ((1 - first) * lost_if_stuck + first * lost_if_first)


def _in_a_turn(chance: float, weights: Weights) -> float:
    """The chance that a turn brings such a card, drawn or offered."""
    return max(1 / _NEVER, 1 - (1 - chance) * (1 - weights.offered * chance))
