"""Pictures drawn by processes of their own: the same pictures, and first those that somebody waits for."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.painters import Painters
from bot.workers import WorkersBusyError
from renderers import THEMES, render_hand, render_table, samples

HAND = samples.view(3, round=6, seat=0, phase="play", hand="7S7D3HJKQCKC4D5D9S2HTHAS", drawn="TH")


@pytest_asyncio.fixture
async def thread() -> AsyncIterator[Painters]:
    painters = Painters(0)
    yield painters
    painters.close()


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[Painters]:
    painters = Painters(2)
    yield painters
    painters.close()


async def test_a_process_draws_the_same_as_this_one(processes: Painters) -> None:
    view, people = samples.busy(), samples.people(8)
    drawn = await processes.draw_within(0, 7, render_table, view, people, locale="es")
    assert drawn == render_table(view, people, locale="es")
    assert await processes.draw(render_hand, HAND, locale="es") == render_hand(HAND, locale="es")


async def test_a_table_has_always_the_same_painter_and_two_tables_may_have_two(processes: Painters) -> None:
    drawing = [[await processes.draw_within(0, table, os.getpid) for _ in range(3)] for table in (4, 5)]
    assert [len(set(each)) for each in drawing] == [1, 1]
    assert len({os.getpid(), drawing[0][0], drawing[1][0]}) == 3


async def test_a_theme_is_the_same_to_a_painter_as_its_own(processes: Painters) -> None:
    own = await processes.draw(eval, "hash(__import__('renderers').THEMES['felt'])")
    assert await processes.draw(hash, THEMES["felt"]) == own, "else it would find nothing of what it has drawn"


async def test_without_painters_a_thread_draws(thread: Painters) -> None:
    assert await thread.draw(os.getpid) == os.getpid()
    assert await thread.draw(threading.get_ident) != threading.get_ident()


async def test_what_somebody_waits_for_is_drawn_before_the_tables(thread: Painters) -> None:
    begun, go_on, order = threading.Event(), threading.Event(), list[str]()

    def hold() -> None:
        begun.set()
        go_on.wait()

    drawing = [asyncio.create_task(thread.draw(hold)) for _ in range(2)]  # one draws, the next is ready
    drawing += [asyncio.create_task(thread.draw_within(1, n, order.append, f"table {n}")) for n in range(3)]
    await asyncio.to_thread(begun.wait)
    drawing.append(asyncio.create_task(thread.draw(order.append, "hand")))
    await asyncio.sleep(0)
    assert thread.waiting == 6
    go_on.set()
    await asyncio.gather(*drawing)
    assert order == ["hand", "table 0", "table 1", "table 2"]


async def test_more_than_can_be_drawn_in_reasonable_time_is_refused() -> None:
    painters = Painters(0, backlog=1)
    drawing = asyncio.create_task(painters.draw(os.getpid))
    await asyncio.sleep(0)
    with pytest.raises(WorkersBusyError):
        await painters.draw(os.getpid)
    assert await drawing
    painters.close()


async def test_getting_ready_ends_where_there_are_no_more_steps(processes: Painters) -> None:
    assert await processes.prepare(bool, 3)
    assert not await processes.prepare(bool, 0)
