"""Computer opponents: a view in, an action out. They see a `View` and nothing else."""

from .choice import choose
from .levels import Level

__all__ = ["Level", "choose"]
