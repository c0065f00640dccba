"""What the strongest opponent would do in a player's place, and why: for the player's own view only.

A hint is an action and its reasons. Each reason is a text of the catalogues with what the text needs, and says only
what is so in this view: a distance, points, cards not seen, what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.engine import Action, Add, Buy, Card, Discard, Draw, Lay, Take, View
from bot.locales import translate

from .knowledge import take_one
from .maestro import Maestro
from .rule_sets import with_shared_rules


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence: the key of a text, and what it is given: cards as `Card`, where one is laid off as the `Add`."""

    key: str
    args: Mapping[str, int | Card | Add] = field(default_factory=dict[str, int | Card | Add])


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and why."""

    action: Action
    reasons: tuple[Reason, ...]

    def sentences(self, locale: str, face: Callable[[Card], str] = str, place: Callable[[Add], str] = str) -> str:
        """The reasons in a language; `face` writes a card, `place` to which meld one is laid off (*to Ana's run*).

        Raises:
            KeyError: no catalogue has one of the texts.
        """

        def write(value: int | Card | Add) -> int | str:
            if isinstance(value, Add):
                return place(value)
            return face(value) if isinstance(value, Card) else value

        return " ".join(
            [
                translate(locale, each.key, **{name: write(value) for name, value in each.args.items()})
                for each in self.reasons
            ]
        )


def hint(view: View) -> Hint:
    """What the strongest opponent would do here. The same view gives the same hint.

    Raises:
        ValueError: the view's seat is not to act.
    """
    player = Maestro(with_shared_rules(view))
    action = player.choose()
    return Hint(action, tuple(_reasons(player, action)))


def _reasons(player: Maestro, action: Action) -> Iterator[Reason]:
    match action:
        case Take() | Buy():
            yield from _for_top(player, action)
        case Draw():
            yield from _against_top(player)
        case Lay():
            yield from _for_lay(player, action)
        case Add():
            yield from _for_add(player, action)
        case Discard():
            yield from _for_discard(player, action.card)
        case _:
            yield from _against_buying(player)


def _for_top(player: Maestro, action: Action) -> Iterator[Reason]:
    card = player.view.discard[-1]
    if player.is_down:
        yield Reason("hint-take-fits", {"card": card})
        return
    missing = player.solver.distance((*player.view.hand, card))
    if missing == 0:
        yield Reason("hint-buy-completes" if isinstance(action, Buy) else "hint-take-completes", {"card": card})
    else:
        key = "hint-buy-nearer" if isinstance(action, Buy) else "hint-take-nearer"
        yield Reason(key, {"card": card, "missing": missing})


def _against_top(player: Maestro) -> Iterator[Reason]:
    view = player.view
    if Take() not in player.actions:
        yield Reason("hint-draw-only")
    elif player.is_down:
        yield Reason("hint-draw-no-fit", {"card": view.discard[-1]})
    elif player.solver.distance(view.hand) == 0:
        yield Reason("hint-draw-complete", {"card": view.discard[-1]})
    else:
        yield Reason("hint-draw-no-nearer", {"card": view.discard[-1]})
    if not player.is_down and (missing := player.solver.distance(view.hand)):
        helpful = player.solver.acceptance(view.hand)
        unseen = sum(player.known.unseen[card] for card in helpful)
        yield Reason("hint-missing", {"missing": missing, "helpful": unseen, "unseen": sum(player.known.unseen)})


def _against_buying(player: Maestro) -> Iterator[Reason]:
    card = player.view.discard[-1]
    if player.is_down:
        yield Reason("hint-pass-down")
    elif player.view.rules.in_one_go(player.view.round):
        yield Reason("hint-pass-in-one-go")
    else:
        yield Reason("hint-pass-no-nearer", {"card": card})


def _for_lay(player: Maestro, lay: Lay) -> Iterator[Reason]:
    rest = player.left_by(lay)
    if len(rest) <= 1:
        yield Reason("hint-lay-ends")
        return
    yield Reason("hint-lay", {"cards": len(rest), "points": player.view.rules.points(rest)})
    takes = player.fitting_after(lay)
    if fitting := sum(card in takes for card in rest):
        yield Reason("hint-lay-fits", {"cards": fitting})


def _for_add(player: Maestro, add: Add) -> Iterator[Reason]:
    view = player.view
    yield Reason("hint-add", {"card": add.card, "place": add, "points": view.rules.value(add.card)})
    left = take_one(view.hand, add.card)
    if not left:
        yield Reason("hint-add-ends")
    elif len(left) == 1 and left[0] != view.locked:
        yield Reason("hint-add-last", {"card": left[0]})


def _for_discard(player: Maestro, card: Card) -> Iterator[Reason]:
    view, solver = player.view, player.solver
    given: dict[str, int | Card] = {"card": card, "points": view.rules.value(card)}
    rest = take_one(view.hand, card)
    if not rest:
        yield Reason("hint-discard-ends", {"card": card})
        return
    if player.is_down:
        yield Reason(_of_loose_cards(player, card), given)
        return
    missing = solver.distance(rest)
    if player.lead is not None and _takes_further(player, missing):
        yield Reason("hint-discard-safe", {"card": card, "lead": player.lead, "left": view.rules.points(rest)})
    elif _takes_further(player, missing):
        yield Reason("hint-discard-late", given)
    elif missing > solver.distance(view.hand):
        yield Reason("hint-discard-least", {"card": card})
    else:
        yield Reason("hint-discard-spare" if missing else "hint-discard-complete", given)
    if missing:
        helpful = sum(player.known.unseen[other] for other in solver.acceptance(rest))
        counts = {"missing": missing, "helpful": helpful, "unseen": sum(player.known.unseen)}
        yield Reason("hint-discard-chances", counts)
    if view.down[player.known.next] is None:
        if player.left_lying(card, among=view.discard[:-1]) > 0:  # the top one has not been offered to everybody yet
            yield Reason("hint-discard-left-lying")
    elif player.known.fitting and card not in player.known.fitting:
        yield Reason("hint-discard-no-gift")


def _takes_further(player: Maestro, missing: int) -> bool:
    """Whether some other discard would leave the contract nearer than this: so many cards away."""
    others = [action.card for action in player.actions if isinstance(action, Discard)]
    return any(player.solver.distance(take_one(player.view.hand, card)) < missing for card in others)


def _of_loose_cards(player: Maestro, card: Card) -> str:
    """Why this one of the cards that are left after going down."""
    if card not in player.known.fitting:
        return "hint-discard-loose"
    value = player.view.rules.value
    return "hint-discard-dearest" if value(card) == max(map(value, player.view.hand)) else "hint-discard"
