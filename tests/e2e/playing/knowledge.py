"""Who may know which card when, worked out from the log; and which cards a text names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from bot.engine import CARDS, Action, Card, Game, Meld, Rules
from bot.engine.cards import RANKS
from bot.engine.events import RoundStarted
from bot.tables import fairness
from playing.record import Record

SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_FACE = re.compile(r"(10|[A2-9JQK])\s?([♠♥♦♣])")
_NOTATION = re.compile(r"(?<![A-Za-z0-9])((?:[A2-9TJQK][SHDC]|JK)+)(?![A-Za-z0-9])")
RECENT = 8  # entries: the table's message tells of the last turn, which may have been in the round before


def cards_named(value: Any) -> set[str]:
    """Return the cards that any text inside a JSON value names, as faces or in notation, but for jokers."""
    found: set[str] = set()
    for text in _texts(value):
        found |= {rank.replace("10", "T") + SUITS[suit] for rank, suit in _FACE.findall(text)}
        for run in _NOTATION.findall(text):
            found |= {run[at : at + 2] for at in range(0, len(run), 2)}
    return found - {"JK"}


def texts_naming(value: Any, cards: set[str]) -> list[str]:
    """Return the texts inside a JSON value that name one of these cards, to say what told too much."""
    return [text for text in _texts(value) if cards_named(text) & cards]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)


class Knowledge:
    """What everybody, and what each player, knew after each entry of a table's log."""

    def __init__(self, record: Record) -> None:
        self.users = record.users
        self._public: dict[int, set[str]] = {}
        self._hands: dict[int, list[set[str]]] = {}
        self._follow(record)

    def _follow(self, record: Record) -> None:
        game: Game | None = None
        public: set[str] = set()
        recent: list[set[str]] = []
        rules = next(row.data["rules"] for row in record.rows if row.kind == "opened")
        for row in record.rows:
            told: set[str] = set()
            if row.kind == "rules_set":
                rules = row.data["rules"]
            elif row.kind == "started":
                seed = fairness.match_seed(row.data["match"], bytes.fromhex(row.data["secret"]), row.data["cut"])
                game = Game.new(Rules.parse(rules), len(self.users), seed)
            elif row.kind == "played":
                assert game is not None
                events = game.apply(Action.parse(row.data["action"]))
                told = set(_cards(events))
                if any(isinstance(event, RoundStarted) for event in events):
                    public = set()
            if game is not None:
                public = public | told | set(_cards(game.view(None)))
            recent = [*recent[-RECENT:], told]
            self._public[row.number] = public.union(*recent)
            self._hands[row.number] = [
                set[str]() if game is None else {str(card) for card in game.view(seat).hand}
                for seat in range(len(self.users))
            ]

    def of(self, user: int | None, number: int) -> set[str]:
        """Return the cards whose place a user (None: everybody) may know after entry `number`."""
        known = self._public.get(number, set())
        if user is not None and user in self.users:
            hand = self._hands[number][self.users.index(user)]
            known = known | hand
            if "JK" in hand:
                known = known | _beside(known)
        return known

    def hand(self, user: int, number: int) -> set[str]:
        """Return what a user held after entry `number`, without jokers; nothing before the deal or past the end."""
        if user not in self.users or number not in self._hands:
            return set()
        return self._hands[number][self.users.index(user)] - {"JK"}


def _beside(cards: set[str]) -> set[str]:
    """Return what a joker beside one of these cards may stand for: a run is told from its first card on."""
    naturals = [Card.parse(card) for card in cards - {"JK"}]
    return {str(CARDS[card // 13 * 13 + (card + step) % 13]) for card in naturals for step in (-1, 1)}


def _cards(value: Any) -> Iterator[str]:
    """Yield every card inside a value, as text; of a meld also what its jokers stand for, which its words name."""
    if isinstance(value, Card):
        yield str(value)
    elif isinstance(value, Meld):
        suits = {card.text[1] for card in value.cards if not card.is_joker}
        yield from (rank + suit for rank in (RANKS[rank - 1] for rank in value.ranks) for suit in suits)
        yield from map(str, value.cards)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _cards(getattr(value, each.name))
    elif isinstance(value, (list, tuple, set, frozenset)):
        for each in value:
            yield from _cards(each)
