"""One person in one server."""

from __future__ import annotations

from generated_matches import BEGAN, generated
from match_logs import ANA, BETO, CAMI, SHORT, match

from bot.engine import Rules
from bot.standings.profiles import PLOTTED
from bot.tables.entries import Left

GUILD = 10
DAY = 24 * 3_600_000


async def test_who_has_not_played_has_no_profile(archive):
    assert await archive.standings.profile(GUILD, ANA.user_id) is None


async def test_a_profile_tells_how_somebody_stands(archive):
    played = match(ANA, BETO, CAMI, seed=0).play()
    await archive.play(played)
    places, scores = played.state.game.result.places, played.state.game.result.scores
    for seat, person in enumerate((ANA, BETO, CAMI)):
        profile = await archive.standings.profile(GUILD, person.user_id)
        standing = profile.all_time
        assert (profile.user_id, profile.name) == (person.user_id, person.name)
        assert (standing.place, standing.matches) == (places[seat], 1)
        assert (standing.wins, standing.average) == (int(places[seat] == 1), scores[seat])
        assert profile.season == standing_on(profile, "2026-Q4")
        assert profile.month == standing_on(profile, "2026-11")


def standing_on(profile, board):
    return next(each for each in (profile.season, profile.month) if each.board == board)


async def test_standings_are_counted_for_each_preset(archive):
    chilean = Rules.parse({**SHORT.to_object(), "preset": "chilean", "same_rank_trios": True})
    for seed in range(3):
        await archive.play(match(ANA, BETO, seed=seed).play())
    await archive.play(match(ANA, BETO, rules=chilean, seed=4).play())
    presets = (await archive.standings.profile(GUILD, ANA.user_id)).presets
    assert [(preset, standing.matches) for preset, standing in presets] == [("classic", 3), ("chilean", 1)]
    profile = await archive.standings.profile(GUILD, ANA.user_id)
    assert sum(standing.wins for _, standing in presets) == profile.all_time.wins


async def test_matches_alone_against_bots_stand_apart(archive):
    await archive.play(match(ANA, bots=2).play())
    profile = await archive.standings.profile(GUILD, ANA.user_id)
    assert (profile.all_time, profile.season, profile.presets, profile.ratings) == (None, None, (), ())
    assert (profile.bots.matches, profile.bots.place, profile.bots.rating) == (1, None, 1000)


async def test_the_plot_shows_the_rating_after_each_match(archive):
    ids = [await archive.play(match(ANA, BETO, seed=seed, at=BEGAN + seed * DAY).play()) for seed in range(4)]
    profile = await archive.standings.profile(GUILD, ANA.user_id)
    played = [await archive.standings.match(GUILD, match_id) for match_id in ids]
    assert profile.ratings == tuple(each.seats[0].rating for each in played)
    assert profile.ratings[-1] == profile.all_time.rating


async def test_the_plot_leaves_out_what_was_not_rated(archive):
    await archive.play(match(ANA, bots=1).play())
    await archive.play(match(ANA, BETO).play())
    await archive.play(match(ANA, BETO).play(9).add(Left(BETO.user_id)).add(Left(ANA.user_id)))
    profile = await archive.standings.profile(GUILD, ANA.user_id)
    assert profile.ratings == (profile.all_time.rating,)
    assert (profile.all_time.matches, profile.all_time.abandoned) == (2, 1)


async def test_the_plot_goes_back_only_so_far(archive):
    await archive.load(generated(600, guild_id=GUILD, users=range(1, 4)))
    profile = await archive.standings.profile(GUILD, 1)
    assert len(profile.ratings) == PLOTTED
    assert profile.ratings[-1] == profile.all_time.rating


async def test_rivals_are_those_met_most(archive):
    games = [match(ANA, BETO, seed=seed).play() for seed in range(3)]
    games.append(match(ANA, CAMI, seed=9).play())
    for game in games:
        await archive.play(game)
    beto, cami = await archive.standings.rivals(GUILD, ANA.user_id)
    assert (beto.user_id, beto.name, beto.matches) == (BETO.user_id, "Beto", 3)
    assert (cami.user_id, cami.matches, cami.ahead + cami.behind) == (CAMI.user_id, 1, 1)
    ahead = sum(game.state.game.result.places == (1, 2) for game in games[:3])
    assert (beto.ahead, beto.behind) == (ahead, 3 - ahead)


async def test_rivals_see_each_other_from_both_sides(archive):
    await archive.load(generated(120, guild_id=GUILD, users=range(1, 9)))
    for user_id in range(1, 9):
        for rival in await archive.standings.rivals(GUILD, user_id):
            [mirrored] = [
                other for other in await archive.standings.rivals(GUILD, rival.user_id) if other.user_id == user_id
            ]
            assert (mirrored.matches, mirrored.ahead, mirrored.behind) == (rival.matches, rival.behind, rival.ahead)
