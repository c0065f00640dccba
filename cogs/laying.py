"""Going down: the cards that somebody chooses for it, and why they cannot go down with those, or at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.engine import JOKER, Card, Contract, IllegalAction, Lay, Rules, View, distance, solve
from bot.tables import Table, TableError
from renderers.parts import contract_words

from .words import faces, some


def refusal(table: Table, view: View, locale: str) -> IllegalAction | TableError | None:
    """Why whoever has this view cannot go down now; None if they can."""
    if table.paused:
        return TableError("paused", reason=table.paused)
    code = view.why_not_lay()
    if code == "not_the_contract":
        return TableError("no_contract", missing=distance(view.hand, view.contract, view.rules))
    if code in ("cannot_go_out", "no_discard_left"):
        best = solve(view.hand, view.contract, view.rules)
        assert best is not None, "the hand holds the contract, and the cards are in the way"
        left = list((Counter(view.hand) - Counter(chain.from_iterable(best.melds))).elements())
        if not left:
            return TableError("all_laid")
        if left == [view.locked]:
            return TableError("taken_left", card=some(left[0], locale))
    return IllegalAction(code) if code else None


def arrange(cards: Sequence[Card], table: Table, view: View, locale: str) -> Lay:
    """The contract made of exactly these cards.

    Raises:
        IllegalAction: `not_your_card`, `too_many_jokers`, `same_rank_trios`, `same_suit_runs`, `not_the_contract`, or
            why nobody could go down now, whatever the cards.
        TableError: `paused`; `wrong_count`, `no_melds`, `not_all_melds`: what is wrong with these cards.
    """
    if (why := refusal(table, view, locale)) is not None and why.code not in _OF_THE_CARDS:
        raise why
    lay = solve(cards, view.contract, view.rules)
    if lay is None or sum(map(len, lay.melds)) != len(cards):
        raise _what_is_wrong(cards, view, locale)
    return lay


_OF_THE_CARDS = frozenset({"no_contract", "cannot_go_out", "no_discard_left", "all_laid", "taken_left"})
"""Why a hand's best lay-down is refused; another choice of cards has its own reasons."""


def _what_is_wrong(cards: Sequence[Card], view: View, locale: str) -> IllegalAction | TableError:
    wanted, rules = Contract.parse(view.contract), view.rules
    if Counter(cards) - Counter(view.hand):
        return IllegalAction("not_your_card")
    if len(cards) != wanted.cards:
        return TableError("wrong_count", wanted=wanted.cards, chosen=len(cards))
    if wanted.whole:
        return IllegalAction("not_the_contract")
    if cards.count(JOKER) > wanted.trios + wanted.runs:
        return IllegalAction("too_many_jokers")
    for field in ("same_rank_trios", "same_suit_runs"):
        if solve(cards, wanted, replace(rules, **{field: True})):
            return IllegalAction(field)
    made, good = _most_melds(cards, wanted, replace(rules, same_rank_trios=True, same_suit_runs=True))
    rest = sorted((Counter(cards) - Counter(good)).elements())
    if made is None:
        return TableError("no_melds", contract=contract_words(view.contract, locale))
    missing = contract_words(Contract(wanted.trios - made.trios, wanted.runs - made.runs).text, locale)
    return TableError("not_all_melds", good=faces(good, locale), rest=faces(rest, locale), missing=missing)


def _most_melds(cards: Sequence[Card], wanted: Contract, rules: Rules) -> tuple[Contract | None, tuple[Card, ...]]:
    """As much of the contract as these cards make, and those that make it; None if they make no meld of it."""
    parts = [
        Contract(trios, runs)
        for trios in range(wanted.trios + 1)
        for runs in range(wanted.runs + 1)
        if 0 < trios + runs < wanted.trios + wanted.runs
    ]
    for part in sorted(parts, key=lambda one: (one.trios + one.runs, one.cards), reverse=True):
        if (lay := solve(cards, part, rules)) is not None:
            return part, tuple(chain.from_iterable(lay.melds))
    return None, ()
