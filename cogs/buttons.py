"""Every button and select there is: which words their custom_ids carry, and which cog answers them."""

from __future__ import annotations

from typing import Any

import discord

from .controls import Control, template
from .lookup import boards_of, hands_of, lobbies_of


class LobbyControl(
    Control, template=template("join", "leave", "bot", "unbot", "start", "preset", "hints", "more", "again")
):
    """The controls of a lobby, and *Otra partida* under a podium."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Have the lobbies answer."""
        await lobbies_of(interaction.client).pressed(self, interaction)


class TableControl(Control, template=template("rules", "page", "end", "keep")):
    """*Reglas* and its pages, and the answers to the question whether to end a table."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Have the boards answer."""
        await boards_of(interaction.client).pressed(self, interaction)


_HAND = ("hand", "fresh", "resume", "draw", "take", "buy", "pass", "lay", "pick", "add", "discard", "back", "hint")


class HandControl(Control, template=template(*_HAND)):
    """The controls of a hand, and *Mi mano* on the table's message."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Have the hands answer."""
        await hands_of(interaction.client).pressed(self, interaction)
