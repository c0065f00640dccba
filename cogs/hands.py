"""Showing people their hands: privately, in one message each, kept up to date while Discord allows it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from itertools import islice
from typing import Any, Final

import discord
from discord.ext import commands

from bot.engine import Action, Card, Contract, Discard, IllegalAction, Lay, RoundStarted
from bot.tables import Change, Kind, Status, Table, TableError, not_started

from .answers import explain, locale_of
from .buttons import HandControl
from .controls import Layout
from .failures import Remedy, remedy
from .hand_view import MAIN, NEXT, HandMessage, Mode
from .laying import arrange
from .looks import look_of
from .lookup import boards_of, table_of, tables_of

log = logging.getLogger(__name__)

MARGIN: Final = timedelta(seconds=30)
"""So long before a token dies it is no longer relied on."""

LAST_WORDS: Final = 2.0
"""When the bot stops, hands that are on their way have so many seconds to arrive."""


@dataclass(slots=True)
class Shown:
    """A player's hand message, and the interaction through which it can still be changed.

    Attributes:
        message_id: the private message; None before it has been sent.
        own: whether the interaction's own answer is the hand message; else it is sent as a followup.
        content: what the message shows: the table's number, the open choices, and the note above them.
    """

    interaction: discord.Interaction[Any]
    message_id: int | None
    own: bool
    content: tuple[int, Mode, str] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def alive(self) -> bool:
        """Whether Discord still takes changes through this interaction's token."""
        return self.interaction.expires_at - discord.utils.utcnow() > MARGIN


class Hands(commands.Cog):
    """Keeps the newest interaction of each player, and shows their hand through it."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._shown: dict[tuple[int, int], Shown] = {}
        tables_of(bot).subscribe(self._changed)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def cog_load(self) -> None:
        """Make the buttons work, those of messages from before a restart as well."""
        self._bot.add_dynamic_items(HandControl)

    async def cog_unload(self) -> None:
        """Let go of them, once everybody has their answer, or will not have it soon."""
        self._bot.remove_dynamic_items(HandControl)
        if under_way := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(under_way, timeout=LAST_WORDS)

    # ------------------------------------------------------------------ whose hand can be shown

    def remember(
        self,
        table: Table,
        interaction: discord.Interaction[Any],
        *,
        own: bool = True,
        answer: discord.Message | None = None,
    ) -> None:
        """Take this interaction for the newest of its user at this table.

        With `own` its answer is, or will be, the hand message (`answer`, if it was sent already); without it the hand
        is sent as a followup once there are cards.
        """
        self._forget_dead()
        key = (table.id, interaction.user.id)
        message = answer or interaction.message
        message_id = message.id if own and message is not None and message.flags.ephemeral else None
        before = self._shown.pop(key, None)
        self._shown[key] = Shown(interaction, message_id, own)
        shows = before and (before.own or before.message_id is not None)
        if before and shows and before.alive and (before.message_id is None or before.message_id != message_id):
            # One hand message is enough. An answer that is still awaited goes as well: the hand comes in this one.
            self._start(_delete(before.interaction, None if before.own else before.message_id))

    def forget(self, table: Table, user_id: int) -> None:
        """Rely on this user's interactions no longer."""
        self._shown.pop((table.id, user_id), None)

    def dismiss(self, table: Table, user_id: int) -> None:
        """Take this user's hand message away: they have left."""
        shown = self._shown.pop((table.id, user_id), None)
        if shown is not None and shown.alive and (shown.own or shown.message_id is not None):
            self._start(_delete(shown.interaction, None if shown.own else shown.message_id))

    def reaches(self, table: Table, user_id: int) -> bool:
        """Whether this user's hand message can be kept up to date."""
        shown = self._shown.get((table.id, user_id))
        return shown is not None and shown.alive

    def _forget_dead(self) -> None:
        for key, shown in list(self._shown.items()):  # the oldest come first
            if shown.alive:
                break
            del self._shown[key]

    # ------------------------------------------------------------------ clicks

    async def pressed(self, control: HandControl, interaction: discord.Interaction[Any]) -> None:
        """Do what a control of a hand says, and show the hand as it is then.

        Raises:
            TableError: there is no such table, no match at it, or no seat of this user's.
        """
        private = interaction.message is not None and interaction.message.flags.ephemeral
        self._hold(asyncio.current_task())
        await interaction.response.defer(ephemeral=not private, thinking=not private)
        table = await table_of(interaction, control.mark.table)
        # Whoever chose the wrong cards to go down with is to choose again, not to find a menu that discards there.
        otherwise = Mode("pick") if control.mark.what == "pick" else MAIN
        act = partial(_do, control, table, interaction.user.id, locale_of(interaction))
        await self.answer(table, interaction, act, otherwise)

    async def answer(
        self,
        table: Table,
        interaction: discord.Interaction[Any],
        act: Callable[[], Awaitable[Mode]] | None = None,
        otherwise: Mode = MAIN,
    ) -> None:
        """Answer an acknowledged interaction with its user's hand, after `act`.

        A refusal of it is told there, and the choices of `otherwise` are open.

        Raises:
            TableError: there is no match at this table, or no seat of this user's.
        """
        user_id = interaction.user.id
        self._hold(asyncio.current_task())
        if table.game is None:
            if table.status is Status.CLOSED:
                raise TableError("table_over")
            raise not_started(opener=user_id == table.host_id)
        if table.seat_of(user_id) is None:
            raise TableError("table_over" if table.status is Status.CLOSED else "not_seated")
        self.remember(table, interaction)
        boards_of(self._bot).catch_up(table)
        mode, note = MAIN, ""
        try:
            if act is not None:
                mode = await act()
        except (IllegalAction, TableError) as refusal:
            mode = otherwise
            note = explain(refusal, locale_of(interaction))
            interaction.extras["refused"] = refusal.code
        await self.show(table, user_id, mode, note)

    # ------------------------------------------------------------------ showing

    async def bring_down(self, table: Table) -> None:
        """Show every hand below the table's new message: what is above that is hard to find again."""
        for sitter in table.seats:
            shown = self._shown.get((table.id, sitter.user_id or 0))
            if shown is not None and shown.alive:
                self._start(self._resend(table, shown))

    async def _resend(self, table: Table, shown: Shown) -> None:
        user_id = shown.interaction.user.id
        async with shown.lock:
            if self._shown.get((table.id, user_id)) is not shown:
                return
            old, shown.message_id = shown.message_id, None
            was_own, shown.own = shown.own, False
            before, shown.content = shown.content, None
        # Choices that were open stay open if nothing has happened: the next click must mean what it meant. And why
        # something was refused is still worth reading then.
        mode, note = before[1:] if before is not None and before[0] == table.number else (MAIN, "")
        await self.show(table, user_id, mode, note)
        if old is None:
            return
        newer = self._shown.get((table.id, user_id))
        if newer is not None and newer.message_id == old:  # clicked meanwhile: its answer is to come there
            self._start(self._resend(table, newer))
        else:
            await _delete(shown.interaction, None if was_own else old)

    async def show(self, table: Table, user_id: int, mode: Mode = MAIN, note: str = "") -> None:
        """Bring this user's hand message up to date, if it can be reached.

        What is shown is read when it is this message's turn to be sent: of two at once the later never shows less.
        """
        shown = self._shown.get((table.id, user_id))
        if shown is None or not shown.alive or table.game is None:
            return
        async with shown.lock:
            content = (table.number, mode, note)
            if self._shown.get((table.id, user_id)) is not shown or shown.content == content:
                return
            message = partial(
                HandMessage, table, user_id, locale_of(shown.interaction), mode, note, await look_of(shown.interaction)
            )
            try:
                try:
                    await _send(shown, *await message().compose())
                except discord.NotFound:
                    if shown.message_id is None or self._shown.get((table.id, user_id)) is not shown:
                        raise
                    # A click had come while its message was being replaced: the answer needs a new one.
                    shown.own, shown.message_id = False, None
                    await _send(shown, *await message().compose())
                shown.content = content
                await self._drop_if_replaced(table, shown)
            except discord.HTTPException as error:
                if self._shown.get((table.id, user_id)) is shown:
                    self.forget(table, user_id)
                    if table.turn is not None and table.turn == table.seat_of(user_id):
                        boards_of(self._bot).call(table, user_id)
                if remedy(error) is Remedy.REPORT:
                    raise
                log.info("a hand could not be shown: %s", error)

    async def _drop_if_replaced(self, table: Table, shown: Shown) -> None:
        """Delete a hand whose owner asked for it elsewhere while it was on its way: nobody would keep it up to date."""
        newer = self._shown.get((table.id, shown.interaction.user.id))
        if newer is not shown and not shown.own and (newer is None or newer.message_id != shown.message_id):
            await _delete(shown.interaction, shown.message_id)

    async def _changed(self, table: Table, change: Change) -> None:
        """Refresh the hands that this change is about; whoever made it is answered where they made it."""
        if change.kind in (Kind.REMINDED, Kind.HINTED) or table.game is None:
            return
        if change.kind is Kind.STARTED or any(isinstance(event, RoundStarted) for event in change.events):
            return  # the table is posted anew, and the hands follow it
        everybody = change.kind is not Kind.PLAYED
        for seat, sitter in enumerate(table.seats):
            mine = change.kind is Kind.PLAYED and change.by == "person" and seat == change.seat
            # What the clock or a bot has played for somebody changes their hand too.
            if sitter.user_id is not None and not mine and (everybody or seat in (table.turn, change.seat)):
                self._start(self.show(table, sitter.user_id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._hold(asyncio.create_task(_logged(work)))

    def _hold(self, task: asyncio.Task[Any] | None) -> None:
        """Keep this task in mind until it has ended."""
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a hand could not be shown")


async def _send(shown: Shown, layout: Layout, files: list[discord.File]) -> None:
    interaction = shown.interaction
    if shown.own:
        message = await interaction.edit_original_response(content=None, view=layout, attachments=files)
        shown.message_id = message.id
    elif shown.message_id is None:
        sent = await interaction.followup.send(view=layout, files=files, ephemeral=True, wait=True)
        shown.message_id = sent.id
    else:
        await interaction.followup.edit_message(shown.message_id, view=layout, attachments=files)


async def _delete(interaction: discord.Interaction[Any], followup: int | None) -> None:
    """Delete a hand message: a followup, or the interaction's own answer."""
    with suppress(discord.HTTPException):  # its owner may have dismissed it
        if followup is None:
            await interaction.delete_original_response()
        else:
            await interaction.followup.delete_message(followup)


async def _do(control: HandControl, table: Table, user_id: int, locale: str) -> Mode:
    """Play what was chosen, or open the choices that the control leads to."""
    mark, values = control.mark, control.values
    seen = mark.number
    if values and values[-1].startswith(NEXT) and mark.what != "pick":
        return Mode(turned=mark.what, page=int(values[-1].removeprefix(NEXT)))
    match mark.what:
        case "hand":
            await come_back(table, user_id)
        case "resume":
            await unpause(table, user_id)
        case "hint":
            return Mode(advice=await table.hint(user_id))
        case "draw" | "take" | "buy" | "pass":
            await table.play(user_id, Action.parse(mark.what), seen)
        case "discard":
            await table.play(user_id, Discard(card_of(values[0])), seen)
        case "add":
            await table.play(user_id, Action.parse(values[0]), seen)
        case "lay" if mark.rest:
            await table.play(user_id, _offered(table, user_id, seen, int(mark.rest)), seen)
        case "lay":
            return Mode("lay")
        case "pick":
            return await _pick(control, table, user_id, locale)
        case _:
            pass
    return MAIN


async def come_back(table: Table, user_id: int) -> None:
    """Have this player's seat back from a bot, and play go on if it stopped for want of them."""
    await table.take_back(user_id)
    if table.paused is not None and table.paused != "vote":
        await table.resume(user_id)


async def unpause(table: Table, user_id: int) -> Change:
    """Vote to go on; having one's seat back is enough where the table only waited for somebody to come.

    Raises:
        TableError: `not_seated`, `already_voted`, `not_paused`, `not_started`, `table_over`.
    """
    was_paused = table.paused is not None
    back = await table.take_back(user_id)
    if back is not None and was_paused and table.paused is None:
        return back
    return await table.resume(user_id)


def _offered(table: Table, user_id: int, seen: int, number: int) -> Lay:
    """The lay-down that was shown under this number."""
    if seen != table.number:
        raise TableError("stale")
    lays = table.view(user_id).lay_downs()
    lay = next(islice(lays, number - 1, None), None)
    if lay is None:
        raise TableError("stale")
    return lay


async def _pick(control: HandControl, table: Table, user_id: int, locale: str) -> Mode:
    """Collect the cards that a player chooses to go down with; when there are enough, go down."""
    texts = control.mark.rest
    chosen = [Card.parse(texts[at : at + 2]) for at in range(0, len(texts), 2)]
    page = 0
    for value in control.values:
        if value.startswith(NEXT):
            page = int(value.removeprefix(NEXT))
        else:
            chosen.append(card_of(value))
    view = table.view(user_id)
    if len(chosen) < Contract.parse(view.contract).cards:
        return Mode("pick", turned="pick", page=page, chosen=tuple(chosen))
    await table.play(user_id, arrange(chosen, table, view, locale), control.mark.number)
    return MAIN


def card_of(value: str) -> Card:
    """The card that an option stands for; a number after it tells copies apart."""
    return Card.parse(value[:2])


async def setup(bot: commands.Bot) -> None:
    """Load the cog."""
    await bot.add_cog(Hands(bot))
