"""What is legal now, and why something is not (rules.md, `classic`).

Only what the seat to act may know is read here, so that a `View` can answer for its seat as well as the game can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .actions import BUY, DISCARDS, DRAW, PASS, TAKE, Action, Add, Lay
from .cards import JOKER, Card
from .contracts import RUN_CARDS, TRIO_CARDS
from .errors import IllegalAction
from .melds import Meld, MeldKind, fits, grown, is_run, is_trio, is_whole, why_not
from .state import Phase, State

_CLOSED: Final[dict[Phase, dict[str, str]]] = {
    "draw": {"draw": "", "play": "draw_first", "buy": "no_buying"},
    "play": {"draw": "already_drawn", "play": "", "buy": "no_buying"},
    "buy": {"draw": "buying_open", "play": "buying_open", "buy": ""},
    "over": {"draw": "game_over", "play": "game_over", "buy": "game_over"},
}
"""In each phase, the code that refuses the actions of each phase; empty where they are open."""


def legal_actions(state: State) -> list[Action]:
    """Every legal action but `lay`, each once: draws, then discards by card, then additions by meld.

    The time it takes grows with the hand and the table, not with the discard pile or the length of the game.
    """
    if state.phase == "draw":
        return [DRAW] if why_not_take(state) else [DRAW, TAKE]
    if state.phase == "play":
        return _plays(state)
    return [BUY, PASS] if state.phase == "buy" else []


def check_phase(state: State, phase: Phase) -> None:
    """Refuse an action of another phase.

    Raises:
        IllegalAction: it is not the time for it.
    """
    if code := _CLOSED[state.phase][phase]:
        raise IllegalAction(code)


def why_not_take(state: State) -> str:
    """The code that refuses `take` to the seat to act, in the phase of drawing; empty if it is legal."""
    if not state.discard:
        return "discard_empty"
    if state.swaps >= state.rules.take_laps * state.players:
        return "must_draw"
    if not state.hands[state.turn] and not state.rules.discard_taken:
        return "no_discard_left"  # the card taken would be the only one, and may not be discarded
    return ""


def buyers_from(state: State, seat: int) -> list[int]:
    """The seats from this one round to the one in turn that may buy the top discard, the nearest first.

    Nobody may without a card to buy and one to pay with, nor in a round to be won in one go: the cards bought would be
    too many to go down with.
    """
    if not state.discard or not state.stock or state.rules.in_one_go(state.round):
        return []
    round_the_table = [(seat + step) % state.players for step in range((state.turn_of - seat) % state.players)]
    return [other for other in round_the_table if state.bought[other] < state.rules.buys]


def why_not_go_down(state: State) -> str:
    """The code that refuses any `lay` to the seat to act, in the phase of playing; empty if the cards decide."""
    if state.down[state.turn] is not None:
        return "already_down"
    if not state.rules.first_turn_lay and state.turn_number <= state.players:
        return "first_turn"
    return ""


def why_not_lay_off(state: State) -> str:
    """The code that refuses any `add` to the seat to act, in the phase of playing; empty if the card decides."""
    since = state.down[state.turn]
    if since is None:
        return "not_down"
    return "" if since < state.turn_number else "down_this_turn"


def check_lay(state: State, lay: Lay) -> tuple[tuple[Meld, ...], list[Card]]:
    """The melds that this `lay` puts on the table and the hand that is left.

    Raises:
        IllegalAction: the seat to act may not lay these.
    """
    check_phase(state, "play")
    if code := why_not_go_down(state):
        raise IllegalAction(code)
    rest = state.hands[state.turn].copy()
    for meld in lay.melds:
        for card in meld:
            if card not in rest:
                raise IllegalAction("not_your_card")
            rest.remove(card)
    kinds = _kinds(state, lay.melds)
    if code := _why_not_left(state, rest):
        raise IllegalAction(code)
    return tuple([Meld(state.turn, kind, cards) for kind, cards in zip(kinds, lay.melds, strict=True)]), rest


def check_add(state: State, add: Add) -> Meld:
    """The meld as this `add` leaves it.

    Raises:
        IllegalAction: the seat to act may not lay this card off there.
    """
    check_phase(state, "play")
    if code := why_not_lay_off(state):
        raise IllegalAction(code)
    hand = state.hands[state.turn]
    if add.card not in hand:
        raise IllegalAction("not_your_card")
    if add.meld > len(state.melds):
        raise IllegalAction("no_such_meld")
    meld = state.melds[add.meld - 1]
    if state.rules.lay_off_on == "own" and meld.owner != state.turn:
        raise IllegalAction("not_your_meld")
    if add not in state.adds_to(add.meld):
        raise IllegalAction(why_not(meld, add.card, add.end, state.rules))
    if len(hand) <= 2 and not _turn_can_end(state, add):
        raise IllegalAction("no_discard_left")
    return grown(meld, add.card, add.end)


def _plays(state: State) -> list[Action]:
    hand = state.hands[state.turn]
    held = set(hand)
    locked = state.locked
    actions: list[Action] = [DISCARDS[card] for card in sorted(held) if card is not locked]
    if not why_not_lay_off(state):
        roomy = len(hand) > 2
        for adds in _open_adds(state):
            actions += [add for add in adds if add.card in held and (roomy or _turn_can_end(state, add))]
    return actions


def _open_adds(state: State) -> list[tuple[Add, ...]]:
    """What each meld takes that the seat to act may lay off on."""
    own = state.rules.lay_off_on == "own"
    return [
        state.adds_to(number) for number, meld in enumerate(state.melds, start=1) if not own or meld.owner == state.turn
    ]


def _turn_can_end(state: State, add: Add) -> bool:
    """Whether the turn can still be ended after an addition that leaves one card or none."""
    rest = state.hands[state.turn].copy()
    rest.remove(add.card)
    if not rest:
        return state.rules.last_card == "any"
    if rest != [state.locked]:
        return True
    if state.rules.last_card == "discard":
        return False
    # Only the card just taken would be left. It may not be discarded, so it must fit somewhere.
    after = grown(state.melds[add.meld - 1], add.card, add.end)
    return any(card is state.locked for card, _ in fits(after, state.rules)) or any(
        last.card is state.locked and last.meld != add.meld for adds in _open_adds(state) for last in adds
    )


def _why_not_left(state: State, rest: list[Card]) -> str:
    """The code that refuses a `lay` because of the hand that it leaves; empty if that is well."""
    if not rest:
        return "" if state.contract.whole or state.rules.last_card == "any" else "no_discard_left"
    stuck = rest == [state.locked]
    if state.rules.in_one_go(state.round):
        return "cannot_go_out" if stuck or state.contract.whole or len(rest) > 1 else ""
    return "no_discard_left" if stuck else ""


def _kinds(state: State, melds: Sequence[Sequence[Card]]) -> list[MeldKind]:
    """What each of these melds is.

    Raises:
        IllegalAction: they are not exactly the contract.
    """
    contract, rules = state.contract, state.rules
    if any(cards.count(JOKER) > 1 for cards in melds):
        raise IllegalAction("too_many_jokers")
    if contract.whole:
        if len(melds) != 1:
            raise IllegalAction("not_the_contract")
        if not is_whole(melds[0], rules, royal=contract.royal):
            raise IllegalAction("not_the_contract" if len(melds[0]) != contract.cards else "not_a_meld")
        return [MeldKind.ROYAL if contract.royal else MeldKind.DIRTY]
    kinds: list[MeldKind] = []
    for cards in melds:
        if is_trio(cards):
            kinds.append(MeldKind.TRIO)
        elif is_run(cards, rules):
            kinds.append(MeldKind.RUN)
        else:
            raise IllegalAction("not_a_meld")
    sizes = {MeldKind.TRIO: TRIO_CARDS, MeldKind.RUN: RUN_CARDS}
    exact = all(len(cards) == sizes[kind] for kind, cards in zip(kinds, melds, strict=True))
    if not exact or (kinds.count(MeldKind.TRIO), kinds.count(MeldKind.RUN)) != (contract.trios, contract.runs):
        raise IllegalAction("not_the_contract")
    ranks = [_natural(cards).rank for kind, cards in zip(kinds, melds, strict=True) if kind is MeldKind.TRIO]
    if not rules.same_rank_trios and len(set(ranks)) < len(ranks):
        raise IllegalAction("same_rank_trios")
    suits = [_natural(cards).suit for kind, cards in zip(kinds, melds, strict=True) if kind is MeldKind.RUN]
    if not rules.same_suit_runs and len(set(suits)) < len(suits):
        raise IllegalAction("same_suit_runs")
    return kinds


def _natural(cards: Sequence[Card]) -> Card:
    return next(card for card in cards if card is not JOKER)
