"""A hand to show how cards look: what somebody chooses is seen at once."""

from __future__ import annotations

from typing import Final

from bot.engine import Rules, View, parse_cards
from renderers import Picture, Theme, render_hand

from .pictures import draw

_CARDS: Final = "JHJSQDKCAC9DTDJK"
"""Court cards for their letters, every suit for its colour."""


async def sample(theme: Theme, locale: str) -> Picture:
    """A picture of some cards in this theme."""
    return await draw(render_hand, _view(), theme=theme, locale=locale)


def _view() -> View:
    hand = parse_cards(_CARDS)
    return View(
        rules=Rules(),
        seat=0,
        round=1,
        contract=Rules().contracts[0],
        dealer=1,
        turn=1,
        phase="draw",
        turn_number=1,
        hand=hand,
        drawn=None,
        taken=None,
        hand_counts=(len(hand), len(hand)),
        scores=(0, 0),
        melds=(),
        down=(None, None),
        stock_count=50,
        discard=(),
        rounds=(),
        result=None,
    )
