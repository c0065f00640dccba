"""A bot as its own process: started, stopped politely or killed, its log at hand."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path


class BotProcess:
    """One command, run again after each stop or kill with the same environment and the same log file."""

    def __init__(self, command: Sequence[str], environment: dict[str, str], log: Path, *, cwd: Path) -> None:
        self.command = list(command)
        self.environment = environment
        self.log_path = log
        self._cwd = cwd
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> BotProcess:
        with self.log_path.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                cwd=self._cwd,
                env={**os.environ, **self.environment},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=asyncio.subprocess.STDOUT,
            )
        return self

    async def kill(self) -> None:
        """`kill -9`: no handler runs, nothing is flushed."""
        if self.running:
            assert self._process is not None
            self._process.kill()
            await self._process.wait()

    async def stop(self, within: float = 10.0) -> int | None:
        """SIGTERM, and SIGKILL if that does not end it in time; return the exit status."""
        if self._process is None:
            return None
        if self.running:
            self._process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(self._process.wait(), within)
            except TimeoutError:
                await self.kill()
        return self._process.returncode

    def log(self) -> str:
        return self.log_path.read_text(errors="replace")

    async def logged(self, text: str, *, within: float = 60.0) -> None:
        """Wait until the log has this text. Raises TimeoutError."""
        async with asyncio.timeout(within):
            while text not in self.log():  # noqa: ASYNC110 - a file tells nobody when it grows
                await asyncio.sleep(0.02)
