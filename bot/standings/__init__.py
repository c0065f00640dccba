"""Ratings, leaderboards, profiles and the history of matches, drawn from the log of the tables."""

from .boards import Period
from .criteria import Criterion
from .history import HistoryPage, PastMatch, PastSeat
from .leaderboards import Leaderboard, Line
from .people import StillSeatedError
from .profiles import Profile, Rival, Standing
from .service import Standings
from .tallies import LEAST_FOR_AVERAGE

__all__ = [
    "LEAST_FOR_AVERAGE",
    "Criterion",
    "HistoryPage",
    "Leaderboard",
    "Line",
    "PastMatch",
    "PastSeat",
    "Period",
    "Profile",
    "Rival",
    "Standing",
    "Standings",
    "StillSeatedError",
]
