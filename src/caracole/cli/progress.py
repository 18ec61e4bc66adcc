"""How far a long job is, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

SOON = 10.0
"""Seconds after which a job is long enough to be told how long it will take."""


class Advance(Protocol):
    """Tell that so many more are done."""

    def __call__(self, count: int = 1) -> None: ...


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """``with progress("games", 1000) as advance: ... advance()``"""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        rate = TextColumn("{task.fields[rate]}")
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=total, rate="")

            def advance(count: int = 1) -> None:
                bar.advance(task, count)
                speed = bar.tasks[0].speed
                bar.update(task, rate="" if speed is None else f"{speed:.1f}/s")

            yield advance
        return
    done, began = 0, perf_counter()

    def tell(count: int = 1) -> None:
        nonlocal done
        before, done = done, done + count
        if done * 10 // total > before * 10 // total:  # ten lines in all
            print(f"{what}: {done}/{total}{_pace(done, total, perf_counter() - began)}", file=sys.stderr, flush=True)

    yield tell


def _pace(done: int, total: int, seconds: float) -> str:
    """How fast it goes and how long it will take, once that can be said."""
    if seconds < SOON or not done:
        return ""
    rate = done / seconds
    return f" ({rate:.2g}/s, {(total - done) / rate:.0f} s left)"
