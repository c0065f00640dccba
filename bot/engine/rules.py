"""Rule sets: presets and their options as one frozen value (rules.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set."""

    preset: str = "classic"
    contracts: tuple[str, ...] = ("2T", "1T 1R", "2R", "3T", "2T 1R", "1T 2R")
    dealt: int = 11
