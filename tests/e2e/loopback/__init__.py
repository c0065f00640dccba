"""A Discord on 127.0.0.1: REST API v10 and gateway v10 over real sockets, for a bot that runs as its own process.

It follows Discord's documentation (https://docs.discord.com/developers/reference and the pages each module names) as
far as a bot of slash commands, components and messages can tell the difference, and it can be told to fail in the ways
the real one does. Start it with `LoopbackDiscord`, an async context manager; drive it as people in a channel would.
"""

from .client import Answer, BotProcess, Channel, Guild, LoopbackDiscord, LoopbackError, Message, Person, Settings
from .faults import Fault
from .local import LocalDiscord

__all__ = [
    "Answer",
    "BotProcess",
    "Channel",
    "Fault",
    "Guild",
    "LocalDiscord",
    "LoopbackDiscord",
    "LoopbackError",
    "Message",
    "Person",
    "Settings",
]
