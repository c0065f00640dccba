"""What can be asked of a table."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.engine import Game, Rules, View
from bot.storage import Place

from .announcements import Announcement
from .clock import turn_ends
from .entries import PauseReason
from .errors import not_started
from .seats import Seat, Status
from .services import Services
from .state import State
from .turns import Covered, NewestTurn


class Facts:
    """A table's facts: plain attributes, always those of the last saved change."""

    def __init__(self, place: Place, services: Services) -> None:
        """The facts of the table at this place."""
        self.id = place.id
        self.guild_id = place.guild_id
        self.channel_id = place.channel_id
        self.message_id = place.message_id
        """The message that shows this table, None before there is one."""
        self.owed: tuple[Announcement, ...] = ()
        """What its channel has not been told yet for good, in order; `Table.announced` takes away what it has."""
        self._services = services

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.status} number={self.number}>"

    @property
    def _state(self) -> State:
        raise NotImplementedError

    @property
    def number(self) -> int:
        """How many entries the log has. A button carries the number it was drawn at."""
        return self._state.number

    @property
    def status(self) -> Status:
        """Where the table stands in its life."""
        return self._state.status

    @property
    def host_id(self) -> int:
        """The user who may start, end and set the rules."""
        return self._state.host_id

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self._state.rules

    @property
    def locale(self) -> str:
        """The language of its public messages."""
        return self._state.locale

    @property
    def by_invitation(self) -> bool:
        """Whether only those who were invited may join."""
        return self._state.by_invitation

    @property
    def hints(self) -> bool:
        """Whether players may ask what a strong player would do."""
        return self._state.hints

    @property
    def turn_seconds(self) -> int:
        """How long a player has for a turn."""
        return self._state.turn_seconds

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits here, in the order of play."""
        return self._state.seats

    @property
    def game(self) -> Game | None:
        """The match, with every hidden card: show `view` instead. Not to be changed."""
        return self._state.game

    @property
    def turn(self) -> int | None:
        """The seat that has to act; None before the start and after the end."""
        return self._state.turn

    @property
    def turn_ends(self) -> datetime | None:
        """When the clock will play for the seat in turn; None where no clock runs."""
        ends = turn_ends(self._state, self._services.pace)
        return None if ends is None else datetime.fromtimestamp(ends / 1000, UTC)

    @property
    def paused(self) -> PauseReason | None:
        """Why play has stopped until it is resumed; None while it goes on."""
        return self._state.paused

    @property
    def paused_by(self) -> frozenset[int]:
        """The seats whose votes stopped play; empty where it was no vote."""
        return self._state.paused_by

    @property
    def newest(self) -> NewestTurn:
        """What happened in the newest turn, as everybody saw it."""
        return self._state.newest

    @property
    def votes(self) -> frozenset[int]:
        """The seats that want to pause, or to resume if play is paused: it takes more than half of those present."""
        return self._state.votes

    @property
    def shuffled(self) -> bool:
        """Whether the cards are shuffled and wait for somebody to cut them."""
        return self._state.is_shuffled

    @property
    def commitment(self) -> str | None:
        """What fixes the shuffle, to be published: 64 hexadecimal digits; None before the start."""
        return self._state.commitment

    @property
    def cut_made(self) -> tuple[str, int | None]:
        """The cut, and the seat that made it; empty and None where nobody did."""
        return self._state.cut, self._state.cut_by

    @property
    def secret(self) -> str | None:
        """What the shuffle came from: 64 hexadecimal digits, once the table is no longer open; None before."""
        state = self._state
        return None if state.secret is None or state.status.is_open else state.secret.hex()

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this user owns."""
        return self._state.seat_of(user_id)

    def covered(self, user_id: int) -> Covered | None:
        """The newest turn that was played for this user since they last played themselves: for them alone."""
        return dict(self._state.covered).get(-1 if (seat := self.seat_of(user_id)) is None else seat)

    def view(self, user_id: int | None) -> View:
        """All that this user may know of the game; anyone without a seat, and None, sees it as a spectator.

        Raises:
            TableError: `not_started`.
        """
        if self._state.game is None:
            raise not_started(opener=user_id == self.host_id)
        return self._state.game.view(None if user_id is None else self.seat_of(user_id))
