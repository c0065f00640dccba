"""What the newest turns were: the table's, as everybody saw it, and what was played for somebody who was away. Pure."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.engine import Card, Discarded, Drew, Event, Game, RoundStarted

_Turn: TypeAlias = tuple[int, int, bool]
"""Which round, which turn of it, and whether it was the decision to buy."""


@dataclass(frozen=True, slots=True)
class NewestTurn:
    """The newest turn at a table. Holds nothing that a spectator may not know.

    Attributes:
        events: what happened in it up to now.
        timed_out: whether the clock had to play it, or what was left of it.
    """

    events: tuple[Event, ...] = ()
    timed_out: bool = False

    def followed_by(self, events: tuple[Event, ...], *, by_clock: bool) -> NewestTurn:
        """The newest turn after these events: a round or a discard ends the one before."""
        told, timed_out = self.events, self.timed_out
        for event in events:
            is_deal = isinstance(event, RoundStarted)
            if is_deal or (told and isinstance(told[-1], Discarded)):
                told, timed_out = (), False
            told = (*told, event)
            timed_out = timed_out or (by_clock and not is_deal)
        return NewestTurn(told, timed_out)


@dataclass(frozen=True, slots=True)
class Covered:
    """The newest turn that was played for somebody since they last played themselves. Only they may know all of it.

    Attributes:
        by: the clock, because their time was over, or the bot that stood in for them.
        events: what it did, as everybody saw it; nothing where it only declined to buy.
        drawn: the card that it drew for them.
        declined: the card that the clock did not buy for them.
    """

    turn: _Turn
    by: Literal["clock", "bot"]
    events: tuple[Event, ...] = ()
    drawn: Card | None = field(default=None, repr=False)
    declined: Card | None = None


CoveredSeats: TypeAlias = tuple[tuple[int, Covered], ...]
"""What has been played for people who were away, by seat, until they play themselves."""


def cover(
    seats: CoveredSeats,
    seat: int,
    by: Literal["person", "clock", "bot"],
    before: Game,
    after: Game,
    events: tuple[Event, ...],
) -> CoveredSeats:
    """What has been played for people after one more action, of this seat, which leads from one game to the other."""
    if by == "person":
        return tuple(each for each in seats if each[0] != seat) if seats else seats
    if by == "bot" and not events:
        return seats  # it did not buy, which is not worth a word
    covered = dict(seats)
    covered[seat] = _cover(covered.get(seat), seat, by, before, after, events)
    return tuple(covered.items())


def _cover(
    covered: Covered | None,
    seat: int,
    by: Literal["clock", "bot"],
    before: Game,
    after: Game,
    events: tuple[Event, ...],
) -> Covered:
    is_buying = before.phase == "buy"
    turn = (before.round, before.turn_number, is_buying)
    if covered is None or covered.turn != turn or covered.by != by:
        covered = Covered(turn, by)
    if is_buying and not events:
        return replace(covered, declined=before.view(seat).discard[-1])
    drawn = covered.drawn
    if any(isinstance(event, Drew) for event in events) and after.round == before.round:
        # Not `View.drawn`: while others are asked whether they buy, it is not this seat's turn.
        (drawn,) = Counter(after.view(seat).hand) - Counter(before.view(seat).hand)
    return replace(covered, events=covered.events + events, drawn=drawn)
