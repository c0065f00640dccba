"""Peers: other libraries of the field, each bench's in an environment of its own, so that nothing of ours changes.

uv makes the environment the first time. A peer that does not install, or does not run, is absent.
"""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

SCRIPT = Path(__file__).with_name("engine_peers.py")
ENVIRONMENTS = Path(__file__).parents[2] / ".tools"


def environment(name: str, packages: Mapping[str, str]) -> Path:
    """The python of the environment of this name, made if it is not there, and filled with these packages."""
    python = ENVIRONMENTS / name / "bin" / "python"
    if not python.exists():
        subprocess.run(["uv", "venv", "-q", "--python", "3.11", str(ENVIRONMENTS / name)], check=False)
        for package in packages.values():  # each by itself, so that one that does not install leaves the others
            subprocess.run(["uv", "pip", "install", "-q", "--python", str(python), package], check=False)
    return python


def peer_rate(python: Path, name: str, seconds: float) -> float | None:
    """A peer's actions a second; None where it is absent."""
    try:
        done = subprocess.run(
            [str(python), str(SCRIPT), name, str(seconds)], capture_output=True, text=True, timeout=120, check=True
        )
        return float(done.stdout.split()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return None
