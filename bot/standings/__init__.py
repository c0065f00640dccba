"""Ratings, leaderboards, profiles and the history of matches, drawn from the log of the tables."""

from .boards import Period
from .history import HistoryPage, PastMatch, PastSeat
from .leaderboards import Criterion, Leaderboard, Line
from .people import StillSeatedError
from .profiles import Profile, RatingPoint, Rival, Standing
from .service import Standings

__all__ = [
    "Criterion",
    "HistoryPage",
    "Leaderboard",
    "Line",
    "PastMatch",
    "PastSeat",
    "Period",
    "Profile",
    "RatingPoint",
    "Rival",
    "Standing",
    "Standings",
    "StillSeatedError",
]
