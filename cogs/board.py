"""Keeping one table's public message up to date, as often as Discord likes it and no more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from discord.ext import commands

from bot.tables import Announcement, Table, TableError, Topic
from bot.workers import WorkersBusyError, WorkersClosedError
from renderers import Person, Theme

from .announcing import announcement_message
from .failures import Remedy, remedy
from .lobby_view import Content
from .looks import look_of_server
from .lookup import hands_of
from .pictures import Faces
from .table_view import table_message

log = logging.getLogger(__name__)

NOBODY: Final = discord.AllowedMentions.none()

STALE: Final = timedelta(minutes=55)
"""Discord slows down edits of messages over an hour old: a new one is posted before."""

BURIED: Final = 4
"""So many messages below it push a table out of sight."""

OVERLOADED: Final = 5.0
"""Seconds until a table is tried again that could not be drawn for all the pictures that waited."""

UNREACHED: Final = 3.0
"""Seconds until a table is shown again after the connection to Discord broke while it was."""

LOOK_AFTER: Final = 15.0
"""Seconds between two looks at what was written below."""


@dataclass(slots=True)
class Pace:
    """How the public messages keep time; tests and the demo have their own.

    Attributes:
        interval: seconds from one edit of a channel's message to the next.
        lull: seconds that a draw, which changes a count and no more, waits for what follows, to be shown with it.
        sleep: waits so many seconds.
    """

    interval: float = 1.0
    lull: float = 1.2
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


class Board:
    """One table's public message. Requests while it works are answered together, by the newest state."""

    def __init__(self, bot: commands.Bot, table: Table, faces: Faces, pace: Pace) -> None:
        self.table = table
        self.shown: int | None = None
        """The table's number in what was shown last; None before this process showed it."""
        self._bot = bot
        self._faces = faces
        self._pace = pace
        self._due = False
        self._anew = False
        self._ping: int | None = None
        self._free_at = 0.0
        self._looked_at = 0.0
        self._task: asyncio.Task[None] | None = None
        self._lull: asyncio.Task[None] | None = None

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is being shown or waits to be."""
        return not self._due and self._lull is None and (self._task is None or self._task.done())

    @property
    def announcing(self) -> asyncio.Task[None] | None:
        """The work under way that posts what the channel is owed."""
        return self._task if self.table.owed and not self.is_at_rest else None

    def refresh(self, *, anew: bool = False, ping: int | None = None) -> asyncio.Task[None]:
        """Show the table as it is now, soon, below what its channel is owed.

        Args:
            anew: post it at the bottom of the channel instead of editing it where it is.
            ping: a user to be called; a new message is needed for that.
        """
        if self._lull is not None:
            self._lull.cancel()
            self._lull = None
        self._due = True
        self._anew = self._anew or anew or ping is not None
        self._ping = ping if ping is not None else self._ping
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name=f"board of table {self.table.id}")
        return self._task

    def refresh_after_a_lull(self) -> None:
        """Show the table as it is now, unless more happens in a moment: then with that."""
        if not self._pace.lull:
            self.refresh()
        elif self._lull is None and not self._due:
            self._lull = asyncio.create_task(self._wait_for_more(), name=f"lull at table {self.table.id}")

    async def _wait_for_more(self) -> None:
        await self._pace.sleep(self._pace.lull)
        self._lull = None
        self.refresh()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._due:
            if (wait := self._free_at - loop.time()) > 0:
                await self._pace.sleep(wait)
            self._due = False
            self._free_at = loop.time() + self._pace.interval
            anew = self._anew
            try:
                anew = await self._show()
            except discord.HTTPException as error:
                await self._fail(error)
            except WorkersClosedError:
                self._due = anew = False  # the bot stops: whoever looks at the table next finds it as it is
            except WorkersBusyError:
                log.warning("table %d is shown later: more pictures wait than can be drawn", self.table.id)
                self._due, self._free_at, anew = True, loop.time() + OVERLOADED, False
            except (aiohttp.ClientError, OSError) as error:
                log.warning("table %d is shown later: %s", self.table.id, type(error).__name__)
                self._due, self._free_at, anew = True, loop.time() + UNREACHED, False
            except Exception:
                log.exception("table %d could not be shown", self.table.id)
            if anew:
                await hands_of(self._bot).bring_down(self.table)

    async def _fail(self, error: discord.HTTPException) -> None:
        match remedy(error):
            case Remedy.POST_ANEW if not self._anew:
                self.refresh(anew=True)
            case Remedy.GIVE_UP:
                log.info("table %d cannot be shown in its channel: %s", self.table.id, error)
                if self.table.status.is_open:
                    with suppress(TableError):  # it may have been paused before
                        await self.table.suspend()
                elif self.table.owed:
                    await self._note(self.table.owed[-1])  # no later process could post it either
            case _:
                log.warning("table %d could not be shown: %s", self.table.id, error)

    async def _show(self) -> bool:
        """Show what is due; returns whether the table's message is a new one."""
        table = self.table
        people = await self._faces.people(table.seats)
        theme = (await look_of_server(self._bot, table.guild_id)).theme
        end = await self._announce(people, theme)
        is_new = await self._show_table(people, theme, ends=end is not None)
        if end is not None:
            await self._note(end)
        return is_new

    async def _announce(self, people: list[Person], theme: Theme) -> Announcement | None:
        """Post what the channel is owed, for good; returns the end if the table's own message has to tell it now."""
        table = self.table
        while table.owed:
            announcement = table.owed[0]
            if announcement.topic is Topic.END:
                return announcement
            await self._post(announcement, people, theme)
            await self._note(announcement)
        return None

    async def _post(self, announcement: Announcement, people: list[Person], theme: Theme) -> None:
        """Post this. What can never be posted, by a mistake of ours, does not keep the table from being shown."""
        what = announcement.topic.name.lower()
        try:
            content = await announcement_message(self.table, people, announcement, theme)
        except WorkersBusyError:
            raise
        except Exception:
            log.exception("table %d: no message could be made of the %s", self.table.id, what)
            return
        if content is None:
            return
        try:
            await self._send(content, None)
        except discord.HTTPException as error:
            if error.status != HTTPStatus.BAD_REQUEST or remedy(error) is not Remedy.REPORT:
                raise
            log.error("table %d: Discord will not have the message of the %s: %s", self.table.id, what, error)
            return
        self._anew = True

    async def _note(self, announcement: Announcement) -> None:
        """Note that the channel has this, or never will: no later process posts it again."""
        try:
            await self.table.announced(announcement)
        except TableError as error:
            log.warning("table %d: it could not be noted what was announced: %s", self.table.id, error.code)

    async def _show_table(self, people: list[Person], theme: Theme, *, ends: bool) -> bool:
        table, number = self.table, self.table.number
        content = await table_message(table, people, theme)
        self._anew = self._anew or (ends and table.game is not None)  # the podium comes last
        anew, ping = self._anew or await self._is_out_of_sight(), self._ping
        if not anew and table.message_id is not None:
            layout, files = content
            message = self._channel().get_partial_message(table.message_id)
            await message.edit(view=layout, attachments=files, allowed_mentions=NOBODY)
            self.shown = number
            return False
        message = await self._send(content, ping)
        self._anew, self._ping, self.shown = False, None, number
        self._looked_at = asyncio.get_running_loop().time()
        old = table.message_id
        await table.show_in(table.channel_id, message.id)
        if old is not None:
            with suppress(discord.HTTPException):  # somebody may have deleted it
                await self._channel().get_partial_message(old).delete()
        return True

    def _channel(self) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(self.table.channel_id, guild_id=self.table.guild_id)

    async def _send(self, content: Content, ping: int | None) -> discord.Message:
        layout, files = content
        called = discord.AllowedMentions.none()
        if ping is not None:
            called.users = [discord.Object(ping)]
        return await self._channel().send(view=layout, files=files, allowed_mentions=called)

    async def _is_out_of_sight(self) -> bool:
        """Whether the message is too old to be edited well, or chat has pushed it away.

        Nothing is heard of other people's messages (the bot has no intent for them), so it looks now and then. Where
        it may not read the history Discord shows it nothing, and the message stays where it is.
        """
        message_id = self.table.message_id
        if message_id is None:
            return True
        if discord.utils.utcnow() - discord.utils.snowflake_time(message_id) > STALE:
            return True
        now = asyncio.get_running_loop().time()
        if now - self._looked_at < LOOK_AFTER:
            return False
        self._looked_at = now
        try:
            below = [each async for each in self._channel().history(limit=BURIED, after=discord.Object(message_id))]
        except discord.HTTPException:
            return False
        return len(below) >= BURIED
