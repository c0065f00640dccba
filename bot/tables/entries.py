"""What can stand in a table's log, and how it is written there (JSON).

The log is the one truth: a table is the fold of these entries (`bot.tables.state`), and nothing else is ever stored
about a match.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, PlainSerializer, PlainValidator, TypeAdapter, ValidationError, with_config

from bot.engine import Action, Rules
from bot.players import Level

from .changes import Kind
from .seats import Person

Mover = Literal["person", "bot", "clock"]
"""Who moved a seat: its owner, the bot that sits there or stands in, or the turn clock."""

PauseReason = Literal["vote", "unreachable", "deserted"]
"""Why play stopped: most wanted it, the table can no longer be shown, or everyone has gone."""

EndReason = Literal["host", "moderator", "expired"]
"""Why a table was closed before its end; `expired`: nobody has done anything for long."""

_STRICT: Final = ConfigDict(strict=True, extra="forbid")

_Rules = Annotated[Rules, PlainValidator(Rules.parse), PlainSerializer(Rules.to_object)]
_Action = Annotated[Action, PlainValidator(Action.parse), PlainSerializer(str)]
_Bytes = Annotated[bytes, PlainValidator(bytes.fromhex), PlainSerializer(bytes.hex)]


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Opened:
    """A lobby was opened; its host has the first seat."""

    host: Person
    rules: _Rules
    locale: str
    turn_seconds: int
    by_invitation: bool
    hints: bool = True


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Joined:
    """A person took a seat."""

    person: Person


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Left:
    """A person gave their seat up; in a match a bot has it from then on."""

    user_id: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Invited:
    """A person may join a table that is by invitation."""

    user_id: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class BotAdded:
    """A bot took a seat."""

    name: str
    level: Level


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class BotRemoved:
    """The bot in this seat was sent away."""

    seat: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class RulesSet:
    """Other rules were chosen."""

    rules: _Rules


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class HintsSet:
    """Suggestions were allowed at this table, or switched off."""

    allowed: bool


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Shuffled:
    """The secret of the match with this number was drawn; now someone may cut."""

    match: int
    secret: _Bytes

    def __repr__(self) -> str:
        return f"Shuffled(match={self.match})"  # a line of a log must not tell how the cards lie


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Started:
    """The cards were dealt, from the secret and the cut (`bot.tables.fairness`). `cut_by` is the seat that cut."""

    match: int
    secret: _Bytes
    cut: str = ""
    cut_by: int | None = None

    def __repr__(self) -> str:
        return f"Started(match={self.match})"


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Played:
    """The seat in turn did this."""

    seat: int
    action: _Action
    by: Mover = "person"


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Hinted:
    """The owner of this seat, being in turn, was told what a strong player would do."""

    seat: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class HandedOver:
    """The owner of this seat has missed too many turns: a bot plays for them."""

    seat: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class TakenBack:
    """The owner of this seat plays again."""

    seat: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Voted:
    """The owner of this seat wants to pause, or to resume if play is paused; more must want it."""

    seat: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Paused:
    """Play stopped, and with it every clock. `seat` is whose vote decided it."""

    reason: PauseReason
    seat: int | None = None


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Resumed:
    """Play goes on, the turn's clock where it stood."""

    seat: int


@with_config(_STRICT)
@dataclass(frozen=True, slots=True)
class Ended:
    """The table was closed before its end."""

    reason: EndReason


Entry = (
    Opened
    | Joined
    | Left
    | Invited
    | BotAdded
    | BotRemoved
    | RulesSet
    | HintsSet
    | Shuffled
    | Started
    | Played
    | Hinted
    | HandedOver
    | TakenBack
    | Voted
    | Paused
    | Resumed
    | Ended
)

KINDS: Final[dict[type[Entry], Kind]] = {
    Opened: Kind.OPENED,
    Joined: Kind.JOINED,
    Left: Kind.LEFT,
    Invited: Kind.INVITED,
    BotAdded: Kind.BOT_ADDED,
    BotRemoved: Kind.BOT_REMOVED,
    RulesSet: Kind.RULES_SET,
    HintsSet: Kind.HINTS_SET,
    Shuffled: Kind.SHUFFLED,
    Started: Kind.STARTED,
    Played: Kind.PLAYED,
    Hinted: Kind.HINTED,
    HandedOver: Kind.HANDED_OVER,
    TakenBack: Kind.TAKEN_BACK,
    Voted: Kind.VOTED,
    Paused: Kind.PAUSED,
    Resumed: Kind.RESUMED,
    Ended: Kind.ENDED,
}

_ADAPTERS: Final[dict[str, TypeAdapter[Any]]] = {kind.value: TypeAdapter(entry) for entry, kind in KINDS.items()}


@dataclass(frozen=True, slots=True)
class Record:
    """An entry in its place. `at` is in milliseconds since 1970, UTC."""

    number: int
    at: int
    entry: Entry

    @property
    def kind(self) -> Kind:
        """What sort of entry it is."""
        return KINDS[type(self.entry)]


class BrokenLogError(Exception):
    """A log that cannot be read or makes no sense. The text says where, and holds no card and no secret."""


def encode(entry: Entry) -> str:
    """The entry as JSON; `decode` is the inverse."""
    return _ADAPTERS[KINDS[type(entry)]].dump_json(entry).decode()


def decode(number: int, kind: str, data: str) -> Entry:
    """The entry that was stored under this number.

    Raises:
        BrokenLogError: there is no such kind, or the data is not what it needs.
    """
    try:
        return _ADAPTERS[kind].validate_json(data)
    except KeyError:
        raise BrokenLogError(f"entry {number} is of an unknown kind") from None
    except ValidationError as error:
        # Pydantic's own text quotes the data.
        raise BrokenLogError(f"entry {number} ({kind}) cannot be read: {error.errors()[0]['type']}") from None
