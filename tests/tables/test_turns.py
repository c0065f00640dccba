"""The newest turn as everybody saw it, and what was played for somebody who was away: facts of the log."""

from __future__ import annotations

from bot.engine import Card, Discard, Discarded, Draw, Drew, RoundStarted
from bot.tables import NewestTurn, Person

ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


async def time_runs_out(house) -> None:
    house.clock.advance(181)
    await house.tables.settled()


async def take_turn(table, user_id: int) -> Card:
    """Draw, and throw the card away again."""
    await table.play(user_id, Draw())
    drawn = table.view(user_id).drawn
    await table.play(user_id, Discard(drawn))
    return drawn


async def test_a_match_begins_with_a_deal(house):
    table = await house.match(BETO)
    (dealt,) = table.newest.events
    assert isinstance(dealt, RoundStarted)
    assert not table.newest.timed_out


async def test_the_newest_turn_is_what_its_player_has_done_in_it(house):
    table = await house.match(BETO)
    thrown = await take_turn(table, 2)
    assert table.newest.events[-2:] == (Drew(1), Discarded(1, thrown))
    await table.play(1, Draw())
    assert table.newest == NewestTurn((Drew(0),)), "a discard ends a turn"


async def test_a_turn_that_the_clock_played_says_so_until_the_next_begins(house):
    table = await house.match(BETO)
    await time_runs_out(house)
    assert table.newest.timed_out
    await table.play(1, Draw())
    assert not table.newest.timed_out


async def test_what_the_clock_played_for_somebody_is_told_to_them_alone_until_they_play(house):
    table = await house.match(BETO)
    await time_runs_out(house)
    covered = table.covered(2)
    thrown = table.view(None).discard[-1]
    assert (covered.by, covered.events, covered.drawn) == ("clock", (Drew(1), Discarded(1, thrown)), thrown)
    assert table.covered(1) is None
    assert table.covered(99) is None
    await take_turn(table, 1)
    assert table.covered(2) == covered, "others play on meanwhile"
    await table.play(2, Draw())
    assert table.covered(2) is None


async def test_of_a_turn_that_somebody_had_begun_only_the_rest_was_played_for_them(house):
    table = await house.match(BETO)
    await table.play(2, Draw())
    await time_runs_out(house)
    covered = table.covered(2)
    assert [type(event) for event in covered.events] == [Discarded]
    assert covered.drawn is None


async def test_only_the_newest_of_several_missed_turns_is_told_and_who_played_it(house):
    table = await house.match(BETO)
    for _ in range(2):
        await time_runs_out(house)
        await take_turn(table, 1)
    await house.tables.settled()
    assert table.seats[1].is_automatic
    covered = table.covered(2)
    assert covered.by == "bot"
    assert sum(isinstance(event, Discarded) for event in covered.events) == 1
    await table.take_back(2)
    assert table.covered(2) == covered, "they are back, and may read it"


async def test_the_card_that_the_clock_drew_is_known_though_others_are_asked_to_buy_first(house):
    table = await house.match(BETO, CAMI, rules={"preset": "classic", "buys": 1})
    before = table.view(2).hand
    await time_runs_out(house)
    assert table.game.phase == "buy"
    held = table.view(2).hand
    (drawn,) = [card for card in set(held) if held.count(card) > before.count(card)]
    assert table.covered(2).drawn == drawn


async def test_a_card_that_the_clock_did_not_buy_is_named_and_nobody_else_ran_out_of_time(house):
    table = await house.match(BETO, CAMI, rules={"preset": "classic", "buys": 1})
    await table.play(2, Draw())
    top = table.view(None).discard[-1]
    house.clock.advance(16)
    await house.tables.settled()
    assert (table.covered(3).declined, table.covered(3).events) == (top, ())
    assert not table.newest.timed_out, "it is Beto's turn, and he has time"


async def test_all_this_survives_a_restart(house):
    table = await house.match(BETO)
    await time_runs_out(house)
    newest, covered = table.newest, table.covered(2)
    again = await (await house.restart()).get(table.id)
    assert (again.newest, again.covered(2)) == (newest, covered)
    assert again is not table


async def test_a_card_that_was_drawn_for_somebody_is_not_in_what_logs_may_quote(house):
    table = await house.match(BETO)
    await time_runs_out(house)
    drawn = table.covered(2).drawn
    assert f"drawn={drawn!r}" not in repr(table.covered(2))
    assert "Covered" not in repr(table._state)
