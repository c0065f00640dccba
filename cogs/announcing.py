"""What a table's channel is told for good, as messages."""

from __future__ import annotations

from bot.tables import Announcement, Table, Topic
from renderers import Person, Theme

from .fair import seal_message, secret_message
from .lobby_view import Content
from .table_view import round_message


async def announcement_message(
    table: Table, people: list[Person], announcement: Announcement, theme: Theme
) -> Content | None:
    """The message that announces this; None for what is no longer worth one, or is told by the table's own message."""
    match announcement.topic:
        case Topic.SEAL if table.shuffled and table.number == announcement.number:
            return seal_message(table), []
        case Topic.DEAL:
            return seal_message(table), []
        case Topic.ROUND if announcement.ended is not None:
            return await round_message(table, people, announcement.ended, theme)
        case Topic.SECRET:
            return secret_message(table), []
        case _:
            return None
