"""What the strongest opponent makes of a position."""

from __future__ import annotations

from bot.engine import Discard, Game
from bot.engine.solver import Solver
from bot.players import Level, choose


def with_cards(hand: str, *melds: str) -> Game:
    """Round 2, where everybody is down; the seat in turn has drawn and holds this hand."""
    cards = [hand[at : at + 2] for at in range(0, len(hand), 2)]
    return Game.from_position(
        {
            "rules": "classic",
            "round": 2,
            "dealer": 1,
            "turn": 0,
            "phase": "play",
            "hands": [cards, ["2C", "2D", "9H"]],
            "scores": [0, 0],
            "melds": [
                {"owner": owner % 2, "cards": [meld[at : at + 2] for at in range(0, len(meld), 2)]}
                for owner, meld in enumerate(melds)
            ],
            "down": [3, 4],
            "turn_number": 9,
            "stock": ["AD", "3D", "7C"],
            "discard": ["KD"],
        }
    )


def laid_off(game: Game) -> list[str]:
    """What it lays off in this turn, in its order."""
    told: list[str] = []
    while game.phase == "play" and game.turn == 0 and game.round == 2:
        action = choose(game.view(0), Level.MAESTRO)
        told.append(str(action))
        game.apply(action)
    return told


def test_a_joker_goes_where_it_lets_another_card_follow() -> None:
    game = with_cards("JKTHKS", "5H6H7H8H", "QSQDQC")
    assert laid_off(game)[:2] == ["add JK 1 high", "add TH 1 high"]


def test_cards_of_a_row_follow_each_other_before_a_joker_is_used() -> None:
    game = with_cards("JK9HTHKSKC", "5H6H7H8H", "QSQDQC")
    assert laid_off(game)[:2] == ["add 9H 1 high", "add TH 1 high"]


def test_of_two_cards_that_fit_the_dearer_goes_first() -> None:
    game = with_cards("QH4HKSKC", "5H6H7H8H", "QSQDQC")
    assert laid_off(game)[:2] == ["add QH 2", "add 4H 1 low"]


def leading_by(points: int) -> Game:
    """The last round, so many points before the other: the contract wants dear cards and can spare cheap ones."""
    hand = ["KH", "QH", "JH", "KS", "QS", "JS", "AC", "AD", "2C", "3D", "4S", "6D"]
    return Game.from_position(
        {
            "rules": "classic",
            "round": 6,
            "dealer": 1,
            "turn": 0,
            "phase": "play",
            "hands": [hand, ["2C", "2D", "9H", "TS", "8H", "4D", "6D", "7H", "8C", "3H", "TC"]],
            "scores": [100, 100 + points],
            "melds": [],
            "down": [None, None],
            "turn_number": 19,
            "stock": ["AS", "3D", "7C"],
            "discard": ["KD"],
        }
    )


def test_a_lead_in_the_last_round_is_made_safe_at_the_cost_of_a_step() -> None:
    game = leading_by(90)
    solver = Solver.of("1T 2R", "classic")
    action = choose(game.view(0), Level.MAESTRO)
    assert isinstance(action, Discard)
    hand = list(game.hand(0))
    hand.remove(action.card)
    assert solver.distance(hand) > solver.distance(game.hand(0))
    assert game.rules.value(action.card) > 10


def test_who_is_behind_in_the_last_round_gives_up_no_step() -> None:
    game = leading_by(-90)
    solver = Solver.of("1T 2R", "classic")
    action = choose(game.view(0), Level.MAESTRO)
    assert isinstance(action, Discard)
    hand = list(game.hand(0))
    hand.remove(action.card)
    assert solver.distance(hand) == solver.distance(game.hand(0))


def late_in_a_round(cards_left: int) -> Game:
    """Round 3 with two cards missing and the other player down, with so many cards left."""
    hand = ["2H", "3H", "4H", "KS", "QS", "JS", "AC", "9D", "9C", "6D", "7C", "2D"]
    return Game.from_position(
        {
            "rules": "classic",
            "round": 3,
            "dealer": 1,
            "turn": 0,
            "phase": "play",
            "hands": [hand, ["3C", "5C", "8D", "TD"][:cards_left]],
            "scores": [0, 0],
            "melds": [
                {"owner": 1, "cards": ["5S", "6S", "7S", "8S"]},
                {"owner": 1, "cards": ["TC", "JC", "QC", "KC"]},
            ],
            "down": [None, 16],
            "turn_number": 19,
            "stock": ["AS", "3D", "7D"],
            "discard": ["KD"],
        }
    )


def steps_given_up(game: Game) -> int:
    """How many cards its discard takes it further from the contract than it need be."""
    solver = Solver.of(game.view(0).contract, game.rules)
    action = choose(game.view(0), Level.MAESTRO)
    assert isinstance(action, Discard)
    rests = {card: [*game.hand(0)] for card in game.hand(0)}
    for card, rest in rests.items():
        rest.remove(card)
    return solver.distance(rests[action.card]) - min(map(solver.distance, rests.values()))


def test_a_far_contract_is_given_up_once_another_player_has_a_single_card() -> None:
    game = late_in_a_round(cards_left=1)
    # The ace costs more, but the other player could lay it off; the king is one of three that a run needs.
    assert str(choose(game.view(0), Level.MAESTRO)) == "discard KS"
    assert steps_given_up(game) > 0


def test_a_contract_is_not_given_up_while_the_other_player_has_cards_to_get_rid_of() -> None:
    assert steps_given_up(late_in_a_round(cards_left=4)) == 0
