"""Many tasks on all cores of this machine: processes of our own, results as they come."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from types import FrameType
from typing import Protocol, TypeVar

from caracole.kernel.errors import CaracoleError
from caracole.play.collector import collect_rarely

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

LOOK_FOR_PARENT = 0.5
"""Seconds."""
AHEAD = 3
"""Tasks for each process that are handed out before one is done: nobody waits for the next, and no more results are
held than that, however many tasks there are."""


class Terminated(KeyboardInterrupt):
    """Somebody sent SIGTERM: ended like Ctrl-C, told apart by the exit code."""


class Backend(Protocol):
    """Where tasks are done: here one after the other, in processes, or on a cluster (``caracole.lab.cluster``)."""

    def run(self, work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterator[tuple[int, ResultT]]:
        """The result of every task with the place of the task, exactly once each, as soon as it is there. ``work`` is
        a function of a module. Whoever has enough closes the iterator."""


class InTurn:
    """One after the other, in this process."""

    workers = 1

    def run(self, work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterator[tuple[int, ResultT]]:
        """Results in the order of the tasks."""
        for place, task in enumerate(tasks):
            yield place, work(task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterator[tuple[int, ResultT]]:
        """Results as they come."""
        from concurrent.futures import (  # noqa: PLC0415 - a command starts quickly
            FIRST_COMPLETED,
            Future,
            ProcessPoolExecutor,
            wait,
        )
        from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415
        from multiprocessing import active_children, get_context  # noqa: PLC0415

        # Fresh processes: a copy of this one might inherit a lock that the progress bar holds.
        count, context = min(self.workers, len(tasks)), get_context("spawn")
        pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin, initargs=(os.getpid(),))
        waiting = iter(enumerate(tasks))
        running: dict[Future[ResultT], int] = {}
        with _heeding_sigterm():
            try:
                while True:
                    with _signals_later():
                        for place, task in islice(waiting, AHEAD * count - len(running)):
                            running[pool.submit(work, task)] = place
                    if not running:
                        break
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(future), future.result()
            except BrokenProcessPool as error:
                for process in active_children():  # one may wait for ever for what the dead one held
                    process.kill()
                raise CaracoleError("a process that played has died (is there memory enough?)") from error
            except KeyboardInterrupt:
                for process in active_children():
                    process.terminate()
                raise
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def on_this_machine(workers: int, tasks: int) -> Backend:
    """Processes, if there is more than one task and more than one worker."""
    return InTurn() if workers == 1 or tasks <= 1 else Processes(workers)


def _terminate(number: int, frame: FrameType | None) -> None:
    raise Terminated


def _begin(parent: int) -> None:
    """In a new process: end when told to, and with whoever started it, even if that one was killed and could not say
    so; and play without the collector's looking through everything."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    collect_rarely()


def _leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_FOR_PARENT)
    os._exit(1)


@contextmanager
def _heeding_sigterm() -> Iterator[None]:
    """SIGTERM ends us meanwhile as Ctrl-C does: with our processes."""
    if threading.current_thread() is not threading.main_thread():  # only there signals can be set
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _signals_later() -> Iterator[None]:
    """Ctrl-C and SIGTERM wait until the end of the block: a process that is being started gets all that it was to be
    told. Processes started meanwhile never hear Ctrl-C: we end them ourselves, and none dies with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows, where each process of a console hears it
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
