"""Who leads: sorted by the database, page by page, and oneself wherever one stands."""

from __future__ import annotations

import pytest
from generated_matches import BEGAN, generated
from match_logs import ANA, BETO, CAMI, match
from sqlalchemy import select

from bot.standings import Criterion, Period
from bot.standings.ratings import shown
from bot.storage.schema import standings

GUILD = 10
DAY = 24 * 3_600_000


@pytest.fixture
async def season(archive):
    """A hundred and fifty matches of thirty people over half a year."""
    await archive.load(generated(150, guild_id=GUILD, users=range(1, 31), minutes=60 * 29))
    archive.now = BEGAN + 180 * DAY
    return archive


async def tallies(archive, board):
    query = select(standings).where(standings.c.guild_id == GUILD, standings.c.board == board)
    async with archive.database.reading() as connection:
        return [*(await connection.execute(query)).mappings()]


async def whole(archive, period, by):
    """The lines of all pages, one after the other."""
    first = await archive.standings.leaderboard(GUILD, period, by)
    pages = [await archive.standings.leaderboard(GUILD, period, by, page=page) for page in range(first.pages)]
    return [line for page in pages for line in page.lines]


@pytest.mark.parametrize("period", Period)
async def test_the_best_rating_leads(season, period):
    lines = await whole(season, period, Criterion.RATING)
    board = (await season.standings.leaderboard(GUILD, period)).board
    expected = sorted(await tallies(season, board), key=lambda row: (-row["rating"], -row["user_id"]))
    assert [line.user_id for line in lines] == [row["user_id"] for row in expected]
    assert [line.rating for line in lines] == [shown(row["rating"]) for row in expected]
    assert [line.place for line in lines] == list(range(1, len(expected) + 1))
    assert len(expected) > 5


async def test_most_wins_lead_and_the_rating_parts_equals(season):
    lines = await whole(season, Period.ALL, Criterion.WINS)
    rows = {row["user_id"]: row for row in await tallies(season, "all")}
    order = [(rows[line.user_id]["wins"], rows[line.user_id]["rating"]) for line in lines]
    assert order == sorted(order, reverse=True)
    assert len(lines) == len(rows)


async def test_fewest_points_lead_among_those_with_three_matches(season):
    lines = await whole(season, Period.ALL, Criterion.AVERAGE)
    rows = {row["user_id"]: row for row in await tallies(season, "all")}
    few = [user_id for user_id, row in rows.items() if row["matches"] - row["abandoned"] < 3]
    assert [line.average for line in lines] == sorted(line.average for line in lines)
    assert {line.user_id for line in lines} == rows.keys() - {*few}
    assert few


@pytest.mark.parametrize("by", Criterion)
async def test_ones_own_line_is_the_same_as_on_its_page(season, by):
    for line in await whole(season, Period.ALL, by):
        page = await season.standings.leaderboard(GUILD, Period.ALL, by, page=None, user_id=line.user_id)
        assert page.own == line
        assert line in page.lines


async def test_a_page_past_the_end_is_the_last(season):
    last = await season.standings.leaderboard(GUILD, page=99)
    assert last.page == last.pages - 1
    assert last.lines[-1].place == last.total


async def test_who_has_not_played_has_no_line(season):
    assert (await season.standings.leaderboard(GUILD, user_id=9999)).own is None


async def test_a_new_season_and_a_new_month_begin_empty(archive):
    await archive.play(match(ANA, BETO, at=BEGAN).play())
    archive.now = BEGAN + 40 * DAY
    assert (await archive.standings.leaderboard(GUILD, Period.ALL)).total == 2
    assert (await archive.standings.leaderboard(GUILD, Period.SEASON)).total == 0
    assert (await archive.standings.leaderboard(GUILD, Period.MONTH)).lines == ()


async def test_an_empty_board_has_one_empty_page(archive):
    board = await archive.standings.leaderboard(GUILD, page=None, user_id=1)
    assert (board.page, board.pages, board.total, board.lines, board.own) == (0, 1, 0, (), None)


async def test_lines_carry_names_and_pictures(archive):
    pictured = type(ANA)(ANA.user_id, "Ana María", "https://cdn/ana.png")
    await archive.play(match(pictured, BETO, CAMI).play())
    lines = (await archive.standings.leaderboard(GUILD)).lines
    assert {(line.name, line.avatar) for line in lines} == {
        ("Ana María", "https://cdn/ana.png"),
        ("Beto", None),
        ("Cami", None),
    }
