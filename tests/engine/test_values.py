"""What the engine hands out is a value: nobody can change it, nor hang anything on it."""

from dataclasses import FrozenInstanceError, fields

import pytest

from bot.engine import Add, Contract, Discard, Game, Lay, Meld, MeldKind, Rules, parse_cards
from tests.engine.tables import game_at


def handed_out() -> list[object]:
    """One of each kind."""
    game = game_at("7S", "KD4D", melds=["0:8S8H8D"])
    events = game.apply("discard 7S")
    melds = (parse_cards("8S8H8D"), parse_cards("KSKHKC"))
    values = [Rules(), Contract(trios=2), Meld(0, MeldKind.TRIO, melds[0]), Lay(melds), Add("8C", 1), Discard("7S")]
    return [
        *values,
        *game.legal_actions(),
        *events,
        *game.rounds,
        game.view(0),
        Game.new("classic", 2, bytes(32)).view(1),
    ]


@pytest.mark.parametrize("value", handed_out(), ids=lambda value: type(value).__name__)
def test_a_value_is_not_changed(value: object) -> None:
    assert not hasattr(value, "__dict__")
    for field in fields(value):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)


def test_a_lay_of_cards_is_the_lay_of_their_texts() -> None:
    melds = (parse_cards("7S7H7D"), parse_cards("4C5C6CJK"))
    assert Lay.of(melds) == Lay(["7S7H7D", "4C5C6CJK"])
    assert hash(Lay.of(melds)) == hash(Lay(melds))
