"""Buttons and selects that outlive the process: all they need to know is written in their custom_id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self, TypeAlias

import discord
from discord import ui

from .answers import answering

LABEL, PLACEHOLDER, OPTIONS, ROW = 80, 150, 25, 5
"""What Discord takes at most in a button's label, a select's placeholder, a select, and a row of buttons."""

OPTION_TEXT: Final = 100

Component: TypeAlias = ui.Button[Any] | ui.Select[Any]


@dataclass(frozen=True, slots=True)
class Mark:
    """What a custom_id says: ``c1:<table>:<number>:<what>``, with more words after dots in `what` where needed.

    `number` is how many entries the table's log had when the button was drawn, so a stale one can be told.
    """

    table: int
    number: int
    what: str
    rest: str = ""

    def __str__(self) -> str:
        return f"c1:{self.table}:{self.number}:{self.what}" + (f".{self.rest}" if self.rest else "")

    def to(self, what: str, rest: str = "") -> Mark:
        """The mark of another button at the same table and moment."""
        return replace(self, what=what, rest=rest)


def template(*whats: str) -> re.Pattern[str]:
    """The custom_ids of these buttons."""
    return re.compile(rf"c1:(?P<table>\d+):(?P<number>\d+):(?P<what>{'|'.join(whats)})(?:\.(?P<rest>[^:]*))?")


class Control(ui.DynamicItem[Component], template=template("")):
    """The base of every button and select.

    A subclass names its words in `template` and does its work in `press`, which acknowledges first. What `press`
    raises is answered in the user's language: a `DynamicItem` has no `on_error` of its own.
    """

    def __init__(self, item: Component, mark: Mark) -> None:
        super().__init__(item)
        self.mark = mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was clicked."""
        assert isinstance(item, ui.Button | ui.Select)
        mark = Mark(int(match["table"]), int(match["number"]), match["what"], match["rest"] or "")
        return cls(item, mark)

    @classmethod
    def button(
        cls,
        mark: Mark,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> Self:
        """A button; its label is cut to what Discord takes."""
        item: ui.Button[Any] = ui.Button(
            label=fit(label, LABEL), style=style, custom_id=str(mark), emoji=emoji, disabled=disabled
        )
        return cls(item, mark)

    @classmethod
    def select(cls, mark: Mark, placeholder: str, options: Sequence[discord.SelectOption], *, most: int = 1) -> Self:
        """A menu of which one to `most` options are chosen."""
        item: ui.Select[Any] = ui.Select(
            custom_id=str(mark),
            placeholder=fit(placeholder, PLACEHOLDER),
            options=list(options),
            max_values=min(most, len(options)),
        )
        return cls(item, mark)

    @property
    def values(self) -> list[str]:
        """What was chosen in a select."""
        return self.item.values if isinstance(self.item, ui.Select) else []

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the click, whatever happens."""
        async with answering(interaction):
            await self.press(interaction)

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control is for."""
        raise NotImplementedError


class Layout(ui.LayoutView):
    """The base of every message of ours: a components-V2 view without a timeout, whose controls are `Control`s."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, item: ui.Item[Any], /) -> None:
        """Answer for an item that is no `Control`."""
        async with answering(interaction):
            raise error


Part: TypeAlias = ui.Item[Any]


def row(*controls: Control) -> Part:
    """Controls side by side: five buttons at most, or one select."""
    children: Any = controls  # discord.py types a dynamic item as belonging to either kind of view
    item: ui.ActionRow[Any] = ui.ActionRow(*children)
    return item


def words(text: str) -> Part:
    """A line or more of text."""
    item: ui.TextDisplay[Any] = ui.TextDisplay(text)
    return item


def framed(colour: discord.Colour | None, *parts: Part) -> Layout:
    """A message whose parts stand in one frame with a coloured edge."""
    container: ui.Container[Any] = ui.Container(*parts, accent_colour=colour)
    layout = Layout()
    layout.add_item(container)
    return layout


def plain(text: str, *rows: Part) -> Layout:
    """A message of words, with rows of buttons under them."""
    layout = Layout()
    for item in (words(text), *rows):
        layout.add_item(item)
    return layout


def fit(text: str, limit: int) -> str:
    """The text, cut to this many characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def option(
    label: str, value: str, description: str | None = None, *, emoji: str | None = None, default: bool = False
) -> discord.SelectOption:
    """One line of a select, cut to what Discord takes."""
    return discord.SelectOption(
        label=fit(label, OPTION_TEXT),
        value=value,
        description=fit(description, OPTION_TEXT) if description else None,
        emoji=emoji,
        default=default,
    )
