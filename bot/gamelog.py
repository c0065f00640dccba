"""A match told in words, in any of our languages: a line for each turn, with what everybody could see.

>>> from bot.engine import Game
>>> game = Game.new("classic", 2, bytes(32))
>>> for line in game_log(game, ["draw", "discard 5D"], ["Ana", "Beto"], "en"):
...     print(line)
Classic Carioca for 2: Ana, Beto
<BLANKLINE>
Round 1 of 6: 2 trios. Ana deals, Beto starts. On the discard pile: 7♣.
1. Beto draws from the stock, discards 5♦.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import (
    Action,
    Bought,
    Card,
    Contract,
    Discarded,
    Drew,
    Event,
    Game,
    LaidOff,
    MatchEnded,
    Meld,
    Refilled,
    RoundEnded,
    RoundStarted,
    Rules,
    Took,
    WentDown,
)
from bot.engine.melds import extended
from bot.locales import translate

_SUITS = str.maketrans("SHDC", "♠♥♦♣")


def game_log(game: Game, actions: Iterable[Action | str], names: Sequence[str], locale: str) -> Iterator[str]:
    """Play these actions on this game, and tell them line by line. `names` has one for each seat.

    An empty one is that of somebody who had their data deleted.

    Raises:
        ValueError: an action that cannot be read.
        IllegalAction: an action that is not legal where it comes.
    """
    nameless = translate(locale, "history-nameless")
    names = [name or f"{nameless} ({seat})" for seat, name in enumerate(names, 1)]
    teller = _Teller(names, locale)
    preset = teller.say(f"log-preset-{game.rules.preset}")
    yield teller.say("log-title", preset=preset, seats=game.seats, names=", ".join(names))
    yield from teller.round(game)
    for action in actions:
        number, seat, melds = game.turn_number, game.turn_of, game.melds
        for event in game.apply(action):
            if isinstance(event, RoundStarted):
                yield from teller.round(game)
            elif isinstance(event, RoundEnded):
                yield from teller.turn(number, seat)
                yield from teller.score(event)
            elif isinstance(event, MatchEnded):
                yield from teller.places(event)
            else:
                teller.add(event, melds, game.rules)
                if isinstance(event, Discarded):
                    yield from teller.turn(number, seat)
    yield from teller.turn(game.turn_number, game.turn_of)


class _Teller:
    """Finds the words. `did` is what has been done in the turn so far, `aside` what is still to be said beside it."""

    def __init__(self, names: Sequence[str], locale: str) -> None:
        self.names = names
        self.locale = locale
        self.did: list[str] = []
        self.aside = ""

    def say(self, key: str, /, **args: str | int) -> str:
        return translate(self.locale, key, **args)

    def card(self, card: Card) -> str:
        if card.is_joker:
            return self.say("log-joker")
        return card.text.replace("T", "10").translate(_SUITS)

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join([self.card(card) for card in cards])

    def contract(self, contract: Contract) -> str:
        if contract.whole:
            return self.say("log-dirty" if contract.dirty else "log-royal")
        trios, runs = self.say("log-trios", count=contract.trios), self.say("log-runs", count=contract.runs)
        if contract.trios and contract.runs:
            return self.say("log-both", first=trios, second=runs)
        return trios if contract.trios else runs

    def round(self, game: Game) -> Iterator[str]:
        """The heading of a round, as it has just been dealt or is found."""
        pile = game.view(None).discard
        yield ""
        yield self.say(
            "log-round",
            round=game.round,
            rounds=game.rules.rounds,
            contract=self.contract(game.contract),
            dealer=self.names[game.dealer],
            starter=self.names[(game.dealer + 1) % game.seats],
            top=self.card(pile[-1]) if pile else self.say("log-nothing"),
        )

    def add(self, event: Event, melds: Sequence[Meld], rules: Rules) -> None:
        """Take down what happened in the turn; `melds` are those on the table before."""
        match event:
            case Refilled():
                self.aside = self.say("log-refilled", cards=event.cards)
            case Bought():
                name, card = self.names[event.seat], self.card(event.card)
                self.did[-1] += f" ({self.say('log-bought', name=name, card=card, penalty=event.penalty)})"
            case Drew():
                self.did.append(self.say("log-drew") + (f" ({self.aside})" if self.aside else ""))
                self.aside = ""
            case Took():
                self.did.append(self.say("log-took", card=self.card(event.card)))
            case WentDown():
                laid = " + ".join([self.cards(meld.cards) for meld in event.melds])
                self.did.append(self.say("log-went-down", melds=laid))
            case LaidOff():
                meld = self.cards(extended(melds[event.meld - 1], event.card, event.end, rules).cards)
                self.did.append(self.say("log-laid-off", card=self.card(event.card), number=event.meld, meld=meld))
            case Discarded():
                self.did.append(self.say("log-discarded", card=self.card(event.card)))
            case _:
                raise TypeError(f"an event of no turn: {event!r}")

    def turn(self, number: int, seat: int) -> Iterator[str]:
        """The line of the turn that is over, if anything was done in it."""
        if self.did:
            yield self.say("log-turn", number=str(number), name=self.names[seat], did=", ".join(self.did))
        self.did = []

    def score(self, event: RoundEnded) -> Iterator[str]:
        """How a round ended and what each hand cost."""
        if event.winner is None:
            yield self.say("log-round-out")
        else:
            yield self.say("log-round-won", name=self.names[event.winner])
        for name, points, total, hand in zip(self.names, event.points, event.scores, event.hands, strict=True):
            if hand:
                yield "  " + self.say("log-points", name=name, points=points, hand=self.cards(hand), total=total)
            else:
                yield "  " + self.say("log-points-none", name=name, total=total)

    def places(self, event: MatchEnded) -> Iterator[str]:
        """The final places, the best first."""
        yield ""
        yield self.say("log-match-ended")
        for place, seat in sorted((place, seat) for seat, place in enumerate(event.places)):
            yield "  " + self.say("log-place", place=place, name=self.names[seat], points=event.scores[seat])
