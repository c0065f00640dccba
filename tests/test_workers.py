"""Work done by processes of its own: it comes back, it does not stop the loop, and no death of a process loses it."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from deadly import die_once, die_unless_in, never_end, raise_unspeakable

from bot.processes import NoProcessesError
from bot.workers import Workers, WorkersBusyError, WorkersClosedError, WorkLostError


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(2)
    yield workers
    workers.close()


async def test_work_is_done_in_another_process_and_its_result_comes_back(workers: Workers) -> None:
    assert await workers.run(divmod, 17, 5) == (3, 2)
    assert await workers.run(os.getpid) != os.getpid()


async def test_what_work_raises_is_raised_here(workers: Workers) -> None:
    with pytest.raises(ZeroDivisionError):
        await workers.run(divmod, 17, 0)


async def test_an_error_tells_where_it_came_from(workers: Workers) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        await workers.run(divmod, 17, 0)
    assert "In a worker process" in raised.value.__notes__[0]


async def test_an_error_that_cannot_be_sent_comes_back_by_its_name(workers: Workers) -> None:
    with pytest.raises(RuntimeError, match=r"^Unspeakable$"):
        await workers.run(raise_unspeakable)


async def test_work_or_a_result_that_cannot_be_sent_harms_nobody(workers: Workers) -> None:
    with pytest.raises((AttributeError, TypeError, pickle.PicklingError)):
        await workers.run(lambda: 1)
    with pytest.raises((AttributeError, TypeError, pickle.PicklingError)):
        await workers.run(threading.Lock)
    assert await workers.run(divmod, 17, 5) == (3, 2)


async def test_what_is_larger_than_any_buffer_comes_and_goes_whole(workers: Workers) -> None:
    sent = [os.urandom(3_000_000) for _ in range(4)]
    assert await asyncio.gather(*[workers.run(bytes.__add__, each, b"!") for each in sent]) == [
        each + b"!" for each in sent
    ]


async def test_who_waits_no_longer_is_not_given_what_another_waits_for(workers: Workers) -> None:
    given_up = [asyncio.create_task(workers.run(divmod, number, 5)) for number in range(8)]
    await asyncio.sleep(0)
    for each in given_up[::2]:
        each.cancel()
    done = await asyncio.gather(*given_up, return_exceptions=True)
    assert done[1::2] == [divmod(number, 5) for number in range(1, 8, 2)]
    assert await workers.run(divmod, 17, 5) == (3, 2)


async def test_the_event_loop_goes_on_while_a_process_computes(workers: Workers) -> None:
    turns = 0
    work = asyncio.create_task(workers.run(sum, range(3_000_000)))
    while not work.done():
        await asyncio.sleep(0)
        turns += 1
    assert await work == 4_499_998_500_000
    assert turns > 100


async def test_a_worker_that_dies_is_told_of_and_its_work_is_done_by_another(
    workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        again = await workers.run(die_once, tmp_path / "died")
    assert again not in (os.getpid(), await workers.run(os.getpid)), "alone, and new processes have followed"
    assert [each.message for each in caplog.records] == [
        "a worker process died; its work is done once more, and new processes follow"
    ]


async def test_what_kills_one_process_after_another_is_given_up_and_never_done_by_the_bot_itself(
    workers: Workers,
) -> None:
    deadly = [workers.run(die_unless_in, os.getpid()) for _ in range(2)]
    harmless = [workers.run(divmod, 17, 5) for _ in range(2)]
    done = await asyncio.gather(*deadly, *harmless, return_exceptions=True)
    assert [type(each) for each in done[:2]] == [WorkLostError] * 2
    assert done[2:] == [(3, 2)] * 2, "work that was beside it is not lost with it"


async def test_work_without_an_end_is_given_up_and_the_next_is_done() -> None:
    workers = Workers(1, limit=0.2)
    with pytest.raises(WorkLostError):
        await workers.run(never_end)
    assert await workers.run(divmod, 17, 5) == (3, 2)
    workers.close()


async def test_closing_ends_what_is_being_done() -> None:
    workers = Workers(1)
    process = await workers.run(os.getpid)
    work = asyncio.create_task(workers.run(never_end))
    await asyncio.sleep(0.05)
    workers.close()
    with pytest.raises(WorkersClosedError):
        await work
    await asyncio.to_thread(_await_end, str(process))


async def test_the_event_loop_goes_on_while_processes_start(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def start(*_: object) -> None:
        go_on.wait()
        raise NoProcessesError("OSError")

    monkeypatch.setattr("bot.workers.Processes", start)
    workers = Workers(1)
    work = asyncio.create_task(workers.run(divmod, 17, 5))
    await asyncio.sleep(0)
    go_on.set()
    assert await work == (3, 2)
    workers.close()


async def test_without_processes_a_thread_does_the_work() -> None:
    workers = Workers(0)
    assert await workers.run(os.getpid) == os.getpid()
    workers.close()


@pytest.mark.parametrize("step", ["socket.socketpair", "multiprocessing.process.BaseProcess.start"])
async def test_where_there_can_be_no_processes_a_thread_does_the_work(
    step: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no sockets, or no folder for one")

    monkeypatch.setattr(step, refuse)
    workers = Workers(2)
    assert await workers.run(os.getpid) == os.getpid()
    assert "no worker processes here (OSError)" in caplog.text
    workers.close()


async def test_processes_are_tried_again_some_time_after_none_could_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("too many processes, for now")

    monkeypatch.setattr("bot.workers.RESPITE", 0.0)
    workers = Workers(1)
    with monkeypatch.context() as scarce:
        scarce.setattr("multiprocessing.process.BaseProcess.start", refuse)
        assert await workers.run(os.getpid) == os.getpid()
    assert await workers.run(os.getpid) != os.getpid()
    workers.close()


async def test_more_work_than_can_wait_is_refused() -> None:
    workers = Workers(0, backlog=3)
    waiting = [asyncio.create_task(workers.run(time.sleep, 0.01)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(WorkersBusyError):
        await workers.run(os.getpid)
    await asyncio.gather(*waiting)
    assert await workers.run(os.getpid) == os.getpid(), "there is room again"
    workers.close()


async def test_closed_workers_take_nothing_more(workers: Workers) -> None:
    await workers.run(os.getpid)
    workers.close()
    with pytest.raises(WorkersClosedError):
        await workers.run(os.getpid)


ORPHANS = """
import asyncio, os
from bot.workers import Workers
async def main():
    workers = Workers(2)
    print(*{await workers.run(os.getpid) for _ in range(4)}, flush=True)
    await asyncio.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_worker_outlives_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(ORPHANS)
    bot = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert bot.stdout is not None
    workers = bot.stdout.readline().split()
    assert workers
    bot.kill()
    bot.wait()
    bot.stdout.close()
    _await_end(*workers)


def _await_end(*processes: str) -> None:
    for _ in range(1000):
        if not any(map(_runs, processes)):
            return
        time.sleep(0.01)
    raise AssertionError("a worker is still there")


def _runs(process: str) -> bool:
    """Whether it is there, and not only waits to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
