"""The melds that a hand can lay, heaviest first: the value of their cards, then how many later cards they take."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from bot.engine.cards import CARDS, JOKER, Card
from bot.engine.melds import Meld, MeldKind, fits
from bot.engine.rules import Rules

from .packing import FACES, JOKER_SHIFT, KEPT, RANKS_SHIFT, UNITS, counts_of, face_count
from .problem import FEWEST_PLAYERS
from .runs import windows

_VALUE_UNIT: Final = 1 << 10
"""A point of value outweighs every number of later cards: two ends of a run or a trio take no more than 100."""

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A meld that a hand can lay: a run, or a trio whose suits are still open.

    Attributes:
        weight: the value of its cards, then how many cards of the decks fit on it.
        need: what it takes of a hand that `with_ranks` packed.
        group: its rank (0 to 12) if it is a trio, its suit (13 to 16) if it is a run.
        joker: whether it has a joker.
        forms: the ways to lay a run that are equally good, and the faces that each takes as a mask; only the place of a
            joker differs.
    """

    weight: int
    need: int
    group: int
    joker: bool
    forms: tuple[tuple[Cards, int], ...] = ()


Candidates = tuple[tuple[Candidate, ...], tuple[Candidate, ...]]
"""Those without and those with a joker, heaviest first; each as often as it can be laid."""


Suits = tuple[tuple[Cards, int], ...]
"""Trios of one kind, each with its cards packed."""

_OF_RANK: Final = tuple(sum(0xFF * FACES[13 * suit + rank] for suit in range(4)) for rank in range(13))
"""The mask of a packed hand's cards of each rank."""


class CandidateTable:
    """Candidates under one rule set."""

    def __init__(self, rules: Rules) -> None:
        """Take values and room for later cards from these rules."""
        self._rules = rules
        self.trios: Candidates = (
            _heaviest_first([self._trio(rank, joker=False) for rank in range(13)]),
            _heaviest_first([self._trio(rank, joker=True) for rank in range(13)]),
        )
        """The trios of every rank."""
        self._runs: list[dict[int, Candidates]] = [{} for _ in range(4)]
        self._suits: tuple[dict[int, Suits], dict[int, Suits]] = ({}, {})

    def runs(self, suit: int, key: int) -> Candidates:
        """The runs of this suit (from 0) that its key offers, worked out once."""
        known = self._runs[suit]
        candidates = known.get(key)
        if candidates is None:
            if len(known) >= KEPT:
                known.clear()
            candidates = known[key] = self._runs_of(suit, counts_of(key))
        return candidates

    def suits(self, trio: Candidate, packed: int) -> Suits:
        """The ways to lay a trio of this kind from a packed hand, each with its cards packed."""
        held = packed & _OF_RANK[trio.group]
        suits = self._suits[trio.joker].get(held)
        if suits is None:
            if len(self._suits[trio.joker]) >= KEPT:
                self._suits[trio.joker].clear()
            faces = [CARDS[13 * suit + trio.group] for suit in range(4)]
            cards = [face for face in faces for _ in range(face_count(held, face))]
            jokers = [JOKER] * trio.joker
            melds = dict.fromkeys([(*some, *jokers) for some in combinations(cards, 3 - trio.joker)])
            suits = tuple([(meld, sum([FACES[card] for card in meld])) for meld in melds])
            self._suits[trio.joker][held] = suits
        return suits

    def _trio(self, rank: int, *, joker: bool) -> Candidate:
        cards = (*[CARDS[rank]] * (3 - joker), *[JOKER] * joker)
        need = ((3 - joker) * UNITS[rank] << RANKS_SHIFT) + (joker << JOKER_SHIFT)
        return Candidate(self._weight(MeldKind.TRIO, cards), need, rank, joker)

    def _runs_of(self, suit: int, counts: bytes) -> Candidates:
        bare: list[Candidate] = []
        with_joker: dict[Cards, list[Cards]] = {}
        for low in range(len(windows(self._rules.wrap))):
            ranks = [(low + step) % 13 for step in range(4)]
            cards = tuple([CARDS[13 * suit + rank] for rank in ranks])
            missing = [at for at, rank in enumerate(ranks) if not counts[rank]]
            if not missing:
                bare.append(self._run([cards]))
            if len(missing) < 2:
                for at in missing or range(4):
                    form = (*cards[:at], JOKER, *cards[at + 1 :])
                    with_joker.setdefault(tuple(sorted(form)), []).append(form)
        runs = _heaviest_first(bare), _heaviest_first([self._run(forms) for forms in with_joker.values()])
        if max(counts) < 2:
            return runs
        return _as_often(runs[0], counts), _as_often(runs[1], counts)

    def _run(self, forms: list[Cards]) -> Candidate:
        """The run of these cards, in those of its forms that take the most later cards."""
        weights = [self._weight(MeldKind.RUN, form) for form in forms]
        best = [form for form, weight in zip(forms, weights, strict=True) if weight == max(weights)]
        need = sum([FACES[card] for card in best[0]])
        ranks = sum([UNITS[card.rank - 1] for card in best[0] if card is not JOKER])
        suit = 13 + min(best[0]) // 13
        takes = [sum([0xFF * FACES[card] for card in self._takes(MeldKind.RUN, form)]) for form in best]
        return Candidate(
            max(weights), need + (ranks << RANKS_SHIFT), suit, JOKER in best[0], tuple(zip(best, takes, strict=True))
        )

    def _weight(self, kind: MeldKind, cards: Cards) -> int:
        room = sum([self._rules.copies(face, FEWEST_PLAYERS) for face in self._takes(kind, cards)])
        return self._rules.points(cards) * _VALUE_UNIT + room

    def _takes(self, kind: MeldKind, cards: Cards) -> set[Card]:
        return {card for card, _ in fits(Meld(0, kind, cards), self._rules)}


def _heaviest_first(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(candidates, key=lambda candidate: -candidate.weight))


def _as_often(runs: tuple[Candidate, ...], counts: bytes) -> tuple[Candidate, ...]:
    """Each run as often as the cards of its suit are enough for it."""
    often = [min([counts[card % 13] for card in run.forms[0][0] if card is not JOKER]) for run in runs]
    return tuple([run for run, times in zip(runs, often, strict=True) for _ in range(times)])
