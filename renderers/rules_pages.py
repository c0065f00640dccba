"""The rules of a table as illustrated pages: what they say follows the `Rules` in force, option by option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.engine.cards import JOKER, Card
from bot.engine.rules import Rules
from bot.locales import translate

from . import rules_blocks
from .art import IconName
from .parts import contract_short
from .picture import Picture, join_sentences
from .rules_blocks import Block, Contracts, Example, Step, Values, Words
from .rules_key import Sign
from .theme import FELT, Theme


@dataclass(frozen=True, slots=True)
class _Page:
    key: str
    sign: IconName
    blocks: tuple[Block, ...]


def render_rules(rules: Rules, *, theme: Theme = FELT, locale: str = "es") -> tuple[Picture, ...]:
    """Every page of a rule set, in order: the goal, melds, a turn, laying off, points, and how to read the table."""
    pages = _pages(rules, locale)
    return tuple(_render(page, number, len(pages), rules, theme, locale) for number, page in enumerate(pages, 1))


def rules_page_titles(rules: Rules, locale: str) -> tuple[str, ...]:
    """What the pages are about: for a select that turns to one of them."""
    return tuple(translate(locale, f"picture-rules-{page.key}") for page in _pages(rules, locale))


def render_rules_page(rules: Rules, number: int, *, theme: Theme = FELT, locale: str = "es") -> Picture:
    """One page alone, from 1.

    Raises:
        IndexError: there is no such page.
    """
    pages = _pages(rules, locale)
    if not 1 <= number <= len(pages):
        raise IndexError(f"page {number} of {len(pages)}")
    return _render(pages[number - 1], number, len(pages), rules, theme, locale)


def _render(page: _Page, number: int, pages: int, rules: Rules, theme: Theme, locale: str) -> Picture:
    title = translate(locale, f"picture-rules-{page.key}")
    under = translate(
        locale,
        "picture-rules-under",
        preset=translate(locale, f"picture-preset-{rules.preset}"),
        page=number,
        pages=pages,
    )
    canvas = rules_blocks.draw_page(title, under, page.sign, page.blocks, theme, locale)
    said = [words for block in page.blocks for words in block.said(locale)]
    return canvas.picture(join_sentences((title, under, *said)))


def _pages(rules: Rules, locale: str) -> tuple[_Page, ...]:
    return (
        _Page("goal", "trophy", _goal(rules, locale)),
        _Page("melds", "cards", _melds(rules, locale)),
        _Page("turn", "turn", _turn(rules, locale)),
        _Page("add", "plus", _add(rules, locale)),
        _Page("points", "star", _points(rules, locale)),
        _Page("key", "seat", _key(rules, locale)),
    )


def _say(locale: str, key: str, **args: str | int) -> str:
    return translate(locale, f"picture-rules-{key}", **args)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text[place : place + 2]) for place in range(0, len(text), 2))


def _goal(rules: Rules, locale: str) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Words(_say(locale, "goal-text")),
        Words(_say(locale, "goal-rounds", count=rules.rounds)),
        Contracts(rules.contracts),
    ]
    if rules.in_one_go(rules.rounds):
        blocks.append(Words(_say(locale, "goal-last")))
    return tuple(blocks)


def _melds(rules: Rules, locale: str) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Example((_cards("7S7H7D"),), _say(locale, "trio"), good=True),
        Example((_cards("4C5C6C7C"),), _say(locale, "run"), good=True),
        Example((_cards("AS2S3S4S"),), _say(locale, "ace-low"), good=True),
        Example((_cards("JDQDKDAD"),), _say(locale, "ace-high"), good=True),
        Example((_cards("KHAH2H3H"),), _say(locale, "wrap" if rules.wrap else "no-wrap"), good=rules.wrap),
        Example((_cards("5HJK7H8H"),), _say(locale, "joker"), good=True),
        Example((_cards("JKJK9C"),), _say(locale, "two-jokers"), good=False),
    ]
    if not rules.same_rank_trios:
        blocks.append(Example((_cards("8S8H8D"), _cards("8C8H8D")), _say(locale, "same-rank"), good=False))
    if not rules.same_suit_runs:
        blocks.append(Example((_cards("3C4C5C6C"), _cards("8C9CTCJC")), _say(locale, "same-suit"), good=False))
    if "dirty" in rules.contracts:
        blocks.append(Words(_say(locale, "dirty")))
    if "royal" in rules.contracts:
        blocks.append(Words(_say(locale, "royal")))
    return tuple(blocks)


def _turn(rules: Rules, locale: str) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Step(1, _say(locale, "step-draw"), ((None,), _cards("9S")), between="or"),
        Step(2, _say(locale, "step-lay"), (_cards("QSQHQC"), _cards("3D4DJK6D"))),
        Step(3, _say(locale, "step-discard"), (_cards("KD"),)),
    ]
    if not rules.first_turn_lay:
        blocks.append(Words(_say(locale, "not-at-first")))
    blocks.append(Words(_say(locale, "wait")))
    if not rules.discard_taken:
        blocks.append(Words(_say(locale, "taken-back")))
    if rules.last_card == "discard":
        blocks.append(Words(_say(locale, "last-card")))
    if rules.buys:
        blocks.append(Words(_say(locale, "buys", count=rules.buys)))
    return tuple(blocks)


def _add(rules: Rules, locale: str) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Words(_say(locale, "add-any" if rules.lay_off_on == "any" else "add-own")),
        Example((_cards("5H6H7H8H"), _cards("9H")), _say(locale, "add-run"), good=True),
        Example((_cards("JSJHJC"), _cards("JD")), _say(locale, "add-trio"), good=True),
        Example((_cards("JK4C5C6C"), _cards("3C")), _say(locale, "shift"), good=True, after=_cards("JK3C4C5C6C")),
        Example((_cards("9HTHJHJK"), _cards("7H")), _say(locale, "other-end"), good=False),
        Example((_cards("3SJK5S6S"), _cards("4S")), _say(locale, "inside"), good=False),
    ]
    if rules.jokers_apart:
        blocks.append(Words(_say(locale, "apart", count=rules.jokers_apart)))
    return tuple(blocks)


def _points(rules: Rules, locale: str) -> tuple[Block, ...]:
    value = rules.value
    rows: list[tuple[tuple[Card, ...], str]] = []
    if rules.number_values == "fives":
        rows.append((_cards("2C7D"), _say(locale, "value-each", first="2", last="7", points=5)))
        rows.append((_cards("8STH"), _say(locale, "value-each", first="8", last="10", points=10)))
    else:
        rows.append((_cards("2CTH"), _say(locale, "value-face")))
    courts = _cards("JSQHKD")
    if len({value(card) for card in courts}) == 1:
        rows.append((courts, _say(locale, "value-alike", points=value(courts[0]))))
    else:
        rows.append((courts, ", ".join(str(value(card)) for card in courts)))
    rows.append((_cards("AC"), str(value(_cards("AC")[0]))))
    rows.append(((JOKER,), str(value(JOKER))))
    blocks: list[Block] = [Words(_say(locale, "points-text")), Values(tuple(rows))]
    refills = _say(locale, "stock", count=rules.refills) if rules.refills else _say(locale, "stock-once")
    blocks.append(Words(refills))
    blocks.append(Words(_say(locale, "tie-rounds" if rules.ties == "rounds_won" else "tie-shared")))
    return tuple(blocks)


def _key(rules: Rules, locale: str) -> tuple[Block, ...]:
    contract = next((text for text in rules.contracts if " " in text), rules.contracts[0])
    short = contract_short(contract, locale)
    return (
        Sign("turn", _say(locale, "key-turn")),
        Sign("dealer", _say(locale, "key-dealer")),
        Sign("facts", _say(locale, "key-facts")),
        Sign("meld", _say(locale, "key-meld")),
        Sign("played", _say(locale, "key-played")),
        Sign("contract", _say(locale, "key-contract", short=short), contract),
        Sign("new", _say(locale, "key-new")) if rules.discard_taken else Sign("locked", _say(locale, "key-locked")),
        Sign("points", _say(locale, "key-points")),
    )


KEY: Final = 6
"""The page that tells how to read the table."""
PAGES: Final = 6
"""How many pages every rule set has."""
