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
        LobbyControl.button(mark.to("bot"), translate(locale, "lobby-button-bot"), emoji="🤖", disabled=full),
        LobbyControl.button(mark.to("start"), translate(locale, "lobby-button-start"), discord.ButtonStyle.primary),
        TableControl.button(mark.to("rules"), translate(locale, "table-button-rules"), emoji="📖"),
        LobbyControl.button(mark.to("leave"), translate(locale, "lobby-button-leave")),
    )
    more = row(LobbyControl.select(mark.to("more"), translate(locale, "lobby-select-more"), _rarer(table, full=full)))
    presets = row(
        LobbyControl.select(
            mark.to("preset"),
            translate(locale, "lobby-select-preset"),
            [
                option(
                    rules_name(rules, locale),
                    name,
                    _preset_words(rules, locale),
                    default=rules == table.rules,
                )
                for name, rules in _choices(table.rules).items()
            ],
        )
    )
    parts = (words(_words(table)), attachments.gallery(picture), buttons, presets, more)
    return framed(AMBER, *parts), attachments.files


def _rarer(table: Table, *, full: bool) -> list[discord.SelectOption]:
    """What is wanted less often; the value of each is a control's word, with what follows it after a dot."""
    locale = table.locale
    wanted = [] if full else [(f"bot.{level}", f"bot-{level}", "🤖") for level in Level]
    if any(seat.is_bot for seat in table.seats):
        wanted.append(("unbot", "unbot", "🚪"))
    to_hints = "off" if table.hints else "on"
    wanted.append((f"hints.{to_hints}", f"hints-{to_hints}", "💡"))
    return [
        option(translate(locale, f"lobby-more-{key}"), value, translate(locale, f"lobby-more-{key}-about"), emoji=emoji)
        for value, key, emoji in wanted
    ]


def _choices(rules: Rules) -> dict[str, Rules]:
    """What the rules can be changed to: every preset, and the house rules that the table has."""
    return {**PRESETS, HOUSE: rules} if rules not in PRESETS.values() else {**PRESETS}


def _preset_words(rules: Rules, locale: str) -> str:
    """What tells these rules from others in one line: how long it takes, how many cards, how it ends."""
    dealt = [rules.dealt(number) for number in range(1, rules.rounds + 1)]
    cards = str(min(dealt)) if min(dealt) == max(dealt) else f"{min(dealt)}-{max(dealt)}"
    last = contract_words(rules.contracts[-1], locale)
    about = translate(locale, "lobby-preset-about", rounds=rules.rounds, cards=cards, last=last[0].lower() + last[1:])
    return about if rules.first_turn_lay else translate(locale, "lobby-preset-first-turn", about=about)


def _words(table: Table) -> str:
    locale, seats = table.locale, table.seats
    host = next((seat for seat in seats if seat.user_id == table.host_id), seats[0])
    key = "lobby-may-start" if len(seats) >= FEWEST else "lobby-too-few"
    facts = [rules_name(table.rules, locale), clock_words(table.turn_seconds, locale)]
    if table.by_invitation:
        facts.append(translate(locale, "lobby-by-invitation"))
    if not table.hints:
        facts.append(translate(locale, "lobby-no-hints"))
    return "\n".join(
        (
            translate(locale, key, host=who(host)),
            f"-# {' · '.join(facts)}",
        )
    )
