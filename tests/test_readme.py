"""The READMEs say the same and name what there is; the checks run the very command that they give."""

import doctest
import re
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


@pytest.mark.parametrize(
    "told",
    [
        r"^```(?:.|\n)*?^```",
        r"`carioca ([a-z-]+)",
        r"/carioca [a-z]+",
        r"\]\((?!README)([^)]+)\)",
        r"^\| `[a-z/]+` \|",
        r"[a-z]{2}_[A-Z]{2}\.UTF-8",
    ],
    ids=["code", "commands", "slash commands", "links", "rooms", "languages"],
)
def test_both_readmes_tell_the_same(told: str) -> None:
    english, spanish = (
        sorted(set(re.findall(told, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)))
        for name in ("README.md", "README.es.md")
    )
    assert english
    assert spanish == english


@pytest.mark.parametrize("readme", ["README.md", "README.es.md"])
def test_what_the_engine_is_said_to_answer_it_answers(readme: str) -> None:
    assert doctest.testfile(str(ROOT / readme), module_relative=False, encoding="utf-8") == (0, 3)
