"""What boards are sorted by, and the steps that each such order is cut into.

A step is a whole number that grows with what somebody is sorted by. Each order can be cut at a step twice over: by
counting with `step`, and in an index with `bound`. The two agree on every step, on either kind of database and to the
last bit, because a rating is cut at multiples of a power of two, and numbers are not rounded by such.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import floor, inf
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, bindparam, tuple_

from bot.storage.schema import standings

Key = tuple[float, ...]
"""What somebody is sorted by, the weightiest first."""


class Criterion(StrEnum):
    """What a leaderboard is sorted by."""

    RATING = "rating"
    WINS = "wins"
    AVERAGE = "average"
    """Points to a match, the fewest first; of those with three matches at least (`LEAST_FOR_AVERAGE`)."""


@dataclass(frozen=True, slots=True)
class Order:
    """The order of a criterion; whoever is equal in it stands in the order of their numbers.

    Attributes:
        columns: those of `standings` that make the key.
        greatest_first: whether the greatest key leads.
        step: the step of a key.
        bound: the least key of a step, so that ``step(key) >= n`` just where ``key >= bound(n)``.
    """

    columns: tuple[Column[Any], ...]
    greatest_first: bool
    step: Callable[[Key], int]
    bound: Callable[[int], Key]

    def step_of(self, row: Mapping[Any, Any]) -> int | None:
        """The step on which the person of this row of `standings` is; None for whom this order has no place."""
        key = tuple(row[column.name] for column in self.columns)
        return self.step(key) if row["user_id"] > 0 and None not in key else None

    @property
    def sorting(self) -> list[ColumnElement[Any]]:
        """What the database has to sort by."""
        columns = (*self.columns, standings.c.user_id)
        return [column.desc() if self.greatest_first else column.asc() for column in columns]

    @property
    def is_ahead(self) -> ColumnElement[bool]:
        """Being ahead of the person whose row is given as `of_row` has it."""
        columns = (*self.columns, standings.c.user_id)
        row = tuple_(*[bindparam(f"row_{column.name}", type_=column.type) for column in columns])
        return tuple_(*columns) > row if self.greatest_first else tuple_(*columns) < row

    def of_row(self, row: Mapping[Any, Any]) -> dict[str, Any]:
        """What `is_ahead` has to be given."""
        return {f"row_{column.name}": row[column.name] for column in (*self.columns, standings.c.user_id)}

    @property
    def is_from_step(self) -> ColumnElement[bool]:
        """Being on the step that is given as `of_step` has it, or on one behind it."""
        bound = tuple_(*[bindparam(f"bound_{column.name}", type_=column.type) for column in self.columns])
        return tuple_(*self.columns) < bound if self.greatest_first else tuple_(*self.columns) >= bound

    def of_step(self, step: int) -> dict[str, Any]:
        """What `is_from_step` has to be given."""
        bound = self.bound(step + 1 if self.greatest_first else step)
        return {f"bound_{column.name}": value for column, value in zip(self.columns, bound, strict=True)}


# Of a board of 50,000 people, who are some ten points of rating apart, some hundreds are on a step.
_RATING: Final = 16
# Most people have few wins, and thousands the same: their rating parts them, which is bounded to keep wins weightier.
_RATING_OF_EQUALS, _MOST_OF_EQUALS = 2, 128


def _step_of_wins(key: Key) -> int:
    wins, rating = key
    equals = floor(rating * _RATING_OF_EQUALS) + _MOST_OF_EQUALS // 2
    return int(wins) * _MOST_OF_EQUALS + min(max(equals, 0), _MOST_OF_EQUALS - 1)


def _bound_of_wins(step: int) -> Key:
    wins, equals = divmod(step, _MOST_OF_EQUALS)
    return wins, (equals - _MOST_OF_EQUALS // 2) / _RATING_OF_EQUALS if equals else -inf


ORDERS: Final[Mapping[Criterion, Order]] = {
    Criterion.RATING: Order(
        (standings.c.rating,), True, lambda key: floor(key[0] * _RATING), lambda step: (step / _RATING,)
    ),
    Criterion.WINS: Order((standings.c.wins, standings.c.rating), True, _step_of_wins, _bound_of_wins),
    Criterion.AVERAGE: Order((standings.c.average,), False, lambda key: floor(key[0]), lambda step: (float(step),)),
}
