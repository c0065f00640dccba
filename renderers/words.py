"""Texts for pictures, kept: most of a picture says the same as the one before."""

from __future__ import annotations

from functools import lru_cache

from bot.locales import translate

from .parts import contract_words


@lru_cache(maxsize=8192)
def say(locale: str, key: str, **args: str | int) -> str:
    """The text that `key` names in this language (see `bot.locales.translate`)."""
    return translate(locale, key, **args)


@lru_cache(maxsize=64)
def contract(text: str, locale: str) -> str:
    """A contract such as ``1T 2R`` in words."""
    return contract_words(text, locale)
