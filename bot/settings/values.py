"""The settings themselves, as frozen values whose defaults are how a server or a person is that never chose.

>>> GuildSettings(turn_seconds=10)
Traceback (most recent call last):
ValueError: turn_seconds: expected a whole number from 30 to 86400 or None, not 10
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeGuard, cast, get_args

from bot.engine import Rules
from bot.locales import LOCALES, Locale

Theme = Literal["felt", "midnight", "copihue"]
"""The names of the tables' looks."""

Indices = Literal["en", "es"]
"""The letters of the court cards: J Q K, or J D R."""

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
INDICES: Final[tuple[Indices, ...]] = get_args(Indices)

TURN_SECONDS: Final = (30, 86_400)
"""The shortest and the longest turn clock, in seconds."""

MOST_PLACES: Final = 25
"""So many channels or roles can be named: as many as one of Discord's menus lets choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    """What a server has chosen.

    Attributes:
        locale: the language of what everybody in a channel sees; None: it is found out (see `cogs.answers`).
        rules: what a new table plays by unless its host says otherwise.
        turn_seconds: the turn clock of a new table; None: the default of whoever runs the bot.
        channels: the channels in which tables may be opened, threads of theirs included; empty: all of them.
        roles: the roles of which one is needed to open a table; empty: everybody may.
        pings: whether the channel calls the player in turn by a mention.
        hints: whether players may ask for a suggestion.
        bots: whether bots may be seated.
        threads: whether each table is opened in a thread of its own.
        theme: how tables look.
        four_colours: whether each suit has a colour of its own.
        indices: the letters of the court cards.

    Raises:
        ValueError: a field is of the wrong type or out of range; the text begins with the field's name.
    """

    locale: Locale | None = None
    rules: Rules = field(default_factory=Rules)
    turn_seconds: int | None = None
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    pings: bool = True
    hints: bool = True
    bots: bool = True
    threads: bool = False
    theme: Theme = "felt"
    four_colours: bool = True
    indices: Indices = "en"

    def __post_init__(self) -> None:
        _check(self, _GUILD_CHECKS)


@dataclass(frozen=True, slots=True, kw_only=True)
class UserSettings:
    """What a person has chosen, for what only they see. None: as the server has it.

    Attributes:
        locale: their language; None: the one that their Discord is in.
        text_only: whether they want words in place of pictures.
        theme: how their hand looks.
        four_colours: whether each suit has a colour of its own.
        indices: the letters of the court cards.
        ping_dm: whether they are called by direct message instead of in the channel.

    Raises:
        ValueError: a field is of the wrong type or out of range; the text begins with the field's name.
    """

    locale: Locale | None = None
    text_only: bool = False
    theme: Theme | None = None
    four_colours: bool | None = None
    indices: Indices | None = None
    ping_dm: bool = False

    def __post_init__(self) -> None:
        _check(self, _USER_CHECKS)


_Check = tuple[Callable[[object], bool], str]


def _one_of(*choices: object) -> _Check:
    return lambda value: any(type(value) is type(each) and value == each for each in choices), f"one of {choices}"


def _is_seconds(value: object) -> bool:
    return value is None or (type(value) is int and TURN_SECONDS[0] <= value <= TURN_SECONDS[1])


def _are_ids(value: object) -> TypeGuard[tuple[int, ...]]:
    if not isinstance(value, tuple):
        return False
    ids = cast("tuple[object, ...]", value)
    return len(ids) <= MOST_PLACES and all(type(each) is int and each > 0 for each in ids)


_FLAG: Final = _one_of(True, False)
_IDS: Final[_Check] = (_are_ids, f"at most {MOST_PLACES} ids in a tuple")

_GUILD_CHECKS: Final[dict[str, _Check]] = {
    "locale": _one_of(*LOCALES, None),
    "rules": (lambda value: isinstance(value, Rules), "Rules"),
    "turn_seconds": (_is_seconds, f"a whole number from {TURN_SECONDS[0]} to {TURN_SECONDS[1]} or None"),
    "channels": _IDS,
    "roles": _IDS,
    "pings": _FLAG,
    "hints": _FLAG,
    "bots": _FLAG,
    "threads": _FLAG,
    "theme": _one_of(*THEMES),
    "four_colours": _FLAG,
    "indices": _one_of(*INDICES),
}

_USER_CHECKS: Final[dict[str, _Check]] = {
    "locale": _one_of(*LOCALES, None),
    "text_only": _FLAG,
    "theme": _one_of(*THEMES, None),
    "four_colours": _one_of(True, False, None),
    "indices": _one_of(*INDICES, None),
    "ping_dm": _FLAG,
}


def _check(settings: Any, checks: dict[str, _Check]) -> None:
    for name, (holds, expected) in checks.items():
        if not holds(value := getattr(settings, name)):
            raise ValueError(f"{name}: expected {expected}, not {value!r}")
