"""One table: everything that can be done at it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.engine import Action, IllegalAction, Rules
from bot.players import Hint, Level
from bot.storage import Place, Standing, places

from . import decisions
from .announcements import Announcement
from .changes import Change, Kind
from .clock import Due, Task, due
from .entries import Entry, Played, Record
from .errors import TableError
from .facts import Facts
from .keeper import Keeper
from .opponents import safe_action
from .seats import Person
from .services import Services
from .state import STAND_IN, State, Step

_log = logging.getLogger(__name__)

RETRY_MS = 5_000
"""When a table is looked at again after something that was due could not be done."""


class Table(Facts):
    """A live table.

    Every method that changes something is refused with `TableError`, or with the engine's `IllegalAction`, when it
    is not possible now; then nothing has changed and nobody is told. `TableError` `not_saved`: the database failed;
    `overtaken`: another process has written in the log, and this object is to be used no more.
    """

    def __init__(self, place: Place, state: State, services: Services, owed: tuple[Announcement, ...] = ()) -> None:
        """A table as the log has it; `Tables` makes them. `owed` is what its channel has not been told."""
        super().__init__(place, services)
        self.owed = owed
        self._announced = state.announcements - len(owed)
        self._reminded: int | None = None
        self._was_reminded(place, state)
        self._keeper = Keeper(
            place.id,
            state,
            Standing(place.id, place.status, place.due_at, place.owed),
            database=services.database,
            writer=services.writer,
            now=services.now,
            standing=self._standing,
            saved=self._saved,
            overtaken=lambda: services.forget(place.id),
        )

    @property
    def _state(self) -> State:
        return self._keeper.state

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

    async def set_hints(self, user_id: int, allowed: bool) -> Change:
        """Allow suggestions at this table, or switch them off.

        Raises:
            TableError: `not_host`, `already_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.set_hints(state, user_id, allowed))

    async def start(self, user_id: int) -> Change:
        """Shuffle, and deal; where the process gives time to cut, the cards wait for that first (`shuffled`).

        Raises:
            TableError: `not_host`, `too_few_players`, `already_started`, `table_over`.
        """
        cutting = self._services.pace.cut > 0
        return await self._do(lambda state: decisions.start(state, user_id, self.id, cutting))

    def check_start(self, user_id: int) -> None:
        """Raise what `start` would be refused with now.

        Raises:
            TableError: see there.
        """
        decisions.start(self._state, user_id, self.id, False)

    async def cut(self, user_id: int, text: str) -> Change:
        """Cut the shuffled cards with a text of one's own, and deal; anyone who sits here may.

        Raises:
            TableError: `not_seated`, `not_started`, `already_cut`, `table_over`.
        """
        return await self._do(lambda state: decisions.cut(state, user_id, text))

    async def play(self, user_id: int, action: Action, seen: int | None = None) -> Change:
        """Do this action for the user's seat. `seen` is the table's number when the user was shown the choice.

        Raises:
            TableError: `stale`, `not_seated`, `not_your_turn`, `paused`, `not_started`, `table_over`.
            IllegalAction: the rules forbid it.
        """
        return await self._do(lambda state: decisions.play(state, user_id, action, seen))

    async def hint(self, user_id: int) -> Hint:
        """What a strong player would do in this user's place, from what their seat may know; the log notes it once.

        Raises:
            TableError: `hints_off`, `no_hint` (nobody had time to think), `not_seated`, `not_your_turn`, `stale`,
                `paused`, `not_started`, `table_over`.
        """
        state = self._state
        seen = state.last_played
        decisions.hint(state, user_id, seen)
        hint = await self._services.opponents.advise(self.view(user_id))
        if self._state.hinted != seen:
            await self._do(lambda now: decisions.hint(now, user_id, seen))
        return hint

    async def take_back(self, user_id: int) -> Change | None:
        """Play one's own seat again after a bot stood in; None when none did.

        Raises:
            TableError: `not_seated`, `table_over`.
        """
        seat = self.seat_of(user_id)
        if seat is not None and self.seats[seat].is_present:
            return None
        return await self._do(lambda state: decisions.take_back(state, user_id))

    async def pause(self, user_id: int) -> Change:
        """Vote to pause; more than half of those present must.

        Raises:
            TableError: `not_seated`, `already_voted`, `paused`, `not_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.pause(state, user_id))

    async def resume(self, user_id: int) -> Change:
        """Vote to play on; one is enough where it was no vote that paused.

        Raises:
            TableError: `not_seated`, `already_voted`, `not_paused`, `not_started`, `table_over`.
        """
        return await self._do(lambda state: decisions.resume(state, user_id))

    async def suspend(self) -> Change:
        """Pause, because the table can no longer be shown where it was.

        Raises:
            TableError: `paused`, `not_started`, `table_over`.
        """
        return await self._do(decisions.suspend)

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

    async def announced(self, announcement: Announcement) -> None:
        """Note that the channel has been told this, and all that it was owed before.

        Raises:
            TableError: `not_saved`; then the next change that is saved notes it too. `overtaken`.
        """
        self._announced = max(self._announced, announcement.place)
        self.owed = tuple(each for each in self.owed if each.place > self._announced)
        await self._services.finish(self._keeper.restand())

    async def wake(self) -> None:
        """Do what is due though nobody acts. Whatever happens, the table is looked at again as long as it is open."""
        number, now = self.number, self._services.now()
        try:
            waiting = self._due()
            if waiting is not None and waiting.task is Task.REMIND and waiting.at <= now:
                waiting = await self._remind(now)
            if waiting is not None and waiting.at <= now:
                await self._do_due(waiting.task)
        except (TableError, IllegalAction) as refusal:
            _log.info("table %d: what was due was refused: %s", self.id, refusal.code)
        except Exception:
            _log.exception("table %d: what was due failed", self.id)
        finally:
            if self.number == number:
                self._look_again(self._due())

    async def _remind(self, now: int) -> Due | None:
        """Remind whoever is in turn, once: it is noted first, so that no later process does it again."""
        state = self._keeper.state
        self._reminded = state.turn_began
        waiting = self._due()
        if waiting is not None and waiting.at > now:
            await self._keeper.restand()
            self._services.tell(self, Change(self.id, Kind.REMINDED, state.number, state.number, state.turn))
        return waiting

    def _was_reminded(self, place: Place, state: State) -> None:
        waiting = due(state, self._services.pace)
        if waiting is not None and waiting.task is Task.REMIND and (place.due_at or 0) > waiting.at:
            self._reminded = state.turn_began

    def _look_again(self, waiting: Due | None) -> None:
        now = self._services.now()
        at = None if waiting is None else waiting.at if waiting.at > now else now + RETRY_MS
        self._services.schedule(self.id, at)

    async def _do_due(self, task: Task) -> None:
        state = self._keeper.state
        game, seat, seen = state.game, state.turn, state.number
        if task is Task.CLOSE:
            await self._do(lambda now: decisions.expire(now, seen))
        elif task is Task.DEAL:
            await self._do(lambda now: decisions.deal(now, seen))
        elif game is None or seat is None:
            return
        elif task is Task.HAND_OVER:
            await self._do(lambda now: decisions.hand_over(now, seat, seen))
        elif task is Task.MOVE_FOR:
            await self._do(lambda now: decisions.play_for(now, seat, safe_action(game), seen, "clock"))
        elif task is Task.MOVE_BOT:
            level = state.seats[seat].level or STAND_IN
            action = await self._services.opponents.decide(game, level, self.id * 1_000_003 + seen)
            await self._do(lambda now: decisions.play_for(now, seat, action, seen, "bot"))

    def _due(self) -> Due | None:
        return self._due_of(self._keeper.state)

    def _due_of(self, state: State) -> Due | None:
        return due(state, self._services.pace, reminded=self._reminded == state.turn_began)

    def _standing(self, state: State) -> Standing:
        waiting = self._due_of(state)
        owed = state.announcements - self._announced
        return Standing(self.id, state.status, waiting.at if waiting else None, owed)

    async def _do(self, decide: Callable[[State], Entry]) -> Change:
        # A caller who is cancelled half-way (a shutdown) does not cut the change in two.
        return _change(self.id, *await self._services.finish(self._keeper.change(decide)))

    def _saved(self, before: State, record: Record, done: Step) -> None:
        # What was played is not logged: the log of the table has it, and nothing else should.
        level = logging.DEBUG if record.kind is Kind.PLAYED else logging.INFO
        where = {"table": self.id, "guild": self.guild_id, "number": record.number}
        _log.log(level, "table %d: %s", self.id, record.kind, extra=where)
        self.owed += done.announcements
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
