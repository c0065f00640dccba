"""Values that are sent to other processes, which a view is for every picture and every opponent's move."""

from __future__ import annotations

from typing import Any


class Packed:
    """A frozen dataclass that is pickled as its fields in order.

    So it is made there as it is made here, in a fraction of the time: what `dataclass(slots=True)` adds for pickling
    looks up all fields anew with each value.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Any], tuple[Any, ...]]:
        """The class, and what to call it with."""
        kind: Any = type(self)
        return kind, tuple([getattr(self, name) for name in kind.__match_args__])
