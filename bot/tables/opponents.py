"""Having a bot decide: off the event loop, for a limited time, and never without an answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.engine import Action, Discard, Draw, Game, Pass, View
from bot.metrics import DECIDING
from bot.players import Hint, Level, choose, hint
from bot.workers import Workers

from .errors import TableError

_log = logging.getLogger(__name__)

Choose = Callable[[View, Level, int], Action]
"""What a bot of this level does, given all that its seat may know, and a seed for its whims."""

T = TypeVar("T")


class Opponents:
    """The bots' thinking, done by workers: a decision takes milliseconds, and only the table that needs it waits."""

    def __init__(self, workers: Workers | None = None, choose: Choose | None = None, patience: float = 30.0) -> None:
        """Have these workers think, and give up on an answer after `patience` seconds.

        Args:
            workers: shared with others, and closed by whoever made them; a thread of our own unless given.
            choose: what bots do; `bot.players.choose` unless given.
            patience: seconds.
        """
        self._workers = Workers(0) if workers is None else workers
        self._is_owner = workers is None
        self._choose = choose
        self._patience = patience

    async def decide(self, game: Game, level: Level, seed: int) -> Action:
        """A legal action of the seat in turn: the bot's own, or a safe one where it has no answer or a wrong one."""
        view = game.view(game.turn)
        try:
            with DECIDING.time():
                action = await self._wait(self._workers.run(self._choose or choose, view, level, seed))
            game.copy().apply(action)
        except Exception as error:
            # Without its text, which may name cards.
            _log.error("a bot (%s) had no answer in round %d: %s", level, view.round, type(error).__name__)
            return safe_action(game)
        return action

    async def advise(self, view: View) -> Hint:
        """What a strong player would do with this view.

        Raises:
            TableError: `no_hint`: there is no answer in time.
        """
        try:
            return await self._wait(self._workers.run(hint, view))
        except Exception as error:
            # Without its text, which may name cards.
            _log.error("there was no hint in round %d: %s", view.round, type(error).__name__)
            raise TableError("no_hint") from error

    async def _wait(self, work: Awaitable[T]) -> T:
        async with asyncio.timeout(self._patience):
            return await work

    def close(self) -> None:
        """Decide nothing any more."""
        if self._is_owner:
            self._workers.close()


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
