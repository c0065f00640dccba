"""A finished match as a file: everything that is needed to play it again and to check its shuffle, without the bot.

It is JSON: ``format``, the ``match``'s number, its ``rules`` and ``seats`` (names in the order of play), the shuffle's
``commitment``, ``secret`` and ``cut`` (`bot.tables.fairness`), the ``actions`` in the engine's notation, and the
``result`` (None where the match was broken off).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine import Game, IllegalAction, Result, Rules

from . import fairness
from .entries import Played, Record
from .state import fold

FORMAT: Final = "carioca match 1"


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match that is no longer played."""

    match: int
    rules: Rules
    seats: tuple[str, ...]
    commitment: str
    secret: bytes
    cut: str
    actions: tuple[str, ...]
    result: Result | None

    @classmethod
    def of_log(cls, records: Sequence[Record]) -> MatchFile:
        """The match that this log tells.

        Raises:
            BrokenLogError: the log makes no sense.
            ValueError: the table is open still, or closed before its match began.
        """
        state = fold(records)
        if state.status.is_open or state.game is None or state.secret is None or state.commitment is None:
            raise ValueError("there is no match that has ended")
        return cls(
            match=state.match,
            rules=state.rules,
            seats=tuple(seat.name for seat in state.seats),
            commitment=state.commitment,
            secret=state.secret,
            cut=state.cut,
            actions=tuple(str(record.entry.action) for record in records if isinstance(record.entry, Played)),
            result=state.game.result,
        )

    @classmethod
    def parse(cls, text: str) -> MatchFile:
        """Read a file's text; `str` writes it.

        Raises:
            ValueError: it is no such file.
        """
        try:
            found: dict[str, Any] = json.loads(text)
            if found["format"] != FORMAT:
                raise ValueError(f"expected a file of the format {FORMAT!r}")
            result = found["result"]
            return cls(
                match=int(found["match"]),
                rules=Rules.parse(found["rules"]),
                seats=tuple(map(str, found["seats"])),
                commitment=str(found["commitment"]),
                secret=bytes.fromhex(found["secret"]),
                cut=str(found["cut"]),
                actions=tuple(map(str, found["actions"])),
                result=Result(tuple(result["scores"]), tuple(result["places"])) if result is not None else None,
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{error} is missing or not as it should be") from None

    def __str__(self) -> str:
        content: dict[str, Any] = {
            "format": FORMAT,
            "match": self.match,
            "rules": self.rules.to_object(),
            "seats": self.seats,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "cut": self.cut,
            "actions": self.actions,
            "result": {"scores": self.result.scores, "places": self.result.places} if self.result else None,
        }
        return json.dumps(content, ensure_ascii=False, indent=1) + "\n"

    @property
    def seed(self) -> bytes:
        """What the engine shuffles with."""
        return fairness.match_seed(self.match, self.secret, self.cut)

    def game(self) -> Game:
        """The match as it was dealt, before its first action."""
        return Game.new(self.rules, len(self.seats), self.seed)

    def check(self) -> Iterator[tuple[bool, str]]:
        """What can be checked, one thing after the other: whether it holds, and what it is."""
        ours = fairness.commitment(self.match, self.rules, len(self.seats), self.secret)
        yield ours == self.commitment, f"the secret fits the commitment {self.commitment}"
        try:
            game = self.game()
        except ValueError as error:
            yield False, f"such a match can be dealt: {error}"
            return
        for number, action in enumerate(self.actions, 1):
            try:
                game.apply(action)
            except (IllegalAction, ValueError):
                yield False, f"action {number} is legal: {action}"
                return
        yield True, f"all {len(self.actions)} actions are legal with the cards that the secret and the cut deal"
        yield game.result == self.result, f"the result is {_words(self, game)}"


def _words(match: MatchFile, game: Game) -> str:
    if game.result is None:
        return "none: the match was broken off"
    scores = zip(match.seats, game.result.scores, game.result.places, strict=True)
    # Who had their data deleted has no name.
    return ", ".join(
        f"{name or f'seat {seat}'} {score} ({place}.)" for seat, (name, score, place) in enumerate(scores, 1)
    )
