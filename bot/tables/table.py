"""One table: its facts, and everything that can be done at it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.engine import Action, Game, IllegalAction, Rules, View
from bot.players import Level
from bot.storage import Place, Standing, places

from . import decisions
from .changes import Change
from .clock import Due, Task, due
from .entries import Entry, Played, Record
from .errors import TableError
from .keeper import Keeper
from .seats import Person, Seat, Status
from .services import Services
from .state import STAND_IN, State, Step

_log = logging.getLogger(__name__)

RETRY_MS = 5_000
"""When a table is looked at again after something that was due could not be done."""


class Table:
    """A live table. Its facts are plain attributes, always those of the last saved change.

    Every method that changes something is refused with `TableError`, or with the engine's `IllegalAction`, when it
    is not possible now; then nothing has changed and nobody is told. `TableError` `not_saved`: the database failed.
    """

    def __init__(self, place: Place, state: State, services: Services) -> None:
        """A table as the log has it; `Tables` makes them."""
        self.id = place.id
        self.guild_id = place.guild_id
        self.channel_id = place.channel_id
        self.message_id = place.message_id
        """The message that shows this table, None before there is one."""
        self._services = services
        self._keeper = Keeper(
            place.id,
            state,
            Standing(place.id, place.status, place.due_at),
            database=services.database,
            writer=services.writer,
            now=services.now,
            standing=self._standing,
            saved=self._saved,
        )

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.status} number={self.number}>"

    @property
    def number(self) -> int:
        """How many entries the log has. A button carries the number it was drawn at."""
        return self._keeper.state.number

    @property
    def status(self) -> Status:
        """Where the table stands in its life."""
        return self._keeper.state.status

    @property
    def host_id(self) -> int:
        """The user who may start, end and set the rules."""
        return self._keeper.state.host_id

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self._keeper.state.rules

    @property
    def locale(self) -> str:
        """The language of its public messages."""
        return self._keeper.state.locale

    @property
    def by_invitation(self) -> bool:
        """Whether only those who were invited may join."""
        return self._keeper.state.by_invitation

    @property
    def turn_seconds(self) -> int:
        """How long a player has for a turn."""
        return self._keeper.state.turn_seconds

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits here, in the order of play."""
        return self._keeper.state.seats

    @property
    def game(self) -> Game | None:
        """The match, with every hidden card: show `view` instead. Not to be changed."""
        return self._keeper.state.game

    @property
    def turn(self) -> int | None:
        """The seat that has to act; None before the start and after the end."""
        return self._keeper.state.turn

    @property
    def turn_ends(self) -> datetime | None:
        """When the clock will play for the seat in turn; None where no clock runs."""
        return None

    @property
    def paused(self) -> bool:
        """Whether play has stopped until it is resumed."""
        return False

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this user owns."""
        return self._keeper.state.seat_of(user_id)

    def view(self, user_id: int | None) -> View:
        """All that this user may know of the game; anyone without a seat, and None, sees it as a spectator.

        Raises:
            TableError: `not_started`.
        """
        if self._keeper.state.game is None:
            raise TableError("not_started")
        return self._keeper.state.game.view(None if user_id is None else self.seat_of(user_id))

    async def join(self, person: Person) -> Change:
        """Take a seat in the lobby.

        Raises:
            TableError: `already_seated`, `table_full`, `not_invited`, `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.join(state, person))

    async def leave(self, user_id: int) -> Change:
        """Give the seat up. In a match a bot plays on for it; a table that its last person leaves is closed.

        Raises:
            TableError: `not_seated`, `table_over`.
        """
        return await self._do(lambda state: decisions.leave(state, user_id))

    async def invite(self, user_id: int, guest_id: int) -> Change:
        """Let this guest join a table that is by invitation; anyone who sits there may.

        Raises:
            TableError: `not_seated`, `already_seated` (the guest), `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.invite(state, user_id, guest_id))

    async def add_bot(self, user_id: int, level: Level) -> Change:
        """Seat a bot of this strength; anyone who sits here may.

        Raises:
            TableError: `not_seated`, `table_full`, `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.add_bot(state, user_id, level))

    async def remove_bot(self, user_id: int, seat: int | None = None) -> Change:
        """Send a bot away, the last one unless a seat is named; anyone who sits here may.

        Raises:
            TableError: `not_seated`, `no_such_bot`, `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.remove_bot(state, user_id, seat))

    async def set_rules(self, user_id: int, rules: Rules) -> Change:
        """Choose other rules in the lobby.

        Raises:
            TableError: `not_host`, `too_many_seated`, `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.set_rules(state, user_id, rules))

    async def start(self, user_id: int) -> Change:
        """Shuffle and deal.

        Raises:
            TableError: `not_host`, `too_few_players`, `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.start(state, user_id))

    async def play(self, user_id: int, action: Action, seen: int | None = None) -> Change:
        """Do this action for the user's seat. `seen` is the table's number when the user was shown the choice.

        Raises:
            TableError: `stale`, `not_seated`, `not_your_turn`, `not_started`, `table_over`.
            IllegalAction: the rules forbid it.
        """
        return await self._do(lambda state: decisions.play(state, user_id, action, seen))

    async def end(self, user_id: int, *, moderator: bool = False) -> Change:
        """Close the table for good; the host and moderators may.

        Raises:
            TableError: `not_host_or_moderator`, `table_over`.
        """
        return await self._do(lambda state: decisions.end(state, user_id, moderator))

    async def show_in(self, channel_id: int, message_id: int | None) -> None:
        """Remember where the table's message is. It may move to another channel or thread.

        Raises:
            TableError: `channel_taken`.
        """
        async with self._keeper.lock:
            try:
                async with self._services.database.writing() as connection:
                    await places.move(connection, self.id, channel_id=channel_id, message_id=message_id)
            except IntegrityError:
                raise TableError("channel_taken") from None
            except SQLAlchemyError as error:
                raise TableError("not_saved") from error
            self.channel_id, self.message_id = channel_id, message_id

    async def wake(self) -> None:
        """Do what is due though nobody acts. Whatever happens, the table is looked at again as long as it is open."""
        number, waiting = self.number, self._due()
        try:
            if waiting is not None and waiting.at <= self._services.now():
                await self._do_due(waiting.task)
        except (TableError, IllegalAction) as refusal:
            _log.info("table %d: what was due was refused: %s", self.id, refusal.code)
        except Exception:
            _log.exception("table %d: what was due failed", self.id)
        finally:
            if self.number == number:
                self._look_again(self._due())

    def _look_again(self, waiting: Due | None) -> None:
        now = self._services.now()
        at = None if waiting is None else waiting.at if waiting.at > now else now + RETRY_MS
        self._services.schedule(self.id, at)

    async def _do_due(self, task: Task) -> None:
        state = self._keeper.state
        if task is Task.CLOSE_LOBBY:
            await self._do(lambda now: decisions.expire(now, state.number))
        elif state.game is not None and state.turn is not None:
            seat, level = state.turn, state.seats[state.turn].level or STAND_IN
            action = await self._services.opponents.decide(state.game, level, self.id * 1_000_003 + state.number)
            await self._do(lambda now: decisions.play_for(now, seat, action, state.number, "bot"))

    def _due(self) -> Due | None:
        return due(self._keeper.state, self._services.pace)

    def _standing(self, state: State) -> Standing:
        waiting = due(state, self._services.pace)
        return Standing(self.id, state.status, waiting.at if waiting else None)

    async def _do(self, decide: Callable[[State], Entry]) -> Change:
        # A caller who is cancelled half-way (a shutdown) does not cut the change in two.
        return _change(self.id, *await self._services.finish(self._keeper.change(decide)))

    def _saved(self, before: State, record: Record, done: Step) -> None:
        waiting = self._due()
        self._services.schedule(self.id, waiting.at if waiting else None)
        self._services.tell(self, _change(self.id, before, record, done))


def _change(table_id: int, before: State, record: Record, done: Step) -> Change:
    entry = record.entry
    return Change(
        table_id=table_id,
        kind=record.kind,
        before=before.number,
        after=record.number,
        seat=done.seat,
        action=entry.action if isinstance(entry, Played) else None,
        by=entry.by if isinstance(entry, Played) else "person",
        events=done.events,
    )
