"""The examples in the engine's docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import bot.engine

MODULES = [module.name for module in pkgutil.walk_packages(bot.engine.__path__, "bot.engine.")]


@pytest.mark.parametrize("name", ["bot.engine", *MODULES])
def test_examples(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
