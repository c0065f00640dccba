"""In the match: one action at a time, of the seat in turn, by the rules."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine import Discard, Draw, Drew, Game, IllegalAction, RoundStarted, Take
from bot.tables import Kind, Person, Status, TableError

ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


async def refused(awaitable) -> str:
    """The code with which this is refused."""
    with pytest.raises((TableError, IllegalAction)) as refusal:
        await awaitable
    return refusal.value.code


def user_in_turn(table) -> int:
    return table.seats[table.turn].user_id


async def test_the_start_deals(house):
    table = await house.match(BETO)
    assert (table.status, table.turn) == (Status.PLAYING, 1)
    assert table.view(1).hand_counts == (11, 11)
    await house.tables.settled()
    assert house.witness.changes[-1].events == (RoundStarted(1, "2T", dealer=0, starter=1),)


async def test_before_the_start_there_is_nothing_to_play_or_see(house):
    table = await house.lobby(BETO)
    assert await refused(table.play(1, Draw())) == "not_started"
    with pytest.raises(TableError, match="not_started"):
        table.view(1)


async def test_everyone_sees_their_own_hand_and_no_other(house):
    table = await house.match(BETO)
    assert table.view(1).hand == table.game.view(0).hand != table.view(2).hand
    for stranger in (3, None):
        assert table.view(stranger).hand == ()
        assert table.view(stranger).seat is None


async def test_an_action_moves_the_game_and_is_told_with_its_events(house):
    table = await house.match(BETO)
    change = await table.play(2, Draw())
    assert (change.kind, change.seat, change.action, change.by) == (Kind.PLAYED, 1, Draw(), "person")
    assert change.events == (Drew(1),)
    assert (change.before, change.after) == (3, 4) == (table.number - 1, table.number)
    assert len(table.view(2).hand) == 12
    await house.tables.settled()
    assert house.witness.changes[-1] == change


async def test_only_the_seat_in_turn_acts(house):
    table = await house.match(BETO)
    assert await refused(table.play(1, Draw())) == "not_your_turn"
    assert await refused(table.play(3, Draw())) == "not_seated"
    assert table.number == 3


async def test_what_the_rules_forbid_changes_nothing(house):
    table = await house.match(BETO)
    before = table.game.position()
    assert await refused(table.play(2, Discard(table.view(2).hand[0]))) == "draw_first"
    assert (table.game.position(), table.number) == (before, 3)
    await house.tables.settled()
    assert house.witness.changes[-1].kind is Kind.STARTED


async def test_two_clicks_at_once_have_one_effect(house):
    table = await house.match(BETO)
    seen = table.number
    outcomes = await asyncio.gather(*(table.play(2, Draw(), seen) for _ in range(50)), return_exceptions=True)
    codes = [outcome.code for outcome in outcomes if isinstance(outcome, TableError)]
    assert codes == ["stale"] * 49
    assert len(table.view(2).hand) == 12


async def test_two_different_clicks_at_once_have_one_effect(house):
    table = await house.match(BETO)
    seen = table.number
    outcomes = await asyncio.gather(table.play(2, Take(), seen), table.play(2, Draw(), seen), return_exceptions=True)
    assert [getattr(outcome, "code", None) for outcome in outcomes] == [None, "stale"]
    assert table.view(2).taken is not None


async def test_an_old_button_is_stale_and_a_current_one_is_not(house):
    table = await house.match(BETO)
    seen = table.number
    await table.play(2, Draw(), seen)
    assert await refused(table.play(2, Discard(table.view(2).hand[0]), seen)) == "stale"
    await table.play(2, Discard(table.view(2).hand[0]), table.number)
    assert table.turn == 0


async def test_a_click_is_not_stale_because_someone_left_meanwhile(house):
    table = await house.match(BETO, CAMI)
    seen = table.number
    await table.leave(3)
    await table.play(2, Draw(), seen)
    assert len(table.view(2).hand) == 12


async def test_after_the_start_the_rules_decide_who_is_asked(house):
    table = await house.match(BETO)
    assert table.turn == 1
    await table.play(2, Draw())
    await table.play(2, Discard(table.view(2).hand[-1]))
    assert table.turn == 0
    assert await refused(table.play(2, Draw())) == "not_your_turn"


async def test_a_caller_who_is_cancelled_does_not_cut_a_move_in_two(house):
    table = await house.match(BETO)
    click = asyncio.create_task(table.play(2, Draw()))
    await asyncio.sleep(0)
    click.cancel()
    await house.tables.settled()
    assert (table.number, len(table.view(2).hand)) == (4, 12)
    tables = await house.restart()
    assert (await tables.get(table.id)).number == 4


async def test_one_who_leaves_a_match_is_played_for_by_a_bot(house):
    table = await house.match(BETO, CAMI)
    await table.leave(2)
    assert table.seats[1].is_bot
    assert table.seat_of(2) is None
    await house.tables.settled()
    assert table.turn == 2  # the bot drew and discarded for Beto
    assert [change.by for change in house.witness.changes if change.kind is Kind.PLAYED][:2] == ["bot", "bot"]


async def test_a_match_without_people_is_closed(house):
    table = await house.match(bots=1)
    await table.leave(1)
    assert table.status is Status.CLOSED
    assert await refused(table.play(1, Draw())) == "table_over"


async def test_a_bot_that_thinks_wrong_or_fails_plays_on_safely(house):
    answers = iter([ZeroDivisionError(), "not an action", Draw(), Draw()])

    def choose(view, level, seed):
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    await house.restart(choose=choose)
    table = await house.match(bots=2)
    await house.tables.settled()
    assert table.turn == 0
    assert next(answers, None) is None


async def test_a_bot_that_never_answers_is_not_waited_for(house):
    import threading

    from bot.tables.opponents import Opponents

    go_on = threading.Event()
    opponents = Opponents(choose=lambda view, level, seed: go_on.wait(), patience=0.01)
    game = Game.new("classic", 2, bytes(32))
    assert await opponents.decide(game, "aprendiz", 0) == Draw()
    go_on.set()
    opponents.close()


async def test_a_whole_match_goes_to_its_end_and_frees_the_channel(house):
    table = await house.match(BETO, bots=1, rules="express")
    while table.status is Status.PLAYING:
        await house.tables.settled()
        if table.status is Status.PLAYING:
            user_id = user_in_turn(table)
            await table.play(user_id, best_action(table.game), table.number)
    assert table.status is Status.OVER
    assert table.game.result.scores == table.game.scores
    assert len(table.view(None).rounds) == 4
    assert await house.tables.in_channel(table.channel_id) is None
    assert await refused(table.play(1, Draw())) == "table_over"
    tables = await house.restart()
    again = await tables.get(table.id)
    assert again is not table
    assert (again.status, again.game.result) == (Status.OVER, table.game.result)


def best_action(game: Game):
    """What someone does who knows the rules: goes down as soon as it is possible."""
    from bot.tables.opponents import safe_action

    lay = next(iter(game.lay_downs()), None) if game.phase == "play" else None
    return lay or safe_action(game)
