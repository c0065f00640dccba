"""What the history takes from the log of a match: who came where, and who abandoned it."""

from __future__ import annotations

import pytest
from match_logs import ANA, BETO, CAMI, SHORT, lobby, match

from bot.engine import Rules
from bot.standings.results import last_for_leavers, result_of
from bot.tables.entries import BrokenLogError, Ended, HandedOver, Hinted, Joined, Left, Paused, TakenBack

MATCH, GUILD = 7, 10


def result(log):
    return result_of(MATCH, GUILD, log.records)


def test_a_match_played_to_its_end_has_the_games_own_result():
    log = match(ANA, BETO, bots=1).play()
    found, game = result(log), log.state.game
    assert (found.match_id, found.guild_id, found.ending, found.rated) == (MATCH, GUILD, "finished", True)
    assert [seat.name for seat in found.seats] == ["Ana", "Beto", "Bot 1"]
    assert [seat.user_id for seat in found.seats] == [1, 2, None]
    assert [seat.level for seat in found.seats] == [None, None, "aprendiz"]
    assert tuple(seat.score for seat in found.seats) == game.result.scores
    assert tuple(seat.place for seat in found.seats) == game.result.places
    assert found.rounds == game.rounds
    assert [seat.rounds_won for seat in found.seats] == [
        sum(score.winner == seat for score in game.rounds) for seat in range(3)
    ]
    assert not any(seat.abandoned for seat in found.seats)


def test_it_began_when_the_cards_were_dealt_and_ended_with_the_last_action():
    log = match(ANA, BETO).play()
    found = result(log)
    assert (found.started_at, found.ended_at) == (log.records[2].at, log.records[-1].at)


def test_the_rules_are_those_that_were_played_by():
    rules = Rules.parse({**SHORT.to_object(), "court_values": 10})
    assert result(match(ANA, BETO, rules=rules).play()).rules == rules


def test_what_was_asked_of_a_strong_player_is_counted_for_whoever_asked():
    log = match(ANA, BETO)
    first = log.state.game.turn
    log.add(Hinted(first)).play(2).add(Hinted(log.state.game.turn)).play(2).add(Hinted(first)).play()
    assert [seat.hints for seat in result(log).seats] == [2, 1] if first == 0 else [1, 2]


def test_a_person_alone_with_bots_is_not_rated():
    assert not result(match(ANA, bots=2).play()).rated


def test_a_lobby_that_never_became_a_match_has_no_result():
    assert result(lobby(ANA, BETO).add(Ended("expired"))) is None


def test_the_log_of_an_open_table_has_no_result():
    log = match(ANA, BETO).play(5)
    log.records.pop(3)
    with pytest.raises(BrokenLogError):
        result(log)


def test_one_who_leaves_comes_last_however_well_the_bot_plays_on():
    log = match(ANA, BETO, CAMI, seed=0).play(20).add(Left(CAMI.user_id)).play()
    assert log.state.game.result.places == (3, 2, 1)
    found = result(log)
    assert [seat.place for seat in found.seats] == [2, 1, 3]
    assert [seat.abandoned for seat in found.seats] == [False, False, True]
    assert found.seats[2].user_id == CAMI.user_id
    assert found.seats[2].level is None
    assert found.rated


def test_all_who_leave_are_last_together():
    assert last_for_leavers((4, 3, 2, 1), {2, 3}) == (2, 1, 3, 3)


def test_one_who_is_away_when_the_match_ends_has_abandoned_it():
    log = match(ANA, BETO).play(20).add(HandedOver(1)).play()
    assert [seat.abandoned for seat in result(log).seats] == [False, True]


def test_one_who_came_back_has_not():
    log = match(ANA, BETO).play(20).add(HandedOver(1)).play(6).add(TakenBack(1)).play()
    found = result(log)
    assert not any(seat.abandoned for seat in found.seats)
    assert found.seats[1].stood_in > 0


def test_a_host_who_closes_the_match_on_one_who_is_away_has_not_abandoned_it():
    found = result(match(ANA, BETO).play(9).add(HandedOver(1)).add(Ended("host")))
    assert [seat.abandoned for seat in found.seats] == [False, True]


def test_a_match_that_was_paused_for_ever_is_nobodys_fault():
    found = result(match(ANA, BETO).play(9).add(Paused("vote", 0)).add(Ended("expired")))
    assert (found.ending, [seat.abandoned for seat in found.seats]) == ("expired", [False, False])


def test_moves_that_were_made_for_a_person_are_counted():
    log = match(ANA, BETO).play(8).play(2, by={0: "clock", 1: "clock"}).play(6).play()
    assert sum(seat.stood_in for seat in result(log).seats) == 2


def test_a_bots_own_moves_are_nobodys_stand_in():
    assert [seat.stood_in for seat in result(match(ANA, bots=1).play()).seats] == [0, 0]


def test_a_host_who_closes_the_match_on_others_abandons_it():
    found = result(match(ANA, BETO).play(9).add(Ended("host")))
    assert (found.ending, found.rated) == ("host", False)
    assert [seat.abandoned for seat in found.seats] == [True, False]
    assert [seat.place for seat in found.seats] == [None, None]


def test_a_host_alone_with_bots_may_close_the_match():
    found = result(match(ANA, bots=1).play(9).add(Ended("host")))
    assert not any(seat.abandoned for seat in found.seats)


def test_a_match_closed_by_a_moderator_is_nobodys_fault():
    found = result(match(ANA, BETO).play(9).add(Ended("moderator")))
    assert found.ending == "moderator"
    assert not any(seat.abandoned for seat in found.seats)


def test_a_match_that_everyone_left_was_deserted():
    found = result(match(ANA, BETO).play(9).add(Left(BETO.user_id)).add(Left(ANA.user_id)))
    assert (found.ending, found.rated) == ("deserted", False)
    assert [seat.abandoned for seat in found.seats] == [True, True]


def test_who_left_the_lobby_is_not_in_the_match():
    log = lobby(ANA, BETO, CAMI).add(Left(BETO.user_id)).add(Joined(BETO)).add(Left(CAMI.user_id))
    log.add(match(ANA, BETO).records[-1].entry).play()
    assert [seat.name for seat in result(log).seats] == ["Ana", "Beto"]
