"""The ratings of ten thousand matches against OpenSkill itself, run over what is stored of them."""

from __future__ import annotations

from collections import defaultdict

from generated_matches import generated
from openskill.models import PlackettLuce
from sqlalchemy import select

from bot.standings.boards import Period, board
from bot.storage.schema import match_seats, matches, standings

GUILD = 10


def board_keys(ended_at: int, preset: str) -> list[str]:
    return [*(board(period, ended_at) for period in Period), f"preset-{preset}"]


async def recomputed(archive):
    """Everybody's (mu, sigma) on every board, by plain use of the library on the stored places."""
    model = PlackettLuce()
    query = (
        select(matches.c.number, matches.c.ended_at, matches.c.preset, match_seats.c.user_id, match_seats.c.place)
        .join(match_seats, match_seats.c.match_id == matches.c.id)
        .where(matches.c.rated, match_seats.c.user_id.is_not(None))
        .order_by(matches.c.number, match_seats.c.seat)
    )
    by_match = defaultdict(list)
    for number, ended_at, preset, user_id, place in await archive.rows(query):
        by_match[number, ended_at, preset].append((user_id, place))
    ratings = defaultdict(model.rating)
    for (_, ended_at, preset), seats in by_match.items():
        for key in board_keys(ended_at, preset):
            teams = [[ratings[key, user_id]] for user_id, _ in seats]
            rated = model.rate(teams, ranks=[place for _, place in seats])
            for (user_id, _), [rating] in zip(seats, rated, strict=True):
                ratings[key, user_id] = rating
    return {key: (rating.mu, rating.sigma) for key, rating in ratings.items()}


async def test_ratings_equal_openskills_own_recomputed_from_the_history(archive):
    count = 10_000 if archive.database.is_sqlite else 1_000  # the arithmetic is the same on both
    await archive.load(generated(count, guild_id=GUILD, users=range(1, 201), minutes=40))
    expected = await recomputed(archive)
    newcomer = PlackettLuce().rating()
    stored = await archive.rows(select(standings.c.board, standings.c.user_id, standings.c.mu, standings.c.sigma))
    assert len(expected) > count / 5
    for key, user_id, mu, sigma in stored:
        assert (mu, sigma) == expected.pop((key, user_id), (newcomer.mu, newcomer.sigma))
    assert expected == {}
