"""One person in one server: how they stand, how that came about, and whom they meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import BigInteger, Connection, Integer, RowMapping, bindparam, literal_column, select

from bot.engine import PRESETS
from bot.storage.schema import match_seats, members, rivals, standings

from .boards import BOTS, Period, board, preset_board
from .criteria import Criterion
from .ratings import shown
from .steps import place_among
from .writing import tally_of

PLOTTED: Final = 200
"""How many matches back the plot of the rating goes."""

# Each statement is made once: that takes longer than carrying it out.

_STANDINGS: Final = (
    select(standings, members.c.name, members.c.avatar)
    .outerjoin(members, (members.c.guild_id == standings.c.guild_id) & (members.c.user_id == standings.c.user_id))
    .where(
        standings.c.guild_id == bindparam("guild_id"),
        standings.c.board.in_(bindparam("boards", expanding=True)),
        standings.c.user_id == bindparam("user_id"),
    )
)
_RATINGS: Final = (
    select(match_seats.c.rating)
    .where(
        match_seats.c.user_id == bindparam("user_id"),
        match_seats.c.guild_id == bindparam("guild_id"),
        match_seats.c.rating.is_not(None),
    )
    .order_by(match_seats.c.number.desc())
    .limit(PLOTTED)
)
_RIVALS: Final = (
    select(rivals.c.rival_id, members.c.name, members.c.avatar, rivals.c.matches, rivals.c.ahead, rivals.c.behind)
    .outerjoin(members, (members.c.guild_id == rivals.c.guild_id) & (members.c.user_id == rivals.c.rival_id))
    .where(
        rivals.c.guild_id == bindparam("guild_id"),
        rivals.c.user_id == bindparam("user_id"),
        # Nobody who had their data deleted; the plus is `steps`' own.
        literal_column("+rivals.rival_id", BigInteger) > 0,
    )
    .order_by(rivals.c.matches.desc(), rivals.c.rival_id.desc())
    .limit(bindparam("size", type_=Integer))
)


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
        ratings: those of all time after each of the last matches, the oldest first.
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
    ratings: tuple[int, ...]
    rivals: tuple[Rival, ...]


def profile(connection: Connection, guild_id: int, user_id: int, now: int, *, rivals: int = 3) -> Profile | None:
    """The profile of a person, with so many rivals; None if they have no match in this server."""
    boards = {period: board(period, now) for period in Period}
    presets = {preset: preset_board(preset) for preset in PRESETS}
    asked = {"guild_id": guild_id, "user_id": user_id, "boards": [*boards.values(), *presets.values(), BOTS]}
    rows = connection.execute(_STANDINGS, asked).mappings().all()
    if not rows:
        return None
    ranked = {*boards.values()}
    found = {row["board"]: _standing(connection, guild_id, row, ranked=row["board"] in ranked) for row in rows}
    played = [(preset, found[key]) for preset, key in presets.items() if key in found]
    return Profile(
        user_id,
        rows[0]["name"] or "",
        rows[0]["avatar"],
        all_time=found.get(boards[Period.ALL]),
        season=found.get(boards[Period.SEASON]),
        month=found.get(boards[Period.MONTH]),
        presets=tuple(sorted(played, key=lambda each: -each[1].matches)),
        bots=found.get(BOTS),
        ratings=last_ratings(connection, guild_id, user_id),
        rivals=rivals_of(connection, guild_id, user_id, limit=rivals),
    )


def last_ratings(connection: Connection, guild_id: int, user_id: int) -> tuple[int, ...]:
    """The ratings after each of the person's last rated matches, the oldest first."""
    newest_first = connection.execute(_RATINGS, {"guild_id": guild_id, "user_id": user_id}).scalars().all()
    return tuple(map(shown, reversed(newest_first)))


def rivals_of(connection: Connection, guild_id: int, user_id: int, limit: int = 10) -> tuple[Rival, ...]:
    """Whom the person met in rated matches, the most often met first."""
    rows = connection.execute(_RIVALS, {"guild_id": guild_id, "user_id": user_id, "size": limit})
    return tuple(
        Rival(rival_id, name or "", avatar, met, ahead, behind) for rival_id, name, avatar, met, ahead, behind in rows
    )


def _standing(connection: Connection, guild_id: int, row: RowMapping, *, ranked: bool) -> Standing:
    tally = tally_of(row)
    return Standing(
        board=row["board"],
        place=place_among(connection, guild_id, row["board"], Criterion.RATING, row)[0] if ranked else None,
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
