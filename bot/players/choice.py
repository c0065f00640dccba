"""What an opponent does: the one way in for tables."""

from __future__ import annotations

from random import Random

from bot.engine import Action, View

from .levels import Level
from .maestro import Maestro
from .rule_sets import with_shared_rules
from .sound import play_soundly

_SLIPS = 0.3
"""How often a beginner does the first thing that comes to mind."""


def choose(view: View, level: Level, seed: int = 0) -> Action:
    """What an opponent of this strength does now. The same view, level and seed give the same action.

    Raises:
        ValueError: the view's seat is not to act.
    """
    view = with_shared_rules(view)
    if level is Level.APRENDIZ:
        random = Random(f"{seed} {view.round} {view.turn_number} {view.seat} {view.phase} {len(view.hand)}")
        actions = view.legal_actions()
        if actions and random.random() < _SLIPS:
            return random.choice(actions)
    if level is Level.MAESTRO:
        return Maestro(view).choose()
    return play_soundly(view)
