"""The examples in the documentation of the settings are true."""

from __future__ import annotations

import doctest

import pytest

from bot.settings import objects, values


@pytest.mark.parametrize("module", [objects, values], ids=lambda module: module.__name__)
def test_the_examples_are_true(module):
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
