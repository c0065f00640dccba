"""The lobby's public message."""

from __future__ import annotations

from typing import Final, TypeAlias

import discord

from bot.engine import PRESETS, Rules
from bot.locales import translate
from bot.players import Level
from bot.tables import Table
from renderers import Person, Theme, render_lobby
from renderers.parts import contract_words

from .buttons import LobbyControl, TableControl
from .controls import Layout, Mark, framed, option, row, words
from .pictures import Attachments, draw_table
from .words import clock_words, rules_name, who

AMBER: Final = discord.Colour(0xE8A33D)
"""The colour of a table that waits for its players."""

USUAL_LEVEL: Final = Level.COMPANERO
"""How well a bot plays that is added without saying so."""

FEWEST: Final = 2
"""So few can play Carioca (rules.md, `classic`)."""

HOUSE: Final = "house"
"""The choice of the rules that the server has made its own."""

Content: TypeAlias = tuple[Layout, list[discord.File]]
"""A message: what it shows, and its files."""


async def lobby_message(table: Table, people: list[Person], theme: Theme) -> Content:
    """The lobby as it is now, in the language of its table."""
    locale, seats = table.locale, table.seats
    mark = Mark(table.id, table.number, "join")
    host = next((number for number, seat in enumerate(seats) if seat.user_id == table.host_id), 0)
    picture = await draw_table(table.id, render_lobby, people, table.rules, host=host, theme=theme, locale=locale)
    attachments = Attachments(table.id)
    full = len(seats) >= table.rules.max_players
    buttons = row(
        LobbyControl.button(
            mark, translate(locale, "lobby-button-join"), discord.ButtonStyle.success, emoji="🪑", disabled=full
        ),
        LobbyControl.button(mark.to("leave"), translate(locale, "lobby-button-leave")),
        LobbyControl.button(mark.to("start"), translate(locale, "lobby-button-start"), discord.ButtonStyle.primary),
        TableControl.button(mark.to("rules"), translate(locale, "table-button-rules"), emoji="📖"),
    )
    bots = [
        LobbyControl.button(
            mark.to("bot", "" if level is USUAL_LEVEL else level),
            translate(locale, f"lobby-button-bot-{level}"),
            emoji="🤖",
            disabled=full,
        )
        for level in Level
    ]
    if any(seat.is_bot for seat in seats):
        bots.append(LobbyControl.button(mark.to("unbot"), translate(locale, "lobby-button-unbot")))
    to_hints, hints_key = ("off", "lobby-button-hints-on") if table.hints else ("on", "lobby-button-hints-off")
    hints = LobbyControl.button(mark.to("hints", to_hints), translate(locale, hints_key), emoji="💡")
    presets = row(
        LobbyControl.select(
            mark.to("preset"),
            translate(locale, "lobby-select-preset"),
            [
                option(
                    rules_name(rules, locale),
                    name,
                    ", ".join(contract_words(contract, locale) for contract in rules.contracts),
                    default=rules == table.rules,
                )
                for name, rules in _choices(table.rules).items()
            ],
        )
    )
    parts = (words(_words(table)), attachments.gallery(picture), buttons, row(*bots, hints), presets)
    return framed(AMBER, *parts), attachments.files


def _choices(rules: Rules) -> dict[str, Rules]:
    """What the rules can be changed to: every preset, and the house rules that the table has."""
    return {**PRESETS, HOUSE: rules} if rules not in PRESETS.values() else {**PRESETS}


def _words(table: Table) -> str:
    locale, seats = table.locale, table.seats
    host = next((seat for seat in seats if seat.user_id == table.host_id), seats[0])
    key = "lobby-may-start" if len(seats) >= FEWEST else "lobby-too-few"
    facts = [rules_name(table.rules, locale), clock_words(table.turn_seconds, locale)]
    if table.by_invitation:
        facts.append(translate(locale, "lobby-by-invitation"))
    return "\n".join(
        (
            translate(locale, key, host=who(host)),
            f"-# {' · '.join(facts)}",
        )
    )
