"""What is said of an action that can be read but is not legal here.

>>> IllegalAction("must_draw").code, str(IllegalAction("must_draw"))
('must_draw', 'the discard pile has only gone round for too long: draw from the stock')
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        # whose turn, and which part of it
        "not_your_turn": "another seat is to act",
        "game_over": "the match is over",
        "draw_first": "draw or take a card first",
        "already_drawn": "a card has been drawn in this turn",
        "not_your_card": "the hand does not hold this card",
        # drawing
        "discard_empty": "the discard pile is empty",
        "must_draw": "the discard pile has only gone round for too long: draw from the stock",
        # going down
        "already_down": "this seat has gone down in this round",
        "too_many_jokers": "at most one joker may be in each meld of a contract",
        "not_a_meld": "these cards are neither a trio nor a run",
        "not_the_contract": "exactly the round's contract must be laid, with trios of three and runs of four",
        "same_rank_trios": "the trios of the contract must be of different ranks",
        "same_suit_runs": "the runs of the contract must be of different suits",
        "first_turn": "nobody may go down in their first turn of a round",
        "cannot_go_out": "whoever goes down in this round must have no card left in the same turn",
        # laying off
        "not_down": "only who has gone down may lay off",
        "down_this_turn": "laying off begins in the turn after the one in which the seat went down",
        "no_such_meld": "no meld has this number",
        "not_your_meld": "cards may be laid off on one's own melds only",
        "meld_closed": "a run of thirteen takes no card",
        "end_needed": "say at which end of the run: low or high",
        "end_on_trio": "a trio has no ends",
        "does_not_fit": "the card does not fit there",
        "no_rank_outside": "no rank is left outside at that end",
        "jokers_too_close": "too few natural cards would stand between two jokers of the run",
        # discarding
        "taken_card": "the card just taken from the discard pile may not be discarded in the same turn",
        "no_discard_left": "no card that may be discarded would be left to end the turn",
        # buying
        "buying_open": "the seat asked must buy or pass first",
        "no_buying": "nothing can be bought now",
    }
)
"""Every code of `IllegalAction` with what it says."""


class IllegalAction(Exception):  # noqa: N818 -- what it is about, as the notation names it
    """An action that is not legal here. It changed nothing.

    It is no `ValueError`: that is raised for a text that cannot be read at all.

    Attributes:
        code: one of `CODES`, stable from version to version.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return CODES[self.code]
