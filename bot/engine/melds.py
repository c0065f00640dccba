"""Melds on the table: trios and runs, and what may be added to them (rules.md, `classic`, "Laying off")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Card


class MeldKind(Enum):
    """What a meld is."""

    TRIO = "trio"
    RUN = "run"
    DIRTY = "dirty"
    ROYAL = "royal"


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table, laid by the seat `owner`; a run's cards are low to high."""

    owner: int
    kind: MeldKind
    cards: tuple[Card, ...]
