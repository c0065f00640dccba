"""SimCord in real time: made for tests, where every step waits until the bot has come to rest.

A visitor must see opponents move meanwhile, so here time goes on by the clock, the page is published after every
change, and a click is taken though the page it was made on is a moment old. This needs some of SimCord's inner parts
(its version is pinned, and tests/e2e/test_demo.py fails if they change).
"""

# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
import logging
import struct
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

import discord
import simcord
from simcord._settlement import _SettlementState
from simcord.preview import Preview
from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page

_log = logging.getLogger(__name__)

TICK: Final = 0.2
"""Seconds between two looks at whether something has changed."""

_REMEMBERED: Final = 40
"""So many publications of a page are remembered, to understand clicks on them."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"


class LiveEnv(simcord.Env):
    """A simulated Discord whose clock shows the present, and which waits for no timer.

    In a test an action returns when all that it set off is done, short sleeps included. Here a bot that thinks for a
    second must not hold up the answer to a click, so timers count as waits for the future.
    """

    def __init__(self, bot: discord.Client) -> None:
        """Simulate a Discord for this bot."""
        super().__init__(bot, settle_timeout=30.0, check_errors=False, shard_count=1)
        self.backend.clock._epoch = datetime.now(UTC)
        self._began = time.monotonic()

    def catch_up(self) -> None:
        """Put the clock right. Timers go off by themselves, but between them SimCord's clock stands still.

        (`advance_time` would wait for a timer that has just gone off, and that for `advance_time`.)
        """
        behind = time.monotonic() - self._began - self.backend.clock.elapsed
        if behind > 0:
            self.backend.advance_clock(behind)

    def _settlement_state(self) -> _SettlementState:
        return replace(super()._settlement_state(), advancing=True)


class _OwnPictures(MediaWorker):
    """Serves the bot's own PNG files as they are. Others are decoded in a process, which takes a second."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if not blob.startswith(_PNG) or media_time:
            return await super().validate(key, blob, media_time=media_time)
        width, height = struct.unpack("!II", blob[16:24])
        return MediaInfo("PNG", width, height, 1, width * height * 4, blob, "image/png", memory_limited=True)


class LivePreview:
    """Keeps SimCord's page fresh, and makes it take clicks while things move."""

    def __init__(self, env: LiveEnv, preview: Preview) -> None:
        """Serve this preview, which has been entered."""
        self._env = env
        self._preview = preview
        self._turn = asyncio.Lock()  # SimCord refuses a second operation while one is under way; here it waits
        self._controls: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        self._act, self._publish = preview._action, preview._publish
        preview._action = self._action  # type: ignore[method-assign]
        preview._publish = self._remember  # type: ignore[method-assign]
        preview._media_worker = _OwnPictures()
        if preview._python is not None:  # look at the end of the channel, not at one message
            preview._python.target_id = preview._python.window_end_id = None

    async def run(self) -> None:
        """Let time pass and publish what changes, until the preview is closed."""
        env, preview = self._env, self._preview
        seen = 0
        while not preview._closed:
            await asyncio.sleep(TICK)
            env.catch_up()
            if seen == len(env.backend.transcript):
                continue
            async with self._turn:
                if preview._closed:
                    return
                try:
                    await preview.refresh()
                except TimeoutError as error:
                    _log.warning("the simulated Discord is slow: %s", error)
                else:
                    seen = self._tidy()

    def _tidy(self) -> int:
        """Forget what only a test would look at, and pictures that no message shows any more."""
        backend = self._env.backend
        backend.transcript.clear()
        backend.http_requests.clear()
        shown = {
            attachment["url"]
            for messages in backend.messages.values()
            for message in messages.values()
            for attachment in message.attachments
        }
        for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
            del backend.cdn._blobs[url]
        return 0

    def _remember(self, page: _Page, **options: Any) -> None:
        """Publish, and note which control stood where: its key on the page, and what its custom_id means."""
        self._publish(page, **options)
        self._controls[page.id, page.revision] = self._meanings(page)
        while len(self._controls) > _REMEMBERED:
            self._controls.popitem(last=False)

    def _meanings(self, page: _Page) -> dict[str, str]:
        found: dict[str, str] = {}
        for message in self._env.backend.messages.get(page.channel_id, {}).values():
            for number, root in enumerate(message.components):
                for path, component in _component_paths(root, str(number)):
                    key = _component_key(component, path, message.id)
                    if key is not None and "custom_id" in component:
                        found[key] = component["custom_id"]
        return found

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            return await self._act(context_id, self._up_to_date(context_id, body))

    def _up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A click on an older state of the page, as one on its present state, if the same control is still there."""
        page = self._preview._pages.get(context_id or "")
        revision = body.get("published_revision")
        if page is None or not isinstance(revision, int) or revision == page.revision:
            return body
        if body.get("kind") not in ("click", "select"):
            return {**body, "published_revision": page.revision}
        clicked = self._controls.get((page.id, revision), {}).get(str(body.get("control_key")))
        message = f"message:{body.get('target_id')}:"
        for key, custom_id in self._meanings(page).items():
            if clicked is not None and key.startswith(message) and _meaning(custom_id) == _meaning(clicked):
                return {**body, "published_revision": page.revision, "control_key": key}
        return body


def _meaning(custom_id: str) -> str:
    """A custom_id without the moment it was drawn at."""
    version, table, _, *what = custom_id.split(":")
    return ":".join((version, table, *what))
