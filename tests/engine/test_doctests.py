"""The examples in the engine's docstrings and on its page are true."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import bot.engine

MODULES = [module.name for module in pkgutil.walk_packages(bot.engine.__path__, "bot.engine.")]


@pytest.mark.parametrize("name", ["bot.engine", *MODULES])
def test_examples(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_the_page_about_the_engine() -> None:
    page = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    text = "\n".join(block.replace("\n\n", "\n<BLANKLINE>\n") for block in blocks)
    test = doctest.DocTestParser().get_doctest(text, {}, "engine.md", None, 0)
    failed, tried = doctest.DocTestRunner().run(test)
    assert failed == 0
    assert tried > 20
