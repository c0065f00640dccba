"""A setting that cannot be used ends the start with one line; `.env.example` names every setting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.config import ConfigError, Settings

EXAMPLE = Path(__file__).parents[1] / ".env.example"
TOKEN = "MTIzNDU2.GaBcDe.Xx-yy_zz"


@pytest.fixture(autouse=True)
def empty_surroundings(monkeypatch, tmp_path):
    """No settings from the machine that runs the test."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_without_anything_set_every_setting_has_its_default():
    settings = Settings.load()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite:///carioca.sqlite3"


def test_the_environment_goes_before_the_file(monkeypatch):
    Path(".env").write_text("BOT_PACE=3\nTURN_SECONDS=60\n")
    monkeypatch.setenv("BOT_PACE", "0")
    settings = Settings.load()
    assert (settings.bot_pace, settings.turn_seconds) == (0, 60)


def test_empty_means_the_default():
    Path(".env").write_text("SHARD_COUNT=\nDISCORD_TOKEN=\nLOG_LEVEL=\n")
    settings = Settings.load()
    assert (settings.shard_count, settings.discord_token, settings.log_level) == (None, None, "INFO")


def test_shards_are_a_list(monkeypatch):
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", "0, 3")
    assert Settings.load().shard_ids == (0, 3)


@pytest.mark.parametrize(
    ("host", "shards"), [("carioca-0", (0, 1, 2, 3)), ("carioca-1", (4, 5, 6, 7)), ("carioca-bot-2", (8, 9))]
)
def test_a_numbered_host_says_which_shards_are_its_own(monkeypatch, host, shards):
    monkeypatch.setattr("socket.gethostname", lambda: host)
    assert Settings.load(shard_count=10, shards_per_process=4).shards == shards


@pytest.mark.parametrize(
    ("host", "settings"),
    [
        ("laptop", {"shard_count": 10}),
        ("carioca-3", {"shard_count": 10}),  # 0, 1 and 2 serve all ten
        ("carioca-0", {}),
        ("carioca-0", {"shard_count": 10, "shard_ids": (1,)}),
    ],
)
def test_a_host_without_a_share_of_the_shards_does_not_start(monkeypatch, host, settings):
    monkeypatch.setattr("socket.gethostname", lambda: host)
    with pytest.raises(ConfigError, match="SHARDS_PER_PROCESS is malformed"):
        Settings.load(shards_per_process=4, **settings)


def test_without_more_being_said_a_process_serves_all_shards():
    assert Settings.load().shards is None
    assert Settings.load(shard_count=3).shards == (0, 1, 2)


def test_the_token_is_never_shown(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings.load()
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("DISCORD_TOKEN", "not a token", "three parts"),
        ("DATABASE_URL", "carioca.sqlite3", "sqlite:///FILE"),
        ("DATABASE_URL", "sqlite+aiosqlite://", "sqlite:///FILE"),
        ("DATABASE_URL", "sqlite:///:memory:", "sqlite:///FILE"),
        ("DATABASE_URL", "mysql://host/name", "postgresql://"),
        ("DATABASE_URL", "sqlite:///no/such/folder/x.sqlite3", "folder that exists"),
        ("LOG_LEVEL", "LOUD", "DEBUG, INFO, WARNING or ERROR"),
        ("BOT_PACE", "fast", "seconds, 0 to 60"),
        ("WORKERS", "-1", "a number of processes, 0 to 64"),
        ("BOT_PACE", "-1", "seconds, 0 to 60"),
        ("TURN_SECONDS", "5", "seconds, 30 to 86400"),
        ("SHARD_IDS", "0", "SHARD_COUNT must be set"),
        ("SHARD_IDS", "one", "numbers from 0"),
        ("DISCORD_API", "discord.com", "https://host/api/v10"),
        ("DISCORD_GATEWAY", "https://host", "wss://host"),
    ],
)
def test_a_malformed_setting_is_named_in_one_line_without_its_value(monkeypatch, name, value, expected):
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError) as refused:
        Settings.load()
    line = str(refused.value)
    assert line.startswith(f"{name} is malformed: expected ")
    assert expected in line
    assert "\n" not in line
    assert len(value) < 4 or value not in line


def test_two_malformed_settings_are_one_line(monkeypatch):
    monkeypatch.setenv("BOT_PACE", "fast")
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(ConfigError, match=r"^LOG_FORMAT is malformed[^\n]*; BOT_PACE is malformed[^\n]*$"):
        Settings.load()


def test_a_file_that_is_no_text_is_named():
    Path(".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ConfigError, match=r"^\.env cannot be read"):
        Settings.load()


def test_the_example_names_every_setting_with_a_comment_and_its_default():
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    named = {}
    for before, line in zip(["", *lines], lines, strict=False):
        if found := re.fullmatch(r"([A-Z_]+)=(.*)", line):
            assert before.startswith("#") or before.split("=")[0] in named, f"{found[1]} has no comment"
            named[found[1]] = found[2]
    defaults = {name.upper(): field.default for name, field in Settings.model_fields.items()}
    written = {
        name: "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in defaults.items()
    }
    assert named.pop("POSTGRES_PASSWORD") == "", "of the composition, not the bot: see tests/deploy"
    assert named == written


def test_the_example_itself_is_valid():
    Path(".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert Settings.load() == Settings(_env_file=None)
