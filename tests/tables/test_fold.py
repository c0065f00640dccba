"""Whatever people, bots and clocks do in whatever order: the log alone leads to the same state."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine import IllegalAction, Rules
from bot.players import Level
from bot.tables import Person, Status, TableError, Topic, decisions
from bot.tables.clock import Pace, due, turn_ends
from bot.tables.entries import Ended, Entry, HandedOver, Opened, Played, Record, decode, encode
from bot.tables.opponents import safe_action
from bot.tables.state import State, announcements, fold, step

PEOPLE = [Person(number, f"P{number}") for number in range(1, 6)]
PACE = Pace()

users = st.sampled_from([person.user_id for person in PEOPLE])
seats = st.integers(0, 7)


class AnyTable(RuleBasedStateMachine):
    """Random wishes at one table; those that are refused leave no trace."""

    def __init__(self) -> None:
        super().__init__()
        self.state: State
        self.records: list[Record] = []
        self.now = 1_000_000

    def wish(self, decide, *arguments) -> None:
        try:
            entry = decide(self.state, *arguments)
            self.add(entry)
        except (TableError, IllegalAction):
            return

    def add(self, entry: Entry) -> None:
        record = Record(len(self.records) + 1, self.now, entry)
        stored = decode(record.number, record.kind, encode(entry))
        assert stored == entry
        self.state = step(self.state, record).state
        self.records.append(record)

    @initialize(by_invitation=st.booleans(), preset=st.sampled_from(["classic", "express"]), buys=st.integers(0, 1))
    def open(self, by_invitation, preset, buys):
        rules = Rules.parse({"preset": preset, "buys": buys})
        self.records = [Record(1, self.now, Opened(PEOPLE[0], rules, "es", 60, by_invitation))]
        self.state = fold(self.records)

    @rule(seconds=st.integers(0, 100))
    def wait(self, seconds):
        self.now += seconds * 1000

    @rule(person=st.sampled_from(PEOPLE))
    def join(self, person):
        self.wish(decisions.join, person)

    @rule(user=users, guest=users)
    def invite(self, user, guest):
        self.wish(decisions.invite, user, guest)

    @rule(user=users)
    def leave(self, user):
        self.wish(decisions.leave, user)

    @rule(user=users, level=st.sampled_from(Level))
    def add_bot(self, user, level):
        self.wish(decisions.add_bot, user, level)

    @rule(user=users, seat=st.none() | seats)
    def remove_bot(self, user, seat):
        self.wish(decisions.remove_bot, user, seat)

    @rule(user=users, allowed=st.booleans())
    def set_hints(self, user, allowed):
        self.wish(decisions.set_hints, user, allowed)

    @rule(user=users)
    def hint(self, user):
        self.wish(decisions.hint, user, self.state.last_played)

    @rule(user=users, seats=st.integers(2, 8))
    def set_rules(self, user, seats):
        self.wish(decisions.set_rules, user, replace(self.state.rules, max_players=seats))

    @rule(user=users, cutting=st.booleans())
    def start(self, user, cutting):
        self.wish(decisions.start, user, 7, cutting)

    @rule(user=users, text=st.text(max_size=60))
    def cut(self, user, text):
        self.wish(decisions.cut, user, text)

    @precondition(lambda self: self.state.game is not None)
    @rule(user=users, data=st.data())
    def play(self, user, data):
        actions = self.state.game.legal_actions()
        if actions:
            self.wish(decisions.play, user, data.draw(st.sampled_from(actions)), None)

    @rule(user=users)
    def pause_or_resume(self, user):
        self.wish(decisions.resume if self.state.paused else decisions.pause, user)

    @rule()
    def suspend(self):
        self.wish(decisions.suspend)

    @rule(user=users)
    def take_back(self, user):
        self.wish(decisions.take_back, user)

    @precondition(lambda self: self.state.turn is not None and not self.state.paused)
    @rule(by=st.sampled_from(["bot", "clock"]))
    def move_for(self, by):
        self.add(Played(self.state.turn, safe_action(self.state.game), by))

    @precondition(lambda self: self.state.present and self.state.status is Status.PLAYING)
    @rule()
    def hand_over(self):
        self.add(HandedOver(min(self.state.present)))

    @invariant()
    def the_log_alone_leads_to_the_same_state(self):
        assert fold(self.records) == self.state
        assert self.state.number == len(self.records)

    @invariant()
    def what_is_to_be_announced_follows_from_the_log_and_is_counted(self):
        found = announcements(self.records)
        assert [each.place for each in found] == [*range(1, self.state.announcements + 1)]
        assert sum(each.ended is not None for each in found) == len(self.state.game.rounds if self.state.game else ())
        ends = [each for each in found if each.topic is Topic.END]
        assert len(ends) == (not self.state.status.is_open)

    @invariant()
    def there_is_a_host_among_the_people_as_long_as_the_table_is_open(self):
        if self.state.status.is_open:
            assert self.state.host_id in self.state.people
        assert len(set(self.state.people)) == len(self.state.people)

    @invariant()
    def every_open_table_is_looked_at_again(self):
        for reminded in (False, True):
            assert (due(self.state, PACE, reminded) is not None) == self.state.status.is_open

    @invariant()
    def nobody_is_waited_for_who_is_not_there(self):
        ends = turn_ends(self.state, PACE)
        if ends is not None:
            assert self.state.seats[self.state.turn].is_present
            assert ends <= self.now + self.state.turn_seconds * 1000

    @invariant()
    def a_match_has_as_many_seats_as_its_game(self):
        if self.state.game is not None:
            assert self.state.game.seats == len(self.state.seats)
            assert self.state.commitment is not None


AnyTable.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestAnyTable = AnyTable.TestCase


def test_a_table_that_has_ended_takes_no_more_entries():
    opened = Record(1, 0, Opened(PEOPLE[0], Rules(), "es", 60, by_invitation=False))
    state = fold([opened, Record(2, 0, Ended("host"))])
    from bot.tables.entries import BrokenLogError

    with pytest.raises(BrokenLogError, match="not open"):
        step(state, Record(3, 0, Ended("host")))
