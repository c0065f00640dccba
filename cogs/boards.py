"""The cog that keeps the public messages: who is in turn, what happened, how rounds and matches end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from discord.ext import commands

from bot.engine import Drew, Refilled, Rules
from bot.locales import translate
from bot.tables import Change, Kind, Status, Table

from .answers import locale_of
from .board import Board, Pace
from .buttons import TableControl
from .calling import calls_directly, calls_in_channel, write
from .controls import Mark, plain, row
from .looks import look_of
from .lookup import hands_of, table_of, tables_of, usual_rules
from .pictures import Faces
from .rules_view import NO_TABLE, rules_message

LAST_WORDS: Final = 1.0
"""When the bot stops, what is being announced has so many seconds to arrive."""


class Boards(commands.Cog):
    """Shows every change of a table in its channel, and calls players whose hand cannot be refreshed."""

    def __init__(self, bot: commands.Bot) -> None:
        self.pace = Pace()
        self._bot = bot
        self._faces = Faces(bot)
        self._boards: dict[int, Board] = {}
        self._called: dict[int, tuple[int, int, int]] = {}
        self._calling: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        """Make the buttons work, and listen."""
        self._bot.add_dynamic_items(TableControl)
        tables_of(self._bot).subscribe(self._changed)
        tables_of(self._bot).when_forgotten(self._let_go)
        tables_of(self._bot).when_owing(self._show)

    async def cog_unload(self) -> None:
        """Let go of the buttons, once what is being announced is noted as such: else it would be posted again."""
        self._bot.remove_dynamic_items(TableControl)
        if under_way := [task for board in self._boards.values() if (task := board.announcing) is not None]:
            await asyncio.wait(under_way, timeout=LAST_WORDS)

    # ------------------------------------------------------------------ showing

    def board(self, table: Table) -> Board:
        """The message of this table."""
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = Board(self._bot, table, self._faces, self.pace)
        board.table = table
        return board

    def _let_go(self, table_id: int) -> None:
        """Hold a table no longer that has left memory; what a board knows, the next click can find out."""
        board = self._boards.get(table_id)
        if board is not None and board.is_at_rest:
            del self._boards[table_id]
            self._called.pop(table_id, None)

    async def post(self, table: Table) -> None:
        """Post this table's message at the bottom of its channel, and wait until it is there."""
        await self.board(table).refresh(anew=True)

    def catch_up(self, table: Table) -> None:
        """Show the table if what is shown is older: the process may have been restarted in between."""
        board = self.board(table)
        if board.is_at_rest and board.shown != table.number:
            board.refresh()

    def call(self, table: Table, user_id: int) -> None:
        """Call this player to the table, the way they and their server want it."""
        task = asyncio.create_task(self._call(table, user_id), name=f"calling to table {table.id}")
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def _call(self, table: Table, user_id: int) -> None:
        if await calls_directly(self._bot, user_id) and await write(self._bot, table, user_id):
            return
        if await calls_in_channel(self._bot, table):  # who takes no direct messages is called here after all
            self.board(table).refresh(ping=user_id)

    async def _changed(self, table: Table, change: Change) -> None:
        if change.kind in (Kind.OPENED, Kind.HINTED):
            return  # whoever opens a table posts it; a hint is nobody else's business
        called = self._to_call(table, change)
        if called is not None and await calls_directly(self._bot, called):
            self.call(table, called)  # the channel does not wait for it
            called = None
        elif called is not None and not await calls_in_channel(self._bot, table):
            called = None
        if called is None and change.events and all(isinstance(event, Drew | Refilled) for event in change.events):
            self.board(table).refresh_after_a_lull()
        else:
            self._show(table, anew=change.kind is Kind.STARTED, ping=called)

    def _show(self, table: Table, *, anew: bool = False, ping: int | None = None) -> None:
        """Show the table soon, and what its channel is owed; if that was for the last time, let go of it then."""
        task = self.board(table).refresh(anew=anew, ping=ping)
        if not table.status.is_open:
            self._called.pop(table.id, None)
            task.add_done_callback(lambda _: self._boards.pop(table.id, None))

    def _to_call(self, table: Table, change: Change) -> int | None:
        """The player to be called to the table: once a turn, unless their hand shows that it is their turn."""
        if table.turn is None or table.game is None or table.paused:
            return None
        seat = table.seats[table.turn]
        if seat.user_id is None or seat.is_automatic:
            return None
        turn = (table.game.round, table.game.turn_number, table.turn)
        if change.kind is Kind.REMINDED:
            return seat.user_id
        if self._called.get(table.id) == turn:
            return None
        self._called[table.id] = turn
        return None if hands_of(self._bot).reaches(table, seat.user_id) else seat.user_id

    # ------------------------------------------------------------------ clicks

    async def pressed(self, control: TableControl, interaction: discord.Interaction[Any]) -> None:
        """Tell the rules, or end a table after it was asked whether to."""
        mark = control.mark
        private = mark.what == "rules"
        await interaction.response.defer(ephemeral=private, thinking=private)
        if mark.what in ("rules", "page"):
            no_table = mark.table == NO_TABLE
            rules = await usual_rules(interaction) if no_table else (await table_of(interaction, mark.table)).rules
            page = control.values[0] if control.values else mark.rest or "1"
            await self.show_rules(interaction, rules, mark.table, int(page))
            return
        if mark.what == "end":
            table = await table_of(interaction, mark.table)
            await table.end(interaction.user.id, moderator=interaction.permissions.manage_messages)
        answer = translate(locale_of(interaction), "table-ended" if mark.what == "end" else "table-kept")
        await interaction.edit_original_response(view=plain(answer))

    async def show_rules(
        self, interaction: discord.Interaction[Any], rules: Rules, table_id: int = NO_TABLE, page: int = 1
    ) -> None:
        """Answer an acknowledged interaction with a page of these rules."""
        layout, files = await rules_message(rules, page, table_id, locale_of(interaction), await look_of(interaction))
        await interaction.edit_original_response(view=layout, attachments=files)

    async def ask_to_end(self, table: Table, interaction: discord.Interaction[Any]) -> None:
        """Ask whoever wants to end a table whether they are sure."""
        locale, mark = locale_of(interaction), Mark(table.id, table.number, "end")
        key = "table-end-lobby" if table.status is Status.LOBBY else "table-end-match"
        answers = row(
            TableControl.button(mark, translate(locale, "table-button-end"), discord.ButtonStyle.danger),
            TableControl.button(mark.to("keep"), translate(locale, "table-button-keep")),
        )
        await interaction.edit_original_response(view=plain(translate(locale, key), answers))


async def setup(bot: commands.Bot) -> None:
    """Load the cog."""
    await bot.add_cog(Boards(bot))
