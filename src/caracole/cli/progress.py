"""How far a long job is, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """Tell that so many more are done."""

    def __call__(self, count: int = 1) -> None: ...


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """``with progress("games", 1000) as advance: ... advance()``"""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=total)

            def advance(count: int = 1) -> None:
                bar.advance(task, count)

            yield advance
        return
    done = 0

    def tell(count: int = 1) -> None:
        nonlocal done
        before, done = done, done + count
        if done * 10 // total > before * 10 // total:  # ten lines in all
            print(f"{what}: {done}/{total}", file=sys.stderr, flush=True)

    yield tell
