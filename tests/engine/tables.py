"""Positions for tests, written as briefly as one would on paper."""

from collections.abc import Sequence

from bot.engine import Game, IllegalAction


def pairs(text: str) -> list[str]:
    """The cards of a text such as ``7S7H7D``."""
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def position_at(
    *hands: str,
    melds: Sequence[str] = (),
    down: Sequence[int | None] | None = None,
    stock: str = "2C3C5C",
    discard: str = "9S",
    **more: object,
) -> dict[str, object]:
    """A position in which seat 0 plays. A meld is its owner and its cards: ``1:JK4H5H6H``."""
    owners = {int(meld[0]) for meld in melds}
    return {
        "rules": "classic",
        "round": 2,
        "dealer": 1,
        "turn": 0,
        "phase": "play",
        "hands": [pairs(hand) for hand in hands],
        "scores": [0] * len(hands),
        "melds": [{"owner": int(meld[0]), "cards": pairs(meld[2:])} for meld in melds],
        "down": list(down) if down else [1 if seat in owners else None for seat in range(len(hands))],
        "turn_number": 9,
        "stock": pairs(stock),
        "discard": pairs(discard),
    } | more


def game_at(*hands: str, **more: object) -> Game:
    """The game at that position; a lonely hand faces the ace of clubs."""
    return Game.from_position(position_at(*(hands if len(hands) > 1 else (*hands, "AC")), **more))  # type: ignore


def refusal(game: Game, action: str, seat: int | None = None) -> str | None:
    """The code that refuses this action, which then has changed nothing; None if it is legal. The game stays."""
    before, trial = game.copy(), game.copy()
    try:
        trial.apply(action, seat)
    except IllegalAction as error:
        assert trial == before
        return error.code
    return None


def texts(game: Game) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in game.legal_actions()]
