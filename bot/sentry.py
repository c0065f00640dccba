"""Errors reported to Sentry, where SENTRY_DSN is set: what went wrong and where in the code, and nothing about people.

No local variables, no requests, no names of hosts: a frame's variables would hold hands and tokens. In what is left,
the texts of errors, anything that reads like a token or a card is blacked out.
"""

from __future__ import annotations

import logging
import re
from importlib.metadata import version
from typing import Any, Final, cast

import sentry_sdk
from sentry_sdk.integrations.logging import LoggingIntegration
from sentry_sdk.transport import Transport
from sentry_sdk.types import Event, Hint

from bot.logs import without_secrets

_CARDS: Final = re.compile(r"\b(?:(?:10|[A2-9TJQK])[SHDC]|JK)+\b|(?:10|[A2-9TJQK])\s?[♠♥♦♣]\ufe0e?|🃏")
_LEFT_OUT: Final = ("request", "user", "server_name", "modules", "breadcrumbs")


def set_up_sentry(dsn: str, transport: type[Transport] | None = None) -> None:
    """Report what is logged as an error from now on, by this transport where one is given."""
    sentry_sdk.init(
        dsn,
        release=f"carioca@{version('carioca')}",
        transport=transport,
        include_local_variables=False,
        max_breadcrumbs=0,
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        before_send=_scrub,
    )


def _scrub(event: Event, _hint: Hint) -> Event | None:
    kept = {name: value for name, value in event.items() if name not in _LEFT_OUT}
    return cast(Event, _clean(kept))


def _clean(value: Any) -> Any:
    match value:
        case str():
            return _CARDS.sub("…", without_secrets(value))
        case dict():
            return {key: _clean(each) for key, each in cast(dict[Any, Any], value).items()}
        case list() | tuple():
            return [_clean(each) for each in cast(list[Any], value)]
        case _:
            return value
