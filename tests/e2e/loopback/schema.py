"""Check what a bot sends against Discord's published OpenAPI description, where a copy of it is at hand.

The description and its reader live outside this repository, in `../shared/discord` beside the project or in the folder
that DISCORD_SCHEMA names. Without them requests are checked by the rules of prose alone, and tests say so by skipping.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ.get("DISCORD_SCHEMA") or Path(__file__).parents[4] / "shared" / "discord")

Check = Callable[[str, str, Any], list[str]]


def load() -> Check | None:
    """Return the check `(method, path, body) -> problems`, or None where there is no description."""
    reader = FOLDER / "request_schema.py"
    if not reader.exists() or not (FOLDER / "openapi.json").exists():
        return None
    spec = importlib.util.spec_from_file_location("request_schema", reader)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.problems
