"""A PostgreSQL server of the tests' own: started in seconds, without fsync, gone with the process that started it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# Waits for the end of its standard input, which comes with the end of the process that holds the other end, however
# that one ends. `kill -INT` is PostgreSQL's fast shutdown.
_UNTIL_OUR_END = """
"$1" -D "$2/data" -k "$2" >"$2/log" 2>&1 & server=$!
cat
kill -INT $server; wait $server
rm -rf "$2"
"""

_SETTINGS = """
listen_addresses = ''
max_connections = 200
shared_buffers = 256MB
autovacuum = off
timezone = 'America/Santiago'
"""
# A time zone that is not UTC, so that nothing passes which depends on the server's.

_FORGETFUL = """
fsync = off
synchronous_commit = off
full_page_writes = off
"""


def postgres_binaries() -> Path | None:
    """Where Debian keeps the programs of its newest PostgreSQL, or those on the path; None where there are none."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    found = str(versions[-1]) if versions else shutil.which("initdb")
    return Path(found).parent if found else None


def _roomy_folder() -> str:
    """The memory where there is room in it, else the disk. Both paths are short: a socket's may have 107 characters."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > 2**30 else "/tmp"


class PrivatePostgres:
    """A server that listens on a socket in a temporary folder, and nowhere else."""

    def __init__(self, *, durable: bool = False) -> None:
        """Make the cluster and start it; a durable one keeps what was committed through a power cut, as in real use.

        Raises:
            RuntimeError: there is no PostgreSQL here, or it did not start.
        """
        binaries = postgres_binaries()
        if binaries is None:
            raise RuntimeError("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        self._binaries = binaries
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="carioca-pg-", dir="/tmp" if durable else _roomy_folder()))
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "carioca", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(_SETTINGS if durable else _SETTINGS + _FORGETFUL)
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers.

        Raises:
            RuntimeError: it does not.
        """
        command = ["sh", "-c", _UNTIL_OUR_END, "sh", str(self._binaries / "postgres"), str(self.folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, user=self._user, cwd="/", start_new_session=True
        )
        until = time.monotonic() + 30
        while time.monotonic() < until:
            if self._ready():
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-500:]}")

    def stop(self) -> None:
        """Stop the server and remove everything."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait(timeout=60)

    def url(self, name: str) -> str:
        """The address of the database with this name."""
        return f"postgresql://carioca@/{name}?host={self.folder}"

    def create(self, name: str, template: str = "template0") -> str:
        """Make a database, as a copy of another; returns its address."""
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def drop(self, name: str) -> None:
        """Remove a database, whoever is still connected to it."""
        self.execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    def execute(self, statement: str, name: str = "postgres") -> None:
        """Run a statement in the database with this name."""
        self._run(
            "psql", "-qX", "-v", "ON_ERROR_STOP=1", "-h", str(self.folder), "-U", "carioca", "-c", statement, name
        )

    def _ready(self) -> bool:
        command = [str(self._binaries / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(command, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        command: Sequence[str] = [str(self._binaries / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, user=self._user, cwd="/", check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {done.stderr.strip()[-500:]}")


@contextmanager
def new_database(folder: Path, *, postgresql: bool) -> Iterator[str]:
    """The address of an empty database for a measurement: a SQLite file in this folder, or a durable PostgreSQL."""
    if not postgresql:
        yield f"sqlite:///{folder / 'carioca.sqlite3'}"
        return
    server = PrivatePostgres(durable=True)
    try:
        yield server.create("carioca")
    finally:
        server.stop()
