"""Live tables: one owner and one lock each, and the log of what was done."""

from .announcements import Announcement, Topic
from .changes import Change, Kind
from .errors import TableError, not_started
from .match_file import MatchFile
from .seats import Person, Seat, Status
from .table import Table
from .tables import Listener, Tables
from .turns import Covered, NewestTurn

__all__ = [
    "Announcement",
    "Change",
    "Covered",
    "Kind",
    "Listener",
    "MatchFile",
    "NewestTurn",
    "Person",
    "Seat",
    "Status",
    "Table",
    "TableError",
    "Tables",
    "Topic",
    "not_started",
]
