"""The melds that a hand can lay, heaviest first: the value of their cards, then how many later cards they take."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from bot.engine.cards import CARDS, JOKER, Card
from bot.engine.melds import Meld, MeldKind, fits
from bot.engine.rules import Rules

from .packing import SUIT_BITS, pack
from .problem import FEWEST_PLAYERS
from .runs import windows

VALUE_UNIT: Final = 1 << 10
"""A point of value outweighs every number of later cards: no meld takes more than 32 faces."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A meld that a hand can lay.

    Attributes:
        weight: the value of its cards in units of `VALUE_UNIT`, plus how many cards of the decks fit on it.
        need: its cards, packed.
        group: its rank (0 to 12) if it is a trio, its suit (13 to 16) if it is a run.
        forms: the ways to lay it that are equally good; only a joker's place differs.
    """

    weight: int
    need: int
    group: int
    forms: tuple[tuple[Card, ...], ...]


Candidates = tuple[tuple[Candidate, ...], tuple[Candidate, ...]]
"""Those without and those with a joker, heaviest first."""


class CandidateTable:
    """Candidates under one rule set. What a rank or a suit offers depends on few cards, so it is worked out once."""

    def __init__(self, rules: Rules) -> None:
        """Take values and room for later cards from these rules."""
        self._rules = rules
        self._trios: dict[int, Candidates] = {}
        self._runs: dict[tuple[int, int], Candidates] = {}

    def trios(self, rank: int, held: int) -> Candidates:
        """The trios of this rank (from 0) of a packed hand's cards of that rank, `held`."""
        if held not in self._trios:
            cards = [CARDS[13 * suit + rank] for suit in range(4) for _ in range(min(3, _count(held, suit, rank)))]
            self._trios[held] = (
                self._sorted(MeldKind.TRIO, rank, {(trio,) for trio in combinations(cards, 3)}),
                self._sorted(MeldKind.TRIO, rank, {((*pair, JOKER),) for pair in combinations(cards, 2)}),
            )
        return self._trios[held]

    def runs(self, suit: int, held: int) -> Candidates:
        """The runs of this suit (from 0) of the ranks `held`, a 13-bit mask with the ace lowest."""
        if (suit, held) not in self._runs:
            bare: set[tuple[tuple[Card, ...], ...]] = set()
            placed: dict[tuple[Card, ...], list[tuple[Card, ...]]] = {}
            for low in range(len(windows(self._rules.wrap))):
                ranks = [(low + step) % 13 for step in range(4)]
                cards = tuple([CARDS[13 * suit + rank] for rank in ranks])
                missing = [at for at, rank in enumerate(ranks) if not held >> rank & 1]
                if not missing:
                    bare.add((cards,))
                for at in missing if missing else range(4):
                    if len(missing) <= 1:
                        form = (*cards[:at], JOKER, *cards[at + 1 :])
                        placed.setdefault(tuple(sorted(form)), []).append(form)
            jokers = {self._roomiest(forms) for forms in placed.values()}
            self._runs[suit, held] = (
                self._sorted(MeldKind.RUN, 13 + suit, bare),
                self._sorted(MeldKind.RUN, 13 + suit, jokers),
            )
        return self._runs[suit, held]

    def _roomiest(self, forms: list[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
        room = [self._room(MeldKind.RUN, form) for form in forms]
        return tuple([form for form, here in zip(forms, room, strict=True) if here == max(room)])

    def _sorted(self, kind: MeldKind, group: int, melds: set[tuple[tuple[Card, ...], ...]]) -> tuple[Candidate, ...]:
        candidates = [
            Candidate(
                self._rules.points(forms[0]) * VALUE_UNIT + self._room(kind, forms[0]), pack(forms[0]), group, forms
            )
            for forms in sorted(melds)
        ]
        candidates.sort(key=lambda candidate: -candidate.weight)
        return tuple(candidates)

    def _room(self, kind: MeldKind, cards: tuple[Card, ...]) -> int:
        """How many cards of the decks, other than its own, the meld takes at once."""
        faces = {card for card, _ in fits(Meld(0, kind, cards), self._rules)}
        return sum(self._rules.copies(face, FEWEST_PLAYERS) for face in faces) - sum(card in faces for card in cards)


def _count(held: int, suit: int, rank: int) -> int:
    return held >> SUIT_BITS * suit + 8 * rank & 0xFF
