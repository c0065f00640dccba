"""Having a bot decide: off the event loop, for a limited time, and never without an answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.engine import Action, Discard, Draw, Game, Pass, View
from bot.players import Level

_log = logging.getLogger(__name__)

Choose = Callable[[View, Level, int], Action]
"""What a bot of this level does, given all that its seat may know, and a seed for its whims."""


class Opponents:
    """The bots' thinking, done in a thread of its own: a decision takes milliseconds, and a table waits for one."""

    def __init__(self, choose: Choose, patience: float = 10.0) -> None:
        """Ask `choose`, and give up on an answer after `patience` seconds."""
        self._choose = choose
        self._patience = patience
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="opponent")

    async def decide(self, game: Game, level: Level, seed: int) -> Action:
        """A legal action of the seat in turn: the bot's own, or a safe one where it has no answer or a wrong one."""
        view = game.view(game.turn)
        try:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(self._patience):
                action = await loop.run_in_executor(self._thread, self._choose, view, level, seed)
            game.copy().apply(action)
        except Exception as error:
            # Without its text, which may name cards.
            _log.error("a bot (%s) had no answer in round %d: %s", level, view.round, type(error).__name__)
            return safe_action(game)
        return action

    def close(self) -> None:
        """Decide nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def safe_action(game: Game) -> Action:
    """What can do the seat in turn least harm without a thought: draw; then discard what was drawn; never buy.

    Where the card drawn may not or can no longer be discarded, the dearest that may be is.
    """
    legal = game.legal_actions()
    for action in (Draw(), Pass()):
        if action in legal:
            return action
    discards = [action for action in legal if isinstance(action, Discard)]
    drawn = game.view(game.turn).drawn
    return next(
        (action for action in discards if action.card == drawn),
        max(discards, key=lambda action: game.rules.value(action.card), default=legal[0]),
    )
