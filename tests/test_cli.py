"""The `carioca` command: what it says, and how it ends."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from loopback import LoopbackDiscord
from sqlalchemy import text

from bot.__main__ import main
from bot.config import Settings
from bot.engine import Game, Rules
from bot.storage import Database
from bot.tables import MatchFile
from bot.tables.fairness import commitment, match_seed

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def empty_surroundings(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def carioca(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    command = [sys.executable, "-m", "bot", *arguments]
    surroundings = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])} | environment
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=60, check=False)


def test_help_names_every_command():
    result = carioca("--help")
    assert result.returncode == 0
    for command in ("run", "demo", "migrate", "doctor", "backup", "verify", "replay", "invite", "bench"):
        assert f"    {command} " in result.stdout


def test_a_malformed_setting_ends_the_start_with_one_line():
    result = carioca(TURN_SECONDS="soon")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "carioca: TURN_SECONDS is malformed: expected seconds, 30 to 86400\n"


def test_an_unknown_command_is_refused():
    with pytest.raises(SystemExit) as ended:
        main(["fly"])
    assert ended.value.code == 2


def test_migrate_brings_the_database_up_to_date_once(capsys, monkeypatch, empty_database_url):
    monkeypatch.setenv("DATABASE_URL", empty_database_url)
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out.startswith("from revision None to ")
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out.endswith("already\n")


def test_a_database_that_cannot_be_used_is_one_line(capsys, monkeypatch, tmp_path):
    (tmp_path / "carioca.sqlite3").write_bytes(b"this is no database" * 100)
    assert main(["migrate"]) == 2
    assert (
        capsys.readouterr().err
        == "carioca: sqlite+aiosqlite:///carioca.sqlite3 cannot be used: file is not a database\n"
    )
    monkeypatch.setenv("DATABASE_URL", "postgresql://carioca:hush@127.0.0.1:1/carioca")
    assert main(["migrate"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("carioca: postgresql+asyncpg://carioca:***@127.0.0.1:1/carioca cannot be used: ")
    assert error.count("\n") == 1


def test_a_database_of_a_later_version_is_left_alone(capsys, monkeypatch, database_url):
    async def change() -> None:
        database = Database(database_url)
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await database.close()

    asyncio.run(change())
    monkeypatch.setenv("DATABASE_URL", database_url)
    assert main(["migrate"]) == 2
    assert "was changed by a later version of the bot" in capsys.readouterr().err


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith("carioca ")


def test_the_doctor_looks_at_everything(capsys, monkeypatch, empty_database_url):
    monkeypatch.setenv("DATABASE_URL", empty_database_url)
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1].rstrip(":") for line in lines] == ["Python", "database", "fonts", "raqm", "token"]
    assert lines[1].startswith("--")
    is_file = empty_database_url.startswith("sqlite")
    assert ("the first start makes it" if is_file else "the next start brings it to") in lines[1]
    main(["migrate"])
    capsys.readouterr()
    main(["doctor"])
    assert capsys.readouterr().out.splitlines()[1].startswith("ok")


def test_the_doctor_says_what_is_wrong_and_hides_the_password(monkeypatch, capsys):
    monkeypatch.setenv("DATABASE_URL", "postgresql://carioca:hush@127.0.0.1:1/carioca")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API", "http://127.0.0.1:1")
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "NO  database: postgresql" in out
    assert "NO  Discord: cannot be reached" in out
    assert "hush" not in out
    assert TOKEN not in out


@pytest.mark.usefixtures("about_sqlite")
def test_backup_copies_the_database(capsys, tmp_path):
    assert main(["backup", "copy.sqlite3"]) == 2
    assert capsys.readouterr().err == "carioca: there is no database carioca.sqlite3\n"
    main(["migrate"])
    capsys.readouterr()
    assert main(["backup", "copy.sqlite3"]) == 0
    assert capsys.readouterr().out == f"copy.sqlite3: {(tmp_path / 'copy.sqlite3').stat().st_size} bytes\n"


def write_match(path: Path, **changes: object) -> str:
    """A match that was broken off after two actions, as a file."""
    secret, rules = bytes(32), Rules.parse("classic")
    game = Game.new(rules, 2, match_seed(7, secret, ""))
    game.apply("draw")
    actions = ("draw", f"discard {game.view(1).drawn}")
    seal = commitment(7, rules, 2, secret)
    match = MatchFile(7, rules, ("Ana", "Beto"), seal, secret, "", actions, None)
    path.write_text(str(replace(match, **changes)), encoding="utf-8")
    return str(path)


def test_verify_checks_a_finished_match(capsys, tmp_path):
    assert main(["verify", write_match(tmp_path / "match.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:3] for line in lines[:3]] == ["ok "] * 3
    assert "whoever runs the bot can see every card" in lines[-1]


def test_verify_says_what_does_not_hold(capsys, tmp_path):
    assert main(["verify", write_match(tmp_path / "match.json", commitment="0" * 64)]) == 1
    assert capsys.readouterr().out.startswith("NO ")
    (tmp_path / "other.json").write_text("{}")
    assert main(["verify", str(tmp_path / "other.json")]) == 2
    assert capsys.readouterr().err.startswith(f"carioca: {tmp_path / 'other.json'} is no match file: 'format'")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_match_file_is_said_in_words(capsys, tmp_path, command):
    missing, picture = tmp_path / "missing.json", tmp_path / "picture.png"
    picture.write_bytes(bytes(range(128, 256)))
    assert main([command, str(missing)]) == 2
    assert capsys.readouterr().err == f"carioca: {missing} cannot be read: No such file or directory\n"
    assert main([command, str(picture)]) == 2
    assert capsys.readouterr().err == f"carioca: {picture} is no match file: it is not JSON\n"


def test_replay_tells_a_match(capsys, tmp_path):
    assert main(["replay", write_match(tmp_path / "match.json"), "--locale", "en"]) == 0
    out = capsys.readouterr().out
    assert "Ana" in out
    assert "Beto draws from the stock" in out
    assert main(["replay", write_match(tmp_path / "match.json", actions=("discard JK",))]) == 2


def test_the_measurements_need_the_source_tree(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("bot.__main__.__file__", str(tmp_path / "bot" / "__main__.py"))
    assert main(["bench", "engine", "--json"]) == 2
    assert capsys.readouterr().err == "carioca: the measurements are in the source tree only: run this in a checkout\n"


def test_the_measurements_are_given_the_rest_of_the_line(monkeypatch, capsys, tmp_path):
    (tmp_path / "tests" / "bench").mkdir(parents=True)
    (tmp_path / "tests" / "bench" / "__main__.py").write_text("import sys; print(sys.argv[1:])")
    monkeypatch.setattr("bot.__main__.__file__", str(tmp_path / "bot" / "__main__.py"))
    monkeypatch.setattr(sys, "argv", ["carioca"])
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert main(["bench", "engine", "--json"]) == 0
    assert capsys.readouterr().out == "['engine', '--json']\n"


def test_a_discord_out_of_reach_is_one_line():
    result = carioca(DISCORD_TOKEN=TOKEN, DISCORD_API="http://127.0.0.1:1", LOG_LEVEL="ERROR")
    assert result.returncode == 2
    assert result.stderr.startswith("carioca: Discord cannot be reached")
    assert result.stderr.count("\n") == 1


@pytest.mark.database("postgresql")  # the demo begins with an empty file of SQLite
async def test_the_bot_comes_up_on_discord_and_ends_when_told_to(empty_database_url):
    async with LoopbackDiscord() as discord:
        await discord.create_guild()
        environment = {"DATABASE_URL": empty_database_url, "LOG_FORMAT": "json"}
        bot = await discord.run_bot([sys.executable, "-m", "bot"], environment).start()
        await discord.connected()
        assert await bot.stop(within=30) == 0
        log = bot.log()
        assert "stopping" in log
        assert "Traceback" not in log
        assert discord.settings.token not in log


async def test_a_token_that_discord_refuses_is_one_line(one_database_url):
    async with LoopbackDiscord() as discord:
        environment = {"DATABASE_URL": one_database_url, "LOG_LEVEL": "ERROR"}
        bot = await discord.run_bot([sys.executable, "-m", "bot"], environment | {"DISCORD_TOKEN": TOKEN}).start()
        await bot.logged("carioca: Discord refuses DISCORD_TOKEN")
        assert bot.log().count("\n") == 1
