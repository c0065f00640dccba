"""Rule sets that are equal, as one and the same object.

The solver keeps what it has worked out by the identity of the rules, and a view that comes from another table or
another process brings a copy of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.engine import Rules, View

_KEPT: Final = 64

_shared: dict[Rules, Rules] = {}


def with_shared_rules(view: View) -> View:
    """The same view, its rules being the first of their kind that were met here."""
    rules = _shared.get(view.rules)
    if rules is None:
        if len(_shared) >= _KEPT:
            _shared.clear()
        rules = _shared[view.rules] = view.rules
    return view if rules is view.rules else replace(view, rules=rules)
