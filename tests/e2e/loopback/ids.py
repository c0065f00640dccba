"""Snowflakes (https://docs.discord.com/developers/reference#snowflakes) and the clock they are made from."""

from __future__ import annotations

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """The wall clock, which a test may move forward so that tokens and messages grow old without waiting."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds

    def iso(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Snowflakes:
    """Unique ids in the order of their making."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        self._last = max(self._last + 1, self._now() << 22)
        return self._last

    def next_apart(self) -> int:
        """Return an id of a later millisecond than every one before: guilds' shards are `(id >> 22) % shards`."""
        self._last = max((self._last >> 22) + 1, self._now()) << 22
        return self._last

    def _now(self) -> int:
        return int(self._clock.now() * 1000) - EPOCH_MS


def seconds_of(snowflake: int) -> float:
    """Return when a snowflake was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
