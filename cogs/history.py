"""`/carioca historial`: the matches of a server or of a person, the newest first."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import translate
from bot.standings import HistoryPage, PastMatch, PastSeat

from .answers import answering, locale_of
from .controls import Control, Mark, Part, fit, framed, option, plain, row, template, words
from .lookup import carioca_of, guild_of, standings_of
from .replay import ReplayControl
from .translator import word
from .words import apart, rules_name, safe

COLOUR: Final = discord.Colour(0x7A5C3E)

LINE: Final = 380
"""Characters of a match in the list: ten of them fit a message."""


class HistoryControl(Control, template=template("past")):
    """The controls of the list. What they lead to is written as ``<user or 0>.<b|a|m><number>``.

    The matches before a number, those after it, or the match with that number of its table.
    """

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Show what was chosen in place of what is there."""
        await interaction.response.defer()
        user, _, target = (self.values[0] if self.values else self.mark.rest).partition(".")
        kind, number = target[:1], int(target[1:])
        if kind == "m":
            await _show_match(interaction, int(user), number)
        elif kind == "a":
            await _show_list(interaction, int(user), after=number)
        else:
            await _show_list(interaction, int(user), before=number)


class History(commands.Cog):
    """The list of matches."""

    @app_commands.rename(person=word("standings-option-person"))
    @app_commands.describe(person=word("history-option-person-about"))
    async def history(
        self, interaction: discord.Interaction[Any], person: discord.Member | discord.User | None = None
    ) -> None:
        """List the newest matches."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await _show_list(interaction, person.id if person is not None else 0)


async def _show_list(
    interaction: discord.Interaction[Any], user: int, before: int | None = None, after: int | None = None
) -> None:
    locale = locale_of(interaction)
    page = await standings_of(interaction.client).history(
        guild_of(interaction).id, user_id=user or None, before=before, after=after
    )
    if not page.matches:
        await interaction.edit_original_response(view=plain(translate(locale, "history-none")))
        return
    lines = [fit(_line(match, locale), LINE) for match in page.matches]
    text = "\n".join([f"### {translate(locale, 'history-title')}", *lines])
    await interaction.edit_original_response(view=framed(COLOUR, words(text), *_controls(page, user, locale)))


async def _show_match(interaction: discord.Interaction[Any], user: int, match_id: int) -> None:
    locale = locale_of(interaction)
    match = await standings_of(interaction.client).match(guild_of(interaction).id, match_id)
    if match is None:  # its server's or its own data were deleted meanwhile
        await _show_list(interaction, user)
        return
    facts = [rules_name(match.rules, locale), f"<t:{match.started_at // 1000}:f>"]
    if match.ending != "finished":
        facts.append(translate(locale, "history-unfinished"))
    if not match.rated:
        facts.append(translate(locale, "history-unrated"))
    seats = [_seat_line(seat, locale) for seat in sorted(match.seats, key=lambda seat: (seat.place or 9, seat.score))]
    back = HistoryControl.button(
        Mark(0, 0, "past", f"{user}.b{match.number + 1}"), translate(locale, "history-button-back")
    )
    again = ReplayControl.button(
        Mark(match.id, 0, "replay", "0"), translate(locale, "history-button-replay"), emoji="🎞️"
    )
    text = "\n".join([f"### #{match.id}", " · ".join(facts), "", *seats])
    await interaction.edit_original_response(view=framed(COLOUR, words(text), row(again, back)))


def _line(match: PastMatch, locale: str) -> str:
    seats = sorted(match.seats, key=lambda seat: (seat.place or 9, seat.score))
    shown = " · ".join(f"{_name(seat, locale)} {seat.score}" for seat in seats)
    unfinished = "" if match.ending == "finished" else f" ({translate(locale, 'history-unfinished')})"
    hinted = " 💡" if match.hinted else ""
    return f"**#{match.id}** <t:{match.ended_at // 1000}:d>{hinted}{unfinished} {shown}"


def _name(seat: PastSeat, locale: str) -> str:
    name = safe(seat.name) or translate(locale, "history-nameless")
    return f"🤖 {name}" if seat.user_id is None else name


def _seat_line(seat: PastSeat, locale: str) -> str:
    name = _name(seat, locale)
    if seat.place is None:
        line = translate(locale, "history-seat-unplaced", name=name, score=seat.score)
    else:
        line = translate(locale, "history-seat", place=str(seat.place), name=name, score=seat.score)
    if seat.rating is not None:
        line += f" · {seat.rating} ({seat.rating_change:+d})"
    if seat.hints:
        line += f" · 💡 {translate(locale, 'history-hints', count=seat.hints)}"
    return f"{line} · {translate(locale, 'history-left')}" if seat.abandoned else line


def _controls(page: HistoryPage, user: int, locale: str) -> list[Part]:
    newest, oldest = page.matches[0].number, page.matches[-1].number
    matches = [
        option(f"#{match.id} · {', '.join(_plain_name(seat, locale) for seat in match.seats)}", f"{user}.m{match.id}")
        for match in page.matches
    ]
    choose = HistoryControl.select(Mark(0, 0, "past", "choose"), translate(locale, "history-select"), matches)
    newer = HistoryControl.button(
        Mark(0, 0, "past", f"{user}.a{newest}"), translate(locale, "history-button-newer"), disabled=not page.newer
    )
    older = HistoryControl.button(
        Mark(0, 0, "past", f"{user}.b{oldest}"), translate(locale, "history-button-older"), disabled=not page.older
    )
    return [row(choose), row(newer, older)]


def _plain_name(seat: PastSeat, locale: str) -> str:
    return apart(seat.name) or translate(locale, "history-nameless")


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = History()
    await bot.add_cog(cog)
    bot.add_dynamic_items(HistoryControl)
    name, about = word("history-command"), word("history-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=cog.history))
