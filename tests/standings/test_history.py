"""The matches of a server, the newest first, forwards and backwards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from generated_matches import generated
from match_logs import ANA, BETO, CAMI, match

from bot.standings.history import PAGE
from bot.tables.entries import Ended, Left

GUILD = 10


@pytest.fixture
async def years(archive):
    """Forty-seven matches of eight people, the first number 1."""
    await archive.load(generated(47, guild_id=GUILD, users=range(1, 9)))
    return archive


async def walk(archive, **filters):
    """The numbers of the pages from the newest to the oldest."""
    page = await archive.standings.history(GUILD, **filters)
    pages = [page]
    while page.older:
        page = await archive.standings.history(GUILD, before=page.matches[-1].number, **filters)
        pages.append(page)
    return pages


async def test_the_pages_hold_every_match_once_the_newest_first(years):
    pages = await walk(years)
    assert [match.number for page in pages for match in page.matches] == list(range(47, 0, -1))
    assert [len(page.matches) for page in pages] == [PAGE] * 4 + [7]
    assert [page.newer for page in pages] == [False, True, True, True, True]


async def test_going_back_shows_the_same_pages(years):
    pages = await walk(years)
    for newer, older in pairwise(pages):
        back = await years.standings.history(GUILD, after=older.matches[0].number)
        assert back.matches == newer.matches
        assert back.older
        assert back.newer == newer.newer


async def test_a_persons_matches_are_those_they_had_a_seat_in(years):
    for user_id in (1, 8):
        found = [match for page in await walk(years, user_id=user_id) for match in page.matches]
        everything = [match for page in await walk(years) for match in page.matches]
        assert found == [each for each in everything if user_id in {seat.user_id for seat in each.seats}]
        assert found


async def test_a_server_without_matches_has_an_empty_page(archive):
    page = await archive.standings.history(GUILD)
    assert (page.matches, page.older, page.newer) == ((), False, False)


async def test_what_a_match_did_to_the_ratings_is_told(archive):
    await archive.play(match(ANA, BETO, bots=1).play())
    second = await archive.play(match(ANA, BETO, seed=2).play())
    profile = await archive.standings.profile(GUILD, ANA.user_id)
    ana = (await archive.standings.match(GUILD, second)).seats[0]
    assert ana.rating == profile.all_time.rating
    assert ana.rating - ana.rating_change == profile.ratings[0]
    first = (await archive.standings.history(GUILD)).matches[-1]
    assert [seat.rating is None for seat in first.seats] == [False, False, True]
    assert [seat.rating - seat.rating_change for seat in first.seats[:2]] == [1000, 1000]


async def test_a_match_that_was_broken_off_is_there_without_places(archive):
    await archive.play(match(ANA, BETO, CAMI).play(12).add(Left(CAMI.user_id)).add(Ended("moderator")))
    [found] = (await archive.standings.history(GUILD)).matches
    assert (found.ending, found.rated) == ("moderator", False)
    assert [(seat.place, seat.abandoned, seat.rating) for seat in found.seats] == [
        (None, False, None),
        (None, False, None),
        (None, True, None),
    ]
