"""Random tables to draw, and what tests ask of boxes."""

from __future__ import annotations

from hypothesis import strategies as st

from bot.engine import CARDS, JOKER, Meld, MeldKind
from renderers import samples
from renderers.picture import Person


def inside(inner, outer):
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def apart(a, b):
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


@st.composite
def melds_of(draw, owner):
    """Up to four melds of one player: trios of up to 17 cards, runs of up to 14, dirty and royal ones too."""
    found = []
    for _ in range(draw(st.integers(0, 4))):
        kind = draw(st.sampled_from(["trio", "run", "run", "royal"]))
        suit, jokers = draw(st.integers(0, 3)), draw(st.integers(0, 2))
        if kind == "trio":
            rank = draw(st.integers(1, 13))
            natural = [CARDS[draw(st.integers(0, 3)) * 13 + rank - 1] for _ in range(draw(st.integers(2, 15)))]
            found.append(Meld(owner, MeldKind.TRIO, (*natural, *[JOKER] * max(jokers, 3 - len(natural)))))
            continue
        length = 13 if kind == "royal" else draw(st.integers(4, 14))
        low = draw(st.integers(1, 15 - length))
        run = [CARDS[suit * 13 + (low + step - 1) % 13] for step in range(length)]
        for place in draw(st.lists(st.integers(0, length - 1), max_size=jokers)):
            if sum(not card.is_joker for card in run) > 3:
                run[place] = JOKER
        found.append(Meld(owner, MeldKind.RUN, tuple(run)))
    return found


@st.composite
def tables(draw):
    """A table with any number of seats, names, cards and points."""
    seats = draw(st.integers(2, 8))
    melds = [meld for seat in range(seats) for meld in draw(melds_of(seat))]
    names = draw(
        st.lists(st.one_of(st.sampled_from(samples.NAMES), st.text(max_size=32)), min_size=seats, max_size=seats)
    )
    view = samples.view(
        seats,
        round=draw(st.integers(1, 6)),
        turn=draw(st.integers(0, seats - 1)),
        melds=draw(st.permutations(melds)),
        counts=draw(st.lists(st.integers(0, 30), min_size=seats, max_size=seats)),
        scores=draw(st.lists(st.integers(0, 99_999), min_size=seats, max_size=seats)),
        stock=draw(st.integers(0, 130)),
        discard=draw(st.sampled_from(["", "9S", "JK", "2H5D8CKSQH"])),
    )
    return view, [Person(name) for name in names]
