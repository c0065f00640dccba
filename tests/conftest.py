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

KINDS = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
ADDRESSES = {"database_url": [*KINDS], "empty_database_url": [*KINDS], "one_database_url": ["sqlite"]}
"""The fixtures that give a test its database, and on which kinds it runs unless it or `--database` says otherwise."""

_numbers = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever starts the tests choose the database."""
    parser.addoption(
        "--database",
        choices=[*KINDS, "both"],
        help="run every test that stores anything on this kind of database, or on both, and skip those that are about"
        " the other; unless given, a test runs on the kinds that suffice for it",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark with which a test chooses."""
    config.addinivalue_line("markers", "database(kind): unless --database is given, this kind suffices for the test")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on each kind of database that was asked for."""
    asked = metafunc.config.getoption("--database")
    mark = metafunc.definition.get_closest_marker("database")
    for name in ADDRESSES.keys() & metafunc.fixturenames:
        kinds = ADDRESSES[name]
        if asked is not None:
            kinds = [*KINDS] if asked == "both" else [asked]
        elif mark is not None:
            # Where there is no PostgreSQL, a test that runs but once is not lost.
            kinds = ["sqlite" if postgres_binaries() is None else mark.args[0]]
        metafunc.parametrize(name, kinds, indirect=True)


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


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a new, migrated database: the test runs once on each kind."""
    yield from _migrated(request)


@pytest.fixture
def one_database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The same for a test that runs once, on SQLite or on the kind that its mark `database` names."""
    yield from _migrated(request)


@pytest.fixture
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database in which there is nothing: the test runs once on each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    else:
        yield from _postgres_database(request.getfixturevalue("postgres"), "template0")


@pytest.fixture
def sqlite_url(about_sqlite: None, request: pytest.FixtureRequest) -> str:
    """The address of a new, migrated SQLite file, for what only SQLite has."""
    return _sqlite_file(request)


@pytest.fixture
def postgres_url(about_postgresql: None, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a new, migrated database of PostgreSQL, for what only PostgreSQL has."""
    yield from _postgres_database(request.getfixturevalue("postgres"), "template")


@pytest.fixture
def about_sqlite(pytestconfig: pytest.Config) -> None:
    """Skip the test where SQLite, which it is about, was not asked for."""
    _skip_unless("sqlite", pytestconfig)


@pytest.fixture
def about_postgresql(pytestconfig: pytest.Config) -> None:
    """Skip the test where PostgreSQL, which it is about, was not asked for."""
    _skip_unless("postgresql", pytestconfig)


def _skip_unless(kind: str, config: pytest.Config) -> None:
    asked = config.getoption("--database")
    if asked not in (None, "both", kind):
        pytest.skip(f"this is about {KINDS[kind]} itself, and --database asks for {KINDS[asked]}")


def _migrated(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield _sqlite_file(request)
    else:
        yield from _postgres_database(request.getfixturevalue("postgres"), "template")


def _sqlite_file(request: pytest.FixtureRequest) -> str:
    path = request.getfixturevalue("tmp_path") / "carioca.sqlite3"
    shutil.copyfile(request.getfixturevalue("sqlite_template"), path)
    return f"sqlite:///{path}"


def _postgres_database(server: PrivatePostgres, template: str) -> Iterator[str]:
    name = f"test{next(_numbers)}"
    yield server.create(name, template)
    server.drop(name)


async def _migrate(url: str) -> None:
    database = Database(url)
    await migrate(database)
    await database.close()
