"""The same Discord in the caller's own process: for load, where asking over HTTP would cost more than the bot does."""

from __future__ import annotations

from dataclasses import asdict
from types import TracebackType
from typing import Any

from .client import LoopbackDiscord, LoopbackError
from .errors import ApiError
from .people import CannotDoError
from .server import Server


class LocalDiscord(LoopbackDiscord):
    """A `LoopbackDiscord` whose control operations are plain calls; only the bot comes in by sockets."""

    async def __aenter__(self) -> LocalDiscord:
        self._inside = Server(asdict(self.settings))
        await self._inside.start(self.settings.port)
        self.url = self._inside.world.base_url
        self.checked = self._inside.rest.check is not None
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bots()
        await self._inside.stop()

    async def call(self, operation: str, **arguments: Any) -> Any:
        try:
            return await getattr(self._inside.control, f"do_{operation}")(**arguments)
        except (CannotDoError, ApiError) as refusal:
            raise LoopbackError(str(refusal)) from refusal
