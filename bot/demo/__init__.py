"""The bot in a simulated Discord in the browser: a channel, the visitor, and opponents. Nothing leaves this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from bot.config import Settings


def main(settings: Settings) -> None:
    """Open the demo and serve it until it is closed, or stopped with Ctrl-C."""
    if settings.log_level != "DEBUG":
        # The address is what matters here, and nobody misses what discord.py warns of: voice, a gateway.
        logging.getLogger().setLevel(logging.WARNING)
        for name in ("discord", "discord.client", "discord.gateway", "discord.http", "discord.state"):
            logging.getLogger(name).setLevel(logging.ERROR)
    from .scene import serve

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(settings))
