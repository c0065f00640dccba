"""Hands of any size, as pictures show them."""

from __future__ import annotations

from hypothesis import strategies as st

from bot.engine import CARDS, JOKER
from renderers import samples

DECKS = [card for card in CARDS for _ in range(2)] + [JOKER] * 2


def held(cards, *, round=2, melds=(), drawn="", rules="classic"):
    return samples.view(3, round=round, seat=0, phase="play", hand=cards, drawn=drawn, melds=melds, rules=rules)


@st.composite
def hands(draw):
    cards = draw(st.lists(st.sampled_from(range(len(DECKS))), min_size=1, max_size=30, unique=True))
    hand = [DECKS[index] for index in cards]
    view = held("".join(map(str, hand)), round=draw(st.integers(1, 6)), drawn=str(draw(st.sampled_from(hand))))
    chosen = draw(st.lists(st.sampled_from(range(len(hand))), max_size=6, unique=True))
    return view, tuple(hand[index] for index in chosen)
