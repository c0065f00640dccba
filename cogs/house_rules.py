"""House rules: which options a rule set has, what each may be, and what follows from it, in words.

Nothing here knows of Discord; `cogs.config_pages` shows it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, cast

from bot.engine import PRESETS, Contract, Rules
from bot.engine.rules import OPTIONS
from bot.locales import translate
from renderers.parts import contract_words

_FLAG: Final = (True, False)

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "deal": (9, 10, 11, 12, 13, 14, "contract+1"),
    "max_players": (2, 3, 4, 5, 6, 7, 8),
    "decks": ("auto", 1, 2, 3, 4),
    "jokers": (0, 1, 2, 3, 4),
    "buys": (0, 1, 2, 3, 5, 8),
    "first_turn_lay": _FLAG,
    "last_in_one_go": _FLAG,
    "same_rank_trios": _FLAG,
    "same_suit_runs": _FLAG,
    "wrap": _FLAG,
    "jokers_apart": (0, 1, 2, 3, 4),
    "lay_off_on": ("any", "own"),
    "last_card": ("any", "discard"),
    "discard_taken": _FLAG,
    "ace_value": (1, 10, 11, 14, 15, 20, 25),
    "court_values": ("rank", 10),
    "number_values": ("face", "fives"),
    "joker_value": (20, 25, 30, 40, 50),
    "refills": (0, 1, 2, 3, 5),
    "take_laps": (1, 2, 3, 5),
    "ties": ("rounds_won", "shared"),
}
"""What can be chosen for each option, beside the contracts, in the order of the menu."""

CONTRACTS: Final = ("2T", "1T 1R", "2R", "3T", "2T 1R", "1T 2R", "3R", "4T", "3T 1R", "2T 2R", "dirty", "royal")
"""The contracts that a round can be given."""

MOST_ROUNDS: Final = 12
"""So many rounds can be put together here; matches of more last too long for an evening."""

_WORDED: Final = ("lay_off_on", "last_card", "court_values", "number_values", "ties")
"""The options whose values have a word each."""


def choices(rules: Rules, name: str) -> list[object]:
    """What can be chosen for this option, what it is now included."""
    now: object = getattr(rules, name)
    usual: list[object] = [*CHOICES[name]]
    return usual if any(_same(now, each) for each in usual) else [now, *usual]


def encode(value: object) -> str:
    """The text that stands for a value in a menu."""
    return json.dumps(value)


def decode(text: str) -> Any:
    """The value that a menu's text stands for."""
    value: object = json.loads(text)
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value


def is_chosen(rules: Rules, name: str, value: object) -> bool:
    """Whether the option has this value."""
    return _same(getattr(rules, name), value)


def changed(rules: Rules, name: str, value: object) -> Rules:
    """These rules with one option changed.

    Where more or longer rounds need another deal, one card more than each contract is dealt.

    Raises:
        ValueError: it cannot be; `problem` says why.
    """
    try:
        return replace(rules, **{name: value})
    except ValueError:
        if name not in ("contracts", "last_in_one_go"):
            raise
        try:
            return replace(rules, **{name: value, "deal": "contract+1"})
        except ValueError:
            pass  # the first reason is about what was chosen
        raise


def with_contract(rules: Rules, round_number: int, contract: str) -> Rules:
    """These rules with another contract in this round (from 1), which may be one more than there are.

    Raises:
        ValueError: it cannot be; `problem` says why.
    """
    contracts = [*rules.contracts]
    contracts[round_number - 1 : round_number] = [contract]
    return changed(rules, "contracts", tuple(contracts))


def without_last_round(rules: Rules) -> Rules:
    """These rules with a round less.

    Raises:
        ValueError: it cannot be; `problem` says why.
    """
    return changed(rules, "contracts", rules.contracts[:-1])


def is_preset(rules: Rules) -> bool:
    """Whether these are a preset's rules as they are."""
    return rules == PRESETS[rules.preset]


# ---------------------------------------------------------------------- in words


def name_of(name: str, locale: str) -> str:
    """What an option is called."""
    return translate(locale, f"config-rule-{name.replace('_', '-')}")


def value_words(name: str, value: object, locale: str) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return translate(locale, "config-yes" if value else "config-no")
    if name in _WORDED:
        return translate(locale, f"config-{name.replace('_', '-')}-{str(value).replace('_', '-')}")
    if name == "decks" and value == "auto":
        return translate(locale, "config-decks-auto")
    if name == "deal" and value == "contract+1":
        return translate(locale, "config-deal-contract")
    if isinstance(value, tuple):
        return ", ".join(map(str, cast("tuple[object, ...]", value)))
    return str(value)


def consequences(rules: Rules, locale: str) -> str:
    """What these rules come to: every round with its cards, the decks, the values."""
    rounds = [
        translate(
            locale,
            "config-round",
            number=number,
            contract=contract_words(contract, locale),
            cards=rules.dealt(number),
        )
        for number, contract in enumerate(rules.contracts, 1)
    ]
    values = " · ".join(f"{face}={rules.value(card)}" for face, card in _VALUED)
    joker = translate(locale, "config-joker-worth", points=rules.joker_value)
    facts = [*_decks(rules, locale), translate(locale, "config-worth", values=f"{values} · {joker}")]
    own = [
        f"{name_of(name, locale)}: {value_words(name, getattr(rules, name), locale)}"
        for name in OPTIONS
        if name != "contracts" and not _same(getattr(rules, name), getattr(PRESETS[rules.preset], name))
    ]
    if own:
        facts.append(translate(locale, "config-changes", changes=" · ".join(own)))
    return "\n".join([*rounds, *(f"-# {fact}" for fact in facts)])


_VALUED: Final = (("A", "AS"), ("2", "2S"), ("7", "7S"), ("10", "TS"), ("J", "JS"), ("Q", "QS"), ("K", "KS"))


def _decks(rules: Rules, locale: str) -> list[str]:
    """How many decks and jokers there are, for each number of players for which it is another."""
    lines: list[str] = []
    first = 2
    for players in range(2, rules.max_players + 1):
        decks = rules.decks_for(players)
        if players < rules.max_players and rules.decks_for(players + 1) == decks:
            continue
        facts = {"decks": decks, "jokers": decks * rules.jokers, "cards": decks * (52 + rules.jokers)}
        lines.append(translate(locale, "config-decks", first=first, last=players, **facts))
        first = players + 1
    return lines


_ROUND: Final = re.compile(r"round (\d+) \(([^)]*)\) with (\d+) cards dealt and one drawn: ")
_FEW: Final = re.compile(r"decks: (\d+) cards are too few for (\d+) players who are dealt (\d+)")

_REASONS: Final = (
    ("the contract takes", "config-problem-few"),
    ("a run of thirteen", "config-problem-whole"),
    ("cannot be won in one go", "config-problem-left"),
    ("no card would be left", "config-problem-last"),
    ("cannot be of different suits", "config-problem-suits"),
)


def problem(error: ValueError, locale: str) -> str:
    """Why a rule set cannot be, and what would help: what `Rules` says, as people say it."""
    text = str(error)
    if few := _FEW.search(text):
        cards, players, dealt = map(int, few.groups())
        return translate(locale, "config-problem-decks", cards=cards, players=players, dealt=dealt)
    if found := _ROUND.search(text):
        for said, key in _REASONS:
            if said in text[found.end() :]:
                contract = contract_words(Contract.parse(found[2]).text, locale)
                return translate(locale, key, round=int(found[1]), contract=contract, dealt=int(found[3]))
    return translate(locale, "config-problem")


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other  # True is no 1
