"""No opponent and no hint depends on a hidden card: what a seat does not see is dealt anew, and nothing changes."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Game, View
from bot.players import Level, choose, hint


def with_hidden_cards_dealt_anew(game: Game, seat: int, random: Random) -> Game:
    """The same position as this seat sees it: the other hands and the stock are shuffled together, but for the cards
    that everybody knows to be in a hand.
    """
    position = game.position()
    hands: list[list[str]] = [list(hand) for hand in position["hands"]]  # type: ignore[call-overload]
    stock: list[str] = list(position["stock"])  # type: ignore[call-overload]
    known = [[str(card) for card in cards] for cards in game.view(seat).held]
    for other, cards in enumerate(known):
        for card in cards if other != seat else ():
            hands[other].remove(card)
    hidden = [*stock, *[card for other, hand in enumerate(hands) if other != seat for card in hand]]
    random.shuffle(hidden)
    deal = iter(hidden)
    position["stock"] = [next(deal) for _ in stock]
    position["hands"] = [
        hand if other == seat else [*known[other], *[next(deal) for _ in hand]] for other, hand in enumerate(hands)
    ]
    return Game.from_position(position, bytes(random.randbytes(32)))


@pytest.mark.parametrize("rules", ["classic", {"preset": "chilean", "buys": 1}], ids=str)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 255), turns=st.integers(0, 150), seats=st.integers(2, 4))
def test_hidden_cards_change_no_choice(rules: str | dict[str, object], seed: int, turns: int, seats: int) -> None:
    game = Game.new(rules, seats, bytes([seed] * 32))
    for _ in range(turns):
        game.apply(choose(game.view(game.turn), Level.COMPANERO))
        if game.phase == "over":
            return
    seat = game.turn
    other = with_hidden_cards_dealt_anew(game, seat, Random(seed))
    # A position does not hold the seed or all of the turn's memory, so both sides are read from one, and what the
    # table remembers of public play is given to both.
    seen = game.view(seat)

    def remembered(position: dict[str, object]) -> View:
        return replace(Game.from_position(position).view(seat), held=seen.held, unwanted=seen.unwanted)

    one, another = remembered(game.position()), remembered(other.position())
    assert one == another
    for level in Level:
        assert choose(one, level, seed) == choose(another, level, seed)
    assert hint(one) == hint(another)
