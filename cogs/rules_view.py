"""The rules of a table, as illustrated pages to turn."""

from __future__ import annotations

from typing import Final

import discord

from bot.engine import Rules
from bot.locales import translate
from renderers import render_rules_page, rules_page_titles

from .buttons import TableControl
from .controls import Mark, framed, option, row, words
from .lobby_view import Content
from .looks import Look
from .pictures import Attachments, draw
from .words import rules_name

COLOUR: Final = discord.Colour(0x3E6FB0)

_USUAL: Final = Look()

NO_TABLE: Final = 0
"""The number of no table: the rules are told that a new one would have."""


async def rules_message(rules: Rules, page: int, table_id: int, locale: str, look: Look = _USUAL) -> Content:
    """One page (from 1) of these rules, and the way to the others."""
    titles = rules_page_titles(rules, locale)
    picture = await draw(render_rules_page, rules, page, theme=look.theme, locale=locale)
    attachments = Attachments(table_id, text_only=look.text_only)
    mark = Mark(table_id, 0, "page")
    options = [option(title, str(number), default=number == page) for number, title in enumerate(titles, 1)]
    choose = row(TableControl.select(mark, translate(locale, "table-select-page"), options))
    turn = row(
        TableControl.button(
            mark.to("page", str(page - 1)), translate(locale, "table-button-previous"), disabled=page == 1
        ),
        TableControl.button(
            mark.to("page", str(page + 1)), translate(locale, "table-button-next"), disabled=page == len(titles)
        ),
    )
    title = words(f"### {translate(locale, 'table-rules-title', preset=rules_name(rules, locale))}")
    return framed(COLOUR, title, attachments.gallery(picture), choose, turn), attachments.files
