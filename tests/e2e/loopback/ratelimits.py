"""Rate limits: per route and major parameter, and the bot's global one.

https://docs.discord.com/developers/topics/rate-limits. Discord publishes the mechanism and the global number, not the
routes' numbers; those below are what bots are commonly told in the headers.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Limit:
    """So many requests in so many seconds. `exempt` ones do not count against the global limit."""

    count: int
    seconds: float
    exempt: bool = False


DEFAULT = Limit(10, 1.0)
MESSAGE = Limit(5, 5.0)
WEBHOOK = Limit(5, 2.0, exempt=True)
CALLBACK = Limit(0, 0.0, exempt=True)  # none of its own


@dataclass
class Window:
    """A bucket's current window: it opens at the first request and forgets all at its end."""

    ends: float
    used: int


@dataclass(frozen=True)
class Verdict:
    """Whether a request may pass, and the headers that tell the bot where it stands."""

    allowed: bool
    headers: dict[str, str]
    retry_after: float = 0.0
    everywhere: bool = False


class RateLimits:
    """Counts requests and refuses what is over. With `active` off, only says what it would have said."""

    def __init__(self, *, per_second: int = 50, active: bool = True) -> None:
        self.per_second = per_second
        self.active = active
        self._windows: dict[tuple[str, str], Window] = {}
        self._global = Window(0.0, 0)

    def check(self, route: str, major: str, limit: Limit) -> Verdict:
        """Count one request of a route (a template such as `PATCH /channels/{channel_id}/…`)."""
        now = time.monotonic()
        if not limit.exempt and self.active:
            if now >= self._global.ends:
                self._global = Window(now + 1.0, 0)
            self._global.used += 1
            if self._global.used > self.per_second:
                left = self._global.ends - now
                return Verdict(False, refusal_headers(left, scope="global"), left, everywhere=True)
        if not limit.count:
            return Verdict(True, {})
        bucket = _bucket(route)
        window = self._windows.get((bucket, major))
        if window is None or now >= window.ends:
            self._tidy(now)
            window = self._windows[bucket, major] = Window(now + limit.seconds, 0)
        window.used += 1
        left = window.ends - now
        allowed = window.used <= limit.count or not self.active
        headers = {
            "X-RateLimit-Limit": str(limit.count),
            "X-RateLimit-Remaining": str(max(limit.count - window.used, 0) if self.active else limit.count),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if not allowed:
            headers |= refusal_headers(left, scope="user")
        return Verdict(allowed, headers, left)

    def _tidy(self, now: float) -> None:
        if len(self._windows) > 4096:
            self._windows = {key: window for key, window in self._windows.items() if window.ends > now}


@cache
def _bucket(route: str) -> str:
    """Return the name of a route's bucket."""
    return hashlib.md5(route.encode()).hexdigest()


def refusal_headers(retry_after: float, *, scope: str) -> dict[str, str]:
    """Return the headers of a 429. `Via` is what discord.py tells Discord's own refusals from Cloudflare's by."""
    headers = {"Retry-After": f"{max(1, round(retry_after + 0.5))}", "X-RateLimit-Scope": scope, "Via": "1.1 google"}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    return headers


def refusal_body(retry_after: float, *, everywhere: bool) -> dict[str, object]:
    return {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": everywhere}
