"""One table: its facts, and everything that can be done at it."""

from __future__ import annotations

from datetime import datetime

from bot.engine.actions import Action
from bot.engine.rules import Rules
from bot.engine.views import View

from .changes import Change
from .seats import Person, Seat, Status


class Table:
    """A live table. Its facts are plain attributes, always those of the last saved change.

    Every method that changes something is refused with `TableError`, or with the engine's `IllegalAction`, when it
    is not possible now; then nothing has changed and nobody is told.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    """The message that shows this table, None before there is one."""

    @property
    def number(self) -> int:
        """How many entries the log has. A button carries the number it was drawn at."""
        raise NotImplementedError

    @property
    def status(self) -> Status:
        """Where the table stands in its life."""
        raise NotImplementedError

    @property
    def host_id(self) -> int:
        """The user who may start, end and set the rules."""
        raise NotImplementedError

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        raise NotImplementedError

    @property
    def locale(self) -> str:
        """The language of its public messages."""
        raise NotImplementedError

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits here, in the order of play."""
        raise NotImplementedError

    @property
    def turn(self) -> int | None:
        """The seat that has to act; None before the start and after the end."""
        raise NotImplementedError

    @property
    def turn_ends(self) -> datetime | None:
        """When the clock will play for the seat in turn; None where no clock runs."""
        raise NotImplementedError

    @property
    def paused(self) -> bool:
        """Whether play has stopped until it is resumed."""
        raise NotImplementedError

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this user owns."""
        raise NotImplementedError

    def view(self, user_id: int | None) -> View:
        """All that this user may know of the game; anyone without a seat, and None, sees it as a spectator.

        Raises:
            TableError: `not_started`.
        """
        raise NotImplementedError

    async def join(self, person: Person) -> Change:
        """Take a seat in the lobby.

        Raises:
            TableError: `already_seated`, `table_full`, `not_invited`, `already_started`, `table_over`.
        """
        raise NotImplementedError

    async def leave(self, user_id: int) -> Change:
        """Give the seat up. In a match a bot plays on for it; a lobby that its last person leaves is closed."""
        raise NotImplementedError

    async def invite(self, user_id: int, guest_id: int) -> Change:
        """Let this guest join a table that is by invitation; anyone who sits there may."""
        raise NotImplementedError

    async def add_bot(self, user_id: int, level: str) -> Change:
        """Seat a bot of this strength; anyone who sits here may.

        Raises:
            TableError: `not_seated`, `table_full`, `already_started`, `table_over`.
        """
        raise NotImplementedError

    async def remove_bot(self, user_id: int, seat: int | None = None) -> Change:
        """Send a bot away, the last one unless a seat is named.

        Raises:
            TableError: `not_seated`, `no_such_bot`, `already_started`, `table_over`.
        """
        raise NotImplementedError

    async def set_rules(self, user_id: int, rules: Rules) -> Change:
        """Choose other rules in the lobby.

        Raises:
            TableError: `not_host`, `table_full` (the rules seat fewer), `already_started`, `table_over`.
        """
        raise NotImplementedError

    async def start(self, user_id: int) -> Change:
        """Shuffle and deal.

        Raises:
            TableError: `not_host`, `too_few_players`, `already_started`, `table_over`.
        """
        raise NotImplementedError

    async def play(self, user_id: int, action: Action, seen: int | None = None) -> Change:
        """Do this action for the user's seat. `seen` is the table's number when the user was shown the choice.

        Raises:
            TableError: `stale`, `not_seated`, `not_your_turn`, `not_started`, `paused`, `table_over`, `not_saved`.
            IllegalAction: the rules forbid it.
        """
        raise NotImplementedError

    async def take_back(self, user_id: int) -> Change | None:
        """Play one's own seat again after a bot stood in; None when none did."""
        raise NotImplementedError

    async def end(self, user_id: int, *, moderator: bool = False) -> Change:
        """Close the table for good; the host and moderators may.

        Raises:
            TableError: `not_host`, `table_over`.
        """
        raise NotImplementedError

    async def show_in(self, channel_id: int, message_id: int | None) -> None:
        """Remember where the table's message is. It may move to another channel or thread.

        Raises:
            TableError: `channel_taken`.
        """
        raise NotImplementedError
