"""Many tasks on all cores: processes of our own, results in the order of the tasks, progress on standard error."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from caracole.cli.progress import progress

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

LOOK_FOR_PARENT = 0.5
"""Seconds."""


class Terminated(KeyboardInterrupt):
    """Somebody sent SIGTERM: ended like Ctrl-C, told apart by the exit code."""


def do_all(
    work: Callable[[TaskT], ResultT],
    tasks: Sequence[TaskT],
    workers: int,
    sizes: Sequence[int],
    done: Callable[[ResultT], None] | None = None,
) -> list[ResultT]:
    """The result of every task. ``sizes`` say how far each one brings us; with one worker no process is started.
    ``done`` is told of each result as soon as it is there."""
    if not tasks:
        return []
    with progress("games", sum(sizes)) as advance:
        if workers == 1 or len(tasks) == 1:
            results = []
            for task, size in zip(tasks, sizes, strict=True):
                results.append(work(task))
                if done is not None:
                    done(results[-1])
                advance(size)
            return results
        return _in_processes(work, tasks, min(workers, len(tasks)), sizes, advance, done)


def _in_processes(
    work: Callable[[TaskT], ResultT],
    tasks: Sequence[TaskT],
    workers: int,
    sizes: Sequence[int],
    advance: Callable[[int], None],
    done: Callable[[ResultT], None] | None,
) -> list[ResultT]:
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import active_children, get_context

    # Fresh processes: a copy of this one might inherit a lock that the progress bar holds.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(os.getpid(),))
    with _heeding_sigterm():
        try:
            with _signals_later():
                futures = [pool.submit(work, task) for task in tasks]
            size_of = dict(zip(futures, sizes, strict=True))
            for future in as_completed(futures):
                result = future.result()
                if done is not None:
                    done(result)
                advance(size_of[future])
            return [future.result() for future in futures]
        except KeyboardInterrupt:
            for process in active_children():
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _terminate(number: int, frame: FrameType | None) -> None:
    raise Terminated


def _begin(parent: int) -> None:
    """In a new process: end when told to, and with whoever started it, even if that one was killed and could not say
    so."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


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
