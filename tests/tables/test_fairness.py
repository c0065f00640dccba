"""The shuffle is fixed before anybody plays, told afterwards, and anyone can check it."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Draw, Game, Rules
from bot.tables import Kind, Person, Status, TableError
from bot.tables.fairness import commitment, match_seed

ANA, BETO, CAMI = Person(1, "Ana"), Person(2, "Beto"), Person(3, "Cami")


async def refused(awaitable) -> str:
    with pytest.raises(TableError) as refusal:
        await awaitable
    return refusal.value.code


def by_hand(match: int, rules_json: bytes, seats: int, secret: bytes) -> str:
    """The commitment as somebody would compute it who has only the description."""
    text = b""
    for part in (b"carioca shuffle 1", str(match).encode(), rules_json, str(seats).encode(), secret):
        text += len(part).to_bytes(8, "big") + part
    return hashlib.sha256(text).hexdigest()


def test_the_commitment_is_what_its_description_says():
    secret = bytes(range(32))
    assert commitment(7, Rules.parse("classic"), 3, secret) == by_hand(7, b'"classic"', 3, secret)
    changed = Rules.parse({"preset": "classic", "court_values": 10, "buys": 1})
    text = b'{"buys":1,"court_values":10,"preset":"classic"}'
    assert commitment(7, changed, 3, secret) == by_hand(7, text, 3, secret)


def test_the_seed_is_what_its_description_says():
    secret, text = bytes(range(32)), b""
    for part in (b"carioca seed 1", b"7", "mitad ✂".encode()):
        text += len(part).to_bytes(8, "big") + part
    assert match_seed(7, secret, "mitad ✂") == hmac.new(secret, text, "sha256").digest()


@given(st.tuples(st.integers(1), st.text(max_size=40)), st.tuples(st.integers(1), st.text(max_size=40)))
def test_every_match_and_every_cut_gives_another_shuffle(one, other):
    secret = bytes(32)
    assert (match_seed(one[0], secret, one[1]) == match_seed(other[0], secret, other[1])) == (one == other)


async def test_without_time_to_cut_the_cards_are_dealt_at_once(house):
    table = await house.match(BETO)
    assert (table.status, table.shuffled, table.cut_made) == (Status.PLAYING, False, ("", None))
    assert len(table.commitment) == 64


async def test_the_secret_is_told_at_the_end_only_and_gives_the_very_same_game(house):
    table = await house.match(BETO)
    await table.play(2, Draw())
    assert table.secret is None
    published = table.commitment
    await table.end(1)
    secret = bytes.fromhex(table.secret)
    assert commitment(table.id, table.rules, 2, secret) == published == table.commitment
    assert Game.replay("classic", 2, match_seed(table.id, secret, ""), ["draw"]) == table.game


async def test_before_the_start_nothing_is_fixed(house):
    table = await house.lobby(BETO)
    assert (table.commitment, table.secret) == (None, None)
    await table.end(1)
    assert table.secret is None


@pytest.fixture
async def shuffled(house):
    """A lobby whose cards wait to be cut."""
    await house.restart(cut_seconds=20)
    return await house.match(BETO, CAMI)


async def test_a_player_cuts_and_the_cards_are_dealt(house, shuffled):
    table = shuffled
    assert (table.status, table.shuffled) == (Status.LOBBY, True)
    published = table.commitment
    assert await refused(table.play(2, Draw())) == "not_started"
    change = await table.cut(2, "  por la \n mitad ")
    assert (change.kind, change.seat) == (Kind.STARTED, 1)
    assert (table.status, table.cut_made, table.commitment) == (Status.PLAYING, ("por la mitad", 1), published)
    assert await refused(table.cut(3, "yo también")) == "already_cut"
    await table.end(1)
    seed = match_seed(table.id, bytes.fromhex(table.secret), "por la mitad")
    assert Game.new("classic", 3, seed) == table.game


async def test_nobody_cutting_is_a_cut_too(house, shuffled):
    house.clock.advance(21)
    await house.tables.settled()
    assert (shuffled.status, shuffled.cut_made) == (Status.PLAYING, ("", None))
    assert [change.kind for change in house.witness.changes][-2:] == [Kind.SHUFFLED, Kind.STARTED]


async def test_only_those_at_the_table_cut_and_only_what_is_shuffled(house, shuffled):
    assert await refused(shuffled.cut(4, "mitad")) == "not_seated"
    other = await house.lobby(channel_id=21)
    assert await refused(other.cut(1, "mitad")) == "not_started"


async def test_a_shuffled_table_changes_no_more_but_may_be_left(house, shuffled):
    table = shuffled
    for awaitable in (table.join(Person(4, "Dani")), table.add_bot(1, "aprendiz"), table.start(1)):
        assert await refused(awaitable) == "already_started"
    await table.leave(3)
    assert (table.shuffled, table.commitment) == (False, None)
    await table.join(Person(4, "Dani"))


async def test_a_process_that_dies_between_shuffle_and_cut_goes_on(house, shuffled):
    published = shuffled.commitment
    tables = await house.restart(cut_seconds=20)
    again = await tables.get(shuffled.id)
    assert (again.shuffled, again.commitment) == (True, published)
    house.clock.advance(21)
    await tables.settled()
    assert again.status is Status.PLAYING


async def test_a_cut_is_short(shuffled):
    await shuffled.cut(1, "x" * 500)
    assert len(shuffled.cut_made[0]) == 40


def test_the_examples_of_the_description_hold():
    import doctest

    from bot.tables import fairness

    assert doctest.testmod(fairness).attempted == 1
    assert doctest.testmod(fairness).failed == 0
