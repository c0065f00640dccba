"""Settings as JSON's own types: only what differs from the defaults, so that a default can be bettered later."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar, cast

from bot.engine import Rules

from .values import GuildSettings, UserSettings

S = TypeVar("S", GuildSettings, UserSettings)

_log = logging.getLogger(__name__)


def to_object(settings: GuildSettings | UserSettings) -> dict[str, object]:
    """The fields that differ from the defaults.

    >>> to_object(GuildSettings(rules=Rules.parse("express"), channels=(7,)))
    {'rules': 'express', 'channels': [7]}
    """
    usual = type(settings)()
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    return {name: _plain(value) for name, value in values.items() if value != getattr(usual, name)}


def from_object(kind: type[S], stored: Mapping[str, object]) -> S:
    """The settings that these fields mean. What cannot be read, from another version perhaps, is left at its default.

    >>> from_object(UserSettings, {"locale": "es", "theme": "no such"}).locale
    'es'
    """
    settings = kind()
    for each in fields(kind):
        if each.name in stored:
            try:
                # By itself: one field that cannot be read must not take the others along.
                settings = replace(settings, **{each.name: _read(each.name, stored[each.name])})
            except (ValueError, TypeError) as error:
                _log.warning("a stored setting is left at its default: %s", error)
    return settings


def _plain(value: Any) -> object:
    if isinstance(value, Rules):
        return value.to_object()
    return [*cast("tuple[object, ...]", value)] if isinstance(value, tuple) else value


def _read(name: str, value: object) -> Any:
    if name == "rules":
        return Rules.parse(cast("str | Mapping[str, object]", value))
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value
