"""The bot seen from outside, while it serves a simulated Discord."""

from __future__ import annotations

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from simulated import world

from bot.outside import Outside
from bot.storage import Database

LABELS_KNOWN = {"kind", "outcome", "method", "status", "shard", "le", "generation", "major", "minor", "patchlevel"}
LABELS_KNOWN |= {"implementation", "version"}


@pytest.fixture
def database(one_database_url):
    """The address of a new, migrated database."""
    return one_database_url


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_click_can_be_seen_in_the_figures_and_no_person_and_no_card_can(database):
    async with world(database) as here:
        outside = Outside(here.bot, here.bot._database)
        port = await outside.start("127.0.0.1", 0)
        before = figures((await get(port, "/metrics"))[1])
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        await (beto if here.in_turn(table) is ana else ana).slash("robar")
        status, text = await get(port, "/metrics")
        after = figures(text)
        assert status == 200

        def grown(name: str, **labels: str) -> float:
            key = (name, tuple(sorted(labels.items())))
            return after[key] - before.get(key, 0)

        assert grown("carioca_interactions_total", kind="application_command", outcome="done") >= 1
        assert grown("carioca_interactions_total", kind="application_command", outcome="refused") == 1
        assert grown("carioca_interactions_total", kind="component", outcome="done") == 2
        assert grown("carioca_drawing_seconds_count") >= 2
        assert after["carioca_tables_in_memory", ()] == 1
        assert after["carioca_tables_due", ()] == 1
        assert after["carioca_log_queue", ()] == 0
        assert after["carioca_workers_queue", ()] == 0
        assert after["carioca_painters_queue", ()] == 0
        assert {name for _, labels in after for name, _ in labels} <= LABELS_KNOWN
        assert "Ana" not in text
        await outside.close()


def figures(text: str) -> dict[tuple[str, tuple], float]:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_bot_that_has_everything_is_well(database):
    async with world(database) as here:
        outside = Outside(here.bot, here.bot._database)
        port = await outside.start("127.0.0.1", 0)
        assert await get(port, "/healthz") == (200, '{"ok": true, "missing": []}')
        await outside.close()


async def test_a_bot_without_a_shard_or_its_database_is_alive_but_not_well(database):
    async with world(database) as here:
        nowhere = Database("postgresql://nobody@127.0.0.1:1/none")
        outside = Outside(here.bot, nowhere)
        port = await outside.start("127.0.0.1", 0)
        here.bot.shard_ids = [0, 1]
        assert await get(port, "/healthz") == (503, '{"ok": false, "missing": ["shard 1", "database"]}')
        assert (await get(port, "/livez"))[0] == 200
        await outside.close()
        await nowhere.close()
