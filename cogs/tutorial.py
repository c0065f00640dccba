"""`/carioca tutorial`: a first round to learn by, against a bot, step by step; only the learner sees it.

Where somebody stands is the number in the custom_id of the button they press (`bot.players.lesson`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Action, Add, Card, Discard, Draw, Lay, RoundEnded, Take, View
from bot.locales import translate
from bot.players import Level
from bot.players.lesson import PUPIL, STEPS, Stand, objection, offered, stand_at
from bot.tables import Seat, TableError
from renderers import Person, hand_order, render_hand, render_points, render_table
from renderers.spoken import hand_text, table_text

from .answers import answering, locale_of
from .controls import Control, Mark, Part, framed, option, row, template, words
from .lobby_view import Content
from .looks import Look, look_of
from .lookup import carioca_of, tables_of
from .pictures import Attachments, draw
from .translator import word
from .words import add_words, face, faces, safe, turn_words

COLOUR: Final = discord.Colour(0x3B82C4)

TEACHER: Final = "Tito"
"""The bot that the learner plays against."""

BEGIN: Final = "begin"
_USUAL: Final = Look()


class LessonControl(Control, template=template("learn")):
    """What can be pressed in a lesson: the mark's number is the step, its rest or the chosen value the action."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Go on if it is what the lesson asks for; else say kindly why it is not."""
        await interaction.response.defer()
        number = min(self.mark.number, len(STEPS))
        chosen = self.values[0] if self.values else self.mark.rest
        note = ""
        if chosen != BEGIN and number < len(STEPS):
            stand, locale = stand_at(number), locale_of(interaction)
            action = Action.parse(chosen)
            why = objection(stand, action)
            note = translate(locale, f"tutorial-{why}", **_cards(stand, action, locale)) if why else ""
            number += not why
        await _show(interaction, number, note)


async def _show(interaction: discord.Interaction[Any], number: int, note: str = "") -> None:
    """Answer an acknowledged interaction with the lesson after so many steps."""
    name, locale, look = interaction.user.display_name, locale_of(interaction), await look_of(interaction)
    layout, files = await lesson_message(number, name, locale, look, note, await _elsewhere(interaction, locale))
    await interaction.edit_original_response(view=layout, attachments=files)


async def _elsewhere(interaction: discord.Interaction[Any], locale: str) -> str:
    """That a table waits for the learner meanwhile, and how long it will; empty where none does."""
    tables = tables_of(interaction.client)
    with suppress(TableError):  # the channel's table may not have been asked for lately
        await tables.in_channel(interaction.channel_id or 0)
    for table in tables.awaiting(interaction.user.id):
        if table.turn_ends is not None:
            when = discord.utils.format_dt(table.turn_ends, "R")
            return translate(locale, "tutorial-your-turn", channel=str(table.channel_id), when=when)
    return ""


async def lesson_message(
    number: int, name: str, locale: str, look: Look = _USUAL, note: str = "", elsewhere: str = ""
) -> Content:
    """The lesson after so many steps, for a learner of this name.

    Args:
        number: how many steps.
        name: the learner's.
        locale: the language.
        look: how its pictures look, if there are to be any.
        note: why what they tried last will not do.
        elsewhere: what happens to them at a table meanwhile.
    """
    stand, files, theme = stand_at(number), Attachments(0, text_only=look.text_only), look.theme
    people = [Person(name), Person(TEACHER, bot=True)]
    if stand.step is None:
        ended = next(event for event in stand.events if isinstance(event, RoundEnded))
        points = await draw(
            render_points, people, stand.game.rules, stand.game.rounds, hands=ended.hands, theme=theme, locale=locale
        )
        lost = stand.game.rounds[0].points[1 - PUPIL]
        text = f"## 🏆 {translate(locale, 'tutorial-over')}\n{translate(locale, 'tutorial-over-text', points=lost)}"
        again = LessonControl.button(Mark(0, 0, "learn", BEGIN), translate(locale, "tutorial-button-again"))
        return framed(COLOUR, words(text), files.gallery(points), row(again)), files.files
    view = stand.game.view(PUPIL)
    if look.text_only:
        told = f"{hand_text(view, (), locale)}\n{table_text(view, [safe(name), TEACHER], locale)}"
        shown: list[Part] = [words(told)]
    else:
        table = await draw(render_table, view, people, stand.events, theme=theme, locale=locale)
        hand = await draw(render_hand, view, theme=theme, locale=locale)
        shown = [files.gallery(table), files.gallery(hand)]
    choices = [*_choices(stand, view, number, name, locale)]
    said = "\n".join(filter(None, (elsewhere, _text(stand, number, locale, note))))
    return framed(COLOUR, words(said), *shown, *choices), files.files


def _text(stand: Stand, number: int, locale: str, note: str) -> str:
    assert stand.step is not None
    step = stand.step
    of_bot = [event for event in stand.events if getattr(event, "seat", PUPIL) != PUPIL]
    told = turn_words(of_bot, _seats(""), locale)
    lines = [f"### {translate(locale, 'tutorial-step', step=number + 1, steps=len(STEPS))}"]
    if number == 0:
        lines.insert(0, f"## 🎓 {translate(locale, 'tutorial-title')}\n{translate(locale, 'tutorial-welcome')}")
    if told:
        lines.append(f"-# {told}")
    lines.append(translate(locale, f"tutorial-{step.name}", **_cards(stand, step.action, locale)))
    return "\n".join([*lines, f"💬 {note}"] if note else lines)


def _cards(stand: Stand, action: Action, locale: str) -> dict[str, str | int]:
    """What the texts of a step are given: the card it is about, what that costs, and the top discard."""
    view = stand.game.view(PUPIL)
    given: dict[str, str | int] = {"top": face(view.discard[-1], locale), "bot": TEACHER}
    card: Card | None = action.card if isinstance(action, Add | Discard) else None
    if card is not None:
        given |= {"card": face(card, locale), "points": view.rules.value(card)}
    return given


def _choices(stand: Stand, view: View, number: int, name: str, locale: str) -> list[Part]:
    """The controls of a hand, for what can be done now; of the ways to go down the best."""
    mark = Mark(0, number, "learn")
    actions = offered(stand)
    parts: list[Part] = []
    buttons: list[LessonControl] = []
    style = discord.ButtonStyle
    if Draw() in actions:
        buttons.append(
            LessonControl.button(mark.to("learn", "draw"), translate(locale, "hand-button-draw"), style.primary)
        )
    if Take() in actions:
        label = translate(locale, "hand-button-take", card=face(view.discard[-1], locale))
        buttons.append(LessonControl.button(mark.to("learn", "take"), label, style.success))
    lay = next((action for action in actions if isinstance(action, Lay)), None)
    if lay is not None:
        label = translate(locale, "hand-button-lay")
        buttons.append(LessonControl.button(mark.to("learn", str(lay)), label, style.success))
    if buttons:
        parts.append(row(*buttons))
    adds = [
        option(_add_words(action, view, name, locale), str(action), faces(view.melds[action.meld - 1].cards, locale))
        for action in actions
        if isinstance(action, Add)
    ]
    if adds:
        parts.append(row(LessonControl.select(mark.to("learn", "add"), translate(locale, "hand-select-add"), adds)))
    places = {card: place for place, card in enumerate(hand_order(view), 1)}
    discards = sorted([each for each in actions if isinstance(each, Discard)], key=lambda each: places[each.card])
    if discards:
        cards = [_card_option(each, places[each.card], view, locale) for each in discards]
        label = translate(locale, "hand-select-discard")
        parts.append(row(LessonControl.select(mark.to("learn", "discard"), label, cards)))
    return parts


def _add_words(action: Add, view: View, name: str, locale: str) -> str:
    return add_words(action, view, [seat.name for seat in _seats(name)], locale)


def _card_option(action: Discard, place: int, view: View, locale: str) -> discord.SelectOption:
    points = view.rules.value(action.card)
    about = translate(locale, "hand-option-card", place=place, points=points)
    return option(face(action.card, locale), str(action), about)


def _seats(name: str) -> tuple[Seat, Seat]:
    return Seat(name), Seat(TEACHER, level=Level.APRENDIZ)


class Tutorial(commands.Cog):
    """Teaches newcomers."""

    async def tutorial(self, interaction: discord.Interaction[Any]) -> None:
        """Begin the lesson."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await _show(interaction, 0)


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and add its command to `/carioca`."""
    cog = Tutorial()
    await bot.add_cog(cog)
    bot.add_dynamic_items(LessonControl)
    name, about = word("tutorial-command"), word("tutorial-command-about")
    carioca_of(bot).add_command(app_commands.Command(name=name, description=about, callback=cog.tutorial))
