"""Pictures for messages: drawn off the event loop, attached under a name of their own."""

from __future__ import annotations

import asyncio
import io
import itertools
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec

import discord
from discord import ui
from discord.ext import commands

from bot.metrics import DRAWING
from bot.tables import Seat
from renderers import Person, Picture

P = ParamSpec("P")

# One thread: drawing holds the interpreter anyway, and one keeps the event loop's lag within a millisecond.
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="pictures")
_NUMBERS: Final = itertools.count(1)


async def draw(render: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Picture:
    """What a renderer draws, without holding up the event loop."""
    with DRAWING.time():
        return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(render, *args, **kwargs))


class Attachments:
    """The files of one message, and the galleries that show them.

    Every file gets a new name: a client may show a picture it has cached under an old one.
    """

    def __init__(self, table_id: int) -> None:
        self._table_id = table_id
        self.files: list[discord.File] = []

    def gallery(self, picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
        """A gallery of one picture, with its words for those who cannot see it."""
        kind = "webp" if picture.data.startswith(b"RIFF") else "png"
        name = f"carioca-{self._table_id}-{next(_NUMBERS)}.{kind}"
        self.files.append(discord.File(io.BytesIO(picture.data), filename=name))
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt))


class Faces:
    """The people of a table as renderers want them, avatars fetched once."""

    _KEPT: Final = 500

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._avatars: OrderedDict[str, bytes | None] = OrderedDict()

    async def people(self, seats: Sequence[Seat]) -> list[Person]:
        """Everybody at the table, in the order of play."""
        avatars = await asyncio.gather(*(self._avatar(seat.avatar) for seat in seats))
        return [
            Person(seat.name, avatar, seat.is_bot, str(seat.level) if seat.is_bot else "")
            for seat, avatar in zip(seats, avatars, strict=True)
        ]

    async def _avatar(self, url: str | None) -> bytes | None:
        if url is None:
            return None
        if url not in self._avatars:
            try:
                self._avatars[url] = await self._bot.http.get_from_cdn(url)
            except discord.HTTPException:
                self._avatars[url] = None  # a drawn one does as well
            while len(self._avatars) > self._KEPT:
                self._avatars.popitem(last=False)
        return self._avatars[url]
