"""Many tasks on all cores: processes of our own, results in the order of the tasks, progress on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import TypeVar

from caracole.cli.progress import progress

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


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
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        with _deaf():
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


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: we end them ourselves, and none dies with a traceback."""
    if current_thread() is not main_thread():  # only there signals can be set
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
