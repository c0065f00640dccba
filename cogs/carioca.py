"""The command `/carioca`: the way in, and everything that buttons do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine import PRESETS, Action, Add, Card, Discard, Draw, IllegalAction, Lay, Rules, Take, View
from bot.players import Level
from bot.tables import Table, TableError

from .answers import answering, locale_of
from .controls import OPTION_TEXT, OPTIONS, fit
from .hand_view import MAIN, Mode, lay_words
from .hands import come_back
from .laying import arrange, refusal
from .lookup import boards_of, hands_of, lobbies_of, table_of, usual_rules
from .reading import read_card, read_cards
from .translator import CatalogueTranslator, word
from .words import add_words, face

SECONDS = {30: "seconds-30", 60: "minutes-1", 180: "minutes-3", 600: "minutes-10", 3600: "hours-1", 86_400: "hours-24"}
"""The turn times to choose from, with the ends of their names' keys."""


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Carioca(commands.GroupCog, group_name="carioca", group_description=word("command-carioca")):
    """Its subcommands. Each acknowledges first; what is refused is told in the user's language.

    The command can be used in direct messages and by who has the app for themselves; what needs a server says so.
    """

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot

    # ------------------------------------------------------------------ the table

    @app_commands.command(name=word("command-new"), description=word("command-new-about"))
    @app_commands.rename(preset=word("option-rules"), seconds=word("option-turn"), invited=word("option-invited"))
    @app_commands.describe(
        preset=word("option-rules-about"), seconds=word("option-turn-about"), invited=word("option-invited-about")
    )
    @app_commands.choices(preset=[Choice(name=word(f"picture-preset-{name}"), value=name) for name in PRESETS])
    @app_commands.choices(
        seconds=[Choice(name=word(f"choice-{key}"), value=seconds) for seconds, key in SECONDS.items()]
    )
    @app_commands.rename(level=word("option-bot"), hints=word("option-hints"))
    @app_commands.describe(level=word("option-bot-about"), hints=word("option-hints-about"))
    @app_commands.choices(level=[Choice(name=word(f"picture-lobby-bot-{level}"), value=level) for level in Level])
    async def new(
        self,
        interaction: discord.Interaction[Any],
        preset: str | None = None,
        seconds: int | None = None,
        invited: bool = False,
        level: str | None = None,
        hints: bool = True,
    ) -> None:
        """Open a table in this channel."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await lobbies_of(self._bot).open(
                interaction,
                Rules.parse(preset) if preset else None,
                turn_seconds=seconds,
                by_invitation=invited,
                hints=hints,
                bot=Level(level) if level else None,
            )

    @app_commands.command(name=word("command-table"), description=word("command-table-about"))
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        """Post the table's message anew."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await table_of(interaction)
            before = table.message_id
            await boards_of(self._bot).post(table)
            if table.message_id == before:
                raise TableError("cannot_write")
            if table.paused and table.seat_of(interaction.user.id) is not None:
                await come_back(table, interaction.user.id)
            await interaction.delete_original_response()

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the rules of the channel's table, or those that the server plays by."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            boards = boards_of(self._bot)
            try:
                table = await table_of(interaction)
            except TableError:
                await boards.show_rules(interaction, await usual_rules(interaction))
            else:
                await boards.show_rules(interaction, table.rules, table.id)

    @app_commands.command(name=word("command-end"), description=word("command-end-about"))
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """Ask whether to end the table."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            await boards_of(self._bot).ask_to_end(await table_of(interaction), interaction)

    # ------------------------------------------------------------------ the hand

    @app_commands.command(name=word("command-hand"), description=word("command-hand-about"))
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the player's hand."""
        await self._answer(interaction, None)

    @app_commands.command(name=word("command-draw"), description=word("command-draw-about"))
    async def draw(self, interaction: discord.Interaction[Any]) -> None:
        """Draw from the stock."""
        await self._answer(interaction, lambda _, __: Draw())

    @app_commands.command(name=word("command-take"), description=word("command-take-about"))
    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Take the top discard."""
        await self._answer(interaction, lambda _, __: Take())

    @app_commands.command(name=word("command-lay"), description=word("command-lay-about"))
    @app_commands.rename(melds=word("option-melds"))
    @app_commands.describe(melds=word("option-melds-about"))
    async def lay(self, interaction: discord.Interaction[Any], melds: str | None = None) -> None:
        """Go down with these melds, or see which there are."""
        if melds is None:
            await self._answer(interaction, None, Mode("lay"))
        else:
            await self._answer(interaction, lambda table, view: _read_lay(melds, table, view, locale_of(interaction)))

    @app_commands.command(name=word("command-add"), description=word("command-add-about"))
    @app_commands.rename(play=word("option-play"))
    @app_commands.describe(play=word("option-play-about"))
    async def add(self, interaction: discord.Interaction[Any], play: str) -> None:
        """Lay a card off."""
        await self._answer(interaction, lambda _, view: _read_add(play, view, locale_of(interaction)))

    @app_commands.command(name=word("command-discard"), description=word("command-discard-about"))
    @app_commands.rename(card=word("option-card"))
    @app_commands.describe(card=word("option-card-about"))
    async def discard(self, interaction: discord.Interaction[Any], card: str) -> None:
        """Discard a card."""
        await self._answer(interaction, lambda _, __: Discard(read_card(card, locale_of(interaction))))

    async def _answer(
        self, interaction: discord.Interaction[Any], choose: Callable[[Table, View], Action] | None, mode: Mode = MAIN
    ) -> None:
        """Play what was chosen, and answer with the hand."""
        async with answering(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await table_of(interaction)
            user_id = interaction.user.id

            async def act() -> Mode:
                if choose is None:
                    await come_back(table, user_id)
                    if mode.what == "lay" and (why := refusal(table, table.view(user_id), locale_of(interaction))):
                        raise why
                else:
                    await table.play(user_id, choose(table, table.view(user_id)))
                return mode

            await hands_of(self._bot).answer(table, interaction, act)

    # ------------------------------------------------------------------ completion: private by nature

    @lay.autocomplete("melds")
    async def _complete_melds(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        found = await _own_view(interaction)
        if found is None:
            return []
        lays = islice(found[1].lay_downs(), OPTIONS)
        locale = locale_of(interaction)
        return _matching(((lay_words(lay, locale), str(lay).removeprefix("lay ")) for lay in lays), current)

    @add.autocomplete("play")
    async def _complete_play(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        found = await _own_view(interaction)
        if found is None:
            return []
        table, view = found
        return _matching(_plays(table, view, locale_of(interaction)), current)

    @discard.autocomplete("card")
    async def _complete_card(self, interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        found = await _own_view(interaction)
        if found is None:
            return []
        legal = [action.card for action in found[1].legal_actions() if isinstance(action, Discard)]
        cards = legal or sorted(set(found[1].hand))
        locale = locale_of(interaction)
        return _matching(((face(card, locale), str(card)) for card in cards), current)


async def _own_view(interaction: discord.Interaction[Any]) -> tuple[Table, View] | None:
    """The table of this channel as the user sees it from their seat; None where they have none."""
    try:
        table = await table_of(interaction)
        if table.seat_of(interaction.user.id) is None:
            return None
        return table, table.view(interaction.user.id)
    except TableError:
        return None


def _plays(table: Table, view: View, locale: str) -> Iterator[tuple[str, str]]:
    for action in view.legal_actions():
        if isinstance(action, Add):
            words = add_words(action, view, [seat.name for seat in table.seats], locale)
            yield words, str(action).removeprefix("add ")


def _matching(found: Iterable[tuple[str, str]], current: str) -> list[Choice[str]]:
    """The choices whose words or value hold what has been typed so far."""
    typed = current.casefold().replace("\ufe0e", "").strip()
    choices = [
        Choice(name=fit(words, OPTION_TEXT), value=value)
        for words, value in found
        if typed in words.casefold().replace("\ufe0e", "") or typed in value.casefold()
    ]
    return choices[:OPTIONS]


def _read_lay(text: str, table: Table, view: View, locale: str) -> Lay:
    """Melds in the notation, or cards in any order of which the contract can be made.

    Raises:
        TableError: `unreadable_cards`, or as `arrange`.
        IllegalAction: as `arrange`.
    """
    try:
        lay = Lay(text.split())
    except ValueError:
        lay = None
    if lay is not None and any(len(meld) > 1 for meld in lay.melds):
        return lay
    return arrange(read_cards(text, locale), table, view, locale)  # cards, be it one by one


def _read_add(text: str, view: View, locale: str) -> Add:
    """A lay-off in the notation, or a card that fits in one place only.

    Raises:
        TableError: `unreadable_cards`, or `which_meld`: the card fits in several places.
        IllegalAction: `does_not_fit`: it fits in none.
    """
    try:
        action = Action.parse(f"add {text.strip()}")
        assert isinstance(action, Add)
        return action
    except ValueError:
        card: Card = read_card(text, locale)
    adds = [action for action in view.legal_actions() if isinstance(action, Add)]
    places = [action for action in adds if action.card == card]
    if len(places) > 1:
        raise TableError("which_meld", card=face(card, locale))
    if not places and adds and card in view.hand:
        raise IllegalAction("does_not_fit")
    return places[0] if places else Add(card, 1)  # the engine knows best why that is not legal


async def setup(bot: commands.Bot) -> None:
    """Load the cog, and translate its names when they are synced."""
    await bot.tree.set_translator(CatalogueTranslator())
    await bot.add_cog(Carioca(bot))
