"""Rule sets: the presets of rules.md and their options, as one frozen value that validates itself.

>>> Rules.parse({"preset": "classic", "court_values": 10}).value("KS")
10
>>> Rules.parse("chilean").contract(10).text
'royal'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Final, Literal, cast

from .cards import CARDS, Card
from .contracts import Contract

SIX: Final = ("2T", "1T 1R", "2R", "3T", "2T 1R", "1T 2R")

Deal = int | tuple[int, ...] | Literal["contract+1"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A rule set: a preset, or one with changed fields. The defaults are `classic`.

    Raises:
        ValueError: a field is of the wrong type or out of range, or the fields contradict each other; the text
            begins with the field's name.
    """

    preset: str = "classic"
    """The preset that this rule set starts from."""

    contracts: tuple[str, ...] = SIX
    """Each round's contract, as `Contract.parse` reads it."""

    deal: Deal = 11
    """Cards dealt: one number, or one for each round, or ``"contract+1"``: one card more than the round's contract
    (as many as the contract where the round must be won in one go, and 12 for a run of thirteen)."""

    max_players: int = 8
    """The most seats, 2 to 8."""

    decks: int | Literal["auto"] = "auto"
    """52-card decks; ``"auto"`` is two for up to five players and three from six."""

    jokers: int = 2
    """Jokers in each deck."""

    wrap: bool = False
    """Whether a run goes on round the ace (Q-K-A-2)."""

    jokers_apart: int = 0
    """Natural cards that must stand between two jokers of a run (0: any number of jokers side by side)."""

    same_rank_trios: bool = True
    """Whether two trios of one contract may be of one rank."""

    same_suit_runs: bool = True
    """Whether two runs of one contract may be of one suit (adjacent and equal ones included)."""

    first_turn_lay: bool = True
    """Whether a player may go down in their first turn of a round."""

    number_values: Literal["face", "fives"] = "face"
    """The value of 2 to 10: their face, or (``"fives"``) 5 for 2 to 7 and 10 for 8 to 10."""

    court_values: Literal["rank", 10] = "rank"
    """The value of J, Q, K: 11, 12, 13, or 10 each."""

    ace_value: int = 14
    """The value of an ace."""

    joker_value: int = 25
    """The value of a joker."""

    discard_taken: bool = False
    """Whether the card just taken from the discard pile may be discarded in the same turn."""

    last_card: Literal["any", "discard"] = "any"
    """How a player's last card may leave: laid or discarded (``"any"``), or only discarded."""

    lay_off_on: Literal["any", "own"] = "any"
    """Whose melds a player may lay off on."""

    last_in_one_go: bool = True
    """Whether the last round must be won in one go: down and out in the same turn."""

    refills: int = 2
    """How often a round the discard pile is shuffled into a new stock."""

    take_laps: int = 2
    """After so many turns a player in a row that began with `take` and put nothing on the table, `take` is refused."""

    ties: Literal["rounds_won", "shared"] = "rounds_won"
    """What parts equal totals: more rounds won, or nothing."""

    buys: int = 0
    """How often a round each player may buy the top discard out of turn."""

    _values: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _check_types(self)
        object.__setattr__(self, "contracts", tuple(self.contracts))
        if not isinstance(self.deal, (int, str)):
            object.__setattr__(self, "deal", tuple(self.deal))
        _check_rounds(self)
        _check_decks(self)
        object.__setattr__(self, "_values", tuple(_value(self, card) for card in CARDS))

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[object, ...]]:
        """How it comes to another process: there, too, one that was checked before is not checked again."""
        return _again, (self.preset, *[getattr(self, name) for name in OPTIONS])

    @classmethod
    def parse(cls, rules: Rules | str | Mapping[str, object]) -> Rules:
        """The rule set that a preset's name or an object such as ``{"preset": "classic", "buys": 2}`` means.

        Raises:
            ValueError: no such preset, an unknown field, or fields that make no rule set.
        """
        if isinstance(rules, Rules):
            return rules
        if isinstance(rules, str):
            return _preset(rules)
        if not isinstance(rules, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] -- JSON from outside
            raise ValueError(f"expected a preset's name or an object, not {rules!r}")
        changes = dict(rules)
        base = _preset(changes.pop("preset", "classic"))
        if unknown := sorted(str(name) for name in changes if name not in OPTIONS):
            raise ValueError(f"{unknown[0]}: unknown field")
        kept: dict[str, object] = {name: getattr(base, name) for name in ("preset", *OPTIONS)}
        return cls(**(kept | changes))  # pyright: ignore[reportArgumentType] -- `cls` checks every field

    def to_object(self) -> str | dict[str, object]:
        """The shortest form that `parse` reads back, made of JSON's own types.

        >>> Rules.parse("express").to_object(), Rules(buys=2).to_object()
        ('express', {'preset': 'classic', 'buys': 2})
        """
        base = PRESETS[self.preset]
        changed: dict[str, object] = {"preset": self.preset}
        for name in OPTIONS:
            value: object = getattr(self, name)
            if value != getattr(base, name):
                changed[name] = list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value
        return changed if len(changed) > 1 else self.preset

    @property
    def rounds(self) -> int:
        """How many rounds a match has."""
        return len(self.contracts)

    def contract(self, round_number: int) -> Contract:
        """The contract of this round (from 1)."""
        return Contract.parse(self.contracts[round_number - 1])

    def dealt(self, round_number: int) -> int:
        """How many cards each player is dealt in this round (from 1)."""
        if isinstance(self.deal, int):
            return self.deal
        if isinstance(self.deal, tuple):
            return self.deal[round_number - 1]
        contract = self.contract(round_number)
        return contract.cards - 1 if contract.whole else contract.cards + (not self.in_one_go(round_number))

    def in_one_go(self, round_number: int) -> bool:
        """Whether whoever goes down in this round (from 1) must have no card left in the same turn."""
        return self.contract(round_number).whole or (self.last_in_one_go and round_number == self.rounds)

    def decks_for(self, players: int) -> int:
        """How many decks so many players play with."""
        return self.decks if self.decks != "auto" else 2 if players <= 5 else 3

    def copies(self, card: Card | str, players: int) -> int:
        """How many copies of this card are in play with so many players."""
        return self.decks_for(players) * (self.jokers if _face(card).is_joker else 1)

    def value(self, card: Card | str) -> int:
        """What this card costs when it is left in a hand."""
        return self._values[_face(card)]

    def points(self, hand: Iterable[Card | str]) -> int:
        """The deadwood of a hand: the sum of its cards' values.

        >>> Rules().points("KS AS JK 5D".split())
        57
        """
        values = self._values
        return sum([values[card if isinstance(card, Card) else Card.parse(card)] for card in hand])


OPTIONS: Final = tuple(each.name for each in fields(Rules) if each.init and each.name != "preset")
"""Every field that a rule set may change."""

_NUMBERS: Final = {
    "max_players": (2, 8),
    "jokers": (0, 4),
    "jokers_apart": (0, 12),
    "ace_value": (0, 100),
    "joker_value": (0, 100),
    "refills": (0, 9),
    "take_laps": (1, 9),
    "buys": (0, 8),
}
"""The least and the greatest of each number."""

_FLAGS: Final = ("wrap", "same_rank_trios", "same_suit_runs", "first_turn_lay", "discard_taken", "last_in_one_go")

_CHOICES: Final[Mapping[str, tuple[str | int, ...]]] = {
    "number_values": ("face", "fives"),
    "court_values": ("rank", 10),
    "last_card": ("any", "discard"),
    "lay_off_on": ("any", "own"),
    "ties": ("rounds_won", "shared"),
}

_MOST_ROUNDS: Final = 20
_MOST_DEALT: Final = 20


def _is_number(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most  # a bool is no number


def _check_types(rules: Rules) -> None:
    """Every field by itself."""
    for name, (least, most) in _NUMBERS.items():
        if not _is_number(value := getattr(rules, name), least, most):
            raise ValueError(f"{name}: expected a whole number from {least} to {most}, not {value!r}")
    for name in _FLAGS:
        if type(value := getattr(rules, name)) is not bool:
            raise ValueError(f"{name}: expected true or false, not {value!r}")
    for name, choices in _CHOICES.items():
        value = getattr(rules, name)
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise ValueError(f"{name}: expected one of {', '.join(map(repr, choices))}, not {value!r}")
    if type(rules.preset) is not str or rules.preset not in _PRESET_NAMES:
        raise ValueError(f"preset: expected one of {', '.join(_PRESET_NAMES)}, not {rules.preset!r}")
    if rules.decks != "auto" and not _is_number(rules.decks, 1, 4):
        raise ValueError(f"decks: expected 'auto' or a whole number from 1 to 4, not {rules.decks!r}")
    contracts = cast("object", rules.contracts)
    if not isinstance(contracts, (list, tuple)) or not 1 <= len(cast("tuple[object, ...]", contracts)) <= _MOST_ROUNDS:
        raise ValueError(f"contracts: expected a list of 1 to {_MOST_ROUNDS} contracts, not {contracts!r}")
    _check_deal(rules.deal)


def _check_deal(deal: object) -> None:
    if isinstance(deal, (list, tuple)):
        numbers = cast("tuple[object, ...]", deal)
    else:
        numbers = () if deal == "contract+1" else (deal,)
    if not all(_is_number(number, 1, _MOST_DEALT) for number in numbers):
        raise ValueError(
            f"deal: expected a whole number from 1 to {_MOST_DEALT}, a list of one for each round, "
            f"or 'contract+1', not {deal!r}"
        )


def _check_rounds(rules: Rules) -> None:
    """Every round can be won with the cards that are dealt in it."""
    if isinstance(rules.deal, tuple) and len(rules.deal) != rules.rounds:
        raise ValueError(f"deal: {len(rules.deal)} numbers for {rules.rounds} rounds")
    for number, text in enumerate(rules.contracts, start=1):
        try:
            contract = Contract.parse(text)
        except ValueError as error:
            raise ValueError(f"contracts: round {number}: {error}") from None
        spare = rules.dealt(number) + 1 - contract.cards
        where = f"round {number} ({contract}) with {rules.dealt(number)} cards dealt and one drawn"
        if spare < 0:
            raise ValueError(f"contracts: {where}: the contract takes {contract.cards} cards")
        if contract.whole and spare:
            raise ValueError(f"contracts: {where}: a run of thirteen is laid with no discard, so 12 must be dealt")
        if rules.in_one_go(number) and spare > 1:
            raise ValueError(f"contracts: {where}: {spare} cards would be left, so it cannot be won in one go")
        if not contract.whole and not spare and rules.last_card == "discard":
            raise ValueError(f"contracts: {where}: no card would be left to discard last")
        if contract.runs > 4 and not rules.same_suit_runs:
            raise ValueError(f"contracts: {where}: {contract.runs} runs cannot be of different suits")


def _check_decks(rules: Rules) -> None:
    """There are cards enough for the fullest table: the deal, one turned up, and a turn's draw each."""
    most = max(rules.dealt(number) for number in range(1, rules.rounds + 1))
    for players in range(2, rules.max_players + 1):
        cards = rules.decks_for(players) * (52 + rules.jokers)
        if players * (most + 1) + 1 > cards:
            raise ValueError(f"decks: {cards} cards are too few for {players} players who are dealt {most} each")


def _face(card: Card | str) -> Card:
    return card if isinstance(card, Card) else Card.parse(card)


def _value(rules: Rules, card: Card) -> int:
    if card.is_joker:
        return rules.joker_value
    if card.rank == 1:
        return rules.ace_value
    if card.rank > 10:
        return 10 if rules.court_values == 10 else card.rank
    if rules.number_values == "fives":
        return 5 if card.rank <= 7 else 10
    return card.rank


_PRESET_NAMES: Final = ("classic", "chilean", "argentine", "express")

PRESETS: Final[Mapping[str, Rules]] = {
    "classic": Rules(),
    "chilean": Rules(
        preset="chilean",
        contracts=(*SIX, "3R", "4T", "dirty", "royal"),
        deal=12,
        wrap=True,
        jokers_apart=3,
        same_rank_trios=False,
        first_turn_lay=False,
        court_values=10,
        ace_value=20,
        joker_value=30,
    ),
    "argentine": Rules(
        preset="argentine",
        contracts=(*SIX, "3R"),
        deal=(11, 11, 11, 11, 11, 11, 12),
        number_values="fives",
        court_values=10,
        ace_value=15,
    ),
    "express": Rules(preset="express", contracts=("2T", "1T 1R", "3T", "1T 2R")),
}
"""The rule sets of rules.md by their names."""


@lru_cache(maxsize=256)
def _again(preset: str, *options: Any) -> Rules:
    return Rules(preset=preset, **dict(zip(OPTIONS, options, strict=True)))


def _preset(name: object) -> Rules:
    if isinstance(name, str) and name in PRESETS:
        return PRESETS[name]
    raise ValueError(f"preset: expected one of {', '.join(PRESETS)}, not {name!r}")
