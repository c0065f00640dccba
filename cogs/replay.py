"""`/carioca repetir`: a finished match turn by turn, and as an animated picture.

It shows what everybody at the table could see. Of matches that are still played nothing is shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine import Event, RoundEnded, RoundStarted, View
from bot.locales import translate
from bot.standings import PastMatch
from bot.tables import MatchFile, Seat, Table, TableError
from renderers import Person, Picture, match_steps, render_podium, render_points, render_replay, render_table
from renderers.parts import contract_words
from renderers.replay import Step
from renderers.theme import FELT, Theme

from .answers import answering, locale_of
from .controls import OPTION_TEXT, OPTIONS, Control, Mark, Part, fit, framed, option, row, template, words
from .looks import look_of
from .lookup import carioca_of, guild_of, standings_of, tables_of
from .pictures import Attachments, Faces, draw
from .translator import word
from .words import apart, rules_name, safe, turn_words

log = logging.getLogger(__name__)

COLOUR: Final = discord.Colour(0x7A5C3E)

KEPT: Final = 16
"""So many matches are kept cut into frames, for those who leaf through them."""

FILM: Final = "film"
"""What leads to the animated picture."""

LARGEST: Final = 9 * 2**20
"""Bytes of an animated picture at most: Discord takes 10 MiB."""

FEWER: Final = (160, 60, 24)
"""How many moments an animated picture shows; fewer where it would be too large."""

_LEADS: Final = {"⏮": "first", "◀": "back", "▶": "on", "⏭": "last"}

# Seconds of work: beside that of the pictures people wait for, and one at a time.
_FILMING: Final = ThreadPoolExecutor(1, thread_name_prefix="replays")


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay, and what happened.

    Attributes:
        kind: the table; how a round ended, the hands that were left included; the podium.
        round: from 1.
    """

    kind: Literal["table", "points", "podium"]
    round: int
    view: View
    events: tuple[Event, ...]


def frames_of(steps: Sequence[Step]) -> list[Frame]:
    """The pictures that tell a match: the table after each turn, after each round its points, at the end the podium."""
    frames: list[Frame] = []
    for step in steps:
        ended = next((event for event in step.events if isinstance(event, RoundEnded)), None)
        if ended is not None:
            before = tuple(event for event in step.events if not isinstance(event, RoundStarted))
            frames.append(Frame("points", ended.round, step.view, before))
        if step.view.result is not None:
            frames.append(Frame("podium", step.view.round, step.view, ()))
        else:
            frames.append(Frame("table", step.view.round, step.view, () if ended is not None else step.events))
    return frames


class ReplayControl(Control, template=template("replay")):
    """The controls under a picture. What they lead to is written as ``<frame>`` or ``film.<frame>``."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Show what was chosen in place of what is there."""
        await interaction.response.defer()
        cog = interaction.client.get_cog("Replays")
        assert isinstance(cog, Replays)
        target = self.values[0] if self.values else self.mark.rest.partition("-")[0]
        kind, _, number = target.partition(".")
        if kind == FILM:
            await cog.show_film(interaction, self.mark.table, int(number))
        else:
            await cog.show(interaction, self.mark.table, int(target))


class Replays(commands.Cog):
    """Shows finished matches again."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._faces = Faces(bot)
        self._frames: OrderedDict[int, list[Frame]] = OrderedDict()

    @app_commands.rename(match=word("replay-option-match"))
    @app_commands.describe(match=word("replay-option-match-about"))
    async def replay(self, interaction: discord.Interaction[Any], match: int | None = None) -> None:
        """Show a match from its beginning: the one with this number, else the newest of this server."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.show(interaction, match if match is not None else await _newest(interaction), 0)

    async def complete(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[int]]:
        """Offer the newest matches of the server; those with what has been typed in their words."""
        if interaction.guild_id is None:
            return []
        page = await standings_of(self._bot).history(interaction.guild_id)
        locale, typed = locale_of(interaction), current.casefold().strip()
        offered = [(_match_words(match, locale), match.id) for match in page.matches]
        return [
            Choice(name=fit(text, OPTION_TEXT), value=number) for text, number in offered if typed in text.casefold()
        ]

    async def show(self, interaction: discord.Interaction[Any], table_id: int, number: int) -> None:
        """Answer an acknowledged interaction with a picture of a finished match.

        Raises:
            TableError: `no_replay`: there is no such match on this server; `not_over`: it is still played.
        """
        table = await _finished(interaction, table_id)
        frames, locale = await self._cut(table), locale_of(interaction)
        number = min(max(number, 0), len(frames) - 1)
        seats = [_seat(seat, locale) for seat in table.seats]
        people, look = await self._faces.people(seats), await look_of(interaction)
        picture = await _picture(frames[number], people, table, look.theme, locale)
        attachments = Attachments(table.id, text_only=look.text_only)
        told = _words(frames, number, table, seats, locale)
        layout = framed(COLOUR, words(told), attachments.gallery(picture), *_controls(frames, number, table, locale))
        await interaction.edit_original_response(view=layout, attachments=attachments.files)

    async def show_film(self, interaction: discord.Interaction[Any], table_id: int, number: int) -> None:
        """Answer an acknowledged interaction with the whole match as an animated picture.

        Raises:
            TableError: `no_replay`: there is no such match on this server; `not_over`: it is still played.
        """
        table = await _finished(interaction, table_id)
        locale, look = locale_of(interaction), await look_of(interaction)
        waiting = framed(COLOUR, words(translate(locale, "replay-filming")))
        await interaction.edit_original_response(view=waiting, attachments=[])
        match = await tables_of(self._bot).match_file(table.id)
        people = await self._faces.people([_seat(seat, locale) for seat in table.seats])
        picture = await asyncio.get_running_loop().run_in_executor(_FILMING, film, match, people, locale, look.theme)
        attachments = Attachments(table.id, text_only=look.text_only)
        back = ReplayControl.button(_mark(table, str(number)), translate(locale, "replay-button-steps"))
        title = words(f"### {_title(table, locale)}")
        layout = framed(COLOUR, title, attachments.gallery(picture), row(back))
        await interaction.edit_original_response(view=layout, attachments=attachments.files)

    async def _cut(self, table: Table) -> list[Frame]:
        """The match cut into frames. They name nobody, so they may be kept."""
        frames = self._frames.get(table.id)
        if frames is None:
            match = await tables_of(self._bot).match_file(table.id)
            frames = await asyncio.to_thread(lambda: frames_of(_steps(match)))
            self._frames[table.id] = frames
        self._frames.move_to_end(table.id)
        while len(self._frames) > KEPT:
            self._frames.popitem(last=False)
        return frames


def film(match: MatchFile, people: Sequence[Person], locale: str, theme: Theme = FELT) -> Picture:
    """A match as an animated picture that Discord takes. Some seconds of work: not for the event loop."""
    steps = _steps(match)
    for most in FEWER:
        picture = render_replay(steps, people, theme=theme, locale=locale, most=most)
        if len(picture.data) <= LARGEST:
            break
    return picture  # pyright: ignore[reportPossiblyUnboundVariable]


def _steps(match: MatchFile) -> list[Step]:
    return match_steps(match.rules, len(match.seats), match.seed, match.actions)


async def _finished(interaction: discord.Interaction[Any], table_id: int) -> Table:
    """The match with this number, of this server, which is no longer played.

    Raises:
        TableError: `needs_server`, `no_replay`, `not_over`, `table_broken`.
    """
    table = await tables_of(interaction.client).get(table_id) if table_id > 0 else None
    if table is None or table.guild_id != guild_of(interaction).id or (table.game is None and not table.status.is_open):
        raise TableError("no_replay")
    if table.secret is None:
        raise TableError("not_over")
    return table


async def _newest(interaction: discord.Interaction[Any]) -> int:
    """The number of the server's newest match.

    Raises:
        TableError: `no_replay_yet`.
    """
    page = await standings_of(interaction.client).history(guild_of(interaction).id)
    if not page.matches:
        raise TableError("no_replay_yet")
    return page.matches[0].id


async def _picture(frame: Frame, people: list[Person], table: Table, theme: Theme, locale: str) -> Picture:
    view = frame.view
    if frame.kind == "podium" and view.result is not None:
        return await draw(render_podium, people, view.result, view.rounds, theme=theme, locale=locale)
    if frame.kind == "points":
        hands = next(event.hands for event in frame.events if isinstance(event, RoundEnded))
        rounds = view.rounds[: frame.round]
        return await draw(render_points, people, table.rules, rounds, hands=hands, theme=theme, locale=locale)
    return await draw(render_table, view, people, frame.events, theme=theme, locale=locale)


def _words(frames: Sequence[Frame], number: int, table: Table, seats: Sequence[Seat], locale: str) -> str:
    frame, rules = frames[number], table.rules
    contract = contract_words(rules.contracts[frame.round - 1], locale)
    where = translate(
        locale,
        "replay-where",
        round=frame.round,
        rounds=rules.rounds,
        contract=contract,
        step=number + 1,
        of=len(frames),
    )
    lines = [f"### {_title(table, locale)}", f"**{where}**"]
    if told := turn_words(frame.events, seats, locale):
        lines.append(told)
    ended = next((event for event in frame.events if isinstance(event, RoundEnded)), None)
    if ended is not None and ended.winner is None:
        lines.append(translate(locale, "table-round-dry", round=ended.round))
    elif ended is not None and ended.winner is not None:
        lines.append(translate(locale, "table-round-won", round=ended.round, name=f"**{_safe(seats[ended.winner])}**"))
    result = frame.view.result
    if frame.kind == "podium" and result is not None:
        winners = [f"**{_safe(seat)}**" for seat, place in zip(seats, result.places, strict=True) if place == 1]
        lines.append(f"🏆 {translate(locale, 'table-match-won', names=', '.join(winners), count=len(winners))}")
    return "\n".join(lines)


def _title(table: Table, locale: str) -> str:
    return translate(locale, "replay-title", match=str(table.id), rules=rules_name(table.rules, locale))


def _controls(frames: Sequence[Frame], number: int, table: Table, locale: str) -> list[Part]:
    last = len(frames) - 1

    def button(label: str, to: int, *, disabled: bool) -> Control:
        # Discord refuses a message with the same custom_id twice, and two buttons may lead to the same frame.
        return ReplayControl.button(_mark(table, f"{to}-{_LEADS[label]}"), label, disabled=disabled)

    turn = row(
        button("⏮", 0, disabled=number == 0),
        button("◀", max(number - 1, 0), disabled=number == 0),
        button("▶", min(number + 1, last), disabled=number == last),
        button("⏭", last, disabled=number == last),
        ReplayControl.button(_mark(table, f"{FILM}.{number}"), translate(locale, "replay-button-film"), emoji="🎞️"),
    )
    began: dict[int, int] = {}
    for place, frame in enumerate(frames):
        began.setdefault(frame.round, place)
    here = frames[number].round
    rounds = [
        option(
            translate(
                locale, "replay-round", round=each, contract=contract_words(table.rules.contracts[each - 1], locale)
            ),
            str(place),
            default=each == here,
        )
        for each, place in began.items()
    ]
    choose = ReplayControl.select(_mark(table, "round"), translate(locale, "replay-select-round"), rounds[:OPTIONS])
    return [turn, row(choose)]


def _mark(table: Table, rest: str) -> Mark:
    return Mark(table.id, 0, "replay", rest)


def _seat(seat: Seat, locale: str) -> Seat:
    """The seat, with a name for whoever had theirs deleted."""
    return seat if seat.name else Seat(translate(locale, "history-nameless"), seat.user_id, seat.avatar)


def _safe(seat: Seat) -> str:
    return safe(seat.name)


def _match_words(match: PastMatch, locale: str) -> str:
    names = ", ".join(apart(seat.name) or translate(locale, "history-nameless") for seat in match.seats)
    return f"#{match.id} · {rules_name(match.rules, locale)} · {names}"


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = Replays(bot)
    await bot.add_cog(cog)
    bot.add_dynamic_items(ReplayControl)
    name, about = word("replay-command"), word("replay-command-about")
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=about, callback=cog.replay
    )
    command.autocomplete("match")(cog.complete)
    carioca_of(bot).add_command(command)
