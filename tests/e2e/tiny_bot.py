"""A small discord.py bot that uses what card games use. The tests of the loopback Discord run it as its own process."""

import asyncio
import io
import os
import struct
import zlib
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


def picture(shade: int) -> discord.File:
    """Return a PNG of 8×8 in one grey."""
    rows = (b"\0" + bytes([shade]) * 8) * 8

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 0, 0, 0, 0))
    data = b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return discord.File(io.BytesIO(data), f"grey-{shade}.png")


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Cuenta {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=table(self.number + 1), attachments=[picture(self.number + 1)])


class Twice(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"twice"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Doble", custom_id="twice"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge, and then again past discord.py's own guard."""
        await interaction.response.defer()
        again = discord.InteractionResponse(interaction)
        try:
            await again.send_message("otra vez", ephemeral=True)
        except discord.HTTPException as error:
            await interaction.followup.send(f"código {error.code}", ephemeral=True)


class Late(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"late"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Tarde", custom_id="late"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(3.2)
        try:
            await interaction.response.send_message("tarde")
        except discord.NotFound as error:
            assert interaction.channel is not None
            await interaction.channel.send(f"código {error.code}")  # type: ignore[union-attr]


class Form(discord.ui.Modal, title="Nombre"):
    who = discord.ui.TextInput[discord.ui.Modal](label="¿Quién?", custom_id="who", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hola, {self.who.value}", ephemeral=True)


class Ask(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"ask"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Preguntar", custom_id="ask"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Carta {n}", value=str(n)) for n in range(3)]
        super().__init__(
            discord.ui.Select(custom_id="pick", placeholder="Elige", options=options, min_values=0, max_values=2)
        )

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Elegiste {self.item.values}", ephemeral=True)


def table(number: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    gallery = discord.ui.MediaGallery[discord.ui.LayoutView](
        discord.MediaGalleryItem(f"attachment://grey-{number}.png", description=f"Gris {number}")
    )
    row = discord.ui.ActionRow[Any](Count(number), Twice(), Late(), Ask())
    text = discord.ui.TextDisplay[discord.ui.LayoutView](f"Van {number}")
    view.add_item(discord.ui.Container(gallery, text, row, discord.ui.ActionRow[Any](Pick())))
    return view


class TinyBot(discord.AutoShardedClient):
    remembered: discord.Interaction | None = None

    def __init__(self) -> None:
        shards = int(os.environ.get("SHARD_COUNT", "1"))
        super().__init__(intents=discord.Intents(guilds=True), shard_count=shards, guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        self.add_dynamic_items(Count, Twice, Late, Ask, Pick)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: how long to wait is what a test sets."""
        await asyncio.sleep(0 if initial else float(os.environ.get("IDENTIFY_SECONDS", "0")))

    async def on_ready(self) -> None:
        print("ready", flush=True)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        print(f"joined {guild.id} on shard {guild.shard_id}", flush=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        print(f"removed {guild.id}", flush=True)

    async def on_shard_resumed(self, shard_id: int) -> None:
        print(f"resumed shard {shard_id}", flush=True)


group = app_commands.Group(name="mini", description="Órdenes de prueba", guild_only=True)


@group.command(name="mesa", description="Abre una mesa")
async def open_table(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=table(0), file=picture(0))


@group.command(name="lenta", description="Responde después")
async def slow(interaction: discord.Interaction, carta: str, secreto: bool = True) -> None:
    await interaction.response.defer(ephemeral=secreto, thinking=True)
    await interaction.edit_original_response(content=f"Botaste {carta}")
    TinyBot.remembered = interaction


@group.command(name="corrige", description="Corrige la última respuesta lenta")
async def correct(interaction: discord.Interaction, texto: str) -> None:
    assert TinyBot.remembered is not None
    await interaction.response.defer(ephemeral=True)
    try:
        await TinyBot.remembered.edit_original_response(content=texto)
        await interaction.edit_original_response(content="listo")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"código {error.code}")


@slow.autocomplete("carta")
async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{card} bonita", value=card) for card in ("9S", "KD") if current in card]


@group.command(name="publica", description="Escribe en el canal y se corrige")
async def public(interaction: discord.Interaction, veces: app_commands.Range[int, 1, 20] = 1) -> None:
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
    try:
        message = await interaction.channel.send(view=table(0), file=picture(0))
        for number in range(1, veces + 1):
            await message.edit(view=table(number), attachments=[picture(number)])
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"código {error.code}")
    else:
        await interaction.edit_original_response(content="publicado")


@group.command(name="saludo", description="Contesta a alguien")
async def greet(interaction: discord.Interaction, quien: discord.Member) -> None:
    await interaction.response.send_message(f"{quien.mention} ({quien.display_name}), saluda {interaction.user}")


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API"]
    TinyBot().run(os.environ["DISCORD_TOKEN"])
