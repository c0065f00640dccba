"""How the bot logs: as text or as JSON, and never a secret.

Nothing of ours puts a card of a hand or a token into a log; what libraries might log of tokens is blacked out here.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final, Literal

# A bot's token, and an interaction's or a webhook's token in an address such as /webhooks/123/<token>/messages/4.
_SECRETS: Final = re.compile(
    r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}|(?<=webhooks/)(\d+)/[\w-]+|(?<=interactions/)(\d+)/[\w-]+"
)

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def without_secrets(text: str) -> str:
    """The text with every token in it blacked out."""
    return _SECRETS.sub(lambda found: f"{found[1] or found[2]}/…" if found[1] or found[2] else "…", text)


class TextFormatter(logging.Formatter):
    """One line for people: instant, level, logger, message; a traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(entry, ensure_ascii=False, default=str))


def set_up_logging(level: str, form: Literal["text", "json"]) -> None:
    """Log to the standard error. Libraries are held to warnings, unless everything is asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in ("alembic", "sqlalchemy", "aiosqlite", "asyncio", "PIL", "fontTools"):
        # Their debug lines hold parameters of statements: whole log entries.
        logging.getLogger(library).setLevel(logging.WARNING)
    for library in ("discord.client", "discord.gateway", "discord.http", "discord.state"):
        logging.getLogger(library).setLevel(logging.INFO if level == "DEBUG" else level)
