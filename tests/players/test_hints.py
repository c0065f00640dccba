"""Hints: legal, the same as the strongest opponent's choice, and every sentence true."""

from collections.abc import Iterator

import pytest

from bot.engine import Add, Card, Discard, Game, Lay, View, parse_cards
from bot.engine.melds import fits
from bot.engine.solver import Solver
from bot.locales import LOCALES, translate
from bot.players import Hint, Level, Reason, choose, hint
from tests.engine.tables import game_at

RULES = ["classic", "chilean", {"preset": "argentine", "buys": 2}]


def views(rules: str | dict[str, object], seats: int, seed: int) -> Iterator[tuple[View, Hint]]:
    """Every view of a match of which each player follows the hints, and the hint."""
    game = Game.new(rules, seats, bytes([seed] * 32))
    while game.phase != "over":
        view = game.view(game.turn)
        given = hint(view)
        yield view, given
        game.apply(given.action)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_hints_are_what_the_strongest_opponent_does_and_can_be_said(rules: str | dict[str, object]) -> None:
    said: set[str] = set()
    for view, given in views(rules, 3, 5):
        assert given.action == choose(view, Level.MAESTRO)
        assert given.reasons
        for reason in given.reasons:
            said.add(reason.key)
            for locale in LOCALES:
                text = Hint(given.action, (reason,)).sentences(locale)
                assert text.endswith(".")
                assert "{" not in text
    assert {"hint-take-nearer", "hint-draw-no-nearer", "hint-discard-spare", "hint-lay", "hint-add"} <= said
    assert ("hint-buy-nearer" in said) is isinstance(rules, dict)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_reason_is_true(rules: str | dict[str, object]) -> None:
    for view, given in views(rules, 2, 9):
        for reason in given.reasons:
            assert is_true(reason, view, given), (reason, view)


def is_true(reason: Reason, view: View, given: Hint) -> bool:
    """Whether a reason says what is so, worked out from the view without the player's own means."""
    solver = Solver.of(view.contract, view.rules)
    assert view.seat is not None
    is_down = view.down[view.seat] is not None
    top = view.discard[-1] if view.discard else None
    args = reason.args
    match reason.key.removeprefix("hint-"):
        case "take-completes" | "buy-completes" | "take-nearer" | "buy-nearer":
            after = solver.distance([*view.hand, args["card"]])
            return args["card"] is top and after == args.get("missing", 0) < solver.distance(view.hand)
        case "take-fits":
            return is_down and args["card"] is top and top in taken_by_table(view)
        case "draw-only":
            return "take" not in map(str, view.legal_actions())
        case "draw-no-nearer" | "pass-no-nearer":
            return args["card"] is top and solver.distance([*view.hand, top]) == solver.distance(view.hand)
        case "draw-complete":
            return args["card"] is top and not is_down and solver.distance(view.hand) == 0
        case "draw-no-fit":
            return is_down and args["card"] is top and top not in taken_by_table(view)
        case "pass-down":
            return is_down
        case "pass-in-one-go":
            return view.rules.in_one_go(view.round)
        case "missing":
            return (args["missing"], args["helpful"], args["unseen"]) == chances(view, list(view.hand))
        case "lay" | "lay-ends" | "lay-fits":
            assert isinstance(given.action, Lay)
            rest = list(view.hand)
            for card in [card for meld in given.action.melds for card in meld]:
                rest.remove(card)
            if reason.key == "hint-lay-ends":
                return len(rest) < 2
            return args["cards"] == len(rest) if "points" in args else 0 < args["cards"] <= len(rest)
        case "add":
            assert isinstance(given.action, Add)
            points = view.rules.value(given.action.card)
            return (args["card"], args["place"], args["points"]) == (given.action.card, given.action, points)
        case "add-ends":
            return len(view.hand) == 1
        case "add-last":
            return sorted(view.hand) == sorted([given.action.card, args["card"]]) and args["card"] is not view.locked
    assert isinstance(given.action, Discard)
    rest = without(view.hand, given.action.card)
    if "points" in args and args["points"] != view.rules.value(given.action.card):
        return False
    following = (view.seat + 1) % len(view.hand_counts)
    match reason.key.removeprefix("hint-discard-"):
        case "spare":
            return solver.distance(rest) == solver.distance(view.hand)
        case "least":
            others = [action.card for action in view.legal_actions() if isinstance(action, Discard)]
            least = min(solver.distance(without(view.hand, card)) for card in others)
            return solver.distance(view.hand) < least == solver.distance(rest)
        case "safe":
            others = [action.card for action in view.legal_actions() if isinstance(action, Discard)]
            nearest = min(solver.distance(without(view.hand, card)) for card in others)
            lead = min(score for seat, score in enumerate(view.scores) if seat != view.seat) - view.scores[view.seat]
            told = (args["lead"], args["left"]) == (lead, view.rules.points(rest))
            return told and lead > 0 and view.round == view.rules.rounds and nearest < solver.distance(rest)
        case "late":
            others = [action.card for action in view.legal_actions() if isinstance(action, Discard)]
            nearest = min(solver.distance(without(view.hand, card)) for card in others)
            single = [seat for seat, number in enumerate(view.hand_counts) if number == 1 and view.down[seat]]
            return not is_down and bool(single) and nearest < solver.distance(rest)
        case "loose":
            return is_down and given.action.card not in taken_by_table(view)
        case "complete":
            return not is_down and solver.distance(rest) == 0
        case "dearest":
            return is_down and args["points"] == max(map(view.rules.value, view.hand))
        case "ends":
            return not rest
        case "chances":
            return (args["missing"], args["helpful"], args["unseen"]) == chances(view, rest)
        case "left-lying":
            card = given.action.card
            like = [other for other in view.discard[:-1] if other.rank == card.rank or other.suit == card.suit]
            return view.down[following] is None and bool(like)
        case "no-gift":
            return view.down[following] is not None and given.action.card not in taken_by_table(view)
    return reason.key == "hint-discard"


def chances(view: View, hand: list[Card]) -> tuple[int, int, int]:
    """The distance of a hand, how many cards not seen lower it, and how many are not seen."""
    seats = len(view.hand_counts)
    pack = [card for card in map(Card, range(53)) for _ in range(view.rules.copies(card, seats))]
    shown = [card for meld in view.melds for card in meld.cards]
    shown += [card for seat, cards in enumerate(view.held) if seat != view.seat for card in cards]
    for card in [*view.hand, *view.discard, *shown]:
        pack.remove(card)
    solver = Solver.of(view.contract, view.rules)
    missing = solver.distance(hand)
    return missing, sum(solver.distance([*hand, card]) < missing for card in pack), len(pack)


def taken_by_table(view: View) -> set[Card]:
    return {card for meld in view.melds for card, _ in fits(meld, view.rules)}


def without(hand: tuple[Card, ...], card: Card) -> list[Card]:
    rest = list(hand)
    rest.remove(card)
    return rest


def test_a_hint_reads_as_one_would_say_it() -> None:
    game = game_at("5H6H7H8H8SJKJKKD", phase="play")
    given = hint(game.view(0))
    assert str(given.action) == "lay 8S8HJK 5H6H7HJK"
    assert given.sentences("es") == "Bájate: con esto terminas la ronda."
    assert given.sentences("en") == "Go down: it ends the round for you."


def test_cards_are_written_the_callers_way() -> None:
    given = Hint(Discard(*parse_cards("KD")), (Reason("hint-discard", {"card": parse_cards("KD")[0], "points": 13}),))
    assert given.sentences("es", lambda card: f"«{card}»") == "Bota «KD»: en la mano cuesta 13 puntos."
    assert translate("es", "hint-discard", card="K♦", points=1) == "Bota K♦: en la mano cuesta un punto."
