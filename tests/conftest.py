"""What every room's tests may ask for: a database of their own, of either kind."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from private_postgres import PrivatePostgres, postgres_binaries

from bot.storage import Database, migrate

_numbers = count(1)


@pytest.fixture(autouse=True)
def whole_process_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What the command sets for its whole process, Discord's addresses and the log, is no other test's."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    log = logging.getLogger()
    handlers, level = log.handlers[:], log.level
    yield
    log.handlers[:] = handlers
    log.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    """A PostgreSQL server for this run of the tests, with a migrated database named ``template``."""
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    server = PrivatePostgres()
    try:
        asyncio.run(_migrate(server.create("template")))
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, to be copied."""
    path = tmp_path_factory.mktemp("template") / "carioca.sqlite3"
    asyncio.run(_migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new, migrated database: the test runs once on each kind."""
    if request.param == "sqlite":
        path = tmp_path / "carioca.sqlite3"
        shutil.copyfile(request.getfixturevalue("sqlite_template"), path)
        yield f"sqlite:///{path}"
    else:
        yield from _postgres_database(request.getfixturevalue("postgres"), "template")


@pytest.fixture
def postgres_url(postgres: PrivatePostgres) -> Iterator[str]:
    """The address of a new, migrated database of PostgreSQL, for what only PostgreSQL has."""
    yield from _postgres_database(postgres, "template")


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database in which there is nothing: the test runs once on each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    else:
        yield from _postgres_database(request.getfixturevalue("postgres"), "template0")


def _postgres_database(server: PrivatePostgres, template: str) -> Iterator[str]:
    name = f"test{next(_numbers)}"
    yield server.create(name, template)
    server.drop(name)


async def _migrate(url: str) -> None:
    database = Database(url)
    await migrate(database)
    await database.close()
