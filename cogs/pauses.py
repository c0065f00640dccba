"""Why play has stopped, and what it takes to go on."""

from __future__ import annotations

from typing import Any

from bot.tables import Table

from .words import who


def pause_facts(table: Table) -> dict[str, Any]:
    """What the texts of a pause are given: who wanted it, how many votes to go on are missing, and the channel."""
    names = ", ".join(who(table.seats[seat]) for seat in sorted(table.paused_by))
    return {"names": names, "missing": missing_votes(table), "channel": str(table.channel_id)}


def missing_votes(table: Table) -> int:
    """How many more votes it takes: more than half of those present, whatever those who are away have said."""
    present = {place for place, seat in enumerate(table.seats) if seat.is_present}
    return len(present) // 2 + 1 - len(table.votes & present)
