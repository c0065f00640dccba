"""Buttons and selects that outlive the process: all they need to know is written in their custom_id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self, TypeAlias

import discord
from discord import ui

from .answers import answering
from .lookup import limits_of

LABEL, PLACEHOLDER, OPTIONS, ROW = 80, 150, 25, 5
"""What Discord takes at most in a button's label, a select's placeholder, a select, and a row of buttons."""

OPTION_TEXT: Final = 100

_WRITTEN_IN: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
_CHANNEL: Final = discord.SelectDefaultValueType.channel
_ROLE: Final = discord.SelectDefaultValueType.role

Component: TypeAlias = ui.Button[Any] | ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]


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
        assert isinstance(item, ui.Button | ui.Select | ui.ChannelSelect | ui.RoleSelect)
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

    @classmethod
    def channels(cls, mark: Mark, placeholder: str, chosen: Sequence[int]) -> Self:
        """A menu of a server's channels in which people write, of which up to 25 are chosen, or none."""
        item: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=str(mark),
            placeholder=fit(placeholder, PLACEHOLDER),
            channel_types=[*_WRITTEN_IN],
            min_values=0,
            max_values=OPTIONS,
            default_values=[discord.SelectDefaultValue(id=each, type=_CHANNEL) for each in chosen],
        )
        return cls(item, mark)

    @classmethod
    def roles(cls, mark: Mark, placeholder: str, chosen: Sequence[int]) -> Self:
        """A menu of a server's roles, of which up to 25 are chosen, or none."""
        item: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=str(mark),
            placeholder=fit(placeholder, PLACEHOLDER),
            min_values=0,
            max_values=OPTIONS,
            default_values=[discord.SelectDefaultValue(id=each, type=_ROLE) for each in chosen],
        )
        return cls(item, mark)

    @property
    def values(self) -> list[str]:
        """What was chosen in a select; of channels and roles, their ids."""
        if isinstance(self.item, ui.Button):
            return []
        chosen: list[Any] = self.item.values
        return [each if isinstance(each, str) else str(each.id) for each in chosen]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the click, whatever happens."""
        if await limits_of(interaction.client).allows(interaction):
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


def beside(text: str, control: Control) -> Part:
    """Some text with a button at its right."""
    accessory: Any = control
    item: ui.Section[Any] = ui.Section(text, accessory=accessory)
    return item


def line() -> Part:
    """A thin line between two parts."""
    item: ui.Separator[Any] = ui.Separator()
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
