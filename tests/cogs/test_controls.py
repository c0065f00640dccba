"""What a custom_id says, and that every message keeps to Discord's limits at its fullest."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest
from discord_limits import prose_problems
from hypothesis import given
from hypothesis import strategies as st

import cogs
from bot.engine import CARDS
from cogs.buttons import HandControl
from cogs.controls import Control, Layout, Mark, framed, option, plain, row, words

for module in pkgutil.iter_modules(cogs.__path__):
    import_module(f"cogs.{module.name}")

KINDS = [kind for kind in Control.__subclasses__() if kind.__module__.startswith("cogs.")]


def test_a_custom_id_says_which_table_at_which_moment_and_what():
    assert str(Mark(12, 345, "draw")) == "c1:12:345:draw"
    assert str(Mark(12, 345, "lay", "2")) == "c1:12:345:lay.2"


@given(st.integers(0, 2**31), st.integers(0, 2**31), st.lists(st.sampled_from(CARDS), max_size=20))
def test_the_longest_custom_id_fits(table, number, chosen):
    mark = Mark(table, number, "pick", "".join(map(str, chosen)))
    assert len(str(mark)) <= 100
    button = HandControl.button(mark, "x")
    assert button.template.fullmatch(str(mark))["rest"] == (mark.rest or None)


@pytest.mark.parametrize("custom_id", ["c1:1:1:nothing", "c2:1:1:draw", "c1:x:1:draw", "c1:1:1:draw:more", ""])
def test_what_is_no_custom_id_of_ours_belongs_to_nobody(custom_id):
    assert not any(kind.__discord_ui_compiled_template__.fullmatch(custom_id) for kind in KINDS)


def test_no_custom_id_belongs_to_two_kinds():
    spoken = [
        word
        for kind in KINDS
        for word in kind.__discord_ui_compiled_template__.pattern.split("(?P<what>")[1].split(")")[0].split("|")
    ]
    assert len(spoken) == len(set(spoken)), "discord.py would call both"


def test_long_names_are_cut_to_what_discord_takes():
    mark = Mark(1, 1, "draw")
    long = "Escalera de Bartolomé " * 10
    layout = framed(
        None,
        words("x"),
        row(HandControl.button(mark, long)),
        row(HandControl.select(mark.to("add"), long, [option(long, "v", long)])),
    )
    assert prose_problems({"components": layout.to_components()}) == []


def test_messages_never_expire():
    assert plain("x", row(HandControl.button(Mark(1, 1, "draw"), "x"))).is_persistent()
    assert Layout().timeout is None
