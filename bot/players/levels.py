"""The strengths of computer opponents."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How strong an opponent plays. The value is what is stored; its name in a language is a text of the catalogues."""

    APRENDIZ = "aprendiz"
    """Knows the rules and forgets the rest."""
    COMPANERO = "companero"
    """Plays soundly."""
    MAESTRO = "maestro"
    """Plays as well as this project can."""
