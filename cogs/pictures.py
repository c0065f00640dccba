"""Pictures for messages: drawn off the event loop, attached under a name of their own."""

from __future__ import annotations

import asyncio
import io
import itertools
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec

import discord
from discord import ui
from discord.ext import commands

from bot.metrics import DRAWING
from bot.tables import Seat
from renderers import Person, Picture, warm_up

from .controls import Part, words

P = ParamSpec("P")

# One thread: drawing holds the interpreter anyway, and one keeps the event loop's lag within a millisecond.
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="pictures")
SETTLING: Final = 5.0
"""Seconds after the start in which there is more urgent work than drawing cards beforehand."""
PAUSE: Final = 0.04
"""Seconds between two of them."""

_NUMBERS: Final = itertools.count(1)


async def draw(render: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Picture:
    """What a renderer draws, without holding up the event loop."""
    with DRAWING.time():
        return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(render, *args, **kwargs))


class Pictures(commands.Cog):
    """Draws the cards beforehand while the bot has nothing else to do, so that no table waits for them."""

    def __init__(self) -> None:
        self._warming: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin in a moment."""
        self._warming = asyncio.create_task(_warm_up(), name="drawing cards beforehand")

    async def cog_unload(self) -> None:
        """Leave the rest undone."""
        if self._warming is not None:
            self._warming.cancel()


async def _warm_up() -> None:
    await asyncio.sleep(SETTLING)
    steps, over = warm_up(), object()
    # One card at a time, pauses between: a picture that somebody waits for comes first.
    while True:
        if await asyncio.get_running_loop().run_in_executor(_THREAD, next, steps, over) is over:
            return
        await asyncio.sleep(PAUSE)


class Attachments:
    """The files of one message, and the galleries that show them.

    Every file gets a new name: a client may show a picture it has cached under an old one.
    """

    def __init__(self, table_id: int, *, text_only: bool = False) -> None:
        """Begin a message.

        Args:
            table_id: a part of the files' names.
            text_only: whether words are to stand in place of pictures; there are no files then.
        """
        self._table_id = table_id
        self._text_only = text_only
        self.files: list[discord.File] = []

    def gallery(self, picture: Picture) -> Part:
        """A gallery of one picture, with its words for those who cannot see it; or those words alone."""
        if self._text_only:
            return words(discord.utils.escape_markdown(picture.alt))
        kind = "webp" if picture.data.startswith(b"RIFF") else "png"
        name = f"carioca-{self._table_id}-{next(_NUMBERS)}.{kind}"
        self.files.append(discord.File(io.BytesIO(picture.data), filename=name))
        shown: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt)
        )
        return shown


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


async def setup(bot: commands.Bot) -> None:
    """Load the cog."""
    await bot.add_cog(Pictures())
