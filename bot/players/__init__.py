"""Computer opponents: a view in, an action out. They see a `View` and nothing else."""

from .choice import choose
from .hints import Hint, Reason, hint
from .levels import Level

__all__ = ["Hint", "Level", "Reason", "choose", "hint"]
