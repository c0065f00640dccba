"""What the pictures of a hand and of its lay-downs say in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Card, Contract, Lay, Meld, MeldKind, View

from .hand_groups import Group, hand_groups
from .picture import ALT_LIMIT, join_sentences
from .table_words import card_words, meld_words
from .words import say


def title(view: View, locale: str) -> str:
    """How many cards it is."""
    return say(locale, "picture-hand-title", cards=len(view.hand))


def deadwood(view: View, locale: str) -> str:
    """What the hand would cost now."""
    return say(locale, "picture-hand-points", points=view.rules.points(view.hand))


def group_label(group: Group, locale: str) -> str:
    """A group's name over its cards: what it is, and how many it has of how many it needs."""
    name = say(locale, f"picture-hand-{group.kind}")
    if group.kind in ("fits", "later", "rest"):
        return name
    return f"{name} {len(group.cards)}/{len(group.cards) + group.missing}" if group.missing else f"{name} ✓"


def group_words(group: Group, locale: str) -> str:
    """A group's name where there is room for words."""
    name = say(locale, f"picture-hand-{group.kind}")
    if group.kind in ("fits", "later", "rest"):
        return name
    return say(locale, "picture-hand-group", name=name, missing=group.missing)


def hand_alt(view: View, selected: Sequence[Card], locale: str) -> str:
    """The alternative text of the hand picture: each card with its number, by groups, and the marks."""
    groups = hand_groups(view)
    said = [title(view, locale), deadwood(view, locale)]
    number = 1
    for group in groups:
        listed: list[str] = []
        for card in group.cards:
            listed.append(f"{number} {card_words(card, locale)}")
            number += 1
        said.append(f"{group_words(group, locale)}: {', '.join(listed)}")
    if view.seat is not None and view.down[view.seat] is not None:
        said.append(say(locale, "picture-hand-down"))
    if view.locked is not None and view.locked in view.hand:
        said.append(say(locale, "picture-hand-alt-locked", card=card_words(view.locked, locale)))
    if view.drawn is not None:
        said.append(say(locale, "picture-hand-alt-new", card=card_words(view.drawn, locale)))
    if selected:
        chosen = ", ".join(card_words(card, locale) for card in selected)
        said.append(say(locale, "picture-hand-alt-selected", cards=chosen))
    return join_sentences(said)


def lay_melds(lay: Lay, view: View) -> tuple[Meld, ...]:
    """A lay-down's melds as they would lie on the table."""
    wanted = Contract.parse(view.contract)
    owner = view.seat or 0
    if wanted.whole:
        kinds = [MeldKind.DIRTY if wanted.dirty else MeldKind.ROYAL]
    else:
        kinds = [_kind(cards) for cards in lay.melds]
    return tuple(Meld(owner, kind, cards) for kind, cards in zip(kinds, lay.melds, strict=True))


def left_over(lay: Lay, view: View) -> tuple[Card, ...]:
    """What stays in the hand after a lay-down."""
    left = Counter(view.hand)
    for cards in lay.melds:
        left.subtract(cards)
    return tuple(left.elements())


def left_words(lay: Lay, view: View, locale: str) -> tuple[str, str]:
    """How many cards stay in the hand, and what they cost."""
    rest = left_over(lay, view)
    return (
        say(locale, "picture-lay-left", cards=len(rest)),
        say(locale, "picture-points", points=view.rules.points(rest)),
    )


def lay_downs_alt(view: View, lays: Sequence[Lay], locale: str) -> str:
    """The alternative text of the previews: each with its number, its melds and what stays in the hand."""
    said: list[str] = []
    for number, lay in enumerate(lays, 1):
        melds = "; ".join(meld_words(meld, locale) for meld in lay_melds(lay, view))
        cards, points = left_words(lay, view, locale)
        line = say(locale, "picture-lay-alt", number=number, melds=melds, left=cards, points=points)
        if len(join_sentences([*said, line])) > ALT_LIMIT:
            break
        said.append(line)
    return join_sentences(said)


def _kind(cards: Sequence[Card]) -> MeldKind:
    ranks = {card.rank for card in cards if not card.is_joker}
    return MeldKind.TRIO if len(ranks) == 1 else MeldKind.RUN
