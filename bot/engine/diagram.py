"""A position as a text table, for bug reports: everything, hidden cards too.

>>> from .position import read_position
>>> print(diagram(read_position({
...     "rules": "classic", "round": 2, "dealer": 1, "turn": 0, "phase": "draw",
...     "hands": [["7S", "JK"], ["4D"]], "scores": [12, 40],
...     "melds": [{"owner": 1, "cards": ["JK", "4H", "5H", "6H"]}],
...     "down": [None, 3], "turn_number": 9, "stock": ["2C"], "discard": ["9S", "KD"]}, bytes(32))))
classic, round 2 of 6 (1T 1R), turn 9: seat 0 to draw
<BLANKLINE>
  seat  points  down  cards  hand
> 0         12  -         2  7S JK
  1 D       40  3         1  4D
<BLANKLINE>
  meld  owner  kind  cards
  1         1  run   JK 4H 5H 6H
<BLANKLINE>
  stock    1  2C
  discard  2  9S KD
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from .cards import Card
from .state import State

LEFT, RIGHT = "<", ">"


def diagram(state: State) -> str:
    """The text table of this state. `>` marks the seat to act, `D` the dealer; the tops of the piles stand last."""
    return "\n\n".join(part for part in (_heading(state), _seats(state), _melds(state), _piles(state)) if part)


def _heading(state: State) -> str:
    rules = state.rules.to_object()
    doing = {"draw": "to draw", "play": "to play", "buy": f"asked to buy in the turn of seat {state.turn_of}"}
    now = "over" if state.phase == "over" else f"seat {state.turn} {doing[state.phase]}"
    taken = f", who took {state.taken}" if state.taken is not None else ""
    return (
        f"{rules if isinstance(rules, str) else json.dumps(rules)}, round {state.round} of {state.rules.rounds} "
        f"({state.contract}), turn {state.turn_number}: {now}{taken}"
    )


def _seats(state: State) -> str:
    rows = [
        (
            f"{'>' if seat == state.turn else ' '} {seat}{' D' if seat == state.dealer else ''}",
            str(state.scores[seat]),
            "-" if state.down[seat] is None else str(state.down[seat]),
            str(len(hand)),
            _row(hand),
        )
        for seat, hand in enumerate(state.hands)
    ]
    return _table([("  seat", "points", "down", "cards", "hand"), *rows], (LEFT, RIGHT, LEFT, RIGHT, LEFT))


def _melds(state: State) -> str:
    rows = [
        (f"  {number}", str(meld.owner), meld.kind.value, _row(meld.cards))
        for number, meld in enumerate(state.melds, start=1)
    ]
    return _table([("  meld", "owner", "kind", "cards"), *rows], (LEFT, RIGHT, LEFT, LEFT)) if rows else ""


def _piles(state: State) -> str:
    rows = [
        (f"  {name}", str(len(pile)), _row(pile)) for name, pile in (("stock", state.stock), ("discard", state.discard))
    ]
    return _table(rows, (LEFT, RIGHT, LEFT))


def _row(cards: Iterable[Card]) -> str:
    return " ".join([card.text for card in cards])


def _table(rows: Sequence[Sequence[str]], sides: Sequence[str]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(sides))]
    lines = [
        "  ".join([f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True)])
        for row in rows
    ]
    return "\n".join([line.rstrip() for line in lines])
