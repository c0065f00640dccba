"""What a table remembers of public play: cards known to be in a hand, and cards that a seat did not want."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    Action,
    Bought,
    Card,
    Discarded,
    Drew,
    Event,
    Game,
    LaidOff,
    Pass,
    RoundStarted,
    Take,
    Took,
    View,
    WentDown,
)
from tests.bench.termination import PLAYERS, RULES
from tests.engine.tables import game_at


def texts(memory: Sequence[Sequence[Card]]) -> list[str]:
    return [" ".join(map(str, cards)) for cards in memory]


def test_everybody_knows_a_card_taken_until_it_is_shown() -> None:
    game = game_at("7S8C9D", "AC2C", phase="draw", discard="KD")
    game.apply("take")
    for seat in (0, 1, None):
        assert texts(game.view(seat).held) == ["KD", ""]
    game.apply("discard 7S")
    assert texts(game.view(1).held) == ["KD", ""]


def test_a_card_like_it_that_is_discarded_may_be_the_one_taken() -> None:
    game = game_at("KD8C", "AC2C", phase="draw", discard="KD")
    game.apply("take")
    game.apply("discard KD")
    assert texts(game.view(1).held) == ["", ""]


def test_what_is_laid_is_no_longer_in_the_hand() -> None:
    game = game_at("7S7H7D5C6C8CKD", "AC2C3D", phase="draw", discard="4C7C", stock="2H")
    game.apply("take")
    assert texts(game.view(1).held) == ["7C", ""]
    game.apply("lay 7S7H7D 5C6C7C8C")
    assert texts(game.view(1).held) == ["", ""]


def test_nor_is_what_is_laid_off() -> None:
    game = game_at("KDQD", "AC2C3D", phase="draw", discard="3H", melds=["0:4H5H6H7H"])
    game.apply("take")
    assert texts(game.view(1).held) == ["3H", ""]
    game.apply("add 3H 1 low")
    assert texts(game.view(1).held) == ["", ""]


def test_the_card_bought_is_known_and_its_penalty_card_is_not() -> None:
    game = game_at("7SJK", "4D5D", "6D7D", rules={"preset": "classic", "buys": 2}, phase="draw", discard="9S")
    for action in ("draw", "pass", "buy"):
        game.apply(action)
    assert texts(game.view(None).held) == ["", "", "9S"]
    assert texts(game.view(None).unwanted) == ["9S", "9S", ""], "who drew instead, and who did not buy it"


def test_a_top_left_lying_and_a_discard_are_unwanted() -> None:
    game = game_at("7S8C", "AC2C", phase="draw", discard="KD")
    for action in ("draw", "discard 7S", "draw", "discard AC"):
        game.apply(action)
    assert texts(game.view(0).unwanted) == ["KD 7S", "7S AC"]


def test_who_had_to_draw_has_refused_nothing() -> None:
    game = game_at("7S8C", "AC2C", phase="draw", discard="KD", swaps=4)
    assert Take() not in game.legal_actions()
    game.apply("draw")
    assert texts(game.view(0).unwanted) == ["", ""]


def test_a_position_brings_no_memory_and_that_makes_no_difference_to_what_is_equal() -> None:
    game = game_at("7S8C", "AC2C", phase="draw", discard="KD")
    game.apply("take")
    again = Game.from_position(game.position())
    assert texts(again.view(0).held) == texts(again.view(0).unwanted) == ["", ""]
    assert again == game
    assert again.view(0) == game.view(0)


class Watcher:
    """Somebody who sees what everybody sees, and remembers it."""

    def __init__(self, seats: int) -> None:
        self.forget(seats)

    def forget(self, seats: int) -> None:
        """A new round."""
        self.held = [Counter[Card]() for _ in range(seats)]
        self.unwanted: list[list[Card]] = [[] for _ in range(seats)]

    def see(self, before: View, could_take: bool, action: Action, events: Sequence[Event]) -> None:
        """An action, what the table showed before it, and what came of it."""
        if isinstance(action, Pass):
            self.unwanted[before.turn].append(before.discard[-1])
        for event in events:
            match event:
                case RoundStarted():
                    self.forget(len(self.held))
                case Drew(seat) if could_take:
                    self.unwanted[seat].append(before.discard[-1])
                case Took(seat, card) | Bought(seat, card):
                    self.held[seat][card] += 1
                case Discarded(seat, card):
                    self.held[seat] -= Counter([card])
                    self.unwanted[seat].append(card)
                case LaidOff(seat, card):
                    self.held[seat] -= Counter([card])
                case WentDown(seat, melds):
                    self.held[seat] -= Counter([card for meld in melds for card in meld.cards])
                case _:
                    pass


@given(number=st.integers(0, 100_000), steps=st.integers(1, 400))
@settings(max_examples=60, deadline=None)
def test_memories_hold_what_any_watcher_knows_and_no_more(number: int, steps: int) -> None:
    rng, seed = Random(number), number.to_bytes(32, "big")
    rules, seats = RULES[number % len(RULES)], 2 + number % 4
    game, watcher, log = Game.new(rules, seats, seed), Watcher(seats), list[Action]()
    players = [rng.choice([*PLAYERS.values()]) for _ in range(seats)]
    for _ in range(steps):
        if game.phase == "over":
            return
        before, could_take = game.view(None), Take() in game.legal_actions()
        log.append(players[game.turn](game, rng))
        watcher.see(before, could_take, log[-1], game.apply(log[-1]))
        if game.phase == "over":
            return
        view = game.view(None)
        assert [Counter(cards) for cards in view.held] == watcher.held
        assert [list(cards) for cards in view.unwanted] == watcher.unwanted
        assert all(Counter(cards) <= Counter(game.hand(seat)) for seat, cards in enumerate(view.held))
    for again in (Game.replay(rules, seats, seed, log), game.copy()):
        assert (again.view(0).held, again.view(0).unwanted) == (game.view(0).held, game.view(0).unwanted)
    dealt = game.round
    while game.result is None and game.round == dealt:
        game.apply(players[game.turn](game, rng))
    if game.result is None:
        assert texts(game.view(0).held) == texts(game.view(0).unwanted) == [""] * seats
