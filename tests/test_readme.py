"""The two commands of the README are the ones that work, and the checks run the very same."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SET_UP = "python3 -m pip install -qq --target .tools uv && .tools/bin/uv run "


@pytest.mark.parametrize("readme", ["README.md", "README.es.md"])
def test_the_first_commands_play_and_test(readme: str) -> None:
    text = (ROOT / readme).read_text(encoding="utf-8")
    commands = [line for line in text.splitlines() if line.startswith(SET_UP)]
    assert commands == [SET_UP + "carioca", SET_UP + "pytest"]


def test_the_checks_run_the_readmes_test_command() -> None:
    assert SET_UP + "pytest" in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
