"""Taking a match into the history, and what follows from it for how people stand: all of it or nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, case, insert, select, update

from bot.storage.schema import guilds, match_seats, matches, members, rivals, standings, tables
from bot.storage.upserts import put, upsert

from .boards import boards_of
from .ratings import Rating
from .results import MatchResult
from .steps import count_anew, move
from .tallies import LEAST_FOR_AVERAGE, Tally, tallies_after

Board = str
Row = dict[str, Any]
Tallies = Mapping[Board, Mapping[int, Tally]]

_STANDING: Final = select(standings).where(
    standings.c.guild_id == bindparam("guild_id"),
    standings.c.board.in_(bindparam("boards", expanding=True)),
    standings.c.user_id.in_(bindparam("users", expanding=True)),
)
_ADD_MATCH: Final = insert(matches)
_ADD_SEAT: Final = insert(match_seats)


def record(connection: Connection, match_id: int, guild_id: int, result: MatchResult | None, at: int) -> bool:
    """Take the end of this table into the history, unless that was done before; None: it never became a match.

    Returns whether it was done now.
    """
    mark = update(tables).where(tables.c.id == match_id, tables.c.recorded_at.is_(None)).values(recorded_at=at)
    if connection.execute(mark).rowcount != 1:
        return False
    if result is not None:
        number, counted = _next_number(connection, guild_id)
        before = read_tallies(connection, guild_id, boards_of(result), people_of(result))
        after = {board: tallies_after(result, before[board]) for board in before}
        put_match(connection, result, number)
        put_seats(connection, result, number, before.get("all", {}), after.get("all", {}))
        put_tallies(connection, guild_id, before, after)
        put_rivals(connection, rival_rows(result, number))
        _put_members(connection, result)
        if counted != number:
            count_anew(connection, guild_id)
    return True


def hold(connection: Connection, guild_id: int) -> None:
    """Until the transaction ends, nobody else changes how the people of this server stand."""
    connection.execute(update(guilds).where(guilds.c.guild_id == guild_id).values(matches=guilds.c.matches))


def people_of(result: MatchResult) -> list[int]:
    """The users who played in this match."""
    return [seat.user_id for seat in result.seats if seat.user_id is not None]


def _next_number(connection: Connection, guild_id: int) -> tuple[int, int]:
    """The number of the server's next match, and the same again if all before it were counted in `steps`.

    Until the transaction ends, nobody else gets a number for this server. So a server's matches are recorded one after
    the other, and the order of their numbers is that of the fold.
    """
    add = upsert(guilds, _one_more_match, connection.dialect.name).returning(guilds.c.matches, guilds.c.counted)
    number, counted = connection.execute(add, {"guild_id": guild_id, "matches": 1, "counted": 1}).one()
    return number, counted


def _one_more_match(_: Any) -> dict[str, Any]:
    right = guilds.c.counted == guilds.c.matches
    return {
        "matches": guilds.c.matches + 1,
        "counted": case((right, guilds.c.matches + 1), else_=guilds.c.counted),
    }


def read_tallies(
    connection: Connection, guild_id: int, boards: Sequence[Board], users: Sequence[int]
) -> dict[Board, dict[int, Tally]]:
    """How these people stand on these boards; those who have not been on one are missing there."""
    found: dict[Board, dict[int, Tally]] = {board: {} for board in boards}
    these = {"guild_id": guild_id, "boards": boards, "users": users}
    for row in connection.execute(_STANDING, these).mappings():
        found[row["board"]][row["user_id"]] = tally_of(row)
    return found


def tally_of(row: Mapping[Any, Any]) -> Tally:
    """The tally that a row of `standings` stores."""
    return Tally(
        rating=Rating(row["mu"], row["sigma"]),
        matches=row["matches"],
        abandoned=row["abandoned"],
        wins=row["wins"],
        points=row["points"],
        best_score=row["best_score"],
        rounds_won=row["rounds_won"],
        best_round=row["best_round"],
        best_match=row["best_match"],
        streak=row["streak"],
        best_streak=row["best_streak"],
    )


def tally_row(guild_id: int, board: Board, user_id: int, tally: Tally) -> Row:
    """The row of `standings` that stores this tally."""
    averaged = user_id > 0 and tally.matches - tally.abandoned >= LEAST_FOR_AVERAGE
    return {
        "guild_id": guild_id,
        "board": board,
        "user_id": user_id,
        "mu": tally.rating.mu,
        "sigma": tally.rating.sigma,
        "rating": tally.rating.ordinal,
        "matches": tally.matches,
        "abandoned": tally.abandoned,
        "wins": tally.wins,
        "points": tally.points,
        "average": tally.average if averaged else None,
        "best_score": tally.best_score,
        "rounds_won": tally.rounds_won,
        "best_round": tally.best_round,
        "best_match": tally.best_match,
        "streak": tally.streak,
        "best_streak": tally.best_streak,
    }


def put_tallies(connection: Connection, guild_id: int, before: Tallies, after: Tallies) -> None:
    """Store how people stand, who stood like this before; whoever is missing there was not on that board."""
    had: list[Row] = []
    have: list[Row] = []
    for board, tallies in after.items():
        of_old = before.get(board, {})
        had += [tally_row(guild_id, board, user_id, of_old[user_id]) for user_id in tallies if user_id in of_old]
        have += [tally_row(guild_id, board, user_id, tally) for user_id, tally in tallies.items()]
    put(connection, standings, have)
    move(connection, guild_id, gone=had, come=have)


def match_row(result: MatchResult, number: int) -> Row:
    """The row of `matches` that stores this match."""
    rounds = [{"contract": each.contract, "points": each.points, "winner": each.winner} for each in result.rounds]
    return {
        "id": result.match_id,
        "guild_id": result.guild_id,
        "number": number,
        "started_at": result.started_at,
        "ended_at": result.ended_at,
        "ending": result.ending,
        "preset": result.rules.preset,
        "rules": json.dumps(result.rules.to_object()),
        "rounds": json.dumps(rounds, separators=(",", ":")),
        "rated": result.rated,
    }


def put_match(connection: Connection, result: MatchResult, number: int) -> None:
    """Store the match itself."""
    connection.execute(_ADD_MATCH, match_row(result, number))


def seat_rows(result: MatchResult, number: int) -> list[Row]:
    """The rows of `match_seats`, without the ratings."""
    return [
        {
            "match_id": result.match_id,
            "seat": place,
            "guild_id": result.guild_id,
            "number": number,
            "user_id": seat.user_id,
            "name": seat.name,
            "level": seat.level,
            "score": seat.score,
            "place": seat.place,
            "rounds_won": seat.rounds_won,
            "abandoned": seat.abandoned,
            "stood_in": seat.stood_in,
            "hints": seat.hints,
            "rating_before": None,
            "rating": None,
        }
        for place, seat in enumerate(result.seats)
    ]


def rating_rows(result: MatchResult, before: Mapping[int, Tally], after: Mapping[int, Tally]) -> dict[int, Row]:
    """What each seat's row should say of the rating, given how people stood of all time before and after the match."""
    if not result.rated:
        return {}
    return {
        seat: {
            "rating_before": before.get(user_id, Tally()).rating.ordinal,
            "rating": after[user_id].rating.ordinal,
        }
        for seat, user_id in zip(result.people, people_of(result), strict=True)
    }


def put_seats(
    connection: Connection, result: MatchResult, number: int, before: Mapping[int, Tally], after: Mapping[int, Tally]
) -> None:
    """Store who sat where and how they fared."""
    ratings = rating_rows(result, before, after)
    connection.execute(_ADD_SEAT, [row | ratings.get(row["seat"], {}) for row in seat_rows(result, number)])


def rival_rows(result: MatchResult, number: int) -> list[Row]:
    """What a rated match says of each pair of people, seen from either."""
    if not result.rated:
        return []
    seats = [(seat.user_id, seat.place or 0) for seat in result.seats if seat.user_id is not None]
    return [
        {
            "guild_id": result.guild_id,
            "user_id": user_id,
            "rival_id": rival_id,
            "matches": 1,
            "ahead": int(place < rivals_place),
            "behind": int(place > rivals_place),
            "last_number": number,
        }
        for user_id, place in seats
        for rival_id, rivals_place in seats
        if user_id != rival_id
    ]


def put_rivals(connection: Connection, rows: Sequence[Row]) -> None:
    """Count these in with what there is of each pair."""
    put(connection, rivals, rows, _counted_in)


def _counted_in(new: Any) -> dict[str, Any]:
    return {
        "matches": rivals.c.matches + new.matches,
        "ahead": rivals.c.ahead + new.ahead,
        "behind": rivals.c.behind + new.behind,
        "last_number": new.last_number,
    }


def _put_members(connection: Connection, result: MatchResult) -> None:
    rows = [
        {"guild_id": result.guild_id, "user_id": seat.user_id, "name": seat.name, "avatar": seat.avatar}
        for seat in result.seats
        if seat.user_id is not None and seat.user_id > 0
    ]
    put(connection, members, rows)
