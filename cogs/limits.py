"""How much one person may ask of the bot: enough for anyone who plays, too little to keep others waiting."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, cast

import discord
from discord.ext import commands

from bot.tables import TableError

from .answers import answering

FORGET_FROM: Final = 10_000
"""From so many people on, those who have asked for nothing lately are forgotten."""


class Allowance:
    """So many requests a minute for each person, the first of them as fast as they like.

    It is the "generic cell rate algorithm": of each person only the instant is kept at which all that they have asked
    for would be paid off, at the allowed rate.
    """

    def __init__(self, per_minute: int, now: Callable[[], float] = time.monotonic) -> None:
        """Allow this many; 0: any number. `now` is a clock in seconds."""
        self._each = 60 / per_minute if per_minute else 0.0
        self._now = now
        self._paid_off_at: dict[int, float] = {}

    def ask(self, user_id: int) -> float:
        """Count one more request, if it is allowed. Returns 0 then, else in how many seconds it would be."""
        if not self._each:
            return 0.0
        now = self._now()
        paid_off_at = max(self._paid_off_at.get(user_id, 0.0), now)
        if (wait := paid_off_at + self._each - now - 60) > 1e-6:
            return wait
        if user_id not in self._paid_off_at and len(self._paid_off_at) >= FORGET_FROM:
            self._paid_off_at = {user: at for user, at in self._paid_off_at.items() if at > now}
        self._paid_off_at[user_id] = paid_off_at + self._each
        return 0.0


class Limits(commands.Cog):
    """Answers whoever asks for too much, and has nothing done then."""

    def __init__(self, bot: commands.Bot, per_minute: int) -> None:
        self._bot = bot
        self._allowance = Allowance(per_minute)

    async def cog_load(self) -> None:
        """Look at every command before it is run; controls ask for themselves."""
        tree: Any = self._bot.tree  # its check is meant to be replaced, by a subclass or here
        tree.interaction_check = self.allows

    async def allows(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this may be done. If not, its user has been told when to try again."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True  # one for each letter typed
        wait = self._allowance.ask(interaction.user.id)
        if wait:
            async with answering(interaction):
                raise TableError("too_fast", seconds=math.ceil(wait))
        return not wait


async def setup(bot: commands.Bot) -> None:
    """Load the cog."""
    await bot.add_cog(Limits(bot, cast(Any, bot).settings.commands_per_minute))
