"""`/carioca ranking`: the server's leaderboard as a picture, page by page."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.locales import translate
from bot.standings import LEAST_FOR_AVERAGE, Criterion, Leaderboard, Line, Period
from bot.tables import Seat
from renderers import Person, render_leaderboard
from renderers import leaderboard as drawn

from .answers import answering, locale_of
from .controls import Control, Mark, framed, option, row, template
from .looks import look_of
from .lookup import carioca_of, guild_of, standings_of
from .pictures import Attachments, Faces, draw
from .translator import word

COLOUR: Final = discord.Colour(0xC99A2E)

OWN: Final = "own"
"""The page on which whoever asks stands."""


class RankingControl(Control, template=template("ranking")):
    """The controls under a leaderboard. What they lead to is written as ``<period>.<order>.<page>``."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page that was chosen in place of the one that is there."""
        await interaction.response.defer()
        period, by, page = (self.values[0] if self.values else self.mark.rest).split(".")
        await _show(interaction, Period(period), Criterion(by), None if page == OWN else int(page))


class Ranking(commands.Cog):
    """The leaderboard."""

    def __init__(self, bot: commands.Bot) -> None:
        self.faces = Faces(bot)

    @app_commands.rename(period=word("standings-option-period"), by=word("standings-option-order"))
    @app_commands.describe(period=word("standings-option-period-about"), by=word("standings-option-order-about"))
    @app_commands.choices(period=[Choice(name=word(f"standings-period-{each}"), value=each.value) for each in Period])
    @app_commands.choices(by=[Choice(name=word(f"standings-order-{each}"), value=each.value) for each in Criterion])
    async def ranking(self, interaction: discord.Interaction[Any], period: str = "all", by: str = "rating") -> None:
        """Show the first page."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await _show(interaction, Period(period), Criterion(by), 0)


async def _show(interaction: discord.Interaction[Any], period: Period, by: Criterion, page: int | None) -> None:
    guild, locale = guild_of(interaction), locale_of(interaction)
    cog = interaction.client.get_cog("Ranking")
    assert isinstance(cog, Ranking)
    board = await standings_of(interaction.client).leaderboard(
        guild.id, period, by, page=page, user_id=interaction.user.id
    )
    page_drawn, look = await _drawn(board, period, guild.name, cog.faces), await look_of(interaction)
    picture = await draw(render_leaderboard, page_drawn, theme=look.theme, locale=locale)
    attachments = Attachments(0, text_only=look.text_only)
    gallery = attachments.gallery(picture)
    layout = framed(COLOUR, gallery, *_controls(board, period, locale))
    await interaction.edit_original_response(view=layout, attachments=attachments.files)


async def _drawn(board: Leaderboard, period: Period, server: str, faces: Faces) -> drawn.Leaderboard:
    lines = [*board.lines, *([board.own] if board.own is not None else [])]
    people = await faces.people([Seat(line.name, line.user_id, line.avatar) for line in lines])
    leaders = [_leader(line, person) for line, person in zip(lines, people, strict=True)]
    return drawn.Leaderboard(
        server=server,
        period=period.value,
        order=board.by.value,
        leaders=tuple(leaders[: len(board.lines)]),
        page=board.page + 1,
        pages=board.pages,
        own=leaders[-1] if board.own is not None else None,
        least=LEAST_FOR_AVERAGE,
    )


def _leader(line: Line, person: Person) -> drawn.Leader:
    return drawn.Leader(line.place, person, line.rating, line.matches, line.wins, line.average)


def _controls(board: Leaderboard, period: Period, locale: str) -> list[discord.ui.Item[Any]]:
    mark = Mark(0, 0, "ranking")
    here, page = f"{period}.{board.by}", board.page
    periods = [
        option(translate(locale, f"standings-period-{each}"), f"{each}.{board.by}.0", default=each == period)
        for each in Period
    ]
    orders = [
        option(translate(locale, f"standings-order-{each}"), f"{period}.{each}.0", default=each == board.by)
        for each in Criterion
    ]
    pages = row(
        RankingControl.button(
            mark.to("ranking", f"{here}.{page - 1}"), translate(locale, "standings-button-previous"), disabled=not page
        ),
        RankingControl.button(
            mark.to("ranking", f"{here}.{OWN}"), translate(locale, "standings-button-own"), disabled=board.own is None
        ),
        RankingControl.button(
            mark.to("ranking", f"{here}.{page + 1}"),
            translate(locale, "standings-button-next"),
            disabled=page + 1 >= board.pages,
        ),
    )
    choose_period = RankingControl.select(
        mark.to("ranking", "period"), translate(locale, "standings-select-period"), periods
    )
    choose_order = RankingControl.select(
        mark.to("ranking", "order"), translate(locale, "standings-select-order"), orders
    )
    return [row(choose_period), row(choose_order), pages]


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = Ranking(bot)
    await bot.add_cog(cog)
    bot.add_dynamic_items(RankingControl)
    carioca_of(bot).add_command(
        app_commands.Command(
            name=word("standings-command-ranking"),
            description=word("standings-command-ranking-about"),
            callback=cog.ranking,
        )
    )
