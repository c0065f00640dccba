"""What the bot counts and times for Prometheus.

They are the process's own, and served where METRICS_PORT is set (`bot.outside`); requests are watched only there. No
label holds a name, an id or a card.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from time import monotonic
from types import SimpleNamespace
from typing import Final, Protocol

import aiohttp
from prometheus_client import Counter, Histogram

_CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)

INTERACTIONS: Final = Counter(
    "carioca_interactions",
    "Clicks, choices and commands by what came of them: done, refused by the rules or the table, or failed by mistake",
    ["kind", "outcome"],
)
ACKNOWLEDGED: Final = Histogram(
    "carioca_acknowledgement_seconds",
    "From an interaction's arrival until Discord has taken the answer to it; Discord waits for three seconds",
    buckets=_QUICK,
)
UNACKNOWLEDGED: Final = Counter(
    "carioca_unacknowledged_interactions", "Interactions that Discord would take no answer to, or that never got one"
)
REQUESTS: Final = Counter("carioca_discord_requests", "Requests to Discord's API", ["method", "status"])
DRAWING: Final = Histogram("carioca_drawing_seconds", "Drawing a picture, waiting included", buckets=_QUICK)
DECIDING: Final = Histogram("carioca_deciding_seconds", "An opponent's decision, waiting included", buckets=_QUICK)

PATIENCE: Final = 3.0
"""Seconds that Discord waits for the first answer to an interaction."""


class _Interaction(Protocol):
    @property
    def id(self) -> int: ...


class Acknowledgements:
    """Times interactions from their arrival to Discord's receipt of the first answer, by watching the requests."""

    def __init__(self) -> None:
        self._arrived: OrderedDict[str, float] = OrderedDict()

    async def heard(self, interaction: _Interaction) -> None:
        """An interaction has come in."""
        now = monotonic()
        self._arrived[str(interaction.id)] = now
        while now - next(iter(self._arrived.values())) > PATIENCE:  # those that were answered are gone from here
            self._arrived.popitem(last=False)
            UNACKNOWLEDGED.inc()

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py's HTTP client is to be given."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        REQUESTS.labels(params.method, str(params.response.status)).inc()
        if found := _CALLBACK.search(params.url.path):
            arrived = self._arrived.pop(found[1], None)
            if params.response.status >= 400:
                UNACKNOWLEDGED.inc()
            elif arrived is not None:
                ACKNOWLEDGED.observe(monotonic() - arrived)
