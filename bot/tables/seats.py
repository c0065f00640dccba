"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.players import Level


class Status(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    """People take seats; the rules may change."""
    PLAYING = "playing"
    OVER = "over"
    """The match was played to its end and has a result."""
    CLOSED = "closed"
    """It was ended before that: by the host or a moderator, or because nobody came any more."""

    @property
    def is_open(self) -> bool:
        """Whether the table still holds its channel."""
        return self in (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as a table knows them. `avatar` is the address of their picture."""

    user_id: int
    name: str
    avatar: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table.

    Attributes:
        name: what the table calls whoever sits here.
        user_id: the Discord user who owns the seat; None where a bot sits of its own.
        avatar: the address of the user's picture.
        level: how well the bot plays that moves this seat; None while its owner does.
        missed: how many turns in a row the clock had to play for the owner.
    """

    name: str
    user_id: int | None = None
    avatar: str | None = None
    level: Level | None = None
    missed: int = 0

    @property
    def is_bot(self) -> bool:
        """Whether nobody owns this seat."""
        return self.user_id is None

    @property
    def is_automatic(self) -> bool:
        """Whether a bot moves it: its own seat, or that of a person who is away."""
        return self.level is not None

    @property
    def is_present(self) -> bool:
        """Whether a person sits here and plays."""
        return self.user_id is not None and self.level is None
