"""Everything that the table picture says in words: the lines on it, and the alternative text that says all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.engine.cards import RANKS, Card
from bot.engine.events import (
    Bought,
    Discarded,
    Drew,
    Event,
    LaidOff,
    MatchEnded,
    Refilled,
    RoundEnded,
    RoundStarted,
    Took,
    WentDown,
)
from bot.engine.melds import Meld, MeldKind
from bot.engine.views import View

from .cleaning import LEFT_TO_RIGHT
from .picture import ALT_LIMIT, Person, join_sentences
from .words import contract, say

SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SHORT_NAME: Final = 14


@dataclass(frozen=True, slots=True)
class TableWords:
    """The lines on the table picture, in the viewer's language; what is of a seat, by seat."""

    names: tuple[str, ...]
    counts: tuple[str, ...]
    points: tuple[str, ...]
    round: str
    contract: str
    turn: str
    last: str


def table_words(
    view: View, people: Sequence[Person], last: Sequence[Event], locale: str, *, by_clock: bool = False
) -> TableWords:
    """The lines for this view; `last` are the events since the picture before, which the clock may have caused."""
    names = tuple(person.name for person in people)
    playing = view.result is None and view.phase != "over"
    return TableWords(
        names=names,
        counts=tuple(str(count) for count in view.hand_counts),
        points=tuple(say(locale, "picture-points", points=score) for score in view.scores),
        round=say(locale, "picture-round", round=view.round, rounds=view.rules.rounds),
        contract=contract(view.contract, locale),
        turn=LEFT_TO_RIGHT + say(locale, "picture-turn", name=names[view.turn]) if playing else "",
        last=LEFT_TO_RIGHT + last_words(last, names, locale, by_clock=by_clock) if last else "",
    )


def card_words(card: Card, locale: str) -> str:
    """A card in as few characters as can be: ``10♥``; a joker in a word."""
    if card.is_joker:
        return say(locale, "picture-joker")
    return f"{'10' if card.rank == 10 else RANKS[card.rank - 1]}{SIGNS[card.suit]}"


@lru_cache(maxsize=4096)
def meld_words(meld: Meld, locale: str) -> str:
    """A meld's cards; a joker with what it stands for: ``4♥ (5♥) 6♥``, the brackets being the joker."""
    ranks = meld.ranks
    suit = next(card.suit for card in meld.cards if not card.is_joker) if meld.kind is not MeldKind.DIRTY else ""
    said: list[str] = []
    for card, rank in zip(meld.cards, ranks, strict=True):
        if not card.is_joker:
            said.append(card_words(card, locale))
            continue
        letter = "10" if rank == 10 else RANKS[rank - 1]
        said.append(f"({letter}{SIGNS[suit] if suit and meld.kind is not MeldKind.TRIO else ''})")
    return " ".join(said)


def last_words(events: Sequence[Event], names: Sequence[str], locale: str, *, by_clock: bool = False) -> str:
    """The last thing that happened, in a sentence; two when a round ended and the next began."""
    said = [words for words in (_event_words(event, names, locale) for event in events) if words]
    if said and by_clock:
        said[-1] = say(locale, "picture-last-by-clock", did=said[-1])
    if any(isinstance(event, (RoundEnded, RoundStarted)) for event in events[-2:]):
        return join_sentences(said[-2:]) if len(said) > 1 else "".join(said)
    return said[-1] if said else ""


def _some(card: Card, locale: str) -> str:
    """A card in a sentence."""
    return say(locale, "picture-joker-some") if card.is_joker else card_words(card, locale)


def _event_words(event: Event, names: Sequence[str], locale: str) -> str:
    def tell(key: str, **args: str | int) -> str:
        return say(locale, f"picture-last-{key}", **args)

    match event:
        case Drew(seat):
            return tell("drew", name=names[seat])
        case Took(seat, card):
            return tell("took", name=names[seat], card=_some(card, locale))
        case Bought(seat, card, _):
            return tell("bought", name=names[seat], card=_some(card, locale))
        case WentDown(seat, _, _):
            return tell("went-down", name=names[seat])
        case LaidOff(seat, card, meld, _):
            return tell("laid-off", name=names[seat], card=_some(card, locale), meld=meld)
        case Discarded(seat, card):
            return tell("discarded", name=names[seat], card=_some(card, locale))
        case Refilled():
            return tell("refilled")
        case RoundStarted(_, _, _, starter):
            return tell("round-started", name=names[starter])
        case RoundEnded(_, winner, _, _, _):
            return tell("round-out") if winner is None else tell("round-won", name=names[winner])
        case MatchEnded():
            return tell("match-ended")
        case _:
            return ""


def table_alt(
    view: View, people: Sequence[Person], last: Sequence[Event], locale: str, *, by_clock: bool = False
) -> str:
    """The alternative text of the table picture: all that it shows, in at most 1,024 characters.

    Where that is too long, names are shortened first, then the fullest melds are told by their ends.
    """
    for name_limit, meld_text in ((64, meld_words), (_SHORT_NAME, meld_words), (_SHORT_NAME, _brief), (8, _brief)):
        words = _alt(view, people, last, locale, name_limit, meld_text, by_clock)
        if len(words) <= ALT_LIMIT:
            break
    return words


@lru_cache(maxsize=4096)
def _brief(meld: Meld, locale: str) -> str:
    """A meld told by its ends, ``3♥–9♥``, or by its rank and how many it has, ``4×9``."""
    if meld.kind is MeldKind.TRIO:
        rank = meld.ranks[0]
        return f"{len(meld.cards)}×{'10' if rank == 10 else RANKS[rank - 1]}"
    ends = meld_words(meld, locale).split(" ")
    return f"{ends[0]}–{ends[-1]}"


def _alt(
    view: View,
    people: Sequence[Person],
    last: Sequence[Event],
    locale: str,
    limit: int,
    meld_text: Callable[[Meld, str], str],
    by_clock: bool,
) -> str:
    whole = (person.name for person in people)
    names = tuple([name if len(name) <= limit else name[: limit - 1] + "…" for name in whole])
    playing = view.result is None and view.phase != "over"
    round_words = say(locale, "picture-round", round=view.round, rounds=view.rules.rounds)
    top = card_words(view.discard[-1], locale) if view.discard else say(locale, "picture-alt-nothing")
    said = [
        f"{round_words}: {contract(view.contract, locale)}",
        say(locale, "picture-turn", name=names[view.turn]) if playing else "",
        last_words(last, names, locale, by_clock=by_clock),
        say(locale, "picture-alt-piles", stock=view.stock_count, top=top),
        say(locale, "picture-alt-dealer", name=names[view.dealer]),
        say(locale, "picture-alt-direction", names=" → ".join(names)),
    ]
    for seat, name in enumerate(names):
        facts = say(locale, "picture-alt-seat", name=name, cards=view.hand_counts[seat], points=view.scores[seat])
        melds = "; ".join(
            f"{number}) {meld_text(meld, locale)}" for number, meld in enumerate(view.melds, 1) if meld.owner == seat
        )
        said.append(f"{facts}: {melds}" if melds else facts)
    if any(card.is_joker for meld in view.melds for card in meld.cards):
        said.append(say(locale, "picture-alt-jokers"))
    return join_sentences(said)
