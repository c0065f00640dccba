"""Work that processes do not come back from. They find it here: a test's own module they cannot import."""

from __future__ import annotations

import ctypes
import os
import signal
from pathlib import Path
from typing import Any


def die_once(mark: Path) -> int:
    """End this process at once, as one that runs out of memory is ended; the process that does it again returns."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die_unless_in(process: int) -> None:
    """End this process as a mistake in a library's C code does, but for the one named."""
    if os.getpid() != process:
        ctypes.string_at(0)


def never_end(*_: Any, **__: Any) -> None:
    """Go on until the process is ended."""
    while True:
        pass


class Unspeakable(Exception):  # noqa: N818 - what it says is what matters
    """An error that can be written, but not read again: it wants more than its text."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def raise_unspeakable() -> None:
    """Fail so."""
    raise Unspeakable(1, 2)
