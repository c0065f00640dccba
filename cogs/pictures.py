"""Pictures for messages: drawn off the event loop, attached under a name of their own."""

from __future__ import annotations

import asyncio
import io
import itertools
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, ParamSpec

import discord
from discord import ui
from discord.ext import commands

from bot.painters import Painters
from bot.tables import Seat
from renderers import Person, Picture, draw_beforehand

from .controls import Part, words
from .lookup import painters_of

P = ParamSpec("P")

SETTLING: Final = 5.0
"""Seconds after the start in which there is more urgent work than drawing cards beforehand."""
PAUSE: Final = 0.04
"""Seconds between two of them."""
TABLE_WITHIN: Final = 1.0
"""Seconds that the picture of a table gives way to those that somebody waits for: nobody is at a loss without it."""

_NUMBERS: Final = itertools.count(1)


async def draw(render: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Picture:
    """What a renderer draws, without holding up the event loop.

    Raises:
        WorkersBusyError: more pictures wait than can be drawn in reasonable time.
    """
    return await _Atelier.painters.draw(render, *args, **kwargs)


async def draw_table(table_id: int, render: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Picture:
    """The same for what a channel sees of a table, which gives way to what somebody waits for.

    Raises:
        WorkersBusyError: more pictures wait than can be drawn in reasonable time.
    """
    return await _Atelier.painters.draw_within(TABLE_WITHIN, table_id, render, *args, **kwargs)


class _Atelier:
    """Who draws here: a thread, until the cog has brought the client's painters."""

    painters = Painters(0)


class Pictures(commands.Cog):
    """Has the client's painters draw, and the cards drawn beforehand, so that no table waits for them."""

    def __init__(self, painters: Painters) -> None:
        self._painters = painters
        self._warming: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Let them draw; they get ready in a moment."""
        _Atelier.painters = self._painters
        self._warming = asyncio.create_task(self._warm_up(), name="drawing cards beforehand")

    async def cog_unload(self) -> None:
        """Leave the rest undone."""
        if self._warming is not None:
            self._warming.cancel()

    async def _warm_up(self) -> None:
        await asyncio.sleep(SETTLING)
        number = 0
        # One card at a time, pauses between: a picture that somebody waits for comes first.
        while await self._painters.prepare(draw_beforehand, number):
            number += 1
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
    await bot.add_cog(Pictures(painters_of(bot)))
