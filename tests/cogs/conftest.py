"""A database of the test's own."""

from __future__ import annotations

import pytest


@pytest.fixture
def database(one_database_url: str) -> str:
    """The address of a new, migrated database."""
    return one_database_url


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle every match alike."""
    monkeypatch.setattr("secrets.token_bytes", lambda count=32: b"carioca".ljust(count, b"."))
