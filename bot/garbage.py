"""How Python looks for garbage in a process that runs for weeks."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 2_000
"""New objects after which the youngest are looked through, in some milliseconds; Python's own 700 is for programs that
are small."""

OLDER: Final = 20
"""Such rounds after which those are looked through that were there in some of them, too."""


def pause() -> None:
    """Look for none until `settle`: what a start makes stays."""
    gc.disable()


def settle() -> None:
    """Leave out of all rounds to come what is there now, and make them rarer; for a process that is ready for work.

    Modules, catalogues and commands stay as long as the process does. Looking through them again and again took an
    eighth of the bot's time under load, at times so long that everybody waited. What is not part of a circle goes at
    once, as ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDER)
    gc.enable()
