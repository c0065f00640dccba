"""All tables of this process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.engine.rules import Rules

from .changes import Change
from .seats import Person
from .table import Table

Listener = Callable[[Table, Change], Awaitable[None]]
"""Told of every change after it was saved, never under a lock, in order for each table. What it raises is logged."""


class Tables:
    """Every live table of this process, rebuilt from the log when first asked for."""

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Person,
        rules: Rules,
        locale: str,
        turn_seconds: int | None = None,
        by_invitation: bool = False,
    ) -> Table:
        """Open a lobby with its host in the first seat. `turn_seconds` is the turn's time, else the process's default.

        Raises:
            TableError: `channel_taken`.
        """
        raise NotImplementedError

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table of this channel or thread.

        Raises:
            TableError: `table_broken`.
        """
        raise NotImplementedError

    async def get(self, table_id: int) -> Table | None:
        """The table with this number, finished ones included.

        Raises:
            TableError: `table_broken`.
        """
        raise NotImplementedError

    def subscribe(self, listener: Listener) -> None:
        """Tell this listener of every change from now on."""
        raise NotImplementedError
