"""A whole match through Discord: two people, one who clicks and one who types, and a bot."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace

import pytest
from discord_limits import prose_problems, schema_problems
from playing.record import read_tables
from simulated import ENGLISH, Person, World, by_word, controls, everything, mentions, text, world

from bot.engine import Card, Discarded, LaidOff, RoundStarted, Took, WentDown
from bot.players import Level, choose
from bot.tables import Change, Status, Table

MOST_ACTIONS = 2_000


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle every match alike."""
    monkeypatch.setattr("secrets.token_bytes", lambda count=32: b"una partida entera".ljust(count, b"."))


@pytest.fixture
def database(database_url: str) -> str:
    """The address of a new database: every test of this module runs on SQLite and on PostgreSQL."""
    return database_url


@dataclass
class Watch:
    """Looks over everybody's shoulder after each action, for cards that somebody else holds."""

    here: World
    table: Table
    public: set[Card] = field(default_factory=set)
    """The cards that all have seen in this round."""
    dealt_at: int = 0
    """The table's number when the round began."""
    read: int = 0
    looks: int = 0
    own_cards_seen: int = 0

    def __post_init__(self) -> None:
        self.here.bot.tables.subscribe(self.hear)
        self.public |= set(self.table.view(None).discard)

    async def hear(self, table: Table, change: Change) -> None:
        """Learn what everybody learns."""
        for event in change.events:
            match event:
                case RoundStarted():
                    self.dealt_at = change.after
                    self.public = set(table.view(None).discard)
                case Took(card=card) | LaidOff(card=card) | Discarded(card=card):
                    self.public.add(card)
                case WentDown(melds=melds):
                    self.public |= {card for meld in melds for card in meld.cards}

    def look(self) -> None:
        """No message that someone may see, and no request that wrote to the channel, tells of another's hand."""
        people = list(self.here.people.values())
        hands = {person.id: set(self.table.view(person.id).hand) for person in people}
        sent = self._sent_to_the_channel()
        for owner in people:
            secret = hands[owner.id] - self.public
            self.own_cards_seen += any(mentions(everything(owner.hand()), card) for card in secret)
            _check(sent, secret)
            for other in people:
                if other is not owner:
                    _check(self._screen(other), secret - hands[other.id])
        self.looks += 1

    def _screen(self, person: Person) -> list[str]:
        # What is above the table's message is of rounds that are over, whose hands were counted before all.
        return [everything(each) for each in person.sees() if each.id >= (self.table.message_id or 0)]

    def _sent_to_the_channel(self) -> list[str]:
        new, self.read = self.here.env.http_requests[self.read :], len(self.here.env.http_requests)
        bodies = [json.dumps(each.json, ensure_ascii=False) for each in new if each.path.startswith("/channels/")]
        # Not what was still sent in the last round, nor its points, which show the hands that were left.
        drawn_at = [(max(map(int, re.findall(r"c1:\d+:(\d+):", body)), default=-1), body) for body in bodies]
        return [body.replace("\ufe0e", "") for number, body in drawn_at if number >= self.dealt_at]


def _check(shown: list[str], secret: set[Card]) -> None:
    for said in shown:
        told = [card for card in secret if mentions(said, card)]
        assert not told, f"{told} can be read in {said}"


async def move(person: Person, table: Table) -> None:
    """Do what a sound player does: Ana with buttons and menus, Beto with commands."""
    action = choose(table.view(person.id), Level.COMPANERO, 0)
    if person.locale == ENGLISH:
        await person.say(action)
        return
    if [each["custom_id"].split(":")[-1] for each in controls(person.hand())] == ["fresh"]:
        await person.press("Mi mano")  # after a restart nothing refreshes by itself until the next click
    await person.do(action)


async def test_two_people_and_a_bot_play_six_rounds_by_clicks_and_commands_alone(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto", ENGLISH)
        table = await here.match(beto, host=ana, bots=1)
        watch = Watch(here, table)
        actions = 0
        restarted = False
        while table.turn is not None and actions < MOST_ACTIONS:
            await move(here.in_turn(table), table)
            actions += 1
            if table.status is Status.PLAYING:
                watch.look()
            if not restarted and table.view(None).round == 2 and table.view(None).phase == "play":
                number, position = table.number, table.game.position()
                await here.restart()
                restarted, table = True, await here.table()
                assert (table.number, table.game.position()) == (number, position)
                watch = replace(watch, table=table)

        assert restarted
        assert table.status is Status.OVER
        assert watch.own_cards_seen > watch.looks, "the watch can tell a card when it sees one"
        await _scores_are_those_of_the_replayed_log(database, table)
        _every_request_is_one_that_discord_takes(here)
        assert text(here.board()).startswith("## 🏆 ¡Ganó ")
        assert len([each for each in here.public() if text(each).startswith("### Ronda ")]) == 6


async def _scores_are_those_of_the_replayed_log(database: str, table: Table) -> None:
    game = (await read_tables(database))[table.id].replay()
    assert game.phase == "over"
    assert game.result == table.view(None).result


def _every_request_is_one_that_discord_takes(here: World) -> None:
    for request in here.env.http_requests:
        assert prose_problems(request.json) == [], request
    problems = {
        problem
        for request in here.env.http_requests
        for problem in schema_problems(request.method, request.path, request.json)
    }
    assert problems == set()


async def test_old_buttons_work_after_a_restart(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        first = here.in_turn(table)
        board, hand = here.board(), first.hand()
        draw = by_word(hand, "draw")["custom_id"]
        before = table.number
        await here.restart()
        await first.click(hand, draw)
        table = await here.table()
        assert table.number == before + 1
        assert first.hand() is hand
        assert by_word(hand, "discard")
        answer = await beto.press("Mi mano", on=board)
        assert answer is not None
        assert "Ronda 1 de 6" in text(answer)


async def test_a_lobby_goes_on_after_a_restart(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await ana.slash("nueva")
        lobby = here.board()
        await here.restart()
        await beto.press("Unirse", on=lobby)
        await ana.press("Empezar", on=lobby)
        assert (await here.table()).status is Status.PLAYING
        assert here.board().id > lobby.id


async def test_the_first_click_after_a_restart_brings_an_outdated_table_up_to_date(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
        first = here.in_turn(table)
        await first.slash("robar")
        here.env.backend.faults.clear()
        await here.restart()  # as if it had been killed before it could show the table
        assert by_word(here.board(), "hand")["custom_id"] != f"c1:{table.id}:{table.number}:hand"
        await first.press("Mi mano")
        assert by_word(here.board(), "hand")["custom_id"] == f"c1:{table.id}:{table.number}:hand"
