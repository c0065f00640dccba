"""Locks that processes share: one holder at a time, first come first served, free when the holder is gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage import SharedLocks, database_url, locks

KIND = 7


@pytest.fixture
async def lock(postgres_url):
    """Makes holders of locks, each as if in a process of its own."""
    made: list[SharedLocks] = []

    def of(*numbers: int, kind: int = KIND) -> SharedLocks:
        made.append(SharedLocks(database_url(postgres_url), kind, numbers))
        return made[-1]

    yield of
    for each in made:
        await each.release()


async def test_a_second_holder_waits_until_the_first_lets_go(lock):
    first, second = lock(1), lock(1)
    await first.take()
    told: asyncio.Queue[int] = asyncio.Queue()
    waiting = asyncio.create_task(second.take(told.put_nowait))
    assert await told.get() == 1
    assert not waiting.done()
    await first.release()
    await waiting
    assert await second.are_held()
    assert not await first.are_held()


async def test_whoever_came_first_is_served_first(lock):
    holder, order = lock(1), []
    await holder.take()

    async def queue(name: str, come: asyncio.Event) -> None:
        mine = lock(1)
        await mine.take(lambda _: come.set())
        order.append(name)
        await mine.release()

    tasks = []
    for name in ("Ana", "Beto", "Cami"):
        come = asyncio.Event()
        tasks.append(asyncio.create_task(queue(name, come)))
        await come.wait()
        await asyncio.sleep(0.05)
    await holder.release()
    await asyncio.gather(*tasks)
    assert order == ["Ana", "Beto", "Cami"]


async def test_other_numbers_and_other_kinds_are_other_locks(lock):
    await lock(1, 2).take()
    await lock(3).take()
    await lock(1, 2, kind=KIND + 1).take()


async def test_giving_up_leaves_the_queue(lock):
    first, second, third = lock(1), lock(1), lock(1)
    await first.take()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await second.take()
    await first.release()
    await third.take()
    assert await third.are_held()


async def test_locks_lost_with_their_connection_are_taken_again(lock, postgres, monkeypatch):
    monkeypatch.setattr(locks, "LOOK_EVERY", 0.05)
    mine = lock(1)
    await mine.take()
    watching = asyncio.create_task(mine.watch())
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7")
    told: asyncio.Queue[int] = asyncio.Queue()
    async with asyncio.timeout(20):
        while not await mine.are_held():  # noqa: ASYNC110 - the watch tells nobody
            await asyncio.sleep(0.02)
        waiting = asyncio.create_task(lock(1).take(told.put_nowait))
        assert await told.get() == 1
    assert not watching.done()
    watching.cancel()
    await mine.release()
    await waiting


async def test_whoever_loses_a_lock_to_another_is_told_which(lock, postgres, monkeypatch):
    mine, other = lock(4, 5), lock(5)
    await mine.take()
    waiting = asyncio.create_task(other.take())
    await asyncio.sleep(0.1)
    postgres.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 5 AND granted"
    )
    await waiting
    monkeypatch.setattr(locks, "LOOK_EVERY", 0.5)
    async with asyncio.timeout(20):
        assert await mine.watch() == 5


def test_sqlite_has_no_locks_to_share():
    with pytest.raises(ValueError, match="PostgreSQL"):
        SharedLocks(database_url("sqlite:///x"), KIND, [1])
