"""One person in one server: how they stand, how that came about, and whom they meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import BigInteger, ColumnElement, Connection, RowMapping, literal_column, select

from bot.engine import PRESETS
from bot.storage.schema import match_seats, matches, members, rivals, standings

from .boards import BOTS, Period, board, preset_board
from .leaderboards import Criterion, place_on
from .ratings import shown
from .writing import tally_of

_IS_PERSON: Final[ColumnElement[bool]] = literal_column("+rivals.rival_id", BigInteger) > 0

PLOTTED: Final = 200
"""How many matches back the plot of the rating goes."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands on one board.

    Attributes:
        place: by rating; None on the boards of presets and of matches against bots.
        best_score: the fewest points of a match that was not abandoned.
        best_round: the most points that the others were left with in a round won; `best_match` is its match.
        streak: wins in a row up to now.
    """

    board: str
    place: int | None
    rating: int
    matches: int
    abandoned: int
    wins: int
    average: float | None
    best_score: int | None
    rounds_won: int
    best_round: int | None
    best_match: int | None
    streak: int
    best_streak: int


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """The rating after a match; `at` is when that ended, in milliseconds since 1970, UTC."""

    at: int
    match_id: int
    rating: int


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody met in rated matches: how often, and how often with the better and the worse place."""

    user_id: int
    name: str
    avatar: str | None
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person in a server. A standing is None where they have no match.

    Attributes:
        presets: by preset, the one played most first.
        bots: matches alone against bots.
        points: the ratings of all time after each of the last matches, the oldest first.
        rivals: those met most first.
    """

    user_id: int
    name: str
    avatar: str | None
    all_time: Standing | None
    season: Standing | None
    month: Standing | None
    presets: tuple[tuple[str, Standing], ...]
    bots: Standing | None
    points: tuple[RatingPoint, ...]
    rivals: tuple[Rival, ...]


def profile(connection: Connection, guild_id: int, user_id: int, now: int, *, rivals: int = 3) -> Profile | None:
    """The profile of a person, with so many rivals; None if they have no match in this server."""
    boards = {period: board(period, now) for period in Period}
    presets = {preset: preset_board(preset) for preset in PRESETS}
    found = _standings(connection, guild_id, user_id, [*boards.values()], [*presets.values(), BOTS])
    if not found:
        return None
    name, avatar = _named(connection, guild_id, user_id)
    played = [(preset, found[key]) for preset, key in presets.items() if key in found]
    return Profile(
        user_id,
        name,
        avatar,
        all_time=found.get(boards[Period.ALL]),
        season=found.get(boards[Period.SEASON]),
        month=found.get(boards[Period.MONTH]),
        presets=tuple(sorted(played, key=lambda each: -each[1].matches)),
        bots=found.get(BOTS),
        points=rating_points(connection, guild_id, user_id),
        rivals=rivals_of(connection, guild_id, user_id, limit=rivals),
    )


def rating_points(connection: Connection, guild_id: int, user_id: int, limit: int = PLOTTED) -> tuple[RatingPoint, ...]:
    """The ratings after each of the person's last rated matches, the oldest first."""
    query = (
        select(matches.c.ended_at, matches.c.id, match_seats.c.rating)
        .join(matches, matches.c.id == match_seats.c.match_id)
        .where(
            match_seats.c.user_id == user_id,
            match_seats.c.guild_id == guild_id,
            match_seats.c.rating.is_not(None),
        )
        .order_by(match_seats.c.number.desc())
        .limit(limit)
    )
    rows = connection.execute(query).all()
    return tuple(RatingPoint(at, match_id, shown(rating)) for at, match_id, rating in reversed(rows))


def rivals_of(connection: Connection, guild_id: int, user_id: int, limit: int = 10) -> tuple[Rival, ...]:
    """Whom the person met in rated matches, the most often met first."""
    named = rivals.outerjoin(
        members, (members.c.guild_id == rivals.c.guild_id) & (members.c.user_id == rivals.c.rival_id)
    )
    query = (
        select(rivals.c.rival_id, members.c.name, members.c.avatar, rivals.c.matches, rivals.c.ahead, rivals.c.behind)
        .select_from(named)
        .where(rivals.c.guild_id == guild_id, rivals.c.user_id == user_id, _IS_PERSON)
        .order_by(rivals.c.matches.desc(), rivals.c.rival_id.desc())
        .limit(limit)
    )
    return tuple(
        Rival(rival_id, name or "", avatar, met, ahead, behind)
        for rival_id, name, avatar, met, ahead, behind in connection.execute(query)
    )


def _named(connection: Connection, guild_id: int, user_id: int) -> tuple[str, str | None]:
    query = select(members.c.name, members.c.avatar).where(members.c.guild_id == guild_id, members.c.user_id == user_id)
    row = connection.execute(query).first()
    return (row[0], row[1]) if row is not None else ("", None)


def _standings(
    connection: Connection, guild_id: int, user_id: int, ranked: list[str], unranked: list[str]
) -> dict[str, Standing]:
    boards = standings.c.board.in_([*ranked, *unranked])
    query = select(standings).where(standings.c.guild_id == guild_id, boards, standings.c.user_id == user_id)
    rows = connection.execute(query).mappings().all()
    return {row["board"]: _standing(connection, guild_id, row, ranked=row["board"] in ranked) for row in rows}


def _standing(connection: Connection, guild_id: int, row: RowMapping, *, ranked: bool) -> Standing:
    tally = tally_of(row)
    return Standing(
        board=row["board"],
        place=place_on(connection, guild_id, row["board"], Criterion.RATING, row) if ranked else None,
        rating=shown(tally.rating.ordinal),
        matches=tally.matches,
        abandoned=tally.abandoned,
        wins=tally.wins,
        average=tally.average,
        best_score=tally.best_score,
        rounds_won=tally.rounds_won,
        best_round=tally.best_round,
        best_match=tally.best_match,
        streak=tally.streak,
        best_streak=tally.best_streak,
    )
