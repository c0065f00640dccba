"""What a finished table leaves to the history: read off its log, which has it all.

Who counts as what:

- A person **abandons** a match by leaving it, by being away (a bot holds the seat) when it ends, or, as its host, by
  closing it while others are still there. A moderator who closes it makes nobody abandon it.
- **Places** are those of the game, except that whoever abandoned comes last, together; bots have places like people.
- A match is **rated** if it was played to its end and at least two people sat down to it. Bots are not rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import RoundScore, Rules
from bot.tables.entries import Ended, Hinted, Left, Played, Record
from bot.tables.seats import Seat, Status
from bot.tables.state import State, fold

FINISHED: Final = "finished"
DESERTED: Final = "deserted"
"""The last person left."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat of a match that has ended.

    Attributes:
        user_id: who sat down here; None: a bot. Negative: somebody who had their data deleted since.
        name: what they were called.
        avatar: the address of their picture.
        level: how well the bot plays whose seat it is.
        score: the total of the rounds that were finished.
        place: from 1, shared places repeat; None where the match was broken off.
        rounds_won: how many rounds the seat won.
        abandoned: whether the person abandoned the match.
        stood_in: how many moves a bot or the clock made for the person.
        hints: in how many positions the person asked for a hint.
    """

    user_id: int | None
    name: str
    avatar: str | None = None
    level: str | None = None
    score: int = 0
    place: int | None = None
    rounds_won: int = 0
    abandoned: bool = False
    stood_in: int = 0
    hints: int = 0


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that has ended. Instants are in milliseconds since 1970, UTC.

    Attributes:
        match_id: the number of its table.
        ending: ``finished``, or why it was broken off: ``host``, ``moderator``, ``expired``, ``deserted``.
        rounds: the rounds that were finished.
        seats: in the order of play.
    """

    match_id: int
    guild_id: int
    started_at: int
    ended_at: int
    ending: str
    rules: Rules
    rounds: tuple[RoundScore, ...]
    seats: tuple[SeatResult, ...]

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.ending == FINISHED

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.user_id is not None)

    @property
    def rated(self) -> bool:
        """Whether it counts for the ratings."""
        return self.finished and len(self.people) >= 2


def result_of(match_id: int, guild_id: int, log: Iterable[Record]) -> MatchResult | None:
    """The result of the match that this log tells; None if it never began.

    Raises:
        BrokenLogError: the log makes no sense, or its table is open still.
    """
    records = list(log)
    start = next((index for index, record in enumerate(records) if record.kind == "started"), None)
    if start is None:
        return None
    began = fold(records[: start + 1])
    state, ending = began, FINISHED
    stood_in, hints = [0] * len(began.seats), [0] * len(began.seats)
    abandoned: set[int] = set()
    for record in records[start + 1 :]:
        match record.entry:
            case Played(seat=seat, by=by) if by != "person":
                stood_in[seat] += 1
            case Hinted(seat=seat):
                hints[seat] += 1
            case Left(user_id=user_id) if (seat := state.seat_of(user_id)) is not None:
                abandoned.add(seat)
            case Ended(reason=reason):
                ending = reason
                if reason == "host" and (host := state.seat_of(state.host_id)) is not None and state.present - {host}:
                    abandoned.add(host)
            case _:
                pass
        state = fold((record,), state)
    if state.status is Status.CLOSED and ending == FINISHED:
        ending = DESERTED
    if ending != "moderator":
        abandoned |= {seat for seat, each in enumerate(state.seats) if each.user_id is not None and each.is_automatic}
    return MatchResult(
        match_id,
        guild_id,
        started_at=records[start].at,
        ended_at=state.changed_at,
        ending=ending,
        rules=state.rules,
        rounds=state.game.rounds if state.game else (),
        seats=_seats(began.seats, state, abandoned, stood_in, hints),
    )


def _seats(
    sat_down: Sequence[Seat], end: State, abandoned: set[int], stood_in: list[int], hints: list[int]
) -> tuple[SeatResult, ...]:
    game = end.game
    assert game is not None
    places = last_for_leavers(game.result.places, abandoned) if game.result else (None,) * len(sat_down)
    return tuple(
        SeatResult(
            user_id=each.user_id,
            name=each.name,
            avatar=each.avatar,
            level=each.level if each.user_id is None else None,
            score=game.scores[seat],
            place=places[seat],
            rounds_won=sum(score.winner == seat for score in game.rounds),
            abandoned=seat in abandoned,
            stood_in=stood_in[seat] if each.user_id is not None else 0,
            hints=hints[seat],
        )
        for seat, each in enumerate(sat_down)
    )


def last_for_leavers(places: Sequence[int], abandoned: set[int]) -> tuple[int, ...]:
    """The same order, with those who abandoned behind all others, together.

    >>> last_for_leavers((1, 2, 3, 4), abandoned={0, 2})
    (3, 1, 3, 2)
    """
    order = [(seat in abandoned, 0 if seat in abandoned else place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < mine for other in order) for mine in order)
