"""Whom an entry of the log names, and the same entry with another name: what a person may ask to have deleted."""

from __future__ import annotations

from dataclasses import replace

from .entries import Entry, Invited, Joined, Left, Opened
from .seats import Person


def user_named_in(entry: Entry) -> int | None:
    """The Discord user whom this entry names; no entry names two."""
    match entry:
        case Opened(host=person) | Joined(person=person):
            return person.user_id
        case Left(user_id=user_id) | Invited(user_id=user_id):
            return user_id
        case _:
            return None


def renamed(entry: Entry, person: Person) -> Entry:
    """The entry with this person in place of whoever it names. It means the same in the game."""
    match entry:
        case Opened():
            return replace(entry, host=person)
        case Joined():
            return Joined(person)
        case Left() | Invited():
            return replace(entry, user_id=person.user_id)
        case _:
            return entry
