"""Text as it can be shown: names are whatever people have thought of."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

LEFT_TO_RIGHT: Final = "\u200e"
"""Before a sentence of ours that begins with somebody's name: whatever script that is in, the sentence runs our way."""

JOINERS: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")
"""They say how the letters beside them are drawn, and are nothing by themselves."""

NAMELESS: Final = "?"
"""Stands for a name of which nothing would be seen."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their kind, and yet empty: names that nobody sees are made of them."""

_SPELT: Final = str.maketrans({"\ufdfd": "بسم الله الرحمن الرحيم"})
"""A whole sentence in one letter, wider than FreeType can draw."""


def clean(text: str) -> str:
    """The text as it is set: fancy letters made plain (NFKC), line ends, controls and what is blank taken out.

    >>> clean("𝓙𝓸𝓼𝓮𝓯𝓪")
    'Josefa'
    """
    plain = unicodedata.normalize("NFKC", text.translate(_SPELT))
    forced = LEFT_TO_RIGHT if plain.startswith(LEFT_TO_RIGHT) else ""
    kept = "".join([character if _is_kept(character) else " " for character in plain])
    return forced + " ".join(kept.split())


@lru_cache(maxsize=4096)
def shown_name(name: str) -> str:
    """A name as it is shown and said, `NAMELESS` where nothing would be seen of it."""
    cleaned = clean(name)
    return cleaned if set(cleaned) - JOINERS - {" ", LEFT_TO_RIGHT} else NAMELESS


def _is_kept(character: str) -> bool:
    return character in JOINERS or (character.isprintable() and character not in _BLANK)
