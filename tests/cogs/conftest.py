"""A database of the test's own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path, sqlite_template: Path) -> str:
    """The address of a new, migrated SQLite file."""
    path = tmp_path / "carioca.sqlite3"
    shutil.copyfile(sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle every match alike."""
    monkeypatch.setattr("secrets.token_bytes", lambda count=32: b"carioca".ljust(count, b"."))
