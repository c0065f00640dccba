"""What listeners are told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from bot.engine.actions import Action
from bot.engine.events import Event


class Kind(StrEnum):
    """What sort of change it was; each but `REMINDED` is one entry of the log."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    INVITED = "invited"
    BOT_ADDED = "bot_added"
    BOT_REMOVED = "bot_removed"
    RULES_SET = "rules_set"
    HINTS_SET = "hints_set"
    """The host allowed suggestions at this table, or switched them off."""
    SHUFFLED = "shuffled"
    """The commitment to the shuffle is there to be published; now someone may cut."""
    STARTED = "started"
    PLAYED = "played"
    HINTED = "hinted"
    """The player in turn asked what a strong player would do. The game and what everybody sees stay as they are."""
    HANDED_OVER = "handed_over"
    """A bot plays for an absent owner from now on."""
    TAKEN_BACK = "taken_back"
    VOTED = "voted"
    PAUSED = "paused"
    RESUMED = "resumed"
    ENDED = "ended"
    REMINDED = "reminded"
    """Half of the turn's time is gone. Nothing changed: `after` equals `before`."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened at a table, after it was saved. Holds nothing that a spectator may not know.

    Attributes:
        before: the table's number before it; `after` is the number now.
        seat: whom it is about.
        action: what was played (`Kind.PLAYED`).
        by: who moved: the person, the bot that sits there or stands in, or the turn clock.
        events: what the action caused, as everybody saw it.
    """

    table_id: int
    kind: Kind
    before: int
    after: int
    seat: int | None = None
    action: Action | None = None
    by: Literal["person", "bot", "clock"] = "person"
    events: tuple[Event, ...] = ()
