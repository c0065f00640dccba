"""What the bot does about each error that Discord may answer with.

Discord's error codes: its documentation, "JSON Error Codes". Rate limits and short outages (429, 500, 502, 504) are
waited out by discord.py itself; what arrives here has failed for good.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

import discord


class Remedy(Enum):
    """What to do after a request failed."""

    IGNORE = "ignore"
    """The click is past answering: nobody waits for it any more."""
    POST_ANEW = "post anew"
    """The message cannot be edited any more; the same content belongs in a new one."""
    GIVE_UP = "give up"
    """The bot cannot write in this channel, or it is gone: keep the game, stop showing it there."""
    FORGET_TOKEN = "forget token"
    """The interaction can take no more messages: wait for the player's next click."""
    REPORT = "report"
    """Unexpected: log it."""


_BY_CODE: Final = {
    10062: Remedy.IGNORE,  # unknown interaction: older than three seconds, or one of Discord's own hiccups
    40060: Remedy.IGNORE,  # acknowledged already
    10008: Remedy.POST_ANEW,  # unknown message: somebody deleted it
    30046: Remedy.POST_ANEW,  # too many edits of a message older than an hour
    50005: Remedy.POST_ANEW,  # written by another user: the application was replaced
    50083: Remedy.POST_ANEW,  # the thread is archived: sending opens it, editing does not
    10003: Remedy.GIVE_UP,  # unknown channel
    10004: Remedy.GIVE_UP,  # unknown guild
    50001: Remedy.GIVE_UP,  # missing access
    50013: Remedy.GIVE_UP,  # missing permissions
    160005: Remedy.GIVE_UP,  # the thread is locked
    10015: Remedy.FORGET_TOKEN,  # unknown webhook: the token has died
    50027: Remedy.FORGET_TOKEN,  # invalid webhook token
}


def remedy(error: discord.HTTPException) -> Remedy:
    """What to do about this error."""
    return _BY_CODE.get(error.code, Remedy.REPORT)
