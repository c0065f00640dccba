"""`/carioca perfil` and `/carioca rivales`: how somebody does on a server, and with whom they play."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import translate
from bot.standings import Profile, Rival
from bot.tables import Seat, TableError
from renderers import profile as drawn
from renderers import render_profile

from .answers import answering, locale_of
from .controls import framed, words
from .looks import look_of
from .lookup import carioca_of, guild_of, standings_of
from .pictures import Attachments, Faces, draw
from .translator import word
from .words import safe

COLOUR: Final = discord.Colour(0xC99A2E)

User = discord.Member | discord.User


class Profiles(commands.Cog):
    """Profiles and rivals."""

    def __init__(self, bot: commands.Bot) -> None:
        self._faces = Faces(bot)

    @app_commands.rename(person=word("standings-option-person"))
    @app_commands.describe(person=word("standings-option-person-about"))
    async def profile(self, interaction: discord.Interaction[Any], person: User | None = None) -> None:
        """Show the profile of somebody, or of whoever asks."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            who, guild = person or interaction.user, guild_of(interaction)
            found = await standings_of(interaction.client).profile(guild.id, who.id)
            if found is None:
                if who.id == interaction.user.id:
                    raise TableError("no_profile_own")
                raise TableError("no_profile", name=safe(who.display_name))
            drawn_profile, look = await self._drawn(found, guild.name), await look_of(interaction)
            picture = await draw(render_profile, drawn_profile, theme=look.theme, locale=locale_of(interaction))
            attachments = Attachments(0, text_only=look.text_only)
            layout = framed(COLOUR, attachments.gallery(picture))
            await interaction.edit_original_response(view=layout, attachments=attachments.files)

    @app_commands.rename(person=word("standings-option-person"))
    @app_commands.describe(person=word("standings-option-person-about"))
    async def rivals(self, interaction: discord.Interaction[Any], person: User | None = None) -> None:
        """List whom somebody, or whoever asks, has met most often."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            who, locale = person or interaction.user, locale_of(interaction)
            rivals = await standings_of(interaction.client).rivals(guild_of(interaction).id, who.id)
            name = None if who.id == interaction.user.id else safe(who.display_name)
            text = _rival_words(rivals, name, locale)
            await interaction.edit_original_response(view=framed(COLOUR, words(text)))

    async def _drawn(self, found: Profile, server: str) -> drawn.Profile:
        seats = [Seat(found.name, found.user_id, found.avatar)]
        seats += [Seat(rival.name, rival.user_id, rival.avatar) for rival in found.rivals]
        person, *rivals = await self._faces.people(seats)
        overall = found.all_time or found.bots
        rated = found.all_time is not None
        return drawn.Profile(
            person=person,
            server=server,
            rating=overall.rating if overall else 0,
            place=found.all_time.place if found.all_time else None,
            matches=overall.matches if overall else 0,
            wins=overall.wins if overall else 0,
            average=overall.average if overall else None,
            best=overall.best_score if overall else None,
            streak=overall.streak if overall else 0,
            ratings=tuple(map(float, found.ratings)) if rated else (),
            presets=tuple((preset, standing.matches, standing.wins) for preset, standing in found.presets),
            rivals=tuple(
                drawn.Rival(face, rival.matches, rival.ahead) for face, rival in zip(rivals, found.rivals, strict=True)
            ),
        )


def _rival_words(rivals: tuple[Rival, ...], name: str | None, locale: str) -> str:
    """The rivals of whoever is called this; None: of whoever asks."""
    who, own = ("", "-own") if name is None else (name, "")
    if not rivals:
        return translate(locale, f"standings-rivals-none{own}", who=who)
    lines = [
        translate(
            locale,
            f"standings-rival{own}",
            name=safe(rival.name),
            who=who,
            matches=rival.matches,
            ahead=rival.ahead,
            behind=rival.behind,
        )
        for rival in rivals
    ]
    return "\n".join([f"### {translate(locale, f'standings-rivals-title{own}', who=who)}", *lines])


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its commands to `/carioca`."""
    cog = Profiles(bot)
    await bot.add_cog(cog)
    group = carioca_of(bot)
    for key, callback in (("profile", cog.profile), ("rivals", cog.rivals)):
        name, about = word(f"standings-command-{key}"), word(f"standings-command-{key}-about")
        group.add_command(app_commands.Command(name=name, description=about, callback=callback))
