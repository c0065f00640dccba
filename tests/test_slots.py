"""Room for so many at a time: whoever is due first comes next, and nobody's place is lost."""

from __future__ import annotations

import asyncio

from bot.slots import Slots


async def use(slots: Slots, due: float, order: list[float], gate: asyncio.Event | None = None) -> None:
    async with slots.held(due):
        order.append(due)
        if gate is not None:
            await gate.wait()


async def waiting(
    slots: Slots, dues: list[float], order: list[float]
) -> tuple[asyncio.Event, list[asyncio.Task[None]]]:
    """One that has the only place, until the gate opens, and others that wait behind it."""
    gate = asyncio.Event()
    tasks = [asyncio.create_task(use(slots, 0, order, gate))]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(use(slots, due, order)) for due in dues]
    await asyncio.sleep(0)
    return gate, tasks


async def test_of_those_who_wait_the_one_due_first_is_next() -> None:
    order: list[float] = []
    gate, tasks = await waiting(Slots(1), [9, 3, 7, 1], order)
    gate.set()
    await asyncio.gather(*tasks)
    assert order == [0, 1, 3, 7, 9]


async def test_those_due_at_one_time_come_in_their_order() -> None:
    slots, order = Slots(1), list[str]()

    async def named(name: str) -> None:
        async with slots.held(5):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*map(named, "abcd"))
    assert order == ["a", "b", "c", "d"]


async def test_what_may_be_late_comes_due_in_the_end() -> None:
    order: list[float] = []
    slots = Slots(1)
    gate, tasks = await waiting(slots, [2], order)
    tasks += [asyncio.create_task(use(slots, due, order)) for due in (1, 3, 4)]  # asked for later
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    assert order == [0, 1, 2, 3, 4]


async def test_so_many_are_in_at_a_time_and_no_more() -> None:
    slots, inside, most = Slots(3), 0, 0

    async def enter(due: float) -> None:
        nonlocal inside, most
        async with slots.held(due):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*[enter(number % 7) for number in range(50)])
    assert most == 3


async def test_whoever_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    order: list[float] = []
    gate, tasks = await waiting(Slots(1), [1, 2], order)
    tasks[1].cancel()
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [0, 2]


async def test_a_place_given_to_one_who_gives_up_in_that_moment_goes_on_to_the_next() -> None:
    order: list[float] = []
    gate, tasks = await waiting(Slots(1), [1, 2], order)
    gate.set()
    await asyncio.sleep(0)
    tasks[1].cancel()  # it was given the place, and has not run since
    await asyncio.gather(*tasks, return_exceptions=True)
    assert tasks[1].cancelled()
    assert order == [0, 2]


async def test_an_error_inside_gives_the_place_back() -> None:
    slots = Slots(1)
    for _ in range(3):
        try:
            async with slots.held(0):
                raise ValueError
        except ValueError:
            pass
    await asyncio.wait_for(use(slots, 0, []), 1)
