"""The REST API's front: every request is logged, authorised, limited, checked, and may be made to fail.

https://docs.discord.com/developers/reference · the routes are in `routes`, `messages_routes` and `interactions`.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from . import body as bodies
from . import errors
from .body import Upload
from .faults import Fault, Faults
from .ratelimits import DEFAULT, Limit, RateLimits, refusal_body, refusal_headers
from .schema import Check
from .state import World

PREFIX = "/api/v10"
ENCODE = json.JSONEncoder(separators=(",", ":")).encode


@dataclass
class Call:
    """One request as its handler sees it."""

    world: World
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]
    arrived: float
    only_for: int | None = None  # the one user who gets to see what the bot sent; set by the handler

    def id(self, name: str) -> int:
        """Return a snowflake of the path. Raises ApiError 50035 for what is none."""
        try:
            return int(self.path[name])
        except ValueError:
            raise errors.invalid_body(f"{self.path[name]!r} is not a snowflake") from None


Handler = Callable[[Call], Any]


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    handler: Handler
    limit: Limit
    open: bool  # needs no Authorization header: an interaction's token is in the path

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


ROUTES: list[Route] = []


def route(method: str, template: str, *, limit: Limit = DEFAULT, open: bool = False) -> Callable[[Handler], Handler]:
    """Register a handler, plain or async: it returns a JSON value (200) or None (204), or raises ApiError."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, limit, open))
        return handler

    return register


@dataclass
class Logged:
    """What the log keeps of a request."""

    number: int
    time: float
    method: str
    path: str
    body: Any
    files: list[dict[str, Any]]
    status: int = 0
    code: int | None = None
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list[str])
    fault: bool = False
    only_for: int | None = None

    def as_dict(self) -> dict[str, Any]:
        return self.__dict__


class Rest:
    """Answers the API's requests by ROUTES. `check` is the schema's, or None to leave it out."""

    def __init__(self, world: World, limits: RateLimits, check: Check | None, *, kept: int = 50_000) -> None:
        self.world = world
        self.limits = limits
        self.faults = Faults()
        self.check = check
        self.log: deque[Logged] = deque(maxlen=kept)
        self.count = 0
        self.statuses: Counter[str] = Counter()
        self._routes: defaultdict[tuple[str, int], list[tuple[list[str], Route]]] = defaultdict(list)

    def add_to(self, app: web.Application) -> None:
        """Answer all that comes to the API, be it a route or none."""
        # a literal path ("@original") comes before a parameter in the same place
        for known in sorted(ROUTES, key=lambda each: each.template.count("{")):
            parts = known.template.split("/")
            self._routes[known.method, len(parts)].append((parts, known))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._answer)

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """Return the route of a request, and what stands in the path for the names in its template."""
        given = path.split("/")
        for parts, known in self._routes.get((method, len(given)), ()):
            match = {name[1:-1]: part for name, part in zip(parts, given, strict=True) if name[:1] == "{" and part}
            if [match.get(name[1:-1]) if name[:1] == "{" else name for name in parts] == given:
                return known, match
        return _MISSING, {}

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        arrived = time.monotonic()
        raw = await request.read()
        path = request.path.removeprefix(PREFIX)
        known, match = self._find(request.method, path)
        self.count += 1
        entry = Logged(self.count, time.time(), request.method, path, None, [])
        self.log.append(entry)
        headers: dict[str, str] = {}
        fault = self.faults.take(request.method, path)
        entry.fault = fault is not None
        try:
            payload = await self._run(known, match, request, raw, entry, arrived, fault, headers)
            status = 204 if payload is None else 200
        except errors.ApiError as error:
            status, payload, entry.code = error.status, error.payload(), error.code
            if status == 429:
                payload |= {"retry_after": (fault and fault.retry_after) or 0.5}
                headers |= {"Via": "1.1 google"}
            if not entry.fault and (known.handler is _no_route or error.code in (50035, 50006, 40060)):
                entry.problems += error.errors or [error.message]
        except _RateLimitedError as refusal:
            status, payload = 429, refusal.body
            headers |= refusal.headers
        entry.status, entry.seconds = status, time.monotonic() - arrived
        self.statuses[str(status)] += 1
        self.world.touch()
        if fault is not None and fault.drop:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()  # goes nowhere
        if payload is None:
            return web.Response(status=204, headers=headers)
        # discord.py reads JSON only where the type is exactly this, without a charset
        data = ENCODE(payload).encode()
        return web.Response(status=status, body=data, content_type="application/json", headers=headers)

    async def _run(
        self,
        known: Route,
        match: dict[str, str],
        request: web.Request,
        raw: bytes,
        entry: Logged,
        arrived: float,
        fault: Fault | None,
        headers: dict[str, str],
    ) -> Any:
        body, uploads = bodies.parse(request.headers.get("Content-Type", ""), raw)
        entry.body = body
        entry.files = [{"name": upload.filename, "size": len(upload.data)} for upload in uploads]
        if fault is not None and not fault.after:
            await self._fail(fault)
        if not known.open and request.headers.get("Authorization") != f"Bot {self.world.token}":
            raise errors.unauthorized()
        major = next((match[key] for key in ("channel_id", "guild_id", "token") if key in match), "")
        verdict = self.limits.check(known.name, major, known.limit)
        headers |= verdict.headers
        if not verdict.allowed:
            raise _RateLimitedError(verdict.retry_after, verdict.headers, everywhere=verdict.everywhere)
        if self.check is not None and known.handler is not _no_route:
            entry.problems = self.check(request.method, entry.path, body)
            if entry.problems:
                raise errors.invalid_body(*entry.problems)
        call = Call(self.world, match, dict(request.query), body, uploads, arrived)
        try:
            result = known.handler(call)
            if asyncio.iscoroutine(result):
                result = await result
        finally:
            entry.only_for = call.only_for  # what is refused was meant for somebody, too
        if fault is not None and fault.after:
            await self._fail(fault)
        return result

    async def _fail(self, fault: Fault) -> None:
        await self.faults.delay(fault)
        if fault.drop and not fault.after:
            raise errors.ApiError(502, 0, "dropped")
        if fault.retry_after is not None and fault.code == 0:
            scope = "global" if fault.everywhere else "shared"
            raise _RateLimitedError(
                fault.retry_after, refusal_headers(fault.retry_after, scope=scope), everywhere=fault.everywhere
            )
        error = fault.error()
        if error is not None:
            raise error


class _RateLimitedError(Exception):
    def __init__(self, retry_after: float, headers: dict[str, str], *, everywhere: bool) -> None:
        super().__init__(retry_after)
        self.headers = headers or refusal_headers(retry_after, scope="global" if everywhere else "user")
        self.body = refusal_body(retry_after, everywhere=everywhere)


def _no_route(call: Call) -> None:
    raise errors.no_route()


_MISSING = Route("*", "/{rest}", _no_route, DEFAULT, True)
