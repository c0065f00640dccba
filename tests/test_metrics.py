"""What Prometheus is told: times until Discord has an answer, and what never got one."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from prometheus_client import REGISTRY

from bot import metrics
from bot.metrics import Acknowledgements


class Interaction:
    """As much of an interaction as is asked for."""

    def __init__(self, number: int) -> None:
        self.id = number


class Watch:
    """How much each figure has grown since the start of the test."""

    def __init__(self) -> None:
        self._before = {sample.name: 0.0 for family in REGISTRY.collect() for sample in family.samples}
        for family in REGISTRY.collect():
            for sample in family.samples:
                self._before[f"{sample.name}{sorted(sample.labels.items())}"] = sample.value

    def grown(self, name: str, **labels: str) -> float:
        before = self._before.get(f"{name}{sorted(labels.items())}", 0.0)
        return (REGISTRY.get_sample_value(name, labels) or 0.0) - before


@pytest.fixture
async def discord(monkeypatch):
    """A server that takes what is posted to it, or not, and a client that is traced."""
    acknowledgements = Acknowledgements()

    async def take(request: web.Request) -> web.Response:
        return web.Response(status=int(request.query.get("status", 204)))

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession(trace_configs=[acknowledgements.trace()]) as session:

        async def post(path: str) -> None:
            async with session.post(f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10{path}"):
                pass

        yield acknowledgements, post
    await runner.cleanup()


async def test_the_time_to_acknowledge_ends_with_discords_receipt(discord):
    acknowledgements, post = discord
    watch = Watch()
    await acknowledgements.heard(Interaction(7))
    await post("/webhooks/1/token/messages/2")
    assert watch.grown("carioca_acknowledgement_seconds_count") == 0
    await post("/interactions/7/some-token/callback")
    assert watch.grown("carioca_acknowledgement_seconds_count") == 1
    assert watch.grown("carioca_unacknowledged_interactions_total") == 0
    assert watch.grown("carioca_discord_requests_total", method="POST", status="204") == 2


async def test_an_answer_that_discord_takes_no_more_is_counted(discord):
    acknowledgements, post = discord
    watch = Watch()
    await acknowledgements.heard(Interaction(8))
    await post("/interactions/8/some-token/callback?status=404")
    assert watch.grown("carioca_unacknowledged_interactions_total") == 1
    assert watch.grown("carioca_acknowledgement_seconds_count") == 0


async def test_an_interaction_that_is_never_answered_is_counted_and_forgotten(discord, monkeypatch):
    acknowledgements, _ = discord
    watch = Watch()
    instant = 100.0
    monkeypatch.setattr(metrics, "monotonic", lambda: instant)
    for number in range(50):
        await acknowledgements.heard(Interaction(number))
    instant += 4
    await acknowledgements.heard(Interaction(99))
    assert watch.grown("carioca_unacknowledged_interactions_total") == 50
    assert len(acknowledgements._arrived) == 1
