"""Random matches of every preset, step by step, with what must hold at every step (Hypothesis)."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.engine import CARDS, PRESETS, Action, Add, Card, Discard, Game, IllegalAction, Lay, RoundEnded, Rules
from tests.bench.termination import PLAYERS, most_turns

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"buys": 2},
    {"deal": "contract+1", "buys": 1},
    {"lay_off_on": "own", "discard_taken": True, "refills": 1},
    {"ties": "shared", "take_laps": 1, "refills": 0, "court_values": 10, "same_suit_runs": False},
)

EVERY_SIMPLE_ACTION: tuple[Action, ...] = (
    *(Action.parse(text) for text in ("draw", "take", "buy", "pass")),
    *(Discard(card) for card in CARDS),
    *(Add(card, meld, end) for card in CARDS for meld in range(1, 9) for end in (None, "low", "high")),
)


class Match(RuleBasedStateMachine):
    """A match with its log, from the deal to the result."""

    preset: str

    @initialize(seats=st.integers(2, 8), seed=st.binary(min_size=32, max_size=32), options=st.sampled_from(OPTIONS))
    def deal(self, seats: int, seed: bytes, options: dict[str, object]) -> None:
        self.rules = Rules.parse({"preset": self.preset} | options)
        self.seats, self.seed = seats, seed
        self.game = Game.new(self.rules, seats, seed)
        self.log: list[str] = []
        self.totals = [0] * seats

    def play(self, action: Action) -> None:
        self.log.append(str(action))
        for event in self.game.apply(action, self.game.turn):
            if isinstance(event, RoundEnded):
                self.totals = [total + points for total, points in zip(self.totals, event.points, strict=True)]
                assert event.points == tuple(self.rules.points(hand) for hand in event.hands)
                assert event.scores == tuple(self.totals)
                if event.winner is not None:
                    assert event.points[event.winner] == 0
                    assert event.hands[event.winner] == ()

    @property
    def going_on(self) -> bool:
        return self.game.phase != "over"

    @precondition(lambda self: self.going_on)
    @rule(choice=st.integers(0, 1000))
    def act(self, choice: int) -> None:
        actions = self.game.legal_actions()
        self.play(actions[choice % len(actions)])

    @precondition(lambda self: self.going_on)
    @rule(choice=st.integers(0, 7))
    def go_down(self, choice: int) -> None:
        if lays := list(islice(self.game.lay_downs(), 8)):
            self.play(lays[choice % len(lays)])

    @precondition(lambda self: self.going_on)
    @rule(seed=st.integers(0, 2**16), steps=st.integers(1, 200), names=st.lists(st.sampled_from(sorted(PLAYERS))))
    def go_on(self, seed: int, steps: int, names: list[str]) -> None:
        rng = Random(seed)
        players = [PLAYERS[name] for name in [*names, *["greedy"] * self.seats]]
        for _ in range(steps):
            if self.going_on:
                self.play(players[self.game.turn](self.game, rng))

    @precondition(lambda self: self.going_on)
    @rule()
    def end_the_round(self) -> None:
        number, rng = self.game.round, Random(1)
        while self.going_on and self.game.round == number:
            self.play(PLAYERS["greedy"](self.game, rng))
            assert self.game.turn_number <= most_turns(self.rules, self.seats)

    @rule(start=st.integers(0, len(EVERY_SIMPLE_ACTION)))
    def try_what_is_not_listed(self, start: int) -> None:
        """An action is legal if and only if it is listed, and a refused one changes nothing."""
        legal = self.game.legal_actions()
        assert len(set(legal)) == len(legal)
        before = self.game.copy()
        for action in (*EVERY_SIMPLE_ACTION[start::97], *legal):
            trial = self.game.copy()
            try:
                trial.apply(action)
                assert action in legal
            except IllegalAction:
                assert action not in legal
                assert trial == before

    @rule(texts=st.lists(st.sampled_from([card.text for card in CARDS]), min_size=6, max_size=8))
    def try_to_lay_anything(self, texts: list[str]) -> None:
        lay = Lay(["".join(texts[:3]), "".join(texts[3:])])
        trial = self.game.copy()
        try:
            trial.apply(lay)
        except IllegalAction:
            assert trial == self.game
        else:
            laid = {tuple(sorted(map(sorted, other.melds))) for other in self.game.lay_downs()}
            assert tuple(sorted(map(sorted, lay.melds))) in laid

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        position: dict[str, Any] = self.game.position()
        piles = [*position["hands"], position["stock"], position["discard"]]
        cards = Counter(card for pile in [*piles, *(meld["cards"] for meld in position["melds"])] for card in pile)
        assert cards == {card.text: self.rules.copies(card, self.seats) for card in CARDS}

    @invariant()
    def the_position_is_read_back(self) -> None:
        again = Game.from_position(self.game.position(), seed=self.seed)
        assert again == self.game
        assert again.view(None) == self.game.view(None)

    @invariant()
    def views_hold_what_is_public_and_the_seats_own(self) -> None:
        for seat in range(self.seats):
            view = self.game.view(seat)
            assert view.hand == self.game.hand(seat)
            assert view.legal_actions() == (self.game.legal_actions() if seat == self.game.turn else [])
            hidden = {str(card) for card in self.cards_seen_by_none_but(seat)}
            assert not hidden & set(words(repr(view)))

    def cards_seen_by_none_but(self, seat: int) -> set[Card]:
        """The faces that lie only in other hands and in the stock."""
        game = self.game
        position: dict[str, Any] = game.position()
        seen = {str(card) for card in game.hand(seat)} | {str(card) for meld in game.melds for card in meld.cards}
        seen |= {*position["discard"], str(position.get("taken"))}
        return {card for card in CARDS if card.text not in seen}

    @invariant()
    def totals_add_up(self) -> None:
        assert self.game.scores == tuple(self.totals)
        assert (self.game.result is not None) == (self.game.phase == "over") == (not self.game.legal_actions())
        if self.game.result:
            assert self.game.result.scores == tuple(self.totals)
            assert min(self.game.result.places) == 1
            best = self.game.result.places.index(1)
            assert self.totals[best] == min(self.totals)

    @invariant()
    def somebody_can_always_do_something(self) -> None:
        assert self.game.legal_actions() or self.game.phase == "over"

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert Game.replay(self.rules, self.seats, self.seed, self.log) == self.game


def words(text: str) -> list[str]:
    """The texts in quotation marks."""
    return text.split("'")[1::2]


def machine(preset: str) -> type[Match]:
    return type(f"{preset.title()}Match", (Match,), {"preset": preset})


@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches(preset: str) -> None:
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        machine(preset), settings=settings(max_examples=25, stateful_step_count=25)
    )
