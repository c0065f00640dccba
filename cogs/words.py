"""Cards, melds, people and what happened, in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.engine import (
    PRESETS,
    Add,
    Bought,
    Card,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Meld,
    MeldKind,
    Refilled,
    Rules,
    Took,
    View,
    WentDown,
)
from bot.locales import translate
from bot.tables import Seat

# With U+FE0E a suit is written in the colour of the text; as an emoji a spade is black on Discord's dark ground.
SUITS: Final = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e"}
RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def face(card: Card, locale: str) -> str:
    """A card as people write it: ``10♠``, or the joker's name."""
    return translate(locale, "hand-joker") if card.is_joker else RANKS[card.rank] + SUITS[card.suit]


def some(card: Card, locale: str) -> str:
    """A card as a sentence names it: ``10♠``, or ``un comodín``."""
    return translate(locale, "hand-joker-some") if card.is_joker else face(card, locale)


def faces(cards: Iterable[Card], locale: str) -> str:
    """Cards in a row; a joker takes little room."""
    return " ".join("🃏" if card.is_joker else face(card, locale) for card in cards)


def preset_name(rules: Rules, locale: str) -> str:
    """The name of the preset that rules come from."""
    return translate(locale, f"picture-preset-{rules.preset}")


def rules_name(rules: Rules, locale: str) -> str:
    """The name of rules: their preset's, and whether the house has changed it."""
    name = preset_name(rules, locale)
    return name if rules == PRESETS[rules.preset] else translate(locale, "config-house-rules", preset=name)


def meld_suit(meld: Meld) -> str:
    """The suit of a run, as a sign."""
    return next((SUITS[card.suit] for card in meld.cards if not card.is_joker), "")


def meld_rank(meld: Meld) -> str:
    """The rank of a trio."""
    return next((RANKS[card.rank] for card in meld.cards if not card.is_joker), "")


def add_words(action: Add, view: View, names: Sequence[str], locale: str) -> str:
    """A lay-off as a choice: ``8♣ → escalera ♣ de Ana (juego 3, arriba)``. The melds are numbered in the picture."""
    card = face(action.card, locale)
    return translate(locale, f"hand-add-{_to(action, view)}", card=card, **_meld_facts(action, view, names))


def place_words(action: Add, view: View, names: Sequence[str], locale: str) -> str:
    """To which meld a card is laid off, within a sentence: ``a tu trío de Q (juego 2)``."""
    return translate(locale, f"hint-at-{_to(action, view)}", **_meld_facts(action, view, names))


def _to(action: Add, view: View) -> str:
    """What a lay-off goes to, as the keys of its texts end: ``trio``, ``run-low``, ``own-run-high``."""
    meld = view.melds[action.meld - 1]
    own = "own-" if meld.owner == view.seat else ""
    return f"{own}trio" if meld.kind is MeldKind.TRIO else f"{own}run-{action.end}"


def _meld_facts(action: Add, view: View, names: Sequence[str]) -> dict[str, str | int]:
    meld = view.melds[action.meld - 1]
    return {"rank": meld_rank(meld), "suit": meld_suit(meld), "owner": names[meld.owner], "number": action.meld}


def clock_words(seconds: int, locale: str) -> str:
    """How long a turn may take."""
    for key, size in (("lobby-turn-hours", 3600), ("lobby-turn-minutes", 60)):
        if seconds >= size and seconds % size == 0:
            return translate(locale, key, count=seconds // size)
    return translate(locale, "lobby-turn-seconds", count=seconds)


def event_words(event: Event, locale: str) -> str | None:
    """What somebody did, without their name; None where there is nothing to tell."""
    match event:
        case Drew():
            return translate(locale, "table-drew")
        case Took(card=card):
            return translate(locale, "table-took", card=some(card, locale))
        case Bought(card=card):
            return translate(locale, "table-bought", card=some(card, locale))
        case WentDown():
            return translate(locale, "table-went-down")
        case LaidOff(card=card):
            return translate(locale, "table-laid-off", card=some(card, locale))
        case Discarded(card=card):
            return translate(locale, "table-discarded", card=some(card, locale))
        case Refilled():
            return translate(locale, "table-refilled")
        case _:
            return None


def turn_words(events: Sequence[Event], seats: Sequence[Seat], locale: str) -> str:
    """What happened in a turn, as one line: ``Ana: tomó 9♠ · se bajó · botó K♦``; empty when nothing did."""
    told = [(_seat_of(event), words) for event in events if (words := event_words(event, locale))]
    if not told:
        return ""
    actor = next((seat for seat, _ in told if seat is not None), None)
    # Somebody else may buy the discard in between: of them the name is told as well.
    line = " · ".join(
        words if seat is None or seat == actor else f"**{safe(seats[seat].name)}** {words}" for seat, words in told
    )
    return line if actor is None else f"**{safe(seats[actor].name)}**: {line}"


def _seat_of(event: Event) -> int | None:
    """Who did this; None for what nobody in particular did."""
    return getattr(event, "seat", None)


def who(seat: Seat) -> str:
    """Somebody at the table, to be read in a message: a mention, or a bot's name."""
    return f"**{safe(seat.name)}**" if seat.is_bot else f"<@{seat.user_id}>"


def safe(name: str) -> str:
    """A name that cannot format the message around it, nor mention anyone, nor turn round what stands beside it."""
    return apart(discord.utils.escape_mentions(discord.utils.escape_markdown(name)))


def apart(name: str) -> str:
    """A name that runs to the left, if it does, without what stands beside it: else a number would change sides."""
    return f"\u2068{name}\u2069" if any(unicodedata.bidirectional(each) in _LEFTWARD for each in name) else name


_LEFTWARD: Final = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"})
"""Letters of scripts that are read from right to left, and marks that change the direction of what follows."""
