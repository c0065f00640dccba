"""Failures on demand: what the next requests that match will meet instead of, before or after the real answer."""

from __future__ import annotations

import asyncio
import re
from dataclasses import asdict, dataclass, fields
from typing import Any

from . import errors


@dataclass
class Fault:
    """A failure for requests that match, in the order the faults were set; each is used `times` times (0: for ever).

    `after`: the effect happens first and only the answer is lost. `drop`: the connection closes without an answer.
    `seconds`: the answer is that late; `held`: it waits until the faults are cleared. `retry_after`: a 429 of the
    route, or of everything with `everywhere`.
    """

    method: str = ".*"
    path: str = ".*"  # searched in the path after /api/v10
    times: int = 1
    status: int | None = None
    code: int = 0
    message: str = "injected"
    seconds: float = 0.0
    held: bool = False
    drop: bool = False
    after: bool = False
    retry_after: float | None = None
    everywhere: bool = False
    used: int = 0

    # Discord's errors by number, for `Fault.api`.
    _STATUS = {  # noqa: RUF012 - a constant of the class, not a field
        10003: (404, "Unknown Channel"),
        10004: (404, "Unknown Guild"),
        10008: (404, "Unknown Message"),
        10062: (404, "Unknown interaction"),
        30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
        40060: (400, "Interaction has already been acknowledged."),
        50001: (403, "Missing Access"),
        50013: (403, "Missing Permissions"),
        50027: (401, "Invalid Webhook Token"),
        50083: (400, "Thread is archived"),
    }

    @classmethod
    def api(cls, code: int, **rest: Any) -> Fault:
        """Return the fault that answers with one of Discord's own error codes."""
        status, message = cls._STATUS[code]
        if status == 429:
            rest.setdefault("retry_after", 0.5)
        return cls(status=status, code=code, message=message, **rest)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Fault:
        return cls(**{field.name: data[field.name] for field in fields(cls) if field.name in data})

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    def matches(self, method: str, path: str) -> bool:
        return bool(re.fullmatch(self.method, method) and re.search(self.path, path))

    def error(self) -> errors.ApiError | None:
        if self.status is None:
            return None
        return errors.ApiError(self.status, self.code, self.message)


class Faults:
    """The faults that wait for their requests."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self._cleared = asyncio.Event()

    def add(self, fault: Fault) -> None:
        self.waiting.append(fault)

    def clear(self) -> None:
        """Forget those that wait, and let go of the requests that are held."""
        self.waiting.clear()
        self._cleared.set()
        self._cleared = asyncio.Event()

    async def delay(self, fault: Fault) -> None:
        """Have a request wait as its fault says."""
        if fault.held:
            await self._cleared.wait()
        elif fault.seconds:
            await asyncio.sleep(fault.seconds)

    def take(self, method: str, path: str) -> Fault | None:
        """Return the first fault that this request meets and count it as used."""
        for fault in self.waiting:
            if fault.matches(method, path):
                fault.used += 1
                if fault.times and fault.used >= fault.times:
                    self.waiting.remove(fault)
                return fault
        return None
