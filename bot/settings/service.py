"""Asking for settings and changing them. Whoever asks again is answered from memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, Final, Generic, Protocol, TypeVar

from .objects import from_object, to_object
from .values import GuildSettings, UserSettings

KEPT: Final = 5_000
"""So many servers, and so many people, are kept in memory."""

KEPT_SECONDS: Final = 300.0
"""After so long settings are read again: a person's may have been changed in another process."""

S = TypeVar("S", GuildSettings, UserSettings)


class Store(Protocol):
    """Where settings are kept, as the objects that `bot.settings.objects` makes of them."""

    async def guild(self, guild_id: int) -> Mapping[str, object]:
        """What this server has chosen; empty if nothing."""
        ...

    async def user(self, user_id: int) -> Mapping[str, object]:
        """What this person has chosen; empty if nothing."""
        ...

    async def change_guild(
        self, guild_id: int, change: Callable[[Mapping[str, object]], Mapping[str, object]]
    ) -> Mapping[str, object]:
        """Put what `change` makes of what is stored in its place, no other change coming between; returns it."""
        ...

    async def change_user(
        self, user_id: int, change: Callable[[Mapping[str, object]], Mapping[str, object]]
    ) -> Mapping[str, object]:
        """The same for a person."""
        ...


class Settings:
    """The settings of servers and people."""

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.monotonic) -> None:
        """Keep them in this store.

        Args:
            store: where they are kept.
            clock: seconds that only go up.
        """
        self._store = store
        self._guilds = _Memory(GuildSettings, clock)
        self._users = _Memory(UserSettings, clock)

    async def guild(self, guild_id: int) -> GuildSettings:
        """What this server has chosen."""
        found = self._guilds.get(guild_id)
        return found or self._guilds.read(guild_id, await self._store.guild(guild_id))

    async def user(self, user_id: int) -> UserSettings:
        """What this person has chosen."""
        found = self._users.get(user_id)
        return found or self._users.read(user_id, await self._store.user(user_id))

    def known_user(self, user_id: int) -> UserSettings | None:
        """What this person has chosen, if it is in memory: for where nothing can be waited for."""
        return self._users.get(user_id, stale=True)

    async def set_guild(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Change these fields of a server's settings; returns all of them.

        Raises:
            ValueError: there is no such field, or it cannot have this value; the text begins with its name.
        """
        change = _changing(GuildSettings, changes)
        return self._guilds.put(guild_id, await self._store.change_guild(guild_id, change))

    async def set_user(self, user_id: int, **changes: Any) -> UserSettings:
        """Change these fields of a person's settings; returns all of them.

        Raises:
            ValueError: there is no such field, or it cannot have this value; the text begins with its name.
        """
        change = _changing(UserSettings, changes)
        return self._users.put(user_id, await self._store.change_user(user_id, change))

    def forget_user(self, user_id: int) -> None:
        """Keep nothing of this person in memory: what was stored has been deleted."""
        self._users.forget(user_id)

    def forget_guild(self, guild_id: int) -> None:
        """Keep nothing of this server in memory: what was stored has been deleted."""
        self._guilds.forget(guild_id)


def _changing(kind: type[S], changes: dict[str, Any]) -> Callable[[Mapping[str, object]], Mapping[str, object]]:
    names = {each.name for each in fields(kind)}
    for name in changes:
        if name not in names:
            raise ValueError(f"{name}: no such setting")
    replace(kind(), **changes)  # refuses a value before the store is troubled
    return lambda stored: to_object(replace(from_object(kind, stored), **changes))


class _Memory(Generic[S]):
    """The settings asked for last."""

    def __init__(self, kind: type[S], clock: Callable[[], float]) -> None:
        self._kind = kind
        self._clock = clock
        self._kept: OrderedDict[int, tuple[float, S]] = OrderedDict()

    def get(self, key: int, *, stale: bool = False) -> S | None:
        at, settings = self._kept.get(key, (0.0, None))
        return settings if stale or self._clock() - at < KEPT_SECONDS else None

    def read(self, key: int, stored: Mapping[str, object]) -> S:
        """Keep what was read, unless a change, which is newer, was put here meanwhile."""
        return self.get(key) or self.put(key, stored)

    def put(self, key: int, stored: Mapping[str, object]) -> S:
        settings = from_object(self._kind, stored)
        self._kept[key] = (self._clock(), settings)
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return settings

    def forget(self, key: int) -> None:
        self._kept.pop(key, None)
