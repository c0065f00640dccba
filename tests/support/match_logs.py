"""Logs of whole matches, made without a database: what stands in them is what a table would have written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.engine import Action, Discard, Draw, Game, Lay, Rules
from bot.players import Level
from bot.storage import LogRow
from bot.tables.entries import BotAdded, Entry, Joined, Mover, Opened, Played, Record, Started
from bot.tables.keeper import row_of
from bot.tables.seats import Person, Status
from bot.tables.state import State, fold

ANA, BETO, CAMI, DANI = (Person(user_id, name) for user_id, name in enumerate(("Ana", "Beto", "Cami", "Dani"), 1))

SHORT = Rules.parse({"preset": "classic", "contracts": ["2T", "1T 1R"], "last_in_one_go": False})
"""Two rounds: enough for a match with everything in it."""

BEGAN = 1_796_000_000_000
"""2026-11-30, in milliseconds: when the matches begin."""


def sensible(game: Game) -> Action:
    """A legal action that brings the round to an end: go down when possible, lay off, keep pairs."""
    legal = game.legal_actions()
    if Draw() in legal:
        return Draw()
    lay: Lay | None = next(game.lay_downs(), None)
    if lay is not None:
        return lay
    for action in legal:
        if not isinstance(action, Discard):
            return action
    hand = game.hand(game.turn)
    return min(legal, key=lambda action: sum(card.rank == action.card.rank for card in hand))  # pyright: ignore


@dataclass
class MatchLog:
    """A table's log as it grows; `state` is where it has led."""

    records: list[Record] = field(default_factory=list)
    state: State | None = None
    at: int = BEGAN

    def add(self, entry: Entry) -> MatchLog:
        """Write this entry, a second after the last."""
        record = Record(len(self.records) + 1, self.at, entry)
        self.state = fold([record], self.state)
        self.records.append(record)
        self.at += 1000
        return self

    def play(self, turns: int | None = None, by: dict[int, Mover] | None = None) -> MatchLog:
        """Play so many actions, or to the end; `by` says who moves a seat where it is not its person."""
        state = self.state
        while state is not None and state.status is Status.PLAYING and turns != 0:
            assert state.game is not None
            seat = state.game.turn
            mover = "bot" if state.seats[seat].is_automatic else (by or {}).get(seat, "person")
            self.add(Played(seat, sensible(state.game), mover))
            state, turns = self.state, None if turns is None else turns - 1
        return self

    def rows(self, table_id: int) -> Iterator[LogRow]:
        """The rows that store it as the log of this table."""
        return (row_of(table_id, record) for record in self.records)


def lobby(*people: Person, bots: int = 0, rules: Rules = SHORT, at: int = BEGAN) -> MatchLog:
    """A lobby with these people and so many bots in it; the first person is the host."""
    log = MatchLog(at=at).add(Opened(people[0], rules, "es", 180, by_invitation=False))
    for person in people[1:]:
        log.add(Joined(person))
    for number in range(bots):
        log.add(BotAdded(f"Bot {number + 1}", Level.APRENDIZ))
    return log


def match(*people: Person, bots: int = 0, seed: int = 1, rules: Rules = SHORT, at: int = BEGAN) -> MatchLog:
    """A match between these people and so many bots, dealt."""
    return lobby(*people, bots=bots, rules=rules, at=at).add(Started(1, seed.to_bytes(32, "big")))
