"""What the pictures of a match show, as text for those who listen: no signs, no colours, cards and melds in words.

An alternative text is one paragraph of at most 1,024 characters; this has headings and lists, as much as a message
holds, and says a card as people do: *nine of spades*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine import Card, Lay, Meld, MeldKind, View
from bot.engine.cards import RANKS

from .hand_groups import Group, hand_groups
from .hand_words import deadwood, group_words, lay_melds, left_words, title
from .words import contract, say

_KINDS: Final = {"trio": MeldKind.TRIO, "run": MeldKind.RUN}


def hand_text(view: View, selected: Sequence[Card], locale: str) -> str:
    """The viewer's hand: each card by the number that menus give it, group by group, then what is special now."""
    lines = [f"**{title(view, locale)}, {deadwood(view, locale)}**"]
    number = 1
    for group in hand_groups(view):
        names = _names(group, locale)
        listed = ", ".join(f"{place}: {name}" for place, name in enumerate(names, number))
        number += len(names)
        lines.append(f"- {group_words(group, locale)}. {listed}")
    if view.seat is not None and view.down[view.seat] is not None:
        lines.append(f"- {say(locale, 'picture-hand-down')}")
    if view.locked is not None and view.locked in view.hand:
        lines.append(f"- {say(locale, 'picture-hand-alt-locked', card=card_name(view.locked, locale))}")
    if view.drawn is not None:
        lines.append(f"- {say(locale, 'picture-hand-alt-new', card=card_name(view.drawn, locale))}")
    if selected:
        chosen = ", ".join(card_name(card, locale) for card in selected)
        lines.append(f"- {say(locale, 'picture-hand-alt-selected', cards=chosen)}")
    return "\n".join(lines)


def table_text(view: View, names: Sequence[str], locale: str) -> str:
    """The table: the piles, whose turn it is, and each seat with its cards, points and melds.

    Args:
        view: any seat's; no hand is told.
        names: of the people there, by seat, as a message may show them.
        locale: the language.
    """
    top = card_name(view.discard[-1], locale) if view.discard else say(locale, "picture-alt-nothing")
    playing = view.result is None and view.phase != "over"
    facts = [
        f"{say(locale, 'picture-round', round=view.round, rounds=view.rules.rounds)}: "
        f"{contract(view.contract, locale)}",
        say(locale, "picture-turn", name=names[view.turn]) if playing else "",
        say(locale, "picture-alt-piles", stock=view.stock_count, top=top),
        say(locale, "picture-alt-dealer", name=names[view.dealer]),
        say(locale, "said-order", names=", ".join(names)),
    ]
    lines = [f"**{say(locale, 'said-table')}**", *(f"- {fact}" for fact in facts if fact)]
    for seat, name in enumerate(names):
        seated = say(locale, "picture-alt-seat", name=name, cards=view.hand_counts[seat], points=view.scores[seat])
        lines.append(f"- {seated}")
        lines += (
            f"  - {say(locale, 'said-meld', number=number, meld=meld_name(meld, locale))}"
            for number, meld in enumerate(view.melds, 1)
            if meld.owner == seat
        )
    return "\n".join(lines)


def lay_downs_text(view: View, lays: Sequence[Lay], locale: str) -> str:
    """Lay-downs to choose from: each with its number, its melds and what would stay in the hand."""
    lines: list[str] = []
    for number, lay in enumerate(lays, 1):
        melds = "; ".join(meld_name(meld, locale) for meld in lay_melds(lay, view))
        left, points = left_words(lay, view, locale)
        lines.append(f"- {say(locale, 'picture-lay-alt', number=number, melds=melds, left=left, points=points)}")
    return "\n".join(lines)


def card_name(card: Card, locale: str) -> str:
    """A card as it is said: ``9 de picas``, ``comodín``."""
    if card.is_joker:
        return say(locale, "picture-joker")
    return say(locale, "said-card", rank=rank_name(card.rank, locale), suit=say(locale, f"said-suit-{card.suit}"))


def rank_name(rank: int, locale: str) -> str:
    """A rank from 1 to 13 as it is said: ``as``, ``10``, ``Q``."""
    letter = RANKS[rank - 1]
    return say(locale, f"said-rank-{letter}") if letter in "AJQK" else str(rank)


def meld_name(meld: Meld, locale: str) -> str:
    """A meld as it is said: ``trío de 9, 4 cartas``, ``escalera de corazones, del 4 al 8, con comodín en el 6``."""
    ranks = [rank_name(rank, locale) for rank in meld.ranks]
    if meld.kind is MeldKind.TRIO:
        told = say(locale, "said-trio", rank=ranks[0], count=len(meld.cards))
        jokers = sum(card.is_joker for card in meld.cards)
        return told + (say(locale, "said-trio-jokers", count=jokers) if jokers else "")
    suit = next(card.suit for card in meld.cards if not card.is_joker)
    told = say(locale, f"said-{meld.kind.name.lower()}", suit=say(locale, f"said-suit-{suit}"))
    if meld.kind is MeldKind.RUN:
        told += say(locale, "said-ends", low=ranks[0], high=ranks[-1])
    for card, rank in zip(meld.cards, ranks, strict=True):
        told += say(locale, "said-run-joker", rank=rank) if card.is_joker else ""
    return told


def _names(group: Group, locale: str) -> list[str]:
    """A group's cards; a joker of a whole meld with what it stands for."""
    kind = _KINDS.get(group.kind)
    if kind is None or group.missing:
        return [card_name(card, locale) for card in group.cards]
    return [
        say(locale, "said-joker-for", rank=rank_name(rank, locale)) if card.is_joker else card_name(card, locale)
        for card, rank in zip(group.cards, Meld(0, kind, group.cards).ranks, strict=True)
    ]
