"""The public messages of a match: the table, how a round ended, how the match ended."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Final

import discord

from bot.engine import RoundEnded
from bot.locales import translate
from bot.tables import Status, Table
from bot.workers import WorkersBusyError
from renderers import Person, Theme, render_podium, render_points, render_table
from renderers.parts import contract_words
from renderers.spoken import table_text

from .buttons import HandControl, LobbyControl, TableControl
from .controls import Mark, framed, row, words
from .cutting import cut_message
from .lobby_view import Content, lobby_message
from .pauses import pause_facts
from .pictures import Attachments, draw, draw_table
from .words import face, safe, turn_words, who

log = logging.getLogger(__name__)

GREEN: Final = discord.Colour(0x1E7A55)
"""The colour of a table that is being played at."""
GOLD: Final = discord.Colour(0xE5B73B)
GREY: Final = discord.Colour(0x6B7280)


async def table_message(table: Table, people: list[Person], theme: Theme) -> Content:
    """The table's message as it is now."""
    if table.status is Status.LOBBY:
        return await (cut_message if table.shuffled else lobby_message)(table, people, theme)
    if table.status is Status.OVER:
        return await podium_message(table, people, theme)
    if table.status is Status.CLOSED:
        return framed(GREY, words(translate(table.locale, "table-closed"))), []
    locale, mark = table.locale, Mark(table.id, table.number, "hand")
    # All of one moment: the table may change while its picture is drawn.
    last, by_clock, status = table.newest.events, table.newest.timed_out, words(_status(table))
    buttons = row(
        *_buying(table, mark),
        HandControl.button(mark, translate(locale, "table-button-hand"), discord.ButtonStyle.primary, emoji="🃏"),
        TableControl.button(mark.to("rules"), translate(locale, "table-button-rules"), emoji="📖"),
    )
    view, names, attachments = table.view(None), [safe(seat.name) for seat in table.seats], Attachments(table.id)
    try:
        picture = await draw_table(
            table.id, render_table, view, people, last, by_clock=by_clock, theme=theme, locale=locale
        )
        shown = attachments.gallery(picture)
    except WorkersBusyError:
        raise
    except Exception:
        log.exception("table %d is told in words: it could not be drawn", table.id)
        shown = words(table_text(view, names, locale))
    return framed(GREEN, status, shown, buttons), attachments.files


def _buying(table: Table, mark: Mark) -> Iterator[HandControl]:
    """*Comprar*, as long as a person is asked whether they buy: their hand need not be open for that."""
    game = table.game
    if game is None or game.phase != "buy" or table.paused or table.seats[game.turn].is_automatic:
        return
    card = face(table.view(None).discard[-1], table.locale)
    label = translate(table.locale, "hand-button-buy", card=card)
    yield HandControl.button(mark.to("buy"), label, discord.ButtonStyle.success, emoji="🛒")


def _status(table: Table) -> str:
    locale = table.locale
    if table.paused:
        line = translate(locale, f"table-paused-{table.paused}", **pause_facts(table))
    elif table.turn is None:
        line = ""
    else:
        line = translate(locale, "table-turn", name=who(table.seats[table.turn]))
        if table.turn_ends is not None:
            line += f" · {translate(locale, 'table-time', when=discord.utils.format_dt(table.turn_ends, 'R'))}"
    told = turn_words(table.newest.events, table.seats, locale)
    if told and table.newest.timed_out:
        told += f" · {translate(locale, 'table-timed-out')}"
    return f"{line}\n-# {told}" if told else line


async def round_message(table: Table, people: list[Person], ended: RoundEnded, theme: Theme) -> Content:
    """How a round ended, and what comes next."""
    locale, rules = table.locale, table.rules
    view = table.view(None)
    picture = await draw(
        render_points, people, rules, view.rounds[: ended.round], hands=ended.hands, theme=theme, locale=locale
    )
    attachments = Attachments(table.id)
    if ended.winner is None:
        lines = [f"### {translate(locale, 'table-round-dry', round=ended.round)}"]
    else:
        name = who(table.seats[ended.winner])
        lines = [f"### {translate(locale, 'table-round-won', round=ended.round, name=name)}"]
    if ended.round < rules.rounds:
        contract = contract_words(rules.contracts[ended.round], locale)
        lines.append(translate(locale, "table-round-next", round=ended.round + 1, contract=contract))
    return framed(GOLD, words("\n".join(lines)), attachments.gallery(picture)), attachments.files


async def podium_message(table: Table, people: list[Person], theme: Theme) -> Content:
    """How the match ended, and a way to the next."""
    locale, view = table.locale, table.view(None)
    assert view.result is not None
    picture = await draw(render_podium, people, view.result, view.rounds, theme=theme, locale=locale)
    attachments = Attachments(table.id)
    winners = [who(seat) for seat, place in zip(table.seats, view.result.places, strict=True) if place == 1]
    title = translate(locale, "table-match-won", names=", ".join(winners), count=len(winners))
    again = LobbyControl.button(
        Mark(table.id, table.number, "again"),
        translate(locale, "table-button-again"),
        discord.ButtonStyle.success,
    )
    return framed(GOLD, words(f"## 🏆 {title}"), attachments.gallery(picture), row(again)), attachments.files
