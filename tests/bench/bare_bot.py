"""The floor of the load: discord.py alone, which answers clicks with pictures that were made beforehand.

It has no game, no database and draws nothing. A click on a hand takes it what no bot of this kind can do without: the
acknowledgement, the hand's next picture, and the table's in the channel. `load` runs it as its own process.
"""

from __future__ import annotations

import io
import os
import re
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from renderers import render_hand, render_table, samples

HAND = render_hand(samples.view(3, round=6, seat=0, phase="play", hand="7S7D3HJKQCKC4D5D9S2HTHAS", drawn="TH")).data
TABLE = render_table(samples.view(2, round=1, seat=None, phase="draw"), samples.people(2)).data


class Control(ui.DynamicItem[ui.Button[Any]], template=r"c1:(?P<channel>\d+):(?P<number>\d+):draw"):
    """*Robar*, under the same kind of custom_id as the bot's."""

    def __init__(self, channel: int, number: int) -> None:
        super().__init__(ui.Button(label="Robar", custom_id=f"c1:{channel}:{number}:draw"))
        self.channel, self.number = channel, number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Control:
        return cls(int(match["channel"]), int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await interaction.response.defer()
        layout, files = message(HAND, self.channel, self.number + 1)
        await interaction.edit_original_response(view=layout, attachments=files)
        await show_table(interaction.client, self.channel, self.number)


def message(picture: bytes, channel: int, number: int) -> tuple[ui.LayoutView, list[discord.File]]:
    """A picture with a button under it."""
    name = f"{channel}-{number}.png"
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[Any](discord.MediaGalleryItem(f"attachment://{name}", description="cartas " * 40))
    view.add_item(ui.Container(ui.TextDisplay[Any]("Te toca"), gallery, ui.ActionRow[Any](Control(channel, number))))
    return view, [discord.File(io.BytesIO(picture), name)]


tables: dict[int, int] = {}
"""The table's message of each channel."""


async def show_table(client: discord.Client, channel: int, number: int) -> None:
    layout, files = message(TABLE, channel, number)
    there = client.get_partial_messageable(channel)
    if channel in tables:
        await there.get_partial_message(tables[channel]).edit(view=layout, attachments=files)
    else:
        tables[channel] = 0
        tables[channel] = (await there.send(view=layout, files=files)).id


group = app_commands.Group(name="carioca", description="Cartas")


@group.command(name="mano", description="Tu mano")
async def hand(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    layout, files = message(HAND, interaction.channel_id or 0, 0)
    await interaction.edit_original_response(view=layout, attachments=files)


class BareBot(discord.AutoShardedClient):
    """The client, as spare as the bot's own."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.1,
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await self.http.get_bot_gateway())[1])
        self.add_dynamic_items(Control)
        await self.tree.sync()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API"]
    BareBot().run(os.environ["DISCORD_TOKEN"])
