"""The order in which pieces of a line stand when some of its letters run from right to left.

What the Unicode Bidirectional Algorithm (UAX #9) says, as far as a name or a short line needs it: no explicit
embeddings, isolates or mirrored pairs across runs. Letters within a run are ordered by the shaper.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_RIGHT: Final = {"R", "AL"}
_NUMBER: Final = {"EN", "AN"}


def base_level(text: str) -> int:
    """0 when the line runs from left to right, 1 when its first letter says the opposite (rules P2 and P3)."""
    for character in text:
        kind = unicodedata.bidirectional(character)
        if kind == "L":
            return 0
        if kind in _RIGHT:
            return 1
    return 0


def levels(text: str) -> list[int]:
    """Each character's level: even ones run to the right, odd ones to the left."""
    base = base_level(text)
    kinds = [unicodedata.bidirectional(character) for character in text]
    found: list[int | None] = []
    strong = base
    for kind in kinds:
        if kind == "L":
            strong = 0
            found.append(0 if base == 0 else 2)
        elif kind in _RIGHT:
            strong = 1
            found.append(1)
        elif kind in _NUMBER:
            found.append(2 if base == 1 or strong == 1 else 0)
        elif kind == "NSM" and found:
            found.append(found[-1])
        else:
            found.append(None)
    # Neutrals between two letters of one direction take it; any others take the line's (rules N1 and N2).
    result: list[int] = []
    for index, level in enumerate(found):
        if level is not None:
            result.append(level)
            continue
        before = next((value for value in reversed(found[:index]) if value is not None), base)
        after = next((value for value in found[index:] if value is not None), base)
        same = before % 2 == after % 2 and bool(before) == bool(after)
        result.append(before if same else base)
    return result


def visual_order(pieces: Sequence[tuple[T, int]]) -> list[T]:
    """The pieces, each with its level, from left to right as they are seen (rule L2)."""
    line = list(pieces)
    highest = max((level for _, level in line), default=0)
    for level in range(highest, 0, -1):
        start = 0
        while start < len(line):
            if line[start][1] < level:
                start += 1
                continue
            end = start
            while end < len(line) and line[end][1] >= level:
                end += 1
            line[start:end] = line[start:end][::-1]
            start = end
    return [piece for piece, _ in line]
