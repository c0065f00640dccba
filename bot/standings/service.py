"""The one door to the history: recording, asking, and a person's own data."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from sqlalchemy import Connection

from bot.storage import Database
from bot.tables.keeper import read_state
from bot.tables.tables import utc_ms

from . import departures, people
from .boards import Period, board
from .criteria import Criterion
from .history import HistoryPage, PastMatch, history, past_match
from .leaderboards import Leaderboard, leaderboard
from .profiles import Profile, Rival, profile, rivals_of
from .recorder import Recorder

_T = TypeVar("_T")


class Standings:
    """A database's history of matches. `recorder` is the listener that `Tables` should have before any other."""

    def __init__(
        self,
        database: Database,
        *,
        shards: tuple[int, Collection[int]] | None = None,
        now: Callable[[], int] = utc_ms,
    ) -> None:
        """The history of this database, migrated already.

        Args:
            database: where it is.
            shards: their number and those of this process: other guilds are left alone.
            now: the clock: milliseconds since 1970, UTC.
        """
        self._database = database
        self._shards = shards
        self._now = now
        self.recorder = Recorder(database, now, shards)

    async def leaderboard(
        self,
        guild_id: int,
        period: Period = Period.ALL,
        by: Criterion = Criterion.RATING,
        *,
        page: int | None = 0,
        user_id: int | None = None,
    ) -> Leaderboard:
        """A page of the board of this period, as it is now. None is the page that `user_id` is on."""
        key = board(period, self._now())
        return await self._read(lambda c: leaderboard(c, guild_id, key, by, page=page, user_id=user_id))

    async def profile(self, guild_id: int, user_id: int) -> Profile | None:
        """How a person stands in a server; None if they have no match there."""
        return await self._read(lambda c: profile(c, guild_id, user_id, self._now()))

    async def rivals(self, guild_id: int, user_id: int, limit: int = 10) -> tuple[Rival, ...]:
        """Whom the person met in rated matches, the most often met first."""
        return await self._read(lambda c: rivals_of(c, guild_id, user_id, limit))

    async def history(
        self, guild_id: int, *, user_id: int | None = None, before: int | None = None, after: int | None = None
    ) -> HistoryPage:
        """The newest matches; or those next below the number `before`, or next above `after`. Of `user_id`, or all."""
        return await self._read(lambda c: history(c, guild_id, user_id=user_id, before=before, after=after))

    async def match(self, guild_id: int, match_id: int) -> PastMatch | None:
        """A match of this server that has ended."""
        return await self._read(lambda c: past_match(c, guild_id, match_id))

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything that is stored of this person, made of JSON's own types."""
        return await self._read(lambda c: people.export(c, user_id))

    async def erase(self, user_id: int) -> int:
        """Take this person out of everything; returns how many matches stay without their name.

        Raises:
            StillSeatedError: they have a seat at an open table.
        """
        naming = await self._read(lambda c: people.open_tables_naming(c, user_id))
        seated = [channel for table_id, channel in naming if await self._sits_at(table_id, user_id)]
        if seated:
            raise people.StillSeatedError(tuple(seated))
        return await self._write(lambda c: people.erase(c, user_id))

    async def note_guilds(self, present: Collection[int]) -> None:
        """The bot, having connected, is in these servers of this process and in no others."""
        now = self._now()

        def work(connection: Connection) -> None:
            mine = {guild_id for guild_id in departures.known(connection) if self._is_mine(guild_id)}
            departures.note_present(connection, present)
            departures.note_absent(connection, mine - {*present}, now)

        await self._write(work)

    async def note_guild_left(self, guild_id: int) -> None:
        """The bot has just been taken out of this server."""
        await self._write(lambda c: departures.note_absent(c, [guild_id], self._now()))

    async def note_guild_joined(self, guild_id: int) -> None:
        """The bot has just been taken into this server, perhaps again."""
        await self._write(lambda c: departures.note_present(c, [guild_id]))

    async def purge(self) -> list[int]:
        """Delete what there is of servers that the bot left long ago; returns which those were."""
        overdue = await self._read(lambda c: departures.overdue(c, self._now()))
        gone = [guild_id for guild_id in overdue if self._is_mine(guild_id)]
        for guild_id in gone:
            while not await self._write(lambda c, guild_id=guild_id: departures.purge_some(c, guild_id)):
                pass
        return gone

    def _is_mine(self, guild_id: int) -> bool:
        return self._shards is None or (guild_id >> 22) % self._shards[0] in self._shards[1]

    async def _sits_at(self, table_id: int, user_id: int) -> bool:
        return (await read_state(self._database, table_id)).seat_of(user_id) is not None

    async def _read(self, work: Callable[[Connection], _T]) -> _T:
        return await self._database.ask(work)

    async def _write(self, work: Callable[[Connection], _T]) -> _T:
        done: list[_T] = []
        await self._database.commit(lambda connection: done.append(work(connection)))
        return done[-1]
