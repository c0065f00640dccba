"""Reading the catalogues, and turning a key into a sentence."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal, cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Locale = Literal["es", "en", "pt-BR"]

LOCALES: Final[tuple[Locale, ...]] = ("es", "en", "pt-BR")
"""Every language the bot speaks; the first is the one that a missing text is taken from."""


KEPT: Final = 4096
"""So many sentences stay written: a hand's choices are the same words over and over."""


def negotiate(discord_locale: str | None) -> Locale:
    """The language of ours for a locale code of Discord's: its own kind of Spanish or Portuguese, else English."""
    language = (discord_locale or "").lower().partition("-")[0]
    if language == "es":
        return "es"
    return "pt-BR" if language == "pt" else "en"


def translate(locale: str, key: str, /, **args: str | int | float) -> str:
    """The text that `key` names, in this language, with `args` filled in.

    Numbers are written the language's way (``1.234`` in Spanish), so pass an id or a year as `str`. A language
    that is not ours, or a key that this one lacks, is answered in Spanish. Safe to call from any thread.

    Raises:
        KeyError: no catalogue has this key, or the text needs an argument that was not given.
    """
    # The kind is part of what is looked for: 1, 1.0 and True are equal, but not written alike.
    return _written(locale, key, tuple([(name, value, type(value)) for name, value in args.items()]))


@lru_cache(maxsize=KEPT)
def _written(locale: str, key: str, args: tuple[tuple[str, str | int | float, type], ...]) -> str:
    catalogue = bundle(locale if locale in LOCALES else LOCALES[0])
    if not catalogue.has_message(key):
        catalogue = bundle(LOCALES[0])
        if not catalogue.has_message(key):
            raise KeyError(f"no catalogue has a text named {key!r}")
    pattern = catalogue.get_message(key).value
    if pattern is None:
        raise KeyError(f"the text {key!r} is empty")
    text, errors = catalogue.format_pattern(pattern, {name: value for name, value, _ in args})
    if errors:
        raise KeyError(f"the text {key!r} ({locale}) could not be written: {errors[0]}")
    return cast(str, text)


@cache
def bundle(locale: Locale) -> FluentBundle:
    """One language's texts, read once a process from its folder.

    Raises:
        ValueError: a file has a line that is not Fluent, or a key stands twice.
    """
    catalogue = FluentBundle([locale], use_isolating=False)
    seen: dict[str, str] = {}
    for file in sorted(files("bot.locales").joinpath(locale).iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".ftl"):
            continue
        where = f"{locale}/{file.name}"
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{where} cannot be read at {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    raise ValueError(f"{entry.id.name!r} stands in {seen[entry.id.name]} and in {where}")
                seen[entry.id.name] = where
        catalogue.add_resource(resource)
    return catalogue
