"""What each action does to the state: the one place where a state changes.

Every function checks first and changes afterwards, so a refused action leaves the state as it was.
"""

from __future__ import annotations

from functools import cache

from .actions import Action, Add, Discard, Lay
from .cards import CARDS, JOKER, Card
from .errors import IllegalAction
from .events import (
    Bought,
    Discarded,
    Drew,
    Event,
    LaidOff,
    MatchEnded,
    Refilled,
    RoundEnded,
    RoundStarted,
    Took,
    WentDown,
)
from .legality import buyers_from, check_add, check_lay, check_phase, why_not_take
from .results import RoundScore, result
from .shuffle import shuffled
from .state import State

Events = tuple[Event, ...]

# A match says the same few hundred things again and again: each is made once.
_drew, _took, _discarded = cache(Drew), cache(Took), cache(Discarded)


def deal(state: State, round_number: int, dealer: int) -> None:
    """Deal this round: one card at a time from the seat after the dealer, which also starts."""
    rules, players = state.rules, state.players
    decks, dealt = rules.decks_for(players), players * rules.dealt(round_number)
    state.stock = shuffled((*CARDS[:52], *[JOKER] * rules.jokers) * decks, state.seed, round_number)
    state.round, state.contract, state.dealer = round_number, rules.contract(round_number), dealer
    state.turn = state.turn_of = (dealer + 1) % players
    state.hands = [state.stock[-1 - (seat - state.turn) % players : -1 - dealt : -players] for seat in range(players)]
    del state.stock[-dealt:]
    state.discard = [state.stock.pop()]
    state.phase, state.turn_number = "draw", 1
    state.melds, state.adds = [], []
    state.down, state.bought = [None] * players, [0] * players
    state.drawn = state.taken = state.locked = None
    state.swapping, state.swaps, state.refills = False, 0, 0
    state.held, state.unwanted = [[] for _ in state.down], [[] for _ in state.down]


def draw(state: State, action: Action) -> Events:
    """Draw the top of the stock; the round ends if there is none and no new one can be made."""
    del action
    if state.phase != "draw":
        check_phase(state, "draw")
    refilled: Events = ()
    seat = state.turn
    if not why_not_take(state):
        state.unwanted[seat].append(state.discard[-1])
    if not state.stock:
        if not _refill(state):
            return _end_round(state, None)
        refilled = (Refilled(len(state.stock)),)
    state.drawn = state.stock.pop()
    state.hands[seat].append(state.drawn)
    state.swaps = 0
    state.phase = "play"
    if state.rules.buys:
        _ask_to_buy(state)
    return (*refilled, _drew(seat))


def take(state: State, action: Action) -> Events:
    """Take the top discard. It may not be discarded in this turn, unless the hand holds another one like it."""
    del action
    if state.phase != "draw":
        check_phase(state, "draw")
    if code := why_not_take(state):
        raise IllegalAction(code)
    seat, card = state.turn, state.discard.pop()
    hand = state.hands[seat]
    state.locked = None if state.rules.discard_taken or card in hand else card
    state.drawn = state.taken = card
    hand.append(card)
    state.held[seat].append(card)
    state.swapping = True
    state.phase = "play"
    return (_took(seat, card),)


def lay(state: State, action: Lay) -> Events:
    """Go down."""
    melds, rest = check_lay(state, action)
    seat, first = state.turn, len(state.melds) + 1
    for meld in melds:
        state.put_meld(meld)
    state.hands[seat] = rest
    for cards in action.melds:
        for card in cards:
            _show(state, seat, card)
    state.down[seat] = state.turn_number
    return (WentDown(seat, melds, first), *_after_table(state))


def add(state: State, action: Add) -> Events:
    """Lay a card off."""
    grown = check_add(state, action)
    seat = state.turn
    state.put_meld(grown, action.meld)
    state.hands[seat].remove(action.card)
    _show(state, seat, action.card)
    return (LaidOff(seat, action.card, action.meld, action.end), *_after_table(state))


def discard(state: State, action: Discard) -> Events:
    """Discard a card and hand the turn on."""
    if state.phase != "play":
        check_phase(state, "play")
    seat, card = state.turn, action.card
    hand = state.hands[seat]
    if card is state.locked and card in hand:
        raise IllegalAction("taken_card")
    try:
        hand.remove(card)
    except ValueError:
        raise IllegalAction("not_your_card") from None
    state.discard.append(card)
    state.unwanted[seat].append(card)
    if state.held[seat]:
        _show(state, seat, card)
    if not hand:
        return (_discarded(seat, card), *_end_round(state, seat))
    state.swaps = state.swaps + 1 if state.swapping else 0
    state.swapping = False
    state.drawn = state.taken = state.locked = None
    state.turn = state.turn_of = (seat + 1) % state.players
    state.turn_number += 1
    state.phase = "draw"
    return (_discarded(seat, card),)


def buy(state: State, action: Action) -> Events:
    """Take the top discard out of turn, with one card from the stock."""
    del action
    check_phase(state, "buy")
    seat, card = state.turn, state.discard.pop()
    state.hands[seat] += (card, state.stock.pop())
    state.held[seat].append(card)
    state.bought[seat] += 1
    state.turn, state.phase = state.turn_of, "play"
    return (Bought(seat, card, 1),)


def decline(state: State, action: Action) -> Events:
    """Decline to buy; the next seat is asked, if there is one."""
    del action
    check_phase(state, "buy")
    state.unwanted[state.turn].append(state.discard[-1])
    _ask_to_buy(state)
    return ()


def _show(state: State, seat: int, card: Card) -> None:
    """A card of this seat's hand is seen: if one like it was known to be there, it may be that one."""
    held = state.held[seat]
    if card in held:
        held.remove(card)


def _ask_to_buy(state: State) -> None:
    """Ask the next seat on the way round that may buy; go on with the turn when there is none."""
    buyers = buyers_from(state, (state.turn + 1) % state.players)
    state.turn, state.phase = (buyers[0], "buy") if buyers else (state.turn_of, "play")


def _refill(state: State) -> bool:
    """Shuffle the discards but the top into a new stock, if that may and can be done."""
    if state.refills == state.rules.refills or len(state.discard) < 2:
        return False
    state.refills += 1
    state.stock = shuffled(state.discard[:-1], state.seed, state.round, state.refills)
    del state.discard[:-1]
    return True


def _after_table(state: State) -> Events:
    """A card has reached the table: no swap of discards, and perhaps the end of the round."""
    state.swapping = False
    hand = state.hands[state.turn]
    if not hand:
        return _end_round(state, state.turn)
    if state.drawn not in hand:
        state.drawn = None
    return ()


def _end_round(state: State, winner: int | None) -> Events:
    """Score the round, then deal the next one or end the match."""
    points = tuple([state.rules.points(hand) for hand in state.hands])
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    state.rounds.append(RoundScore(state.contract.text, points, winner))
    hands = tuple([_in_order(hand) for hand in state.hands])
    ended = RoundEnded(state.round, winner, points, tuple(state.scores), hands)
    if state.round == state.rules.rounds:
        state.phase, state.turn = "over", state.turn_of
        state.drawn = state.taken = state.locked = None
        state.swapping, state.swaps = False, 0
        state.result = result(state.scores, state.rounds, state.rules)
        return (ended, MatchEnded(state.result.scores, state.result.places))
    deal(state, state.round + 1, (state.dealer + 1) % state.players)
    return (ended, RoundStarted(state.round, state.contract.text, state.dealer, state.turn))


def _in_order(hand: list[Card]) -> tuple[Card, ...]:
    """A hand as it is shown: sorted, for the order in which the cards came is nobody's business."""
    return tuple(sorted(hand))
