"""What a table's channel is told once and for good: each stays where it was posted, whatever happens at the table.

What a table has to announce follows from its log, in order. How much of it its channel has not been told yet is kept in
the list of tables (`tables.owed`): the count grows in the very transaction that saves the entry and shrinks after the
post. So a process that is killed in between owes it to the channel still, and the next one makes up for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bot.engine import Event, RoundEnded

from .entries import Entry, Shuffled, Started


class Topic(Enum):
    """What an announcement is about."""

    SEAL = auto()
    """What fixes the shuffle, before somebody cuts; of no use once the cards are dealt, or the shuffle is undone."""
    DEAL = auto()
    """What fixes the shuffle, and the cut: the cards are dealt."""
    ROUND = auto()
    """How a round ended."""
    SECRET = auto()
    """What the shuffle came from: the match is over, or was broken off."""
    END = auto()
    """That the table is no longer open, and how the match ended. The table's own message says it, for the last time."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing to be announced. Holds nothing that a spectator may not know.

    Attributes:
        place: its place among all that the table has had to announce, from 1.
        number: the entry of the log that it comes from.
        ended: how the round ended (`Topic.ROUND`).
    """

    topic: Topic
    place: int
    number: int
    ended: RoundEnded | None = None


def topics_of(
    entry: Entry, events: tuple[Event, ...], *, closes: bool, dealt: bool
) -> list[tuple[Topic, RoundEnded | None]]:
    """What an entry gives cause to announce, in order.

    Args:
        entry: the entry.
        events: what it caused at the table.
        closes: whether the table is no longer open after it.
        dealt: whether there is a match.
    """
    topics: list[tuple[Topic, RoundEnded | None]] = []
    if isinstance(entry, Shuffled):
        topics.append((Topic.SEAL, None))
    elif isinstance(entry, Started):
        topics.append((Topic.DEAL, None))
    topics += [(Topic.ROUND, event) for event in events if isinstance(event, RoundEnded)]
    if closes:
        if dealt:
            topics.append((Topic.SECRET, None))
        topics.append((Topic.END, None))
    return topics
