"""What is logged can be read by people or by machines, and holds no secret."""

from __future__ import annotations

import json
import logging

import pytest

from bot.logs import JsonFormatter, TextFormatter, set_up_logging, without_secrets

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
HOOK_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZmdoaWprbG1ub3A"


def record(message: str, *args: object, **extra: object) -> logging.LogRecord:
    return logging.getLogger("bot.tables").makeRecord(
        "bot.tables", logging.INFO, "file.py", 1, message, args, None, extra=extra
    )


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        (f"logging in with {BOT_TOKEN}!", "logging in with …!"),
        (
            f"429 on POST https://discord.com/api/v10/webhooks/12/{HOOK_TOKEN}/messages/@original",
            "429 on POST https://discord.com/api/v10/webhooks/12/…/messages/@original",
        ),
        (f"POST /interactions/12/{HOOK_TOKEN}/callback", "POST /interactions/12/…/callback"),
        ("table 7 (guild 123456789012345678): entry 4 was not saved", None),
        ("sqlite:///carioca.sqlite3 at 0.1.2", None),
    ],
)
def test_tokens_are_blacked_out_and_nothing_else(text, cleaned):
    assert without_secrets(text) == (cleaned or text)


def test_text_is_one_line_for_people():
    line = TextFormatter().format(record("table %d was opened", 7))
    assert line.endswith(" INFO    bot.tables: table 7 was opened")


def test_json_is_one_object_with_what_was_given_beside_the_message():
    line = JsonFormatter().format(record("opened by %s", BOT_TOKEN, table=7))
    entry = json.loads(line)
    assert entry.pop("at").endswith("+00:00")
    assert entry == {"level": "INFO", "logger": "bot.tables", "message": "opened by …", "table": 7}


def test_a_traceback_is_part_of_the_object():
    try:
        raise ValueError(f"bad {BOT_TOKEN}")
    except ValueError:
        import sys

        failed = record("it failed")
        failed.exc_info = sys.exc_info()
    entry = json.loads(JsonFormatter().format(failed))
    assert "ValueError: bad …" in entry["traceback"]


def test_libraries_that_log_statements_are_held_to_warnings():
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        set_up_logging("DEBUG", "text")
        assert not logging.getLogger("sqlalchemy.engine").isEnabledFor(logging.INFO)
        assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
        assert logging.getLogger("bot.tables").isEnabledFor(logging.DEBUG)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
